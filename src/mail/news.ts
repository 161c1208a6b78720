import {
  type AllAwaited,
  type AwaitedOutline,
  type AwaitingApproval,
  type EndedOutline,
  STAGES,
  type Stage,
} from '../actions/awaiting-approval.ts';
import type { Role } from '../identity/roles.ts';
import type { Absences } from './absences/model.ts';
import { Audience } from './audience.ts';
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

export interface NewsOptions {
  awaited: Pick<AwaitingApproval, 'all' | 'approvableBy' | 'waiting' | 'endedOf' | 'endingsOf'>;
  rolesIn: (tenantId: string) => Promise<ReadonlyMap<string, Role>>;
  absencesIn: (tenantId: string) => Promise<Absences>;
  /** Those who want no mail. */
  silentIn: (tenantId: string) => Promise<ReadonlySet<string>>;
}

/** What waits in a tenant at some moment, and who is told of it. */
export interface Waiting {
  all: AllAwaited;
  audience: Audience;
  absences: Absences;
  silent: ReadonlySet<string>;
  roles: ReadonlyMap<string, Role>;
}

/** What people are to be told of at this moment, judged by all that says whether it waits for them. */
export class NewsDesk {
  readonly #options: NewsOptions;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  /** All that waits in a tenant, and for whom. */
  async waiting(tenantId: string): Promise<Waiting> {
    const { awaited, rolesIn, absencesIn, silentIn } = this.#options;
    const [all, roles, absences, silent] = await Promise.all([
      awaited.all(tenantId),
      rolesIn(tenantId),
      absencesIn(tenantId),
      silentIn(tenantId),
    ]);
    return { all, roles, absences, silent, audience: new Audience(all, { roles, absences, silent }) };
  }

  /**
   * What a member is to be told of.
   * @param mailbox What they were told of, and what is on its way to them: of that, what still holds of it.
   */
  async of(tenantId: string, personId: string, mailbox: Pick<MailboxDocument, 'told' | 'letter'>): Promise<News> {
    const waiting = await this.waiting(tenantId);
    const wanted = mailbox.letter?.proposals ?? untold(waiting, personId, mailbox.told);
    const judged = await this.#judged(tenantId, personId, wanted, waiting);
    // Who is away is told what became of things once they are back.
    const isHeld = judged.outlines.length === 0 && waiting.absences.isAway(personId);
    const { awaited } = this.#options;
    const ended = isHeld ? [] : [...(await awaited.endedOf(tenantId, noLongerAwaited(waiting.all, mailbox.told)))];
    return { ...judged, endings: ended.length === 0 ? [] : await awaited.endingsOf(tenantId, ended) };
  }

  async #judged(tenantId: string, personId: string, wanted: readonly string[], { all, audience }: Waiting) {
    const { awaited } = this.#options;
    let [outlines, beyond]: [AwaitedOutline[], readonly string[]] = [[], wanted];
    let foreign: ReadonlySet<string> = new Set();
    while (outlines.length === 0 && beyond.length > 0) {
      const piece = beyond.slice(0, MOST_JUDGED);
      beyond = beyond.slice(MOST_JUDGED);
      const own = await awaited.approvableBy(tenantId, personId, piece);
      const known = new Set(own.map(({ proposalId }) => proposalId));
      const others = piece.filter((id) => !known.has(id) && audience.of(id).calledIn.has(personId));
      const called = others.length === 0 ? [] : await awaited.waiting(tenantId, others);
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

/** What a member is among those told of, and was not told of, or not that it is as pressing as it is. */
export function untold({ all, audience }: Waiting, personId: string, told: readonly ToldDocument[]): string[] {
  const known = new Map(told.map(({ proposal, stage }) => [proposal, stage]));
  return all.proposalIds.filter((id) => {
    const stage = all.stageOf(id);
    if (stage === null || !isMore(stage, known.get(id))) return false;
    const { approvers, calledIn } = audience.of(id);
    return approvers.has(personId) || calledIn.has(personId);
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
