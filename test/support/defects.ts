/**
 * Defects that `make test-defects` puts into the code, one at a time, and the test file that finds each. So the tests
 * are seen to fail. `contract/defects.test.ts` fails if a defect does not apply to the code any more.
 */
export interface Defect {
  /** Names what the service then does wrong. */
  name: string;
  /** Path of the changed file, from the root. */
  file: string;
  /** Text that occurs once in the file, and its replacement. */
  from: string;
  to: string;
  /** Path of a test file with a test that fails then, from the root. */
  foundBy: string;
  /** `full` if only `make test-full` finds it; `make test` otherwise. */
  tier?: 'full';
}

export const DEFECTS: readonly Defect[] = [
  {
    name: 'a use case does not check its permission',
    file: 'src/identity/use-case.ts',
    from: '      assertPermits(call, ...permissions);\n',
    to: '',
    foundBy: 'test/contract/use-cases.test.ts',
  },
  {
    name: 'createWorkItem answers 200',
    file: 'src/transports/rest/v1/work-item-handlers.ts',
    from: 'return { status: 201, headers, body: toApiWorkItem(value) };',
    to: 'return { status: 200, headers, body: toApiWorkItem(value) };',
    foundBy: 'test/e2e/create-work-item.test.ts',
  },
  {
    name: 'a payload that was changed after its approval is executed',
    file: 'src/execution/gate.ts',
    from: 'if (!isAsApproved(row))',
    to: 'if (!isAsApproved(row) && row.version < 0)',
    foundBy: 'test/security/governance-attacks.test.ts',
  },
  {
    name: 'a freeze stops nothing',
    file: 'src/execution/gate.ts',
    from: '    if (frozen !== null) return frozen;\n',
    to: '',
    foundBy: 'test/e2e/freeze.test.ts',
  },
  {
    name: 'an action is executed although its work has ended',
    file: 'src/execution/gate.ts',
    from: '    if (hasEnded(item.status)) return workEnded(item.status);\n',
    to: '',
    foundBy: 'test/e2e/operation-claims.test.ts',
  },
  {
    name: 'a page token is accepted by another list',
    file: 'src/platform/sealed-token.ts',
    from: '    .update(JSON.stringify(binding))\n',
    to: '    .update(String(binding.length))\n',
    foundBy: 'test/e2e/list-work-items.test.ts',
  },
  {
    name: 'a page of another origin may call',
    file: 'src/transports/origin.ts',
    from: '  return origin === workBaseUrl ||',
    to: '  return origin !== undefined || origin === workBaseUrl ||',
    foundBy: 'test/security/csrf.test.ts',
  },
  {
    name: 'a chat request is accepted however old it is',
    file: 'src/integrations/providers/slack/signature.ts',
    from: '> WINDOW_SECONDS) return false;',
    to: '> WINDOW_SECONDS * 1e6) return false;',
    foundBy: 'test/e2e/chat-rules.test.ts',
  },
  {
    name: 'an Idempotency-Key is accepted with another payload',
    file: 'src/work-items/idempotency.ts',
    from: 'if (row.idem?.request_hash === idempotency?.requestHash) return row;',
    to: 'if (row.idem !== null) return row;',
    foundBy: 'test/e2e/create-work-item.test.ts',
  },
  {
    name: 'a WorkItem is changed by another tenant',
    file: 'src/work-items/repository.ts',
    from: '        { _id: workItemId, tenant_id: this.#tenantId },\n        { projection: { outbox: 0, idem: 0, initial_message: 0 }',
    to: '        { _id: workItemId },\n        { projection: { outbox: 0, idem: 0, initial_message: 0 }',
    foundBy: 'test/security/cross-tenant.test.ts',
  },
  {
    name: 'only one of the accountable people is kept from approving',
    file: 'src/proposals/accountability.ts',
    from: '  return [...new Set([...first, ...(accountables ?? [])])];',
    to: '  return [...new Set([...first, ...(accountables ?? []).slice(0, 0)])];',
    foundBy: 'test/security/accountability-attacks.test.ts',
  },
  {
    name: 'a proposal never expires',
    file: 'src/proposals/proposal.ts',
    from: '  return expiryOf(proposal) <= currentTime();',
    to: '  return expiryOf(proposal).getTime() < 0;',
    foundBy: 'test/e2e/get-action-proposal.test.ts',
  },
  {
    name: 'link-local addresses count as public',
    file: 'src/platform/networks.ts',
    from: "  ['169.254.0.0', 16],\n",
    to: '',
    foundBy: 'test/unit/networks.test.ts',
  },
  {
    name: 'a webhook says another time than the one that was signed',
    file: 'src/platform/standard-webhooks.ts',
    from: "'webhook-timestamp': timestamp,",
    to: "'webhook-timestamp': String(Number(timestamp) - 1),",
    foundBy: 'test/e2e/webhooks.test.ts',
  },
  {
    name: 'a delegation approves twice',
    file: 'src/identity/delegations/service.ts',
    from: "  return row.approval.used_at === null ? null : 'used';",
    to: '  return null;',
    foundBy: 'test/security/governance-attacks.test.ts',
  },
  {
    name: 'a revoked key works',
    file: 'src/identity/api-keys/authenticator.ts',
    from: '  if (key.revoked || key',
    to: '  if (key',
    foundBy: 'test/security/api-keys.test.ts',
  },
  {
    name: 'a key works from every network',
    file: 'src/identity/api-keys/authenticator.ts',
    from: 'isAllowedFrom(key.networks, address());',
    to: '(address(), true);',
    foundBy: 'test/e2e/api-keys-connect.test.ts',
  },
  {
    name: 'people who share a voice are two approvers',
    file: 'src/approvals/decisions.ts',
    from: 'const facts = { ...told, approvers: counted.personIds };',
    to: 'const facts = told;',
    foundBy: 'test/security/voice-attacks.test.ts',
  },
  {
    name: 'the hourly rate limits nothing',
    file: 'src/execution/rates/execution-rates.ts',
    from: '  if (first !== undefined) return new Date(first.at.getTime() + HOUR_MS);\n',
    to: '',
    foundBy: 'test/e2e/packs.test.ts',
  },
  {
    name: 'failed authentications are not limited',
    file: 'src/identity/auth-failure-limit.ts',
    from: '    throw tooManyFailures(this.#source, window.endsAt - now);\n  }\n',
    to: '    if (window.failures < 0) throw tooManyFailures(this.#source, window.endsAt - now);\n  }\n',
    foundBy: 'test/security/api-keys.test.ts',
  },
  {
    name: 'the other account of the proposer settles',
    file: 'src/execution/settle-action.ts',
    from: '  if (shared === null) return null;',
    to: '  if (shared !== undefined) return null;',
    foundBy: 'test/security/voice-attacks.test.ts',
  },
  {
    name: 'altered data of an entry verifies',
    file: 'src/evidence/verify-entries.ts',
    from: '  if (dataHash !== entry.data_hash) {',
    to: '  if (dataHash.length < 0) {',
    foundBy: 'test/unit/packet-verification.test.ts',
  },
  {
    name: 'simultaneous approvals do not see each other in the total',
    file: 'src/approvals/decisions.ts',
    from: '    if (reserved === first.total) return first;',
    to: '    if (reserved !== -1) return first;',
    foundBy: 'test/security/accountability-attacks.test.ts',
    tier: 'full',
  },
  {
    name: 'a repeated refund has another idempotency key',
    file: 'src/integrations/providers/stripe/refunds.ts',
    from: '      { idempotencyKey },',
    to: '      { idempotencyKey: idempotencyKey + performance.now() },',
    foundBy: 'test/e2e/stripe.test.ts',
  },
  {
    name: 'the use of a delegation is not logged',
    file: 'src/identity/delegations/repository.ts',
    from: "{ $set: { 'approval.used_at': at }, $inc: { version: 1 }, $push: { outbox: event } }",
    to: "{ $set: { 'approval.used_at': at, unsent: event.type }, $inc: { version: 1 } }",
    foundBy: 'test/e2e/delegations.test.ts',
  },
  {
    name: 'a webhook gets events of every pack',
    file: 'src/events/webhooks/matching.ts',
    from: '  return (packKey === undefined || traits.packKey === packKey) &&',
    to: '  return',
    foundBy: 'test/e2e/webhooks.test.ts',
  },
  {
    name: 'an agent calls every tool',
    file: 'src/transports/mcp/tools.ts',
    from: '  if (!call.agentScopes.has(scope)) throw',
    to: '  if (call.agentScopes.size < 0) throw',
    foundBy: 'test/security/mcp-agents.test.ts',
  },
  {
    name: 'the log does not redact secrets',
    file: 'src/platform/logger.ts',
    from: 'redact: { paths: SECRET_PATHS,',
    to: 'redact: { paths: [],',
    foundBy: 'test/unit/logger.test.ts',
  },
];
