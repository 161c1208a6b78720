import {
  type AllAwaited,
  type ApprovalCards,
  type AwaitingApproval,
  CHANGES_OF_APPROVERS,
  TO_EVERYBODY,
} from '../../../approvals/index.ts';
import type { ChatChannel, ChatChannels, ChatDeliveries } from '../../../integrations/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import type { EventType } from '../../../platform/outbox/event-types.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import type { TenantRound } from '../../../platform/work/tenant-round.ts';
import { roundWork } from '../../rounds/work.ts';
import type { CardRepository } from '../cards/repository.ts';
import type { DirectCards } from './direct-cards.ts';

export const CARD_ROUND = 'chat_card_round';

/** Milliseconds, longer than a round takes. Two concurrent rounds add the same cards. */
const LEASE_MS = 120_000;
const AT_ONCE = 500;

/** Events after which a pending proposal may lack a card. */
const REASONS: ReadonlySet<EventType> = new Set<EventType>([
  'proposal.created',
  'proposal.checked',
  'proposal.approval_required',
  'proposal.execution_refused',
  'chat_channel.approvals_enabled',
  'chat_channel.enabled',
  'chat_channel.mapped',
  // A route may name this channel alone, so that the proposal now goes to all channels of the queue.
  'chat_channel.approvals_disabled',
  'chat_channel.disabled',
  'chat_channel.removed',
]);

/** Events after which a person may need another direct card, or have room for one. */
const REASONS_OF_PEOPLE: ReadonlySet<EventType> = new Set<EventType>([
  'proposal.approval_added',
  'proposal.approval_escalated',
  'proposal.approval_reminded',
  'proposal.approved',
  'proposal.cancelled',
  'proposal.denied',
  'proposal.expired',
  'proposal.rejected',
  'chat_link.created',
  'chat_link.ended',
  // Accounts that could not be reached are tried again after these events.
  'integration.installed',
  'integration.enabled',
  ...CHANGES_OF_APPROVERS,
]);

/** Events after which the direct cards of a person may have to end. */
const CHANGES_OF_PEOPLE: ReadonlySet<EventType> = new Set<EventType>([
  'chat_link.ended',
  'member.removed',
  'member.role_changed',
]);

/** Events after which cards of a workspace may need other content, or can be written again. */
const CHANGES_OF_CHANNELS: ReadonlySet<EventType> = new Set<EventType>([
  'chat_channel.approvals_disabled',
  'chat_channel.approvals_enabled',
  'chat_channel.disabled',
  'chat_channel.enabled',
  'chat_channel.mapped',
  'chat_channel.removed',
  'integration.installed',
  'integration.enabled',
]);

/** For a tenant without channels that have approvals. */
const NOTHING: Pick<AllAwaited, 'proposalIds' | 'routeOf'> = { proposalIds: [], routeOf: () => TO_EVERYBODY };

type Noticed = Pick<OutboxEvent, 'type' | 'subject' | 'data' | 'actor'>;

export interface CardRoundsOptions {
  rounds: (tenantId: string) => TenantRound;
  cards: (tenantId: string) => CardRepository;
  channels: Pick<ChatChannels, 'withApprovals'>;
  awaited: Pick<AwaitingApproval, 'all'>;
  proposals: Pick<ApprovalCards, 'placesOf'>;
  direct: Pick<DirectCards, 'areWanted' | 'make'>;
  retry: ChatDeliveries['retry'];
  wakeRounds: () => void;
  wakeWriting: () => void;
  namesOf: (personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export class CardRounds {
  readonly #options: CardRoundsOptions;

  constructor(options: CardRoundsOptions) {
    this.#options = options;
  }

  /** Once it resolves, the schedule survives a crash. */
  async noticeMoving(tenantId: string, events: readonly Noticed[]): Promise<void> {
    const proposals = events.filter(({ subject }) => subject.type === 'action_proposal');
    const places = events.filter(({ type }) => CHANGES_OF_CHANNELS.has(type));
    await this.#noticeProposals(tenantId, proposals);
    const changed = places.map(({ subject, data }) =>
      subject.type === 'integration' ? subject.id : data['integration_id'],
    );
    for (const { subject } of places) {
      if (subject.type === 'integration') await this.#options.retry(tenantId, { integration_id: subject.id });
    }
    for (const integrationId of new Set(changed)) {
      if (typeof integrationId === 'string') await this.#noticeWorkspace(tenantId, integrationId);
    }
    for (const { type, subject, data } of events) {
      const personId = subject.type === 'member' ? subject.id : data['person_id'];
      if (CHANGES_OF_PEOPLE.has(type) && typeof personId === 'string') await this.noticePerson(tenantId, personId);
    }
    const isOfPeople = events.some(({ type }) => REASONS_OF_PEOPLE.has(type));
    const isReason = events.some(({ type }) => REASONS.has(type));
    if (isReason || (isOfPeople && (await this.#options.direct.areWanted(tenantId)))) await this.begin(tenantId);
  }

  /** Does nothing if no channel of the tenant has approvals. */
  async begin(tenantId: string, at = currentTime()): Promise<void> {
    if ((await this.#options.channels.withApprovals(tenantId)).length === 0) return;
    await this.#options.rounds(tenantId).mark(at);
    this.#options.wakeRounds();
  }

  async noticePerson(tenantId: string, personId: string): Promise<void> {
    const cards = this.#options.cards(tenantId);
    for (const card of await cards.listLiveOf(personId)) await cards.mark(card);
    this.#options.wakeWriting();
  }

  async run(tenantId: string): Promise<void> {
    const { rounds, cards, channels, awaited, proposals, direct, wakeWriting } = this.#options;
    const round = await rounds(tenantId).begin();
    if (round === null) return;
    const mapped = await channels.withApprovals(tenantId);
    const { proposalIds: waiting, routeOf } = mapped.length === 0 ? NOTHING : await awaited.all(tenantId);
    for (let at = 0; at < waiting.length; at += AT_ONCE) {
      const ids = waiting.slice(at, at + AT_ONCE);
      const there = new Set(
        (await cards(tenantId).listOf(ids)).map((card) => `${card.proposal_id}/${card.mapping_id}`),
      );
      for (const [proposal_id, place] of await proposals.placesOf(tenantId, ids)) {
        const here = mapped.filter(({ packKey, queueKey }) => place === `${packKey}/${queueKey}`);
        const led = namedOf(here, routeOf(proposal_id).channels);
        for (const { channelId: mapping_id, integrationId: integration_id, pageId: page_id } of led) {
          if (there.has(`${proposal_id}/${mapping_id}`)) continue;
          await cards(tenantId).insert({ proposal_id, mapping_id, integration_id, page_id });
        }
      }
    }
    const next = await direct.make(tenantId, mapped);
    if (waiting.length > 0) wakeWriting();
    await rounds(tenantId).end(round, next, currentTime());
  }

  async #noticeProposals(tenantId: string, events: readonly Noticed[]): Promise<void> {
    // A new proposal is news for the cards of its twins, too.
    const ids = [...new Set(events.flatMap(({ subject, data }) => [subject.id, ...twinsIn(data)]))];
    const cards = this.#options.cards(tenantId);
    const there = await cards.listOf(ids);
    if (there.length === 0) return;
    for (const { type, subject, actor } of events) {
      const personId = actor.accountable;
      if (type !== 'proposal.cancelled' || personId === null) continue;
      await cards.noteWithdrawn(subject.id, (await this.#options.namesOf([personId])).get(personId) ?? personId);
    }
    for (const card of there) await cards.mark(card);
    this.#options.wakeWriting();
  }

  async #noticeWorkspace(tenantId: string, integrationId: string): Promise<void> {
    const cards = this.#options.cards(tenantId);
    for (const card of await cards.listLive(integrationId)) await cards.mark(card);
    this.#options.wakeWriting();
  }
}

function twinsIn({ twins }: OutboxEvent['data']): string[] {
  return Array.isArray(twins) ? twins.filter((id) => typeof id === 'string') : [];
}

/** A route cannot add channels. If it names none of these, all are returned, so that no proposal waits unseen. */
function namedOf(channels: readonly ChatChannel[], names: readonly string[]): readonly ChatChannel[] {
  const named = channels.filter(({ pageId }) => names.includes(pageId));
  return named.length === 0 ? channels : named;
}

export function cardRoundWork(rounds: CardRounds): WorkKind {
  const run = (tenantId: string) => rounds.run(tenantId);
  return roundWork({ name: CARD_ROUND, collection: 'chat_card_rounds', leaseMs: LEASE_MS, run });
}
