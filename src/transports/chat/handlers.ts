import { validationError } from '../../errors/app-error.ts';
import type { InstallationEvent } from '../../integrations/chat/installation-record.ts';
import type { ChatInstallations } from '../../integrations/chat/installations.ts';
import type { ChatOAuth } from '../../integrations/chat/oauth.ts';
import type { Integration } from '../../integrations/model.ts';
import type { ChatTokenUseCases } from '../../integrations/use-cases.ts';
import { withDeadline } from '../deadline.ts';
import { type CommandServices, takeCommand } from './commands.ts';
import type { ChatHandlers, Schemas } from './operations.ts';
import { type ReplyContext, toReply } from './replies.ts';

export interface ChatHandlerServices extends CommandServices {
  installations: ChatInstallations;
  oauth: ChatOAuth;
  tokenInstall: ChatTokenUseCases;
}

/** The platform gives up after three seconds; a late answer would be shown to nobody. */
const COMMAND_DEADLINE_MS = 2_000;
/** Page of the shell that an installation returns to. */
export const ADMIN_PAGE = '/admin/chat';

export function createChatHandlers(services: ChatHandlerServices): ChatHandlers {
  const { installations, oauth, tokenInstall } = services;
  return {
    async receiveChatCommand({ body }, visit) {
      if (isSslCheck(body)) return { status: 200 };
      const outcome = await withDeadline(COMMAND_DEADLINE_MS, takeCommand(services, body, visit));
      return { status: 200, body: toReply(outcome, replyContext(services, body)) };
    },

    async receiveChatEvent({ body }, { exchange }) {
      if (body.type === 'url_verification') {
        if (body.challenge === undefined) throw validationError([{ field: 'challenge', problem: 'is required' }]);
        return { status: 200, body: { challenge: body.challenge } };
      }
      const event = toInstallationEvent(body);
      if (event !== null) await installations.notice(event, exchange.correlationId);
      return { status: 200, body: {} };
    },

    async startChatInstall(_request, { admin }) {
      const { call, sessionId } = present(admin);
      const begun = { tenantId: call.tenantId, personId: call.principal.id, sessionId, returnTo: ADMIN_PAGE };
      return { status: 302, headers: { Location: await oauth.start(begun) } };
    },

    async completeChatInstall({ query }, { install }) {
      const { call, state } = present(install);
      const outcome = await oauth.complete(call, state, query);
      return { status: 302, headers: { Location: `${state.returnTo}?chat_install=${outcome}` } };
    },

    async installChatBotToken({ body }, { admin }) {
      const { chat_team_id: teamId, chat_api_app_id: appId, bot_token: secret } = body;
      const integration = await tokenInstall.storeChatBotToken(present(admin).call, { teamId, appId, secret });
      return { status: 200, body: toApiInstallation(integration) };
    },
  };
}

/** Whether the platform only looks whether the address answers. */
export function isSslCheck(body: unknown): boolean {
  return (body as { ssl_check?: unknown } | undefined)?.ssl_check === '1';
}

/** What replies to this command may name; the command itself may not have been readable. */
export function replyContext({ workBaseUrl }: Pick<CommandServices, 'workBaseUrl'>, body: unknown): ReplyContext {
  const { command } = (body ?? {}) as { command?: unknown };
  const isName = typeof command === 'string' && /^\/\S{1,32}$/.test(command);
  return { command: isName ? command : '/work', adminUrl: `${workBaseUrl}${ADMIN_PAGE}` };
}

/** An event that changes an installation; null for all others. */
function toInstallationEvent(body: Schemas['ChatEvent']): InstallationEvent | null {
  const { event, event_id: eventId, event_time: eventTime } = body;
  if (body.type !== 'event_callback' || eventId === undefined || eventTime === undefined) return null;
  if (event?.type !== 'app_uninstalled' && event?.type !== 'tokens_revoked') return null;
  const [authorization] = body.authorizations ?? [];
  const teamId = body.team_id ?? authorization?.team_id ?? null;
  const enterpriseId = body.enterprise_id ?? authorization?.enterprise_id ?? null;
  const isEnterpriseInstall =
    authorization?.is_enterprise_install ?? body.is_enterprise_install ?? (teamId === null && enterpriseId !== null);
  return {
    eventId,
    eventTime,
    identity: { teamId, enterpriseId, isEnterpriseInstall, appId: body.api_app_id ?? null },
    type: event.type,
    revokesBotToken: (event.tokens?.bot ?? []).length > 0,
  };
}

function toApiInstallation({ integrationId, chat }: Integration): Schemas['ChatInstallation'] {
  const installation = present(chat);
  return {
    integration_id: integrationId,
    chat_team_id: installation.teamId,
    chat_team_name: installation.teamName,
    chat_api_app_id: installation.appId,
    chat_enterprise_id: installation.enterpriseId,
    is_enterprise_install: installation.isEnterpriseInstall,
    installation_status: installation.status,
    installed_at: installation.installedAt.toISOString(),
    chat_oauth_token_persisted: installation.tokenStored,
    chat_install_granted_bot_scopes: installation.installScopes,
    chat_bot_token_granted_scopes: installation.botTokenScopes,
  };
}

/** What the security scheme of the operation has put there. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An operation was called past its security scheme');
  return value;
}
