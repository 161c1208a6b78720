import type { SecretReference } from '../secrets/secret-store.ts';
import type { InstallationEvent } from './chat-platform.ts';
import type { ChatIdentity } from './model.ts';
import type { ChatInstallationDocument, ChatInstallationPeriodDocument } from './schema.ts';

/** An installation that the platform has confirmed. `botToken` is there on one that is to post. */
export interface NewInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  /** Scopes that were granted, to the app by OAuth or to the bot token. */
  scopes: readonly string[];
  botToken?: string;
}

/** Deliveries are repeated within hours; so many events of one installation do not happen in that time. */
const MAX_REMEMBERED_EVENTS = 50;
/** Installations that a record tells of; the event log has them all. */
const MAX_HISTORY = 20;

/** What a record says that has no bot token. */
const WITHOUT_TOKEN = {
  chat_oauth_token_persisted: false,
  chat_bot_token_granted_scopes: [],
  secret_ref: null,
  secret_version: null,
} satisfies Partial<ChatInstallationDocument>;

/**
 * Whether commands of a workspace are taken: OAuth has confirmed this very app, since anybody who may make an app of
 * their own in a workspace has a bot token of it; and nothing that is recorded differs from what the request says
 * (interface.md, Chat command rules, 2).
 * @param commandsScope What the platform calls the grant to send commands.
 */
export function takesCommands(
  chat: ChatInstallationDocument,
  { appId, enterpriseId }: ChatIdentity,
  commandsScope: string,
): boolean {
  if (chat.installation_status !== 'installed') return false;
  if (!chat.chat_install_granted_bot_scopes.includes(commandsScope)) return false;
  if (chat.chat_api_app_id !== null && chat.chat_api_app_id !== appId) return false;
  return chat.chat_enterprise_id === null || chat.chat_enterprise_id === enterpriseId;
}

/** Whether an event is of this app: events do not name app and grid each time, and what is not named does not differ. */
export function isOf(chat: ChatInstallationDocument, { appId, enterpriseId }: ChatIdentity): boolean {
  const differs = (recorded: string | null, named: string | null) =>
    recorded !== null && named !== null && recorded !== named;
  return !differs(chat.chat_api_app_id, appId) && !differs(chat.chat_enterprise_id, enterpriseId);
}

/**
 * Whether an event has something to say. The platform counts in whole seconds, so the installation is rounded down too:
 * an event of its very second may be of the one before, and a fresh installation must not be ended by it.
 */
export function concerns(chat: ChatInstallationDocument, { eventId, eventTime }: InstallationEvent): boolean {
  return !chat.event_ids.includes(eventId) && eventTime > Math.floor(chat.installed_at.getTime() / 1000);
}

/** The record of an installation, after the one `before` if there was one. */
export function installed(
  before: ChatInstallationDocument | undefined,
  { identity, teamName, scopes, botToken }: NewInstallation,
  secret: SecretReference | null,
  at: Date,
): ChatInstallationDocument {
  const name = teamName ?? before?.chat_team_name;
  const appId = identity.appId ?? before?.chat_api_app_id ?? null;
  // What was granted to another app, or before the app was removed, is worth nothing now. The app of a bot token is
  // mostly unknown.
  const isSameApp =
    before?.installation_status === 'installed' &&
    (before.chat_api_app_id === null || before.chat_api_app_id === appId);
  const same = isSameApp ? before : undefined;
  const kept = same === undefined ? null : secretOf(same);
  const token = secret ?? kept;
  const isOAuth = botToken === undefined;
  return {
    chat_team_id: identity.isEnterpriseInstall ? null : identity.teamId,
    ...(name === undefined ? {} : { chat_team_name: name }),
    chat_api_app_id: appId,
    chat_enterprise_id: identity.enterpriseId ?? before?.chat_enterprise_id ?? null,
    is_enterprise_install: identity.isEnterpriseInstall,
    installation_status: 'installed',
    installed_at: at,
    disabled_at: null,
    disabled_reason: null,
    tokens_revoked_at: null,
    chat_oauth_token_persisted: token !== null,
    chat_install_granted_bot_scopes: isOAuth ? [...scopes] : (same?.chat_install_granted_bot_scopes ?? []),
    chat_bot_token_granted_scopes: isOAuth ? (same?.chat_bot_token_granted_scopes ?? []) : [...scopes],
    secret_ref: token?.ref ?? null,
    secret_version: token?.version ?? null,
    event_ids: before?.event_ids ?? [],
    history:
      before?.installation_status === 'installed' ? withPeriod(before, 'installed_again', at) : historyOf(before),
  };
}

/** The record after an event of the platform. */
export function afterEvent(
  chat: ChatInstallationDocument,
  event: InstallationEvent,
  at: Date,
): ChatInstallationDocument {
  const next = { ...chat, event_ids: [...chat.event_ids, event.eventId].slice(-MAX_REMEMBERED_EVENTS) };
  if (event.type === 'app_uninstalled') return ended(next, event.type, at);
  if (!event.revokesBotToken) return next;
  const { chat_bot_token_granted_scopes: granted, revoked_bot_token_scopes: before = [] } = chat;
  const revoked_bot_token_scopes = granted.length > 0 ? granted : before;
  return { ...next, ...WITHOUT_TOKEN, revoked_bot_token_scopes, tokens_revoked_at: at };
}

/** The record of an installation that is over: nothing that was granted to it is left. */
export function ended(chat: ChatInstallationDocument, reason: string, at: Date): ChatInstallationDocument {
  return {
    ...chat,
    ...WITHOUT_TOKEN,
    installation_status: 'disabled',
    disabled_at: at,
    disabled_reason: reason,
    chat_install_granted_bot_scopes: [],
    // One that has ended before, and is given up now, ended then.
    history: chat.installation_status === 'installed' ? withPeriod(chat, reason, at) : historyOf(chat),
  };
}

/** What is over; the platform may say that a token was revoked after the installation has ended. */
function historyOf(chat: ChatInstallationDocument | undefined): ChatInstallationPeriodDocument[] {
  const history = chat?.history ?? [];
  if (chat === undefined || chat.installation_status === 'installed') return history;
  const last = history.at(-1);
  if (last !== undefined) return [...history.slice(0, -1), { ...last, tokens_revoked_at: chat.tokens_revoked_at }];
  // It ended in a release that kept no history, nor what had been granted.
  return withPeriod(chat, chat.disabled_reason ?? 'app_uninstalled', chat.disabled_at ?? chat.installed_at);
}

/** The history with the present installation as its last one. */
function withPeriod(chat: ChatInstallationDocument, reason: string, at: Date): ChatInstallationPeriodDocument[] {
  const { installed_at, tokens_revoked_at, chat_api_app_id } = chat;
  const { chat_install_granted_bot_scopes, chat_bot_token_granted_scopes: granted } = chat;
  const period = {
    installed_at,
    ended_at: at,
    ended_reason: reason,
    tokens_revoked_at,
    chat_api_app_id,
    chat_install_granted_bot_scopes,
    chat_bot_token_granted_scopes: granted.length > 0 ? granted : (chat.revoked_bot_token_scopes ?? []),
  };
  return [...(chat.history ?? []), period].slice(-MAX_HISTORY);
}

/** Where the bot token of a record is; null if it has none. */
export function secretOf({ secret_ref, secret_version }: ChatInstallationDocument): SecretReference | null {
  return secret_ref === null || secret_version === null ? null : { ref: secret_ref, version: secret_version };
}
