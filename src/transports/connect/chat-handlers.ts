import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ChatChannelMappingSchema,
  type ChatInstallationPeriodSchema,
  type ChatInstallationSchema,
  ChatPosting,
  type IntegrationService,
  ChatCardProblem as WireProblem,
  ChatInstallationStatus as WireStatus,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { AppError } from '../../errors/app-error.ts';
import {
  type ChatChannel,
  type ChatInstallationPeriod,
  type Integration,
  missingForPosting,
  type PostingAccess,
  type UndeliveredCard,
} from '../../integrations/index.ts';
import { callOf, personOf } from './caller.ts';
import { toApiEnum, toApiFields, toApiTime } from './common-wire.ts';
import type { ConnectServices } from './services.ts';

export function createChatHandlers(services: ConnectServices) {
  const { integrations, chatChannels, chatTokens } = services;
  return {
    async listChatInstallations(_request, context) {
      const all = await integrations.listChatInstallations(callOf(context));
      return { installations: all.flatMap(toApiInstallation), installable: chatTokens !== null };
    },

    async storeChatBotToken({ chatTeamId: teamId, chatApiAppId: appId, botToken: secret }, context) {
      const call = callOf(context);
      if (chatTokens === null) throw notConnected();
      const [installation] = toApiInstallation(await chatTokens.storeChatBotToken(call, { teamId, appId, secret }));
      return installation === undefined ? {} : { installation };
    },

    async listChatChannelMappings(_request, context) {
      const [mappings, targets] = await Promise.all([
        chatChannels.listChatChannelMappings(callOf(context)),
        chatChannels.listChatChannelTargets(callOf(context)),
      ]);
      return { mappings: mappings.map(toApiMapping), targets };
    },

    async putChatChannelMapping({ integrationId, pageId, packKey, queueKey, enabled }, context) {
      const wanted = { integrationId, pageId, packKey, queueKey, enabled };
      return { mapping: toApiMapping(await chatChannels.putChatChannelMapping(callOf(context), wanted)) };
    },

    async setChatChannelMappingEnabled({ mappingId, enabled }, context) {
      const mapping = await chatChannels.setChatChannelMappingEnabled(callOf(context), mappingId, enabled);
      return { mapping: toApiMapping(mapping) };
    },

    async setChatChannelApprovals({ mappingId, approvals }, context) {
      const call = callOf(context);
      if (chatTokens === null) throw notConnected();
      return { mapping: toApiMapping(await chatChannels.setChatChannelApprovals(call, mappingId, approvals)) };
    },

    async removeChatChannelMapping({ mappingId }, context) {
      await chatChannels.removeChatChannelMapping(callOf(context), mappingId);
      return {};
    },

    ...createLinkHandlers(services),
  } satisfies Partial<ServiceImpl<typeof IntegrationService>>;
}

function notConnected(): AppError {
  return new AppError(
    'invalid_state',
    'This service is not connected to a chat platform. Ask its operator to connect it.',
  );
}

/** Creates the handlers that link the caller to their accounts in workspaces. */
function createLinkHandlers({ integrations, chatLinks }: ConnectServices) {
  return {
    async createChatLinkCode(_request, context) {
      const { code, expiresAt } = await chatLinks.createChatLinkCode(callOf(context), personOf(context).sessionId);
      return { code, command: `/work link ${code}`, expiresAt: toApiTime(expiresAt) };
    },

    async listOwnChatLinks(_request, context) {
      const call = callOf(context);
      const [links, all] = await Promise.all([
        chatLinks.listOwnChatLinks(call),
        integrations.listChatInstallations(call),
      ]);
      return {
        links: links.map(({ userId: chatUserId, linkedAt, undelivered, ...link }) => ({
          ...link,
          chatUserId,
          linkedAt: toApiTime(linkedAt),
          ...(undelivered !== null && { undeliveredCard: toApiUndelivered(undelivered) }),
        })),
        linkable: all.some(({ enabled, chat }) => enabled && chat?.status === 'installed'),
      };
    },

    async endOwnChatLink({ linkId }, context) {
      await chatLinks.endOwnChatLink(callOf(context), linkId);
      return {};
    },
  } satisfies Partial<ServiceImpl<typeof IntegrationService>>;
}

function toApiUndelivered(card: UndeliveredCard) {
  return { ...toApiFields(card, 'since', 'nextAttemptAt'), problem: toApiEnum(WireProblem, card.problem) };
}

const MISSING = {
  installation: ChatPosting.MISSING_INSTALLATION,
  token: ChatPosting.MISSING_TOKEN,
  scope: ChatPosting.MISSING_SCOPE,
} as const satisfies Record<Extract<PostingAccess, { missing: string }>['missing'], ChatPosting>;

/** Returns the chat installation of an integration; an empty list for an integration of another kind. */
function toApiInstallation(integration: Integration): MessageInitShape<typeof ChatInstallationSchema>[] {
  const { integrationId, name, enabled, chat } = integration;
  if (chat === undefined) return [];
  const missing = missingForPosting(integration);
  return [
    {
      integrationId,
      name,
      enabled,
      ...toApiFields(chat, 'installedAt', 'disabledAt', 'tokensRevokedAt'),
      apiAppId: chat.appId ?? '',
      status: toApiEnum(WireStatus, chat.status),
      installGrantedScopes: chat.installScopes,
      botTokenGrantedScopes: chat.botTokenScopes,
      posting: missing === null ? ChatPosting.READY : MISSING[missing],
      history: chat.history.map(toApiPeriod),
    },
  ];
}

function toApiPeriod(period: ChatInstallationPeriod): MessageInitShape<typeof ChatInstallationPeriodSchema> {
  return {
    ...toApiFields(period, 'installedAt', 'endedAt', 'tokensRevokedAt'),
    apiAppId: period.appId ?? '',
    installGrantedScopes: period.installScopes,
    botTokenGrantedScopes: period.botTokenScopes,
  };
}

function toApiMapping(channel: ChatChannel): MessageInitShape<typeof ChatChannelMappingSchema> {
  return { ...toApiFields(channel, 'createdAt', 'updatedAt'), mappingId: channel.channelId };
}
