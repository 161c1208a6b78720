import type { CallContext, Principal } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import { newId } from '../../platform/ids.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { Integration } from '../model.ts';
import type { IntegrationRepository } from '../repository.ts';
import { fromRow } from '../rows.ts';
import type { IntegrationDocument } from '../schema.ts';
import type { SecretReference, SecretStore } from '../secrets/secret-store.ts';
import { botTokenIn } from './bot-token.ts';
import type { ChatIdentity, PostingAccess } from './model.ts';
import type { ChatWorkspaceDirectory } from './repository.ts';
import type { ChatInstallationDocument } from './schema.ts';

type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface ChatInstallationsOptions {
  directory: ChatWorkspaceDirectory;
  integrations: (tenantId: string) => IntegrationRepository;
  secrets: SecretStore;
  notifyRelay: (tenantId: string) => void;
}

/** An installation that the platform has confirmed. `botToken` is there on one that is to post. */
export interface NewInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  /** Scopes that were granted, to the app by OAuth or to the bot token. */
  scopes: readonly string[];
  botToken?: string;
}

/** What the platform says of an installation after it was made. */
export interface InstallationEvent {
  eventId: string;
  /** When it happened, in seconds since 1970. */
  eventTime: number;
  identity: ChatIdentity;
  type: 'app_uninstalled' | 'tokens_revoked';
  /** Whether the token of the app itself is among those that were revoked. */
  revokesBotToken: boolean;
}

/** The scope that posting needs. */
export const POSTING_SCOPE = 'chat:write';

const MAX_ATTEMPTS = 5;
/** Deliveries are repeated within hours; so many events of one installation do not happen in that time. */
const MAX_REMEMBERED_EVENTS = 50;

const PLATFORM: Principal = {
  type: 'system',
  id: 'chat_platform',
  displayName: 'Chat platform',
  lineage: 'chat_platform',
  accountable: null,
};

/** Where the app is installed, and in whose name. */
export class ChatInstallations {
  readonly #options: ChatInstallationsOptions;

  constructor(options: ChatInstallationsOptions) {
    this.#options = options;
  }

  /**
   * Records an installation for the caller's tenant: a new integration, or again the one that the tenant has of the
   * workspace.
   * @throws {AppError} `invalid_state` if the workspace is another tenant's; nothing is changed then.
   */
  async record(call: AdminContext, install: NewInstallation): Promise<Integration> {
    const key = workspaceKey(install.identity);
    if (key === null) throw new Error('An installation without a workspace cannot be recorded');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const claim = await this.#options.directory.find(key);
      if (claim !== null && claim.tenant_id !== call.tenantId) throw ownedByAnother();
      const integrationId = claim?.integration_id ?? newId('int');
      const recorded = await this.#storing(call.tenantId, integrationId, install.botToken, (secret) =>
        claim === null
          ? this.#create(call, key, integrationId, install, secret)
          : this.#update(call, integrationId, install, secret),
      );
      if (recorded === null) continue;
      this.#options.notifyRelay(call.tenantId);
      return fromRow(recorded);
    }
    throw new AppError('conflict', 'The workspace is being installed by others at the same time. Repeat the request.');
  }

  /**
   * The tenant and integration of a request of the platform's; null for a workspace that is not known or whose app is
   * disabled, and for another app or grid than the recorded one.
   */
  async resolve(identity: ChatIdentity): Promise<{ tenantId: string; integrationId: string } | null> {
    const found = await this.#find(identity);
    if (found !== null && !isSame(found.chat, identity)) return null;
    if (found?.row.enabled !== true || found.chat.installation_status !== 'installed') return null;
    return { tenantId: found.row.tenant_id, integrationId: found.row._id };
  }

  /**
   * Takes note of an event, once however often it is delivered. One that is not newer than the present installation,
   * or is not of it, changes nothing.
   */
  async notice(event: InstallationEvent, correlationId: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await this.#find(event.identity);
      if (found === null || !isOf(found.chat, event.identity) || !concerns(found.chat, event)) return;
      if (await this.#apply(found.row, found.chat, event, correlationId)) return;
    }
    throw new AppError('conflict', 'The installation is being changed by others at the same time. Repeat the event.');
  }

  /** The token to post with, or what is missing. */
  async postingAccess(tenantId: string, integrationId: string): Promise<PostingAccess> {
    const row = await this.#options.integrations(tenantId).find(integrationId);
    if (row?.chat === undefined) return { missing: 'installation' };
    const missing = missingForPosting(fromRow(row));
    if (missing !== null) return { missing };
    const stored = secretOf(row.chat);
    if (stored === null) return { missing: 'token' };
    const secret = await this.#options.secrets.get(tenantId, stored.ref, stored.version);
    const token = secret === null ? null : botTokenIn(secret);
    return token === null ? { missing: 'token' } : { token };
  }

  async #create(
    call: AdminContext,
    key: string,
    integrationId: string,
    install: NewInstallation,
    secret: SecretReference | null,
  ): Promise<IntegrationDocument | null> {
    const now = new Date();
    const chat = installed(undefined, install, secret, now);
    const row: Omit<IntegrationDocument, 'tenant_id'> = {
      _id: integrationId,
      kind: 'chat',
      name: install.teamName ?? install.identity.teamId ?? install.identity.enterpriseId ?? 'Chat',
      enabled: true,
      chat,
      created_at: now,
      updated_at: now,
      version: 1,
      outbox: [
        integrationEvent(call, 'integration.created', integrationId, 1, now, { kind: 'chat' }),
        integrationEvent(call, 'integration.installed', integrationId, 1, now, installedData(chat, install)),
      ],
    };
    const { tenantId } = call;
    const claim = { _id: key, tenant_id: tenantId, integration_id: integrationId, claimed_at: now };
    const claimed = await this.#options.directory.claim(claim, (transaction) =>
      this.#options.integrations(tenantId).insert(row, transaction),
    );
    return claimed ? { ...row, tenant_id: tenantId } : null;
  }

  async #update(
    call: AdminContext,
    integrationId: string,
    install: NewInstallation,
    secret: SecretReference | null,
  ): Promise<IntegrationDocument | null> {
    const repository = this.#options.integrations(call.tenantId);
    const present = await repository.find(integrationId);
    if (present?.chat === undefined) throw new Error(`The integration ${integrationId} of a workspace is gone`);
    const now = new Date();
    const chat = installed(present.chat, install, secret, now);
    const data = installedData(chat, install);
    const version = present.version + 1;
    const event = integrationEvent(call, 'integration.installed', integrationId, version, now, data);
    const changed = await repository.setChat(present, chat, now, event);
    if (changed !== null) await this.#dropUnused(call.tenantId, present.chat, chat);
    return changed;
  }

  /** Stores the token before the record that refers to it is written, and takes it back if somebody was faster. */
  async #storing(
    tenantId: string,
    integrationId: string,
    botToken: string | undefined,
    write: (secret: SecretReference | null) => Promise<IntegrationDocument | null>,
  ): Promise<IntegrationDocument | null> {
    const { secrets } = this.#options;
    const secret = botToken === undefined ? null : await secrets.put(tenantId, integrationId, botToken);
    const written = await write(secret);
    if (written === null && secret !== null) await secrets.remove(tenantId, secret);
    return written;
  }

  async #find(identity: ChatIdentity) {
    const key = workspaceKey(identity);
    const claim = key === null ? null : await this.#options.directory.find(key);
    if (claim === null) return null;
    const row = await this.#options.integrations(claim.tenant_id).find(claim.integration_id);
    return row?.chat === undefined ? null : { row, chat: row.chat };
  }

  async #apply(
    row: IntegrationDocument,
    chat: ChatInstallationDocument,
    event: InstallationEvent,
    correlationId: string,
  ): Promise<boolean> {
    const now = new Date();
    const call = { tenantId: row.tenant_id, principal: PLATFORM, correlationId };
    const next = afterEvent(chat, event, now);
    const type = event.type === 'app_uninstalled' ? 'integration.uninstalled' : 'integration.tokens_revoked';
    const data = { event_id: event.eventId, event_time: event.eventTime };
    const logged = integrationEvent(call, type, row._id, row.version + 1, now, data);
    const changed = await this.#options.integrations(row.tenant_id).setChat(row, next, now, logged);
    if (changed === null) return false;
    await this.#dropUnused(row.tenant_id, chat, next);
    this.#options.notifyRelay(row.tenant_id);
    return true;
  }

  /** Removes a token that the record does not refer to any more. */
  async #dropUnused(
    tenantId: string,
    before: ChatInstallationDocument,
    after: ChatInstallationDocument,
  ): Promise<void> {
    const [old, present] = [secretOf(before), secretOf(after)];
    if (old !== null && old.version !== present?.version) await this.#options.secrets.remove(tenantId, old);
  }
}

/** What posting through an integration lacks first; null for nothing that its record could tell of. */
export function missingForPosting({ enabled, chat }: Integration): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(POSTING_SCOPE) ? null : 'scope';
}

/** What leads to an installation: the grid if the app is installed for all of it, otherwise the workspace alone. */
function workspaceKey({ isEnterpriseInstall, enterpriseId, teamId }: ChatIdentity): string | null {
  if (isEnterpriseInstall) return enterpriseId === null ? null : `enterprise:${enterpriseId}`;
  return teamId === null ? null : `team:${teamId}`;
}

/** Whether nothing that is recorded differs from what the request says (interface.md, Chat command rules, 2). */
function isSame(chat: ChatInstallationDocument, identity: ChatIdentity): boolean {
  const sameApp = chat.chat_api_app_id === null || chat.chat_api_app_id === identity.appId;
  return sameApp && (chat.chat_enterprise_id === null || chat.chat_enterprise_id === identity.enterpriseId);
}

/** Whether an event is of this app: events do not name app and grid each time, and what is not named does not differ. */
function isOf(chat: ChatInstallationDocument, { appId, enterpriseId }: ChatIdentity): boolean {
  const differs = (recorded: string | null, named: string | null) =>
    recorded !== null && named !== null && recorded !== named;
  return !differs(chat.chat_api_app_id, appId) && !differs(chat.chat_enterprise_id, enterpriseId);
}

/**
 * Whether an event has something to say. The platform counts in whole seconds, so the installation is rounded down too:
 * an event of its very second may be of the one before, and a fresh installation must not be ended by it.
 */
function concerns(chat: ChatInstallationDocument, { eventId, eventTime }: InstallationEvent): boolean {
  return !chat.event_ids.includes(eventId) && eventTime > Math.floor(chat.installed_at.getTime() / 1000);
}

function installed(
  before: ChatInstallationDocument | undefined,
  { identity, teamName, scopes, botToken }: NewInstallation,
  secret: SecretReference | null,
  at: Date,
): ChatInstallationDocument {
  const name = teamName ?? before?.chat_team_name;
  const appId = identity.appId ?? before?.chat_api_app_id ?? null;
  // What was granted to another app, or before the app was removed, is worth nothing now.
  const isSameApp = before?.installation_status === 'installed' && before.chat_api_app_id === appId;
  const kept = isSameApp ? secretOf(before) : null;
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
    tokens_revoked_at: token === null ? (before?.tokens_revoked_at ?? null) : null,
    chat_oauth_token_persisted: token !== null,
    chat_install_granted_bot_scopes: isOAuth ? [...scopes] : (before?.chat_install_granted_bot_scopes ?? []),
    chat_bot_token_granted_scopes: isOAuth
      ? kept === null
        ? []
        : (before?.chat_bot_token_granted_scopes ?? [])
      : [...scopes],
    secret_ref: token?.ref ?? null,
    secret_version: token?.version ?? null,
    event_ids: before?.event_ids ?? [],
  };
}

function afterEvent(chat: ChatInstallationDocument, event: InstallationEvent, at: Date): ChatInstallationDocument {
  const next = { ...chat, event_ids: [...chat.event_ids, event.eventId].slice(-MAX_REMEMBERED_EVENTS) };
  const withoutToken = {
    chat_oauth_token_persisted: false,
    chat_bot_token_granted_scopes: [],
    secret_ref: null,
    secret_version: null,
  };
  if (event.type === 'app_uninstalled') {
    const disabled = { installation_status: 'disabled', disabled_at: at, disabled_reason: event.type } as const;
    return { ...next, ...disabled, ...withoutToken };
  }
  return { ...next, tokens_revoked_at: at, ...(event.revokesBotToken ? withoutToken : {}) };
}

function secretOf({ secret_ref, secret_version }: ChatInstallationDocument): SecretReference | null {
  return secret_ref === null || secret_version === null ? null : { ref: secret_ref, version: secret_version };
}

function integrationEvent(
  call: AdminContext,
  type: `integration.${'created' | 'installed' | 'uninstalled' | 'tokens_revoked'}`,
  integrationId: string,
  version: number,
  at: Date,
  data: Record<string, JsonValue>,
): OutboxEvent {
  const subject = { type: 'integration', id: integrationId };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: null, at, data });
}

function installedData(
  chat: ChatInstallationDocument,
  { botToken, scopes }: NewInstallation,
): Record<string, JsonValue> {
  const { chat_team_id, chat_api_app_id, chat_enterprise_id, is_enterprise_install } = chat;
  const by = botToken === undefined ? 'oauth' : 'bot_token';
  return { chat_team_id, chat_api_app_id, chat_enterprise_id, is_enterprise_install, by, scopes: [...scopes] };
}

function ownedByAnother(): AppError {
  return new AppError('invalid_state', 'The workspace is connected to another tenant. It has to give it up first.');
}
