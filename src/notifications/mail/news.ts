import {
  type AllAwaited,
  type AwaitedOutline,
  type AwaitingApproval,
  type EndedOutline,
  STAGES,
  type Stage,
} from '../../approvals/index.ts';
import type { MemberService, Role } from '../../identity/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { Absences } from '../absences/model.ts';
import type { AbsenceRepository } from '../absences/repository.ts';
import { Audience } from '../audience.ts';
import type { MailboxDocument, ToldDocument } from './mailboxes/schema.ts';

const MOST_JUDGED = 1_000;

export interface News {
  /** Proposals that wait for the person, or for anybody if the person was called in; soonest expiry first. */
  outlines: AwaitedOutline[];
  /** Proposals above that the person may not approve. */
  foreign: ReadonlySet<string>;
  /** All proposals that this news covers, including those that were not checked. */
  covered: ToldDocument[];
  isAtLeast: boolean;
  endings: EndedOutline[];
}

interface NewsOptions {
  awaited: Pick<AwaitingApproval, 'all' | 'approvableBy' | 'waiting' | 'endedOf' | 'endingsOf'>;
  members: Pick<MemberService, 'roles'>;
  absences: (tenantId: string) => AbsenceRepository;
  silentIn: (tenantId: string) => Promise<ReadonlySet<string>>;
}

export interface Waiting {
  all: AllAwaited;
  audience: Audience;
  absences: Absences;
  silent: ReadonlySet<string>;
  roles: ReadonlyMap<string, Role>;
}

export class NewsDesk {
  readonly #options: NewsOptions;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  async waiting(tenantId: string): Promise<Waiting> {
    const { awaited, members, absences: absencesOf, silentIn } = this.#options;
    const [all, roles, absent, silent] = await Promise.all([
      awaited.all(tenantId),
      members.roles(tenantId),
      absencesOf(tenantId).list(),
      silentIn(tenantId),
    ]);
    const absences = new Absences(absent, currentTime());
    return { all, roles, absences, silent, audience: new Audience(all, { roles, absences, silent }) };
  }

  /** @param mailbox If an email is in progress, only its proposals that still wait are included. */
  async of(tenantId: string, personId: string, mailbox: Pick<MailboxDocument, 'told' | 'letter'>): Promise<News> {
    const waiting = await this.waiting(tenantId);
    const wanted = mailbox.letter?.proposals ?? untold(waiting, personId, mailbox.told);
    const judged = await this.#judged(tenantId, personId, wanted, waiting);
    // An absent person learns about outcomes after their return.
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
    const covered = [
      ...outlines.map(({ proposalId, stage }) => ({ proposal: proposalId, stage })),
      ...(outlines.length === 0 ? [] : beyond).map((id) => ({ proposal: id, stage: all.stageOf(id) ?? 'waits' })),
    ];
    return { outlines, foreign, covered, isAtLeast: covered.length > outlines.length };
  }
}

/** Returns proposals that were not reported yet, or were less urgent then. */
export function untold({ all, audience }: Waiting, personId: string, told: readonly ToldDocument[]): string[] {
  const known = new Map(told.map(({ proposal, stage }) => [proposal, stage]));
  return all.proposalIds.filter((id) => {
    const stage = all.stageOf(id);
    if (stage === null || !isMore(stage, known.get(id))) return false;
    const { approvers, calledIn } = audience.of(id);
    return approvers.has(personId) || calledIn.has(personId);
  });
}

export function noLongerAwaited(all: AllAwaited, told: readonly ToldDocument[]): string[] {
  return told.map(({ proposal }) => proposal).filter((id) => all.stageOf(id) === null);
}

export function toldOf(told: readonly ToldDocument[], { covered, endings }: News): ToldDocument[] {
  const all = new Map([...told, ...covered].map(({ proposal, stage }) => [proposal, stage]));
  for (const { proposalId } of endings) all.delete(proposalId);
  return [...all].map(([proposal, stage]) => ({ proposal, stage }));
}

function isMore(stage: Stage, told: Stage | undefined): boolean {
  return told === undefined || STAGES.indexOf(stage) > STAGES.indexOf(told);
}
