import type { ChatInstallation } from './chat/model.ts';
import type { ChatInstallationDocument } from './chat/schema.ts';
import type { Integration } from './model.ts';
import type { IntegrationDocument } from './schema.ts';

/** Leaves out the tenant, the outbox and the reference to the secret. */
export function fromRow(row: Omit<IntegrationDocument, 'tenant_id'>): Integration {
  return {
    integrationId: row._id,
    kind: row.kind,
    name: row.name,
    enabled: row.enabled,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    settings: row.settings ?? {},
    lastOutcomes: { successAt: row.last_success_at ?? null, failure: row.last_failure ?? null },
    ...(row.chat === undefined ? {} : { chat: fromChatRow(row.chat) }),
  };
}

function fromChatRow(row: ChatInstallationDocument): ChatInstallation {
  return {
    teamId: row.chat_team_id,
    teamName: row.chat_team_name ?? null,
    appId: row.chat_api_app_id,
    enterpriseId: row.chat_enterprise_id,
    isEnterpriseInstall: row.is_enterprise_install,
    status: row.installation_status,
    installedAt: row.installed_at,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason,
    tokensRevokedAt: row.tokens_revoked_at,
    tokenStored: row.chat_oauth_token_persisted,
    installScopes: row.chat_install_granted_bot_scopes,
    botTokenScopes: row.chat_bot_token_granted_scopes,
    history: (row.history ?? []).toReversed().map((period) => ({
      installedAt: period.installed_at,
      endedAt: period.ended_at,
      endedReason: period.ended_reason,
      tokensRevokedAt: period.tokens_revoked_at,
      appId: period.chat_api_app_id,
      installScopes: period.chat_install_granted_bot_scopes,
      botTokenScopes: period.chat_bot_token_granted_scopes,
    })),
  };
}
