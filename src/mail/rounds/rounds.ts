import { type AwaitingApproval, CHANGES_OF_APPROVERS } from '../../actions/awaiting-approval.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { EventType } from '../../platform/outbox/event-types.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { TenantRound } from '../../platform/work/tenant-round.ts';
import type { MailboxRepository } from '../mailboxes/repository.ts';
import { type NewsDesk, noLongerAwaited, untold } from '../news.ts';
import { ROUNDS_DUE } from './schema.ts';

/** Name of the work. */
export const ROUND = 'mail_round';

const LIMITS = { inAll: 4, perTenant: 1, perPeer: 1 };
/** Longer than a round takes. Two at once do no harm: they mark the same. */
const LEASE_MS = 30_000;
/** What happens in so short a time is told by one mail. */
const GATHERED_MS = 2_000;

/** After these, somebody may have to be told of something: that it waits for them, or what became of it. */
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
  /** Says that a round is due. */
  wakeRounds: () => void;
  /** Says that somebody is to be told of something. */
  wakeTelling: () => void;
}

/** Finds who may have to be told of something. Whether they are, and of what, is judged when it is sent. */
export class Rounds {
  readonly #options: RoundsOptions;

  constructor(options: RoundsOptions) {
    this.#options = options;
  }

  /** Has a round made after these events: once this resolves, also after a crash. */
  async noticeMoving(tenantId: string, events: readonly Pick<OutboxEvent, 'type'>[]): Promise<void> {
    if (!events.some(({ type }) => REASONS.has(type))) return;
    await this.#options.rounds(tenantId).mark(new Date(currentTimeMs() + GATHERED_MS));
    setTimeout(() => this.#options.wakeRounds(), GATHERED_MS).unref();
  }

  /** Has a round made at once. */
  async begin(tenantId: string): Promise<void> {
    await this.#options.rounds(tenantId).mark(currentTime());
    this.#options.wakeRounds();
  }

  /** Marks those who may have to be told of something that they were not told of. */
  async run(tenantId: string): Promise<void> {
    const { rounds, mailboxes, awaited, news, wakeTelling } = this.#options;
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
      wakeTelling();
    }
    // Who comes back is told of what they were not, and who stands in for somebody of what waits from then on.
    const { nextChange } = waiting.absences;
    await rounds(tenantId).end(round, nextChange, new Date(currentTimeMs() + GATHERED_MS));
  }
}

/** Tenants in which something has happened. */
export function roundWork(rounds: Rounds): WorkKind {
  return {
    name: ROUND,
    due: { collection: 'mail_rounds', index: ROUNDS_DUE, dueField: 'due_at' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    async perform({ tenantId }) {
      await rounds.run(tenantId);
      return 'done';
    },
    drain: 'finish',
  };
}
