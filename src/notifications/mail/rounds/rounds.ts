import { type AwaitingApproval, CHANGES_OF_APPROVERS } from '../../../approvals/index.ts';
import { currentTime, currentTimeMs } from '../../../platform/clock.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import type { EventType } from '../../../platform/outbox/event-types.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import type { TenantRound } from '../../../platform/work/tenant-round.ts';
import { roundWork } from '../../rounds/work.ts';
import type { MailboxRepository } from '../mailboxes/repository.ts';
import { type NewsDesk, noLongerAwaited, untold } from '../news.ts';

export const ROUND = 'mail_round';

/** Milliseconds, longer than a round takes. Two rounds at once mark the same people. */
const LEASE_MS = 30_000;
/** Milliseconds in which events are gathered for one email. */
const GATHERED_MS = 2_000;

/** Events after which a proposal may wait for somebody, or a reported one has ended. */
const REASONS: ReadonlySet<EventType> = new Set<EventType>([
  'proposal.created',
  'proposal.checked',
  'proposal.approval_added',
  'proposal.approval_escalated',
  'proposal.approval_reminded',
  'proposal.approval_required',
  'proposal.cancelled',
  'proposal.denied',
  'proposal.executed',
  'proposal.execution_failed',
  'proposal.execution_refused',
  'proposal.expired',
  'proposal.rejected',
  'member.joined',
  ...CHANGES_OF_APPROVERS,
]);

export interface RoundsOptions {
  rounds: (tenantId: string) => TenantRound;
  mailboxes: (tenantId: string) => MailboxRepository;
  awaited: Pick<AwaitingApproval, 'endedOf'>;
  news: Pick<NewsDesk, 'waiting'>;
  wakeRounds: () => void;
  wakeDigests: () => void;
}

/** The check of who gets an email, and with which content, happens when it is sent. */
export class Rounds {
  readonly #options: RoundsOptions;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Awaited before the events leave their outboxes, so that no event is lost in a crash. */
  async noticeMoving(tenantId: string, events: readonly Pick<OutboxEvent, 'type'>[]): Promise<void> {
    if (!events.some(({ type }) => REASONS.has(type))) return;
    await this.#options.rounds(tenantId).mark(new Date(currentTimeMs() + GATHERED_MS));
    setTimeout(() => this.#options.wakeRounds(), GATHERED_MS).unref();
  }

  async begin(tenantId: string): Promise<void> {
    await this.#options.rounds(tenantId).mark(currentTime());
    this.#options.wakeRounds();
  }

  async run(tenantId: string): Promise<void> {
    const { rounds, mailboxes, awaited, news, wakeDigests } = this.#options;
    const round = await rounds(tenantId).begin();
    if (round === null) return;
    const [waiting, boxes] = await Promise.all([news.waiting(tenantId), mailboxes(tenantId).list()]);
    if (waiting.all.proposalIds.length > 0 || boxes.some(({ told }) => told.length > 0)) {
      const told = new Map(boxes.map((box) => [box.person_id, box.told]));
      const over = new Set([...told.values()].flatMap((one) => noLongerAwaited(waiting.all, one)));
      const ended = await awaited.endedOf(tenantId, [...over]);
      for (const personId of waiting.roles.keys()) {
        const known = told.get(personId) ?? [];
        const hasEndings = known.some(({ proposal }) => ended.has(proposal)) && !waiting.absences.isAway(personId);
        const hasNews = hasEndings || untold(waiting, personId, known).length > 0;
        if (hasNews && !waiting.silent.has(personId)) await mailboxes(tenantId).mark(personId);
      }
      wakeDigests();
    }
    // After a change of an absence, people hear what they missed, and stand-ins hear what waits.
    const { nextChange } = waiting.absences;
    await rounds(tenantId).end(round, nextChange, new Date(currentTimeMs() + GATHERED_MS));
  }
}

export function mailRoundWork(rounds: Rounds): WorkKind {
  const run = (tenantId: string) => rounds.run(tenantId);
  return roundWork({ name: ROUND, collection: 'mail_rounds', leaseMs: LEASE_MS, run });
}
