import type { ActionsServices } from '../../actions/module.ts';
import type { IdentityServices } from '../../identity/index.ts';
import type { IntegrationsServices } from '../../integrations/index.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { WorkSupervisor } from '../../platform/work/supervisor.ts';
import { TenantRound } from '../../platform/work/tenant-round.ts';
import { defineRoundModel, roundCollection } from '../rounds/schema.ts';
import { CardRepository } from './cards/repository.ts';
import { CARD_COLLECTIONS, defineCardModel } from './cards/schema.ts';
import { ChatDecisions } from './decisions.ts';
import { CardPlaces, type CardPlacesOptions } from './places.ts';
import { type CardAudience, DirectCards } from './rounds/direct-cards.ts';
import { CARD_ROUND, CardRounds, cardRoundWork } from './rounds/rounds.ts';
import { CARD_WRITING, CardWriting, cardWritingWork } from './writing.ts';

export const CHAT_APPROVALS_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...CARD_COLLECTIONS,
  roundCollection(
    'chat_card_rounds',
    'notifications/chat-cards/rounds',
    'one for each tenant that has had approvals in a channel',
  ),
];

export interface ChatApprovalsOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'members' | 'tenants' | 'tenantSettings' | 'authority'>;
  integrations: Pick<
    IntegrationsServices,
    'chatApp' | 'chatChannels' | 'chatInstallations' | 'chatLinks' | 'chatDeliveries'
  >;
  actions: Pick<ActionsServices, 'awaited' | 'approvalCards' | 'approvals'>;
  audience: CardAudience & Pick<CardPlacesOptions, 'wants'>;
  work: Pick<WorkSupervisor, 'wake'>;
  workBaseUrl: string;
}

export interface ChatApprovalsServices {
  /** Null if the service has no chat app. */
  chatDecisions: ChatDecisions | null;
  workKinds: WorkKind[];
  /** Once it resolves, the schedule survives a crash. */
  noticeMoving: (tenantId: string, events: readonly OutboxEvent[]) => Promise<void>;
  noticeChoice: (tenantId: string, personId: string) => Promise<void>;
  noticeAbsence: (tenantId: string) => Promise<void>;
}

const NOTHING_SHOWN: ChatApprovalsServices = {
  chatDecisions: null,
  workKinds: [],
  noticeMoving: async () => undefined,
  noticeChoice: async () => undefined,
  noticeAbsence: async () => undefined,
};

export function createChatApprovals(options: ChatApprovalsOptions): ChatApprovalsServices {
  const { platform, identity, integrations, actions, audience, work, workBaseUrl } = options;
  const { chatApp, chatChannels: channels, chatDeliveries: deliveries } = integrations;
  if (chatApp === null) return NOTHING_SHOWN;
  const { mongo, keyRing, reach, logger } = platform;
  const cardModel = defineCardModel(mongo.connection);
  const roundModel = defineRoundModel(mongo.connection, 'ChatCardRound', 'chat_card_rounds');
  const cards = (tenantId: string) => new CardRepository(cardModel, tenantId);
  const posterOf = (tenantId: string, integrationId: string) => chatApp.cardsOf(tenantId, integrationId);
  const wakeWriting = () => work.wake(CARD_WRITING);
  const { awaited, approvalCards: proposals } = actions;
  const places = new CardPlaces({ channels, awaited, links: integrations.chatLinks, wants: audience.wants });
  const rounds = new CardRounds({
    rounds: (tenantId) => new TenantRound(roundModel, tenantId),
    ...{ cards, channels, wakeWriting },
    awaited,
    proposals,
    direct: new DirectCards({ audience, cards, places, awaited, proposals }),
    retry: (tenantId, of) => deliveries.retry(tenantId, of),
    wakeRounds: () => work.wake(CARD_ROUND),
    namesOf: (personIds) => identity.members.namesOf(personIds),
  });
  const writing = new CardWriting({
    ...{ cards, places, proposals, keyRing, posterOf, workBaseUrl, reach, logger, deliveries },
    askRound: (tenantId, at) => rounds.begin(tenantId, at),
    tenantOf: (tenantId) => identity.tenantSettings.get({ tenantId }),
  });
  const chatDecisions = new ChatDecisions({
    ...{ cards, places, keyRing, posterOf, wakeWriting, workBaseUrl },
    installations: integrations.chatInstallations,
    links: integrations.chatLinks,
    shown: proposals,
    approvals: actions.approvals,
    tenantCreatedAt: async (tenantId) => (await identity.tenants.find(tenantId))?.createdAt ?? null,
    async isFrozen(tenantId, integrationId) {
      const { freezes } = await identity.authority.readWithFreezes(tenantId);
      return freezes.some(
        ({ kind, target_id }) => kind === 'tenant' || (kind === 'integration' && target_id === integrationId),
      );
    },
  });
  return {
    chatDecisions,
    workKinds: [cardRoundWork(rounds), cardWritingWork(writing)],
    noticeMoving: (tenantId, events) => rounds.noticeMoving(tenantId, events),
    async noticeChoice(tenantId, personId) {
      await rounds.noticePerson(tenantId, personId);
      if (await audience.wants(tenantId, personId)) await deliveries.retry(tenantId, { person_id: personId });
      else await deliveries.forget(tenantId, personId);
      await rounds.begin(tenantId);
    },
    noticeAbsence: (tenantId) => rounds.begin(tenantId),
  };
}
