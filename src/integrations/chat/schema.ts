import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { IntegrationKind } from '../providers/registry.ts';
import type { ChatInstallationStatus } from './model.ts';

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
  chat_oauth_token_persisted: boolean;
  chat_install_granted_bot_scopes: string[];
  chat_bot_token_granted_scopes: string[];
  /** Scopes of a revoked bot token. */
  revoked_bot_token_scopes?: string[];
  /** Null without a bot token. */
  secret_ref: string | null;
  secret_version: number | null;
  /** Latest events of the platform that were applied. Each event counts once. */
  event_ids: string[];
  /** Oldest first. */
  history?: ChatInstallationPeriodDocument[];
}

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

/** Claim to a workspace or a whole grid. Only OAuth takes a claim from another tenant, if only bot tokens back it. */
export interface ChatWorkspaceDocument {
  /** `team:<id>`, or `enterprise:<id>` for an org-wide installation. */
  _id: string;
  tenant_id: string;
  integration_id: string;
  claimed_at: Date;
  /** OAuth has confirmed the claim at some time. */
  by_oauth: boolean;
}

/** A channel that is mapped to a pack ("runtime social channel"). */
export interface ChatChannelDocument {
  /** `chn_…` */
  _id: string;
  tenant_id: string;
  platform: IntegrationKind;
  /** Id at the platform. Never changes. */
  page_id: string;
  integration_id: string;
  pack_key: string;
  queue_key: string;
  /** People who answer for the choice of the queue; absent in mappings of earlier releases. */
  mapped_by?: string[];
  enabled: boolean;
  /** Absent means false. */
  approvals?: boolean;
  /** Null while the mapping is active. The row stays for its outbox and for a new mapping. */
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
  /** The state itself expires then. */
  expires_at: Date;
}

/** Rejects a second mapping of a channel. */
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
    // Without the tenant, because MongoDB expires documents only by a single-field index.
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each installation that came back from the platform',
    end: 'when the state that it notes would have expired',
  },
];

export type ChatModels = ReturnType<typeof defineChatModels>;

export function defineChatModels(connection: Connection) {
  const define = <Document>(name: string, options: { collection: string }) =>
    connection.model(name, new Schema<Document>({ _id: String }, { ...options, strict: false }));
  return {
    spentStates: define<SpentStateDocument>('ChatSpentState', { collection: 'chat_spent_states' }),
    workspaces: define<ChatWorkspaceDocument>('ChatWorkspace', { collection: 'chat_workspaces' }),
    channels: define<ChatChannelDocument>('ChatChannel', { collection: 'chat_channels' }),
  };
}
