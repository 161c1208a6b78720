import {
  type AllAwaited,
  type AwaitedOutline,
  type AwaitingApproval,
  type EndedOutline,
  STAGES,
  type Stage,
} from '../actions/awaiting-approval.ts';
import type { Member } from '../identity/members/model.ts';
import { permits, type Role } from '../identity/roles.ts';
import type { MailboxDocument, ToldDocument } from './mailboxes/schema.ts';

/** So many are judged for one mail; what is behind them is told of as more. */
const MOST_JUDGED = 1_000;

/** What a person is to be told of. */
export interface News {
  /** What waits for them, or for anybody where they are called in: soonest expiry first. */
  outlines: AwaitedOutline[];
  /** Which of these they may not approve themselves. */
  foreign: ReadonlySet<string>;
  /** All that this tells of, with what was not judged. */
  telling: ToldDocument[];
  /** Whether there may be more than the outlines. */
  isAtLeast: boolean;
  /** What became of what they were told of, the last first. */
  endings: EndedOutline[];
}

/** Who is told: somebody who belongs to the tenant. */
export type Reader = Pick<Member, 'personId' | 'role'>;

export interface NewsOptions {
  awaited: Pick<AwaitingApproval, 'all' | 'approvableBy' | 'waiting' | 'endedOf' | 'endingsOf'>;
}

/** What a person is to be told of at this moment, judged by all that says whether it waits for them. */
export class NewsDesk {
  readonly #awaited: NewsOptions['awaited'];

  constructor({ awaited }: NewsOptions) {
    this.#awaited = awaited;
  }

  /** @param mailbox What they were told of, and what is on its way to them: of that, what still holds of it. */
  async of(tenantId: string, reader: Reader, mailbox: Pick<MailboxDocument, 'told' | 'letter'>): Promise<News> {
    const all = await this.#awaited.all(tenantId);
    const wanted = mailbox.letter?.proposals ?? untold(all, reader, mailbox.told);
    const judged = await this.#judged(tenantId, reader, wanted, all);
    const ended = await this.#awaited.endedOf(tenantId, noLongerAwaited(all, mailbox.told));
    return { ...judged, endings: ended.size === 0 ? [] : await this.#awaited.endingsOf(tenantId, [...ended]) };
  }

  async #judged(tenantId: string, { personId, role }: Reader, wanted: readonly string[], all: AllAwaited) {
    let [outlines, beyond]: [AwaitedOutline[], readonly string[]] = [[], wanted];
    let foreign: ReadonlySet<string> = new Set();
    while (outlines.length === 0 && beyond.length > 0) {
      const piece = beyond.slice(0, MOST_JUDGED);
      beyond = beyond.slice(MOST_JUDGED);
      const own = await this.#awaited.approvableBy(tenantId, personId, piece);
      const known = new Set(own.map(({ proposalId }) => proposalId));
      const others = isCalledIn(role) ? piece.filter((id) => all.stageOf(id) === 'escalated' && !known.has(id)) : [];
      const called = others.length === 0 ? [] : await this.#awaited.waiting(tenantId, others);
      foreign = new Set(called.map(({ proposalId }) => proposalId));
      outlines = [...own, ...called].sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
    }
    const telling = [
      ...outlines.map(({ proposalId, stage }) => ({ proposal: proposalId, stage })),
      ...(outlines.length === 0 ? [] : beyond).map((id) => ({ proposal: id, stage: all.stageOf(id) ?? 'waits' })),
    ];
    return { outlines, foreign, telling, isAtLeast: telling.length > outlines.length };
  }
}

/** Whether somebody of this role is told of what nobody decides on, where the pack names nobody. */
function isCalledIn(role: Role): boolean {
  return permits(role, 'members.manage');
}

/** What may wait for somebody, and they were not told of, or not that it is as pressing as it is. */
export function untold(all: AllAwaited, { personId, role }: Reader, told: readonly ToldDocument[]): string[] {
  const known = new Map(told.map(({ proposal, stage }) => [proposal, stage]));
  const possible = new Set(permits(role, 'actions.approve') ? all.possibleFor(personId) : []);
  return all.proposalIds.filter((id) => {
    const stage = all.stageOf(id);
    if (stage === null || !isMore(stage, known.get(id))) return false;
    return possible.has(id) || (stage === 'escalated' && isCalledIn(role));
  });
}

/** What somebody was told of, and waits no more: it may have come to an end. */
export function noLongerAwaited(all: AllAwaited, told: readonly ToldDocument[]): string[] {
  return told.map(({ proposal }) => proposal).filter((id) => all.stageOf(id) === null);
}

/** What somebody was told of once they have been told of this, too. */
export function toldOf(told: readonly ToldDocument[], { telling, endings }: News): ToldDocument[] {
  const all = new Map([...told, ...telling].map(({ proposal, stage }) => [proposal, stage]));
  for (const { proposalId } of endings) all.delete(proposalId);
  return [...all].map(([proposal, stage]) => ({ proposal, stage }));
}

function isMore(stage: Stage, told: Stage | undefined): boolean {
  return told === undefined || STAGES.indexOf(stage) > STAGES.indexOf(told);
}
