import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type ChatChannelMappingSchema,
  type ChatInstallationPeriodSchema,
  type ChatInstallationSchema,
  ChatPosting,
  type IntegrationService as Contract,
  ChatCardProblem as WireProblem,
  ChatInstallationStatus as WireStatus,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { AppError } from '../../errors/app-error.ts';
import {
  type ChatCardProblem,
  type ChatChannel,
  type ChatInstallation,
  type ChatInstallationPeriod,
  type ChatInstallationStatus,
  type Integration,
  missingForPosting,
  type PostingAccess,
  type UndeliveredCard,
} from '../../integrations/index.ts';
import type {
  ChatChannelUseCases,
  ChatLinkUseCases,
  ChatTokenUseCases,
  IntegrationUseCases,
} from '../../integrations/use-cases.ts';
import { callOf, personOf } from './caller.ts';

export interface ChatHandlerServices {
  integrations: IntegrationUseCases;
  chatChannels: ChatChannelUseCases;
  chatLinks: ChatLinkUseCases;
  /** Stores bot tokens; null if the service is not connected to a chat platform. */
  chatTokens: ChatTokenUseCases | null;
}

type ChatMethod = Extract<keyof ServiceImpl<typeof Contract>, `${string}Chat${string}`>;

/** Creates the handlers of the integration service for chat workspaces and their channels. */
export function createChatHandlers(services: ChatHandlerServices): Pick<ServiceImpl<typeof Contract>, ChatMethod> {
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
      return {
        mapping: toApiMapping(await chatChannels.setChatChannelMappingEnabled(callOf(context), mappingId, enabled)),
      };
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
  };
}

function notConnected(): AppError {
  return new AppError(
    'invalid_state',
    'This service is not connected to a chat platform. Ask its operator to connect it.',
  );
}

type LinkMethod = Extract<ChatMethod, `${string}ChatLink${string}`>;

/** Creates the handlers that link the caller to their accounts in workspaces. */
function createLinkHandlers({
  integrations,
  chatLinks,
}: ChatHandlerServices): Pick<ServiceImpl<typeof Contract>, LinkMethod> {
  return {
    async createChatLinkCode(_request, context) {
      const { code, expiresAt } = await chatLinks.createChatLinkCode(callOf(context), personOf(context).sessionId);
      return { code, command: `/work link ${code}`, expiresAt: timestampFromDate(expiresAt) };
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
          linkedAt: timestampFromDate(linkedAt),
          ...(undelivered !== null && { undeliveredCard: toApiUndelivered(undelivered) }),
        })),
        linkable: all.some(({ enabled, chat }) => enabled && chat?.status === 'installed'),
      };
    },

    async endOwnChatLink({ linkId }, context) {
      await chatLinks.endOwnChatLink(callOf(context), linkId);
      return {};
    },
  };
}

const PROBLEM = {
  account_unreachable: WireProblem.ACCOUNT_UNREACHABLE,
  messages_disabled: WireProblem.MESSAGES_DISABLED,
  app_disconnected: WireProblem.APP_DISCONNECTED,
  restricted: WireProblem.RESTRICTED,
  unanswered: WireProblem.UNANSWERED,
  refused: WireProblem.REFUSED,
} as const satisfies Record<ChatCardProblem, WireProblem>;

function toApiUndelivered({ problem, since, nextAttemptAt }: UndeliveredCard) {
  return {
    problem: PROBLEM[problem],
    since: timestampFromDate(since),
    nextAttemptAt: timestampFromDate(nextAttemptAt),
  };
}

const STATUS = {
  installed: WireStatus.INSTALLED,
  disabled: WireStatus.DISABLED,
} as const satisfies Record<ChatInstallationStatus, WireStatus>;

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
      teamId: chat.teamId ?? '',
      apiAppId: chat.appId ?? '',
      enterpriseId: chat.enterpriseId ?? '',
      isEnterpriseInstall: chat.isEnterpriseInstall,
      status: STATUS[chat.status],
      ...timesOf(chat),
      disabledReason: chat.disabledReason ?? '',
      installGrantedScopes: chat.installScopes,
      botTokenGrantedScopes: chat.botTokenScopes,
      posting: missing === null ? ChatPosting.READY : MISSING[missing],
      history: chat.history.map(toApiPeriod),
    },
  ];
}

function toApiPeriod(period: ChatInstallationPeriod): MessageInitShape<typeof ChatInstallationPeriodSchema> {
  const { installedAt, endedAt, endedReason, tokensRevokedAt, appId, installScopes, botTokenScopes } = period;
  return {
    installedAt: timestampFromDate(installedAt),
    endedAt: timestampFromDate(endedAt),
    endedReason,
    ...(tokensRevokedAt === null ? {} : { tokensRevokedAt: timestampFromDate(tokensRevokedAt) }),
    apiAppId: appId ?? '',
    installGrantedScopes: installScopes,
    botTokenGrantedScopes: botTokenScopes,
  };
}

function timesOf({ installedAt, disabledAt, tokensRevokedAt }: ChatInstallation) {
  return {
    installedAt: timestampFromDate(installedAt),
    ...(disabledAt === null ? {} : { disabledAt: timestampFromDate(disabledAt) }),
    ...(tokensRevokedAt === null ? {} : { tokensRevokedAt: timestampFromDate(tokensRevokedAt) }),
  };
}

function toApiMapping(channel: ChatChannel): MessageInitShape<typeof ChatChannelMappingSchema> {
  const { channelId: mappingId, pageId, integrationId, packKey, queueKey, enabled, approvals } = channel;
  return {
    mappingId,
    pageId,
    integrationId,
    packKey,
    queueKey,
    enabled,
    approvals,
    createdAt: timestampFromDate(channel.createdAt),
    updatedAt: timestampFromDate(channel.updatedAt),
  };
}
