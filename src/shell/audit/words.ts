import { describeType } from '../work/timeline-words.ts';

/** What happened to what is administered, each time as the rest of a sentence that begins with a name. */
const ADMIN_WORDS: Readonly<Record<string, string>> = {
  'api_key.claimed': 'answers for the API key',
  'api_key.created': 'made an API key',
  'api_key.offered': 'offered an API key',
  'api_key.revoked': 'revoked an API key',
  'api_key.rotated': 'rotated an API key',
  'api_key.transferred': 'took over an API key',
  'audit_log.exported': 'exported the audit log',
  'chat_channel.disabled': 'switched a chat channel off',
  'chat_channel.enabled': 'switched a chat channel on',
  'chat_channel.mapped': 'mapped a chat channel',
  'chat_channel.removed': 'removed a chat channel',
  'data_source.changed': 'changed a data source',
  'data_source.disabled': 'switched a data source off',
  'data_source.enabled': 'switched a data source on',
  'data_source.registered': 'registered a data source',
  'data_source.removed': 'removed a data source',
  'delegation.issued': 'delegated to an agent',
  'delegation.revoked': 'revoked a delegation',
  'delegation.used': 'used a delegation up',
  'event.quarantined': 'kept apart an event that cannot be logged',
  'freeze.begun': 'froze something',
  'freeze.thawed': 'thawed something',
  'integration.confirmed': 'confirmed an integration',
  'integration.created': 'made an integration',
  'integration.disabled': 'switched an integration off',
  'integration.enabled': 'switched an integration on',
  'integration.installed': 'installed the chat app',
  'integration.secret_rotated': 'gave an integration another secret',
  'integration.tokens_revoked': 'lost the tokens of a chat workspace',
  'integration.uninstalled': 'uninstalled the chat app',
  'invitation.accepted': 'accepted an invitation',
  'invitation.cancelled': 'took an invitation back',
  'invitation.created': 'invited somebody',
  'member.joined': 'made somebody a member',
  'member.removed': 'removed a member',
  'member.role_changed': 'changed the role of a member',
  'member.vouched_for': 'vouched for a member',
  'operation.confirmed': 'confirmed an operation',
  'operation.defined': 'defined an operation',
  'operation.retired': 'retired an operation',
  'pack.activated': 'activated a pack',
  'pack.confirmed': 'confirmed a pack',
  'pack.written': 'wrote a pack',
  'policies.confirmed': 'confirmed the policies',
  'policies.written': 'wrote the policies',
  'tenant_settings.changed': 'changed the settings of the tenant',
  'webhook_endpoint.created': 'made a webhook',
  'webhook_endpoint.deleted': 'deleted a webhook',
  'webhook_endpoint.disabled': 'switched a webhook off',
  'webhook_endpoint.enabled': 'switched a webhook on',
  'webhook_endpoint.secret_rotated': 'gave a webhook another secret',
  'webhook_endpoint.tested': 'tried a webhook out',
  'webhook_endpoint.updated': 'changed a webhook',
};

/** What can be asked for: all of a subject first, then each type. Any other may be written. */
export const TYPE_SUGGESTIONS: readonly string[] = [
  ...new Set(Object.keys(ADMIN_WORDS).map((type) => `${type.slice(0, type.indexOf('.'))}.*`)),
  'action.*',
  'evidence.*',
  'message.*',
  'proposal.*',
  'work_item.*',
  ...Object.keys(ADMIN_WORDS),
].sort();

/** What happened, as the rest of a sentence that begins with a name. */
export function whatHappened(type: string): string {
  return ADMIN_WORDS[type] ?? describeType(type);
}
