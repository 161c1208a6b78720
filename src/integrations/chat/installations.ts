import { AppError } from '../../errors/app-error.ts';
import type { AuthorityEpochs, Loosenings } from '../../identity/index.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { type AdminContext, integrationEvent, systemPrincipal } from '../event.ts';
import { withLoosening } from '../loosening.ts';
import type { Integration } from '../model.ts';
import type { IntegrationKind } from '../providers/registry.ts';
import type { IntegrationRepository } from '../repository.ts';
import { fromRow } from '../rows.ts';
import type { IntegrationDocument } from '../schema.ts';
import type { SecretReference, SecretStore } from '../secrets/secret-store.ts';
import { botTokenIn } from './bot-token.ts';
import type { ChatPlatform, InstallationEvent } from './chat-platform.ts';
import {
  afterEvent,
  concerns,
  ended,
  installed,
  isOf,
  type NewInstallation,
  secretOf,
  takesCommands,
} from './installation-record.ts';
import { type ChatIdentity, type ChatInstallation, missingFor, type PostingAccess } from './model.ts';
import type { ChatWorkspaceDirectory } from './repository.ts';
import type { ChatInstallationDocument, ChatWorkspaceDocument } from './schema.ts';

interface ChatInstallationsOptions {
  platform: ChatPlatform<IntegrationKind>;
  directory: ChatWorkspaceDirectory;
  integrations: (tenantId: string) => IntegrationRepository;
  secrets: SecretStore;
  authority: AuthorityEpochs;
  loosenings: Loosenings;
  notifyRelay: (tenantId: string) => void;
}

const MAX_ATTEMPTS = 5;
const PLATFORM = systemPrincipal('chat_platform', 'Chat platform');

export class ChatInstallations {
  readonly #options: ChatInstallationsOptions;

  constructor(options: ChatInstallationsOptions) {
    this.#options = options;
  }

  /**
   * OAuth takes a workspace from a tenant that has only ever shown a bot token for it.
   * @throws {AppError} `invalid_state` if the workspace belongs to another tenant; nothing is changed then.
   */
  async record(call: AdminContext, install: NewInstallation): Promise<Integration> {
    const key = workspaceKey(install.identity);
    if (key === null) throw new Error('An installation without a workspace cannot be recorded');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const claim = await this.#options.directory.find(key);
      const own = claim?.tenant_id === call.tenantId ? claim : null;
      // OAuth displaces a claim that only bot tokens, of whichever app, have ever backed.
      const mayTake = claim === null || own !== null || (claim.by_oauth === false && isByOAuth(install));
      if (!mayTake) throw ownedByAnother();
      const integrationId = own?.integration_id ?? newId('int');
      const recorded = await this.#storing(call.tenantId, integrationId, install.botToken, (secret) =>
        own === null
          ? this.#create(call, key, integrationId, install, secret, claim)
          : this.#update(call, own, install, secret),
      );
      if (recorded === null) continue;
      if (claim !== null && own === null) await this.#end(claim, call.correlationId, 'installed_by_another_tenant');
      await this.#announce(call.tenantId);
      return fromRow(recorded);
    }
    throw new AppError('conflict', 'Somebody else is installing this workspace at the same time. Repeat the request.');
  }

  /** Null for an unknown workspace, another app or grid, and an app that is off or that OAuth never confirmed. */
  async resolve(identity: ChatIdentity): Promise<{ tenantId: string; integrationId: string } | null> {
    const found = await this.#find(identity);
    if (found?.row.enabled !== true || !takesCommands(found.chat, identity, this.#options.platform.scopes.commands))
      return null;
    return { tenantId: found.row.tenant_id, integrationId: found.row._id };
  }

  /** Returns the app of the tenant's present or last installation; null if there is none, or the app is unknown. */
  async recordedApp(tenantId: string, identity: ChatIdentity): Promise<{ appId: string; installed: boolean } | null> {
    const found = await this.#find(identity);
    if (found?.row.tenant_id !== tenantId || found.chat.chat_api_app_id === null) return null;
    return { appId: found.chat.chat_api_app_id, installed: found.chat.installation_status === 'installed' };
  }

  /** Applies an event once. Ignores events of another app or grid, and those not newer than the installation. */
  async notice(event: InstallationEvent, correlationId: string): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await this.#find(event.identity);
      if (found === null || !isOf(found.chat, event.identity) || !concerns(found.chat, event)) return;
      const { row, chat } = found;
      const now = currentTime();
      const call = { tenantId: row.tenant_id, principal: PLATFORM, correlationId };
      const type = event.type === 'app_uninstalled' ? 'integration.uninstalled' : 'integration.tokens_revoked';
      const data = { event_id: event.eventId, event_time: event.eventTime };
      const logged = integrationEvent(call, type, row._id, row.version + 1, now, data);
      if ((await this.#replace(row, chat, afterEvent(chat, event, now), logged)) === null) continue;
      return this.#announce(row.tenant_id);
    }
    throw new AppError('conflict', 'The installation is being changed by others at the same time. Repeat the event.');
  }

  /**
   * Releases the workspace of an installation that is off, so that any tenant can install the app there.
   * @throws {AppError} `not_found`; `invalid_state` while the installation is on, or if it no longer has a workspace;
   * `conflict` if it is changed at the same time.
   */
  async release(call: AdminContext, integrationId: string): Promise<Integration> {
    const row = await this.#options.integrations(call.tenantId).find(integrationId);
    if (row?.chat === undefined) throw new AppError('not_found', `There is no chat integration ${integrationId}.`);
    if (row.enabled && row.chat.installation_status === 'installed') throw inUse();
    const before = row.chat;
    const now = currentTime();
    const next = ended(before, before.disabled_reason ?? 'released', before.disabled_at ?? now);
    const { chat_team_id: teamId, chat_enterprise_id: enterpriseId, is_enterprise_install } = before;
    const key = workspaceKey({ teamId, enterpriseId, isEnterpriseInstall: is_enterprise_install });
    const event = integrationEvent(call, 'integration.released', row._id, row.version + 1, now, { workspace: key });
    const claim = { _id: key ?? '', tenant_id: call.tenantId, integration_id: integrationId };
    const released = await this.#options.directory.release(claim, async (transaction) => {
      const changed = await this.#replace(row, before, next, event, transaction);
      if (changed === null)
        throw new AppError('conflict', 'The installation was changed at the same time. Repeat the command.');
      return changed;
    });
    if (released === null) throw new AppError('invalid_state', `${integrationId} no longer has a workspace.`);
    await this.#announce(call.tenantId);
    return fromRow(released);
  }

  async installationOf(tenantId: string, integrationId: string): Promise<ChatInstallation | null> {
    const row = await this.#options.integrations(tenantId).find(integrationId);
    return (row && fromRow(row).chat) ?? null;
  }

  async postingAccess(tenantId: string, integrationId: string): Promise<PostingAccess> {
    const row = await this.#options.integrations(tenantId).find(integrationId);
    const { kind, scopes } = this.#options.platform;
    // Data of one platform is never sent to another.
    if (row?.chat === undefined || row.kind !== kind) return { missing: 'installation' };
    const integration = fromRow(row);
    const missing = missingFor(integration, scopes.posting);
    if (integration.chat === undefined || missing !== null) return { missing: missing ?? 'installation' };
    const stored = secretOf(row.chat);
    if (stored === null) return { missing: 'token' };
    const secret = await this.#options.secrets.get(tenantId, stored.ref, stored.version);
    const token = secret === null ? null : botTokenIn(secret);
    return token === null ? { missing: 'token' } : { token, installation: integration.chat };
  }

  async #create(
    call: AdminContext,
    key: string,
    integrationId: string,
    install: NewInstallation,
    secret: SecretReference | null,
    displaced: ChatWorkspaceDocument | null,
  ): Promise<IntegrationDocument | null> {
    const { tenantId } = call;
    const { directory, integrations, loosenings, platform } = this.#options;
    const { kind } = platform;
    const now = currentTime();
    const chat = installed(undefined, install, secret, now);
    const row: Omit<IntegrationDocument, 'tenant_id'> = {
      _id: integrationId,
      kind,
      name: install.teamName ?? install.identity.teamId ?? install.identity.enterpriseId ?? 'Chat',
      enabled: true,
      chat,
      loosened: await withLoosening(loosenings, call, {}, { what: 'created', version: 1, at: now }),
      created_at: now,
      updated_at: now,
      version: 1,
      outbox: [
        integrationEvent(call, 'integration.created', integrationId, 1, now, { kind }),
        integrationEvent(call, 'integration.installed', integrationId, 1, now, installedData(chat, install)),
      ],
    };
    const by_oauth = isByOAuth(install);
    const claim = { _id: key, tenant_id: tenantId, integration_id: integrationId, claimed_at: now, by_oauth };
    const claimed = await directory.claim(claim, displaced, (within) => integrations(tenantId).insert(row, within));
    return claimed ? { ...row, tenant_id: tenantId } : null;
  }

  async #update(
    call: AdminContext,
    claim: ChatWorkspaceDocument,
    install: NewInstallation,
    secret: SecretReference | null,
  ): Promise<IntegrationDocument | null> {
    const integrationId = claim.integration_id;
    const present = await this.#options.integrations(call.tenantId).find(integrationId);
    if (present?.chat === undefined) throw new Error(`The integration ${integrationId} of a workspace is gone`);
    // Check the claim after reading the row. If another tenant takes the workspace after this check, its `#end` either
    // changes the row first, so that this write fails, or it ends the installation that this write records.
    const { directory } = this.#options;
    if (!(await (isByOAuth(install) ? directory.confirm(claim) : directory.holds(claim)))) return null;
    const now = currentTime();
    const chat = installed(present.chat, install, secret, now);
    const data = installedData(chat, install);
    const event = integrationEvent(call, 'integration.installed', integrationId, present.version + 1, now, data);
    const redirected = { what: 'redirected', version: present.version + 1, at: now } as const;
    const loosened = await withLoosening(this.#options.loosenings, call, present, redirected);
    return this.#replace({ ...present, loosened }, present.chat, chat, event);
  }

  /** Ends the installation of a tenant that has lost the workspace. */
  async #end(
    { tenant_id: tenantId, integration_id: integrationId }: ChatWorkspaceDocument,
    correlationId: string,
    reason: string,
  ): Promise<void> {
    const call = { tenantId, principal: PLATFORM, correlationId };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const row = await this.#options.integrations(tenantId).find(integrationId);
      if (row?.chat === undefined) return;
      const now = currentTime();
      const event = integrationEvent(call, 'integration.released', row._id, row.version + 1, now, { reason });
      if ((await this.#replace(row, row.chat, ended(row.chat, reason, now), event)) === null) continue;
      return this.#announce(tenantId);
    }
    throw new AppError('conflict', 'Somebody else is changing this installation at the same time. Repeat the request.');
  }

  async #announce(tenantId: string): Promise<void> {
    await this.#options.authority.advance(tenantId);
    this.#options.notifyRelay(tenantId);
  }

  /** Stores the token before the record that refers to it, and removes the token if another writer was faster. */
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
    return row?.chat === undefined || row.kind !== this.#options.platform.kind ? null : { row, chat: row.chat };
  }

  /** Null if another writer was faster. An ended token is removed first, so that a crash leaves no token behind. */
  async #replace(
    row: IntegrationDocument,
    before: ChatInstallationDocument,
    next: ChatInstallationDocument,
    event: OutboxEvent,
    transaction?: Transaction,
  ): Promise<IntegrationDocument | null> {
    const { secrets, integrations } = this.#options;
    const { loosened = [] } = row;
    const [old, present] = [secretOf(before), secretOf(next)];
    if (old !== null && present === null) await secrets.removeUpTo(row.tenant_id, old);
    const changed = await integrations(row.tenant_id).update(row, { chat: next, loosened }, event, transaction);
    const isReplaced = old !== null && present !== null && old.version !== present.version;
    if (changed !== null && isReplaced) await secrets.removeUpTo(row.tenant_id, old);
    return changed;
  }
}

function workspaceKey({ isEnterpriseInstall, enterpriseId, teamId }: Omit<ChatIdentity, 'appId'>): string | null {
  if (isEnterpriseInstall) return enterpriseId === null ? null : `enterprise:${enterpriseId}`;
  return teamId === null ? null : `team:${teamId}`;
}

function installedData(chat: ChatInstallationDocument, install: NewInstallation): Record<string, JsonValue> {
  const { chat_team_id, chat_api_app_id, chat_enterprise_id, is_enterprise_install } = chat;
  const by = isByOAuth(install) ? 'oauth' : 'bot_token';
  return { chat_team_id, chat_api_app_id, chat_enterprise_id, is_enterprise_install, by, scopes: [...install.scopes] };
}

/** OAuth proves that the workspace wants this very app. */
function isByOAuth({ botToken }: Pick<NewInstallation, 'botToken'>): boolean {
  return botToken === undefined;
}

function ownedByAnother(): AppError {
  return new AppError(
    'invalid_state',
    'The workspace is connected to another tenant. Once the app is removed there, the operator of this service can ' +
      'release it (workgate chat release).',
  );
}

function inUse(): AppError {
  return new AppError(
    'invalid_state',
    'The installation is in use. Remove the app from the workspace or switch the integration off, then release it.',
  );
}
