/** Checks in the database that a dump contains everything it must contain. */

import { COLLECTIONS } from '../../src/collections.ts';
import { INTEGRATION_KINDS } from '../../src/integrations/index.ts';
import { SIGNING_PURPOSES } from '../../src/platform/signing-keys/purposes.ts';
import { PROPOSAL_STATUSES } from '../../src/proposals/index.ts';
import { WORK_ITEM_STATUSES } from '../../src/work-items/index.ts';
import type { Json } from './doors.ts';
import type { Stage } from './stage.ts';

/** Collections whose documents have an outbox. Each must contain an event that is not in the log yet. */
const OUTBOXED = COLLECTIONS.filter(({ outbox }) => outbox === true).map(({ name }) => name);
const exists = { $exists: true };

interface Requirement {
  what: string;
  collection: string;
  filter: Json;
}

/** Checks the contents of the dump. @throws {Error} naming everything that is missing. */
export async function assertCoverage(stage: Stage): Promise<void> {
  const missing: string[] = [];
  for (const { name } of await stage.connection.listCollections()) {
    if ((await stage.collection(name).countDocuments({})) === 0) missing.push(`documents of ${name}`);
  }
  for (const { what, collection, filter } of [...byStatus(), ...byKind(), ...byForm(), ...byOutbox()]) {
    if ((await stage.collection(collection).countDocuments(filter)) === 0) missing.push(what);
  }
  for (const door of ['rest', 'connect', 'mcp', 'a2a']) {
    if (!stage.notes.packets.some((packet) => packet.door === door)) missing.push(`a packet by ${door}`);
  }
  const signers = new Set(stage.notes.packets.map(({ envelope }) => envelope.signatures[0].keyid));
  if (signers.size < 2) missing.push('packets of two keys');
  const tenants = await stage.collection('tenants').countDocuments({});
  const peopled = (await stage.collection('members').distinct('tenant_id')).length;
  if (tenants < 4 || peopled !== tenants - 1) missing.push('four tenants, one of them without people');
  if (missing.length > 0) throw new Error(`The dump is incomplete. It lacks:\n  ${missing.join('\n  ')}`);
}

function each(collection: string, field: string, values: readonly unknown[]): Requirement[] {
  return values.map((value) => ({
    what: `${collection} with ${field} ${String(value)}`,
    collection,
    filter: { [field]: value },
  }));
}

function byStatus(): Requirement[] {
  return [
    ...each('work_items', 'status', WORK_ITEM_STATUSES),
    ...each('action_proposals', 'status', PROPOSAL_STATUSES),
    ...each('actions', 'status', ['running', 'succeeded', 'failed', 'outcome_unknown']),
    ...each('invitations', 'status', ['pending', 'accepted', 'canceled']),
    ...each('integrations', 'chat.installation_status', ['installed', 'disabled']),
    ...each('data_sources', 'last_attempt.ok', [true, false]),
  ];
}

function byKind(): Requirement[] {
  return [
    ...each('integrations', 'kind', INTEGRATION_KINDS),
    ...each('action_proposals', 'operation', ['commerce_refund', 'chat_post_message']),
    ...each('work_items', 'created_by.type', ['api_key', 'delegation', 'user']),
    ...each('event_log', 'actor.type', ['api_key', 'delegation', 'user', 'system']),
    ...each('work_items', 'channel', ['api', 'chat', 'agent']),
    ...each('api_keys', 'created_by.type', ['user', 'system']),
    ...each('members', 'role', ['viewer', 'member', 'approver', 'admin', 'owner']),
    ...SIGNING_PURPOSES.map((purpose) => ({
      what: `a signing key for ${purpose} that was replaced`,
      collection: 'signing_keys',
      filter: { purpose, generation: 2 },
    })),
    ...['action_proposals', 'work_items', 'work_item_messages'].map((collection) => ({
      what: `${collection} of a request with an Idempotency-Key`,
      collection,
      filter: { 'idem.key': exists },
    })),
  ];
}

/** Returns requirements for rarer forms of documents, which migrations must handle. */
function byForm(): Requirement[] {
  const one = (what: string, collection: string, filter: Json): Requirement => ({ what, collection, filter });
  return [
    one('an invitation that is over', 'invitations', { status: 'pending', expires_at: { $lt: new Date() } }),
    one('a revoked key', 'api_keys', { revoked_at: { $ne: null } }),
    one('a key that was rotated', 'api_keys', { successor_id: exists, expires_at: { $gt: new Date() } }),
    one('a key with limits and networks', 'api_keys', { rate_limits: exists, allowed_networks: exists }),
    one('a tenant with limits', 'tenants', { rate_limits: exists }),
    one('a revoked delegation', 'delegations', { revoked_at: { $ne: null } }),
    one('an approval that was delegated and used', 'delegations', { 'approval.used_at': { $type: 'date' } }),
    one('an approval that was delegated and not used', 'delegations', { 'approval.used_at': null, approval: exists }),
    one('one of two approvals', 'action_proposals', { status: 'pending_approval', 'approvals.0': exists }),
    one('a proposal in place of another', 'action_proposals', { supersedes: { $type: 'string' } }),
    one('an execution that a person has to settle', 'action_proposals', { 'execution.lease_until': null }),
    one('an execution that is asked after again', 'action_proposals', {
      status: 'outcome_unknown',
      'execution.lease_until': { $type: 'date' },
    }),
    one('an execution without a record', 'action_proposals', { status: 'executing', 'execution.attempt': 1 }),
    one('an action that was settled as done', 'actions', { status: 'succeeded', settlement: { $ne: null } }),
    one('an action that was settled as not done', 'actions', { status: 'failed', settlement: { $ne: null } }),
    one('a failure that may be tried again', 'actions', { 'error.retryable': true }),
    one('a WorkItem with an assignee', 'work_items', { assignee: { $ne: null } }),
    one('a channel mapping that was taken away', 'chat_channels', { removed_at: { $ne: null } }),
    one('a channel mapping that is off', 'chat_channels', { enabled: false }),
    one('an installation of a whole grid', 'integrations', { 'chat.is_enterprise_install': true }),
    one('a workspace that only a token stands for', 'chat_workspaces', { by_oauth: false }),
    one('a source that is off', 'data_sources', { enabled: false }),
    one('a tree with full tiles', 'evidence_trees', { full_tiles: { $gt: 0 } }),
    one('a tree without full tiles', 'evidence_trees', { full_tiles: { $exists: false }, checkpoint: exists }),
    one('a session that is good', 'sessions', { expires_at: { $gt: new Date() } }),
    one('a credential under the older master key', 'integration_secrets', { sealed_key: /^fixture1\./ }),
    one('a credential under the newer master key', 'integration_secrets', { sealed_key: /^fixture2\./ }),
  ];
}

function byOutbox(): Requirement[] {
  return OUTBOXED.map((collection) => ({
    what: `${collection} with an event that is in no log yet`,
    collection,
    filter: { 'outbox.0': exists },
  }));
}
