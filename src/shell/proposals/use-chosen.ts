import { useState } from 'react';
import { isMore, lesserOf, sumOf } from './resource-groups.ts';
import type { Waiting } from './use-approval-queue.ts';

export interface Chosen {
  waiting: Waiting[];
  together: { amount: string; limit: string; currency: string; isTooMuch: boolean } | undefined;
  isChosen: (one: Waiting) => boolean;
  /** A joint decision needs the same operation and currency, and a pack that allows it. */
  mayJoin: (one: Waiting) => boolean;
  toggle: (one: Waiting) => void;
  clear: () => void;
  /** Keeps its proposals, even if they no longer wait. */
  asked: { decision: JointDecision; seen: Waiting[] } | undefined;
  ask: (decision: JointDecision) => void;
  close: () => void;
}

export type JointDecision = 'approve' | 'reject';

/** @param all Waiting proposals. Others are dropped from the choice. */
export function useChosen(all: Waiting[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Chosen['asked']>();
  const waiting = all.filter((one) => one.bulkLimit !== undefined && ids.has(one.proposal.proposalId));
  const isChosen = ({ proposal }: Waiting) => waiting.some((one) => one.proposal.proposalId === proposal.proposalId);
  const mayJoin = (one: Waiting) => one.bulkLimit !== undefined && waiting.every((other) => isAlike(one, other));
  return {
    waiting,
    together: togetherOf(waiting),
    isChosen,
    mayJoin,
    toggle: (one) => {
      if (!isChosen(one) && !mayJoin(one)) return;
      const id = one.proposal.proposalId;
      setIds((present) => new Set(present.has(id) ? [...present].filter((other) => other !== id) : [...present, id]));
    },
    clear: () => setIds(new Set()),
    asked,
    ask: (decision) => setAsked({ decision, seen: waiting }),
    close: () => {
      setAsked(undefined);
      setIds(new Set());
    },
  };
}

function isAlike({ proposal: one }: Waiting, { proposal: other }: Waiting): boolean {
  return one.operation === other.operation && one.money?.currency === other.money?.currency;
}

function togetherOf(waiting: Waiting[]): Chosen['together'] {
  const [first] = waiting;
  const currency = first?.proposal.money?.currency;
  if (currency === undefined) return undefined;
  const amount = sumOf(waiting.map(({ proposal }) => proposal.money?.amount ?? '0'));
  const limit = waiting.flatMap(({ bulkLimit }) => bulkLimit ?? []).reduce(lesserOf);
  return { amount, limit, currency, isTooMuch: isMore(amount, limit) };
}
