import { useState } from 'react';
import { isMore, lesserOf, sumOf } from './resource-groups.ts';
import type { Waiting } from './use-approval-queue.ts';

export type Chosen = ReturnType<typeof useChosen>;

export type JointDecision = 'approve' | 'reject';

/** @param all Waiting proposals. Others are dropped from the choice. */
export function useChosen(all: Waiting[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ decision: JointDecision; seen: Waiting[] }>();
  const waiting = all.filter((one) => one.bulkLimit !== undefined && ids.has(one.proposal.proposalId));
  const isChosen = ({ proposal }: Waiting) => waiting.some((one) => one.proposal.proposalId === proposal.proposalId);
  /** A joint decision needs the same operation and currency, and a pack that allows it. */
  const mayJoin = (one: Waiting) => one.bulkLimit !== undefined && waiting.every((other) => isAlike(one, other));
  return {
    waiting,
    together: togetherOf(waiting),
    isChosen,
    mayJoin,
    toggle: (one: Waiting) => {
      if (!isChosen(one) && !mayJoin(one)) return;
      const id = one.proposal.proposalId;
      setIds((present) => new Set(present.has(id) ? [...present].filter((other) => other !== id) : [...present, id]));
    },
    clear: () => setIds(new Set()),
    /** Keeps its proposals, even if they no longer wait. */
    asked,
    ask: (decision: JointDecision) => setAsked({ decision, seen: waiting }),
    close: () => {
      setAsked(undefined);
      setIds(new Set());
    },
  };
}

function isAlike({ proposal: one }: Waiting, { proposal: other }: Waiting): boolean {
  return one.operation === other.operation && one.money?.currency === other.money?.currency;
}

function togetherOf(waiting: Waiting[]) {
  const [first] = waiting;
  const currency = first?.proposal.money?.currency;
  if (currency === undefined) return undefined;
  const amount = sumOf(waiting.map(({ proposal }) => proposal.money?.amount ?? '0'));
  const limit = waiting.flatMap(({ bulkLimit }) => bulkLimit ?? []).reduce(lesserOf);
  return { amount, limit, currency, isTooMuch: isMore(amount, limit) };
}
