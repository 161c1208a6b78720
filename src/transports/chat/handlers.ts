import { AppError, toAppError, validationError } from '../../errors/app-error.ts';
import type { Integration } from '../../integrations/index.ts';
import { takeCommand } from './commands.ts';
import { takeInteraction } from './interactions.ts';
import { inTime, replyLater } from './late.ts';
import type { ChatHandlers, ChatServices, Schemas, Visit } from './operations.ts';
import { type ReplyContext, toFailureReply, toReply } from './replies.ts';

/** Page of the shell to which an installation returns. */
export const ADMIN_PAGE = '/admin/chat';
/** Page of the shell on which people link their accounts. */
const LINK_PAGE = '/account/chat';

export function createChatHandlers(services: ChatServices): ChatHandlers {
  const { requests, installations, oauth, tokenInstall } = services;
  return {
    async receiveChatCommand({ body }, visit) {
      if (requests.isProbe(body)) return { status: 200 };
      return { status: 200, body: await answerCommand(services, body, visit) };
    },

    async receiveChatInteraction({ body }, visit) {
      return { status: 200, body: await takeInteraction(services, body, visit) };
    },

    async receiveChatEvent({ body }, { exchange }) {
      const read = requests.readEvent(body);
      if (read.kind === 'verification') {
        if (read.challenge === undefined) throw validationError([{ field: 'challenge', problem: 'is required' }]);
        return { status: 200, body: { challenge: read.challenge } };
      }
      if (read.kind === 'installation') await installations.notice(read.event, exchange.correlationId);
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

/**
 * Answers a command with its outcome, or says that the outcome follows.
 * @throws {AppError} `unavailable` if it takes long and the chat gave no address for the outcome.
 */
async function answerCommand(
  services: ChatServices,
  body: Schemas['ChatCommand'],
  visit: Visit,
): Promise<Schemas['ChatReply']> {
  const { requests, replies, logger } = services;
  const context = replyContext(services, body);
  const address = replies.at(requests.readCommand(body).replyAddress);
  const work = takeCommand(services, body, visit);
  const taken = await inTime(work);
  if (taken !== 'late') return toReply(taken.outcome, context, requests);
  if (address === null) {
    // The command continues, but nobody can be told how it ends.
    work.catch(() => undefined);
    throw new AppError('unavailable', 'The command took too long, and the chat gave no address for the result.');
  }
  replyLater(work, address, {
    of: (outcome) => toReply(outcome, context, requests),
    ofFailure(thrown) {
      const { code, message } = toAppError(thrown);
      logger.error({ err: thrown, correlation_id: visit.exchange.correlationId, code }, message);
      return toFailureReply(thrown, context, requests);
    },
  });
  return toReply({ kind: 'goes_on' }, context, requests);
}

/** Works even if the command itself could not be read. */
export function replyContext({ requests, workBaseUrl }: ChatServices, body: unknown): ReplyContext {
  return {
    command: requests.commandNameIn(body) ?? '/work',
    adminUrl: `${workBaseUrl}${ADMIN_PAGE}`,
    linkUrl: `${workBaseUrl}${LINK_PAGE}`,
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

/** Returns a value that the operation's security scheme has set. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An operation was called past its security scheme');
  return value;
}
