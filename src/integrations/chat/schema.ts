import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { IntegrationKind } from '../providers/registry.ts';
import type { ChatInstallationStatus } from './model.ts';

/** Chat part of an integration of kind `chat`. */
export interface ChatInstallationDocument {
  /** Null for an org-wide installation. */
  chat_team_id: string | null;
  chat_team_name?: string;
  chat_api_app_id: string | null;
  chat_enterprise_id: string | null;
  is_enterprise_install: boolean;
  installation_status: ChatInstallationStatus;
  installed_at: Date;
  disabled_at: Date | null;
  disabled_reason: string | null;
  tokens_revoked_at: Date | null;
  /** True if a bot token is stored. */
  chat_oauth_token_persisted: boolean;
  chat_install_granted_bot_scopes: string[];
  chat_bot_token_granted_scopes: string[];
  /** Scopes that a revoked bot token had. */
  revoked_bot_token_scopes?: string[];
  /** Reference to the bot token in the secret store; null without a token. */
  secret_ref: string | null;
  secret_version: number | null;
  /** Ids of the latest platform events that were applied. Each event counts once. */
  event_ids: string[];
  /** Latest installations before the present one, oldest first. */
  history?: ChatInstallationPeriodDocument[];
}

/** An installation that ended, or that a new installation of the same app replaced. */
export interface ChatInstallationPeriodDocument {
  installed_at: Date;
  ended_at: Date;
  /** Same values as `disabled_reason`, or `installed_again`. */
  ended_reason: string;
  tokens_revoked_at: Date | null;
  chat_api_app_id: string | null;
  chat_install_granted_bot_scopes: string[];
  chat_bot_token_granted_scopes: string[];
}

/**
 * Claim of a tenant to a workspace or a whole grid. No tenant can take it from another. The exception is OAuth, which
 * takes it from a tenant that has only ever shown a bot token.
 */
export interface ChatWorkspaceDocument {
  /** `team:<id>`, or `enterprise:<id>` for an org-wide installation. */
  _id: string;
  tenant_id: string;
  integration_id: string;
  claimed_at: Date;
  /** True if OAuth has ever confirmed the claim. */
  by_oauth: boolean;
}

/** A channel of the platform that is mapped to a pack ("runtime social channel"). */
export interface ChatChannelDocument {
  /** `chn_…` */
  _id: string;
  tenant_id: string;
  /** Platform of the channel, as the kind of its integrations. */
  platform: IntegrationKind;
  /** Id of the channel at the platform. Never changes. */
  page_id: string;
  integration_id: string;
  pack_key: string;
  queue_key: string;
  enabled: boolean;
  /** True if the channel shows waiting approvals of the queue; absent means false. */
  approvals?: boolean;
  /** Time when the mapping was removed; null while it is active. The row stays for its outbox and for a new mapping. */
  removed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: number;
  outbox: OutboxEvent[];
}

/** A state of an installation that has come back, and cannot be used again. */
export interface SpentStateDocument {
  /** `<tenant>/<nonce>` */
  _id: string;
  tenant_id: string;
  /** Time of deletion, when the state itself expires. */
  expires_at: Date;
}

/** Name of the unique index that rejects a second mapping of a channel. */
export const CHANNEL_INDEX = 'tenant_integration_page';

export const CHAT_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'chat_workspaces',
    owner: 'integrations/chat',
    holds: 'tenants',
    indexes: [],
    growth: 'one for each workspace of the platform that a tenant has',
    end: 'when the tenant or the platform gives the workspace up',
  },
  {
    name: 'chat_channels',
    owner: 'integrations/chat',
    holds: 'tenants',
    indexes: [
      { name: CHANNEL_INDEX, key: { tenant_id: 1, integration_id: 1, page_id: 1 }, unique: true },
      { name: 'tenant_created', key: { tenant_id: 1, created_at: 1, _id: 1 } },
    ],
    outbox: true,
    growth: 'one for each channel that is mapped, 1,000 a tenant at most are shown',
    end: 'kept, also when the mapping was taken away',
  },
  {
    name: 'chat_spent_states',
    owner: 'integrations/chat',
    holds: 'tenants',
    // The index omits the tenant, because MongoDB expires documents only by a single-field index.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each installation that came back from the platform',
    end: 'when the state that it notes would have expired',
  },
];

export type ChatModels = ReturnType<typeof defineChatModels>;

/** Defines the models. Writes go through the native driver. */
export function defineChatModels(connection: Connection) {
  const workspaces = new Schema<ChatWorkspaceDocument>(
    { _id: String },
    { collection: 'chat_workspaces', strict: false },
  );
  const channels = new Schema<ChatChannelDocument>({ _id: String }, { collection: 'chat_channels', strict: false });
  const spentStates = new Schema<SpentStateDocument>(
    { _id: String },
    { collection: 'chat_spent_states', strict: false },
  );
  return {
    spentStates: connection.model('ChatSpentState', spentStates),
    workspaces: connection.model('ChatWorkspace', workspaces),
    channels: connection.model('ChatChannel', channels),
  };
}
