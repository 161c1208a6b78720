import type { SecretReference } from '../secrets/secret-store.ts';
import type { InstallationEvent } from './chat-platform.ts';
import type { ChatIdentity } from './model.ts';
import type { ChatInstallationDocument, ChatInstallationPeriodDocument } from './schema.ts';

/** A confirmed installation. `botToken` is present if the installation is for posting. */
export interface NewInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  /** Scopes granted to the app by OAuth, or to the bot token. */
  scopes: readonly string[];
  botToken?: string;
}

/** The platform repeats a delivery within hours, in which one installation does not get this many events. */
const MAX_REMEMBERED_EVENTS = 50;
/** The event log has all of them. */
const MAX_HISTORY = 20;

const WITHOUT_TOKEN = {
  chat_oauth_token_persisted: false,
  chat_bot_token_granted_scopes: [],
  secret_ref: null,
  secret_version: null,
} satisfies Partial<ChatInstallationDocument>;

/** Anybody who can create an app in a workspace has a bot token for it, so only OAuth proves that it is wanted. */
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

/** True if an event belongs to this app. Events do not always name app and grid; a missing name counts as a match. */
export function isOf(chat: ChatInstallationDocument, { appId, enterpriseId }: ChatIdentity): boolean {
  const differs = (recorded: string | null, named: string | null) =>
    recorded !== null && named !== null && recorded !== named;
  return !differs(chat.chat_api_app_id, appId) && !differs(chat.chat_enterprise_id, enterpriseId);
}

/** The platform counts in whole seconds: an event of the same second may belong to the previous installation. */
export function concerns(chat: ChatInstallationDocument, { eventId, eventTime }: InstallationEvent): boolean {
  return !chat.event_ids.includes(eventId) && eventTime > Math.floor(chat.installed_at.getTime() / 1000);
}

export function installed(
  before: ChatInstallationDocument | undefined,
  { identity, teamName, scopes, botToken }: NewInstallation,
  secret: SecretReference | null,
  at: Date,
): ChatInstallationDocument {
  const name = teamName ?? before?.chat_team_name;
  const appId = identity.appId ?? before?.chat_api_app_id ?? null;
  // Scopes granted to another app, or before the app was removed, no longer count. The app of a bot token is usually
  // unknown.
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

export function ended(chat: ChatInstallationDocument, reason: string, at: Date): ChatInstallationDocument {
  return {
    ...chat,
    ...WITHOUT_TOKEN,
    installation_status: 'disabled',
    disabled_at: at,
    disabled_reason: reason,
    chat_install_granted_bot_scopes: [],
    // An installation that ended earlier keeps the recorded end.
    history: chat.installation_status === 'installed' ? withPeriod(chat, reason, at) : historyOf(chat),
  };
}

/** Updates the last ended period: the platform may report a revoked token after the installation ended. */
function historyOf(chat: ChatInstallationDocument | undefined): ChatInstallationPeriodDocument[] {
  const history = chat?.history ?? [];
  if (chat === undefined || chat.installation_status === 'installed') return history;
  const last = history.at(-1);
  if (last !== undefined) return [...history.slice(0, -1), { ...last, tokens_revoked_at: chat.tokens_revoked_at }];
  // The installation ended under a release that recorded neither a history nor the granted scopes.
  return withPeriod(chat, chat.disabled_reason ?? 'app_uninstalled', chat.disabled_at ?? chat.installed_at);
}

/** Adds the present installation as the last period. */
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

export function secretOf({ secret_ref, secret_version }: ChatInstallationDocument): SecretReference | null {
  return secret_ref === null || secret_version === null ? null : { ref: secret_ref, version: secret_version };
}
