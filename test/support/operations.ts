import { routes } from '../../generated/rest/routes.ts';
import type { CallContext } from '../../src/call-context.ts';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import type { ApiKeyDocument } from '../../src/identity/api-keys/schema.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ApiAnswer } from './api-client.ts';
import { CLOSE_ACCOUNT } from './operation-definitions.ts';
import { loadSource, meetingList } from './racing.ts';
import { TEST_ADMIN, type TestKey, type TestService } from './service.ts';

export type OperationId = keyof typeof routes;

/** A call that succeeds on an existing subject. Every operation must be listed in this file. */
export interface ValidCall {
  method: string;
  path: string;
  body?: unknown;
}

/** Objects of one tenant that the operations act on. */
export interface Subject {
  workItemId: string;
  integrationId: string;
  /** A proposal that waits for approval. No valid call changes it. */
  proposalId: string;
  /** A second proposal, for cancelling: the only operation that changes a proposal regardless of policy. */
  cancellableId: string;
  actionId: string;
  /** A data source with loaded data, and its only group. */
  sourceKey: string;
  groupId: string;
  /** An operation that the tenant has defined. */
  operation: string;
  /**
   * Begun claims and their tokens, one for each step. They belong to an API key of the tenant that carries out
   * operations.
   */
  beginClaim: string;
  beginToken: string;
  extendClaim: string;
  extendToken: string;
  completeClaim: string;
  completeToken: string;
  failClaim: string;
  failToken: string;
  /**
   * An action whose receiver has accepted it and reports its result with `resultToken`. The reporting API key carries
   * out operations of its integration.
   */
  awaitedId: string;
  resultToken: string;
  /** A webhook endpoint at an unreachable address, with a delivery, and another endpoint that may be deleted. */
  endpointId: string;
  deliveryId: string;
  deletableEndpointId: string;
}

export const OPERATIONS = Object.values(routes);

/** Operations that read their request at all. */
export const READING_OPERATIONS = OPERATIONS.filter((route) => !route.ignoresRequest);

export const BODY_OPERATIONS = OPERATIONS.filter((route) => route.mediaTypes.length > 0);

/** Returns the names of a path's parameters. */
export const parametersOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);

/** Returns a valid proposal for a refund of an order that every sandbox shop has. */
export function refundProposal(integrationId: string, payload: object = {}, more: object = {}) {
  return {
    integration_id: integrationId,
    approval_reason: 'A valid reason',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: {
      type: 'commerce_refund',
      order_id: '1234',
      amount: '1.00',
      currency: 'EUR',
      reason: 'duplicate',
      ...payload,
    },
    ...more,
  };
}

let subjects = 0;

/** Creates a subject through the services, not the API, so that keys of any scope can use it. */
export async function createSubject(service: TestService, tenantId: string): Promise<Subject> {
  const { tenants } = service.services.identity;
  const { workItems } = service.services.workItems;
  const { integrations } = service.services.integrations;
  const { proposals, executor, operations } = service.services.actions;
  const { createdAt: tenantCreatedAt } = await tenants.get(tenantId);
  const call: CallContext = {
    tenantId,
    tenantCreatedAt,
    principal: TEST_ADMIN,
    permissions: ALL_PERMISSIONS,
    correlationId: 'subject',
  };
  await service.admit(tenantId);
  const { integrationId } = await integrations.create(call, { kind: 'sandbox_commerce', name: 'Shop' });
  const item = { subject: 'Belongs to one tenant', initialMessage: { content: 'Private words' } };
  const { workItemId } = (await workItems.create(call, item)).value;
  const propose = async (amount: string) => {
    const { value } = await proposals.propose(call, workItemId, {
      integrationId,
      approvalReason: 'Private reason',
      resourceType: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1238', amount, currency: 'EUR', reason: 'duplicate' },
    });
    return value.proposalId;
  };
  // A tenant may have several subjects. Equal refunds would be twins.
  subjects = (subjects % 99) + 1;
  const cents = String(subjects).padStart(2, '0');
  // Less than 1.00 is small enough to be executed without a person. The other two wait for an approval.
  const { action } = await executor.execute(call, await propose(`0.${cents}`));
  const [proposalId, cancellableId] = [await propose(`100.${cents}`), await propose(`101.${cents}`)];
  const race = { number: 1, startsAt: '2026-03-01T02:00:00Z' };
  const meeting = { id: 'private-meeting', name: 'Private Track', date: '2026-03-01', races: [race] };
  const sourceKey = 'private_feed';
  await loadSource(service, { tenantId, sourceKey, adapter: 'meeting_tree', documents: [meetingList([meeting])] });
  const groupId = '2026-03-01.au.private-track';
  const { operation } = await operations.put(call, CLOSE_ACCOUNT, 0);
  const actionId = action?.actionId ?? '';
  const other = await workItems.create(call, { ...item, subject: 'What workers carry out' });
  const claims = await createClaims(service, call, other.value.workItemId);
  const awaited = await createAwaited(service, call, other.value.workItemId);
  const made = { workItemId, integrationId, proposalId, cancellableId, actionId, sourceKey, groupId, operation };
  const hooks = await createEndpoints(service, call);
  return { ...made, ...claims, ...awaited, ...hooks };
}

/**
 * Settings of an endpoint at an unreachable address. Its event type does not occur in these tests, so nothing is
 * delivered.
 */
export const QUIET_ENDPOINT = { url: 'https://nobody.invalid/', types: ['event.quarantined'] };

async function createEndpoints(
  { services }: TestService,
  call: CallContext,
): Promise<Pick<Subject, 'endpointId' | 'deliveryId' | 'deletableEndpointId'>> {
  const { webhookEndpoints, webhookDeliveries } = services.webhooks;
  // A tenant can have only a few endpoints and gets many subjects, so existing endpoints are used again.
  const present = (await webhookEndpoints.list(call)).map(({ endpointId }) => endpointId);
  const make = async () => {
    return present.pop() ?? (await webhookEndpoints.create(call, QUIET_ENDPOINT)).value.endpoint.endpointId;
  };
  const endpointId = await make();
  const { deliveryId } = await webhookDeliveries.test(call, endpointId);
  return { endpointId, deliveryId, deletableEndpointId: await make() };
}

/** Id of a person who approves. */
const OTHER = 'usr_other';

const STEPS = ['begin', 'extend', 'complete', 'fail'] as const;
type Claims = Pick<Subject, `${(typeof STEPS)[number]}${'Claim' | 'Token'}`>;

/**
 * Makes an API key of the tenant claim and begin one action for each step. Uses an existing key that carries out
 * operations, or creates one.
 */
async function createClaims(service: TestService, call: CallContext, workItemId: string): Promise<Claims> {
  const { tenantId } = call;
  const { connection } = service.services.platform.mongo;
  const { proposals, approvals, executor, taskClaims, taskLeases } = service.services.actions;
  const keys = connection.collection<ApiKeyDocument>('api_keys');
  const carrying = { tenant_id: tenantId, carries: { $exists: true }, revoked_at: null };
  if ((await keys.findOne(carrying)) === null) await service.createKey(tenantId, ['operations.carry']);
  const key = await keys.findOne(carrying);
  const person = OTHER;
  const approver = { ...TEST_ADMIN, id: person, lineage: person, accountable: person, accountables: [person] };
  const member = { tenant_id: tenantId, person_id: person };
  await connection.collection('members').deleteOne(member);
  const role = { role: 'approver', created_at: new Date() };
  await connection.collection('members').insertOne({ _id: newId('mem') as never, ...member, ...role });
  const verified = { $set: { email_verified: true }, $setOnInsert: { name: 'Other', email: 'other@example.com' } };
  await connection.collection('people').updateOne({ _id: person as never }, verified, { upsert: true });
  await connection.collection('claim_places').deleteMany({ tenant_id: tenantId });
  const worker = { ...call, principal: { ...TEST_ADMIN, type: 'api_key' as const, id: key?._id ?? '' } };
  const made: Record<string, string> = {};
  for (const step of STEPS) {
    const { value } = await proposals.propose(call, workItemId, {
      integrationId: key?.carries?.[0] ?? '',
      approvalReason: 'Private reason',
      operation: 'x_close_account',
      payload: { type: 'x_close_account', account_id: 'acc_1234', reason: 'inactive', closes_on: '2026-12-31' },
    });
    await approvals.approve({ ...call, principal: approver }, value.proposalId, null);
    await executor.execute(call, value.proposalId);
    const claim = await taskClaims.take(worker, { operations: ['x_close_account'], waitSeconds: 0 });
    if (claim === null) throw new Error('There is nothing to claim');
    await taskLeases.begin(worker, claim.claimId, claim.token);
    made[`${step}Claim`] = claim.claimId;
    made[`${step}Token`] = claim.token;
    // An hour, so that no lease expires while a test file runs.
    const until = new Date(Date.now() + 3_600_000);
    const proposal = { _id: value.proposalId as never };
    const change = { $set: { 'execution.lease_until': until, due_at: until } };
    await connection.collection('action_proposals').updateOne(proposal, change);
  }
  return made as unknown as Claims;
}

/** Writes an action to the database as if its receiver had accepted it. No receiver exists at the address. */
async function createAwaited(
  service: TestService,
  call: CallContext,
  workItemId: string,
): Promise<Pick<Subject, 'awaitedId' | 'resultToken'>> {
  const { tenantId } = call;
  const { connection } = service.services.platform.mongo;
  const { proposals, approvals, executor } = service.services.actions;
  const { integrationId } = await service.services.integrations.integrations.create(call, {
    kind: 'webhook',
    name: 'Nobody',
    settings: { url: 'https://nobody.invalid/' },
  });
  const carrying = { tenant_id: tenantId, carries: { $exists: true } };
  await connection
    .collection<ApiKeyDocument>('api_keys')
    .updateMany(carrying, { $addToSet: { carries: integrationId } });
  const { value } = await proposals.propose(call, workItemId, {
    integrationId,
    approvalReason: 'Private reason',
    operation: 'x_close_account',
    payload: { type: 'x_close_account', account_id: 'acc_1234', reason: 'inactive', closes_on: '2026-12-31' },
  });
  const principal = { ...TEST_ADMIN, id: OTHER, lineage: OTHER, accountable: OTHER, accountables: [OTHER] };
  await approvals.approve({ ...call, principal }, value.proposalId, null);
  const { action } = await executor.execute(call, value.proposalId);
  const awaitedId = action?.actionId ?? '';
  const until = new Date(Date.now() + 3_600_000);
  const taken = { status: 'executing', 'execution.lease_until': until, 'execution.awaited': { until }, due_at: until };
  await connection.collection('action_proposals').updateOne({ _id: value.proposalId as never }, { $set: taken });
  const running = { status: 'running', error: null, finished_at: null };
  await connection.collection('actions').updateOne({ _id: awaitedId as never }, { $set: running });
  const resultToken = service.services.actions.resultTokens.seal(tenantId, awaitedId, 1, new Date());
  return { awaitedId, resultToken };
}

const NO_TOKEN = 'A'.repeat(43);

/** Returns a subject of ids that never existed. */
export function neverWas(): Subject {
  const proposalId = newId('prop');
  return {
    workItemId: newId('wi'),
    integrationId: newId('int'),
    proposalId,
    cancellableId: proposalId,
    actionId: newId('act'),
    sourceKey: 'no_such_feed',
    groupId: '2026-03-02.au.no-such-track',
    operation: 'x_never_was',
    beginClaim: newId('clm'),
    beginToken: NO_TOKEN,
    extendClaim: newId('clm'),
    extendToken: NO_TOKEN,
    completeClaim: newId('clm'),
    completeToken: NO_TOKEN,
    failClaim: newId('clm'),
    failToken: NO_TOKEN,
    awaitedId: newId('act'),
    resultToken: `k1.${NO_TOKEN}`,
    endpointId: newId('whe'),
    deliveryId: newId('whd'),
    deletableEndpointId: newId('whe'),
  };
}

const CLAIM_OF: Partial<Record<OperationId, 'beginClaim' | 'extendClaim' | 'completeClaim' | 'failClaim'>> = {
  beginOperationClaim: 'beginClaim',
  extendOperationClaim: 'extendClaim',
  completeOperationClaim: 'completeClaim',
  failOperationClaim: 'failClaim',
};

/** Returns the value of a path parameter. */
function idFor(parameter: string, operationId: OperationId, subject: Subject): string {
  switch (parameter) {
    case 'work_item_id':
      return subject.workItemId;
    case 'proposal_id':
      return operationId === 'cancelActionProposal' ? subject.cancellableId : subject.proposalId;
    case 'action_id':
      return operationId === 'reportActionResult' ? subject.awaitedId : subject.actionId;
    case 'integration_id':
      return subject.integrationId;
    case 'operation':
      return subject.operation;
    case 'claim_id':
      return subject[CLAIM_OF[operationId] ?? 'beginClaim'];
    case 'webhook_endpoint_id':
      return operationId === 'deleteWebhookEndpoint' ? subject.deletableEndpointId : subject.endpointId;
    case 'webhook_delivery_id':
      return subject.deliveryId;
    case 'view_key':
      return 'racing_catalog';
    case 'entity_type':
      return 'group';
    case 'entity_id':
      return subject.groupId;
    case 'source_key':
      return subject.sourceKey;
    default:
      throw new Error(`${operationId}: a subject has no ${parameter}`);
  }
}

const BODIES: Record<OperationId, (subject: Subject) => unknown> = {
  createWorkItem: () => ({ subject: 'A valid subject' }),
  listWorkItems: () => undefined,
  searchWorkItems: () => undefined,
  getWorkItem: () => undefined,
  updateWorkItem: () => ({ priority: 'high' }),
  appendWorkItemMessage: () => ({ message: { content: 'A valid message' } }),
  listWorkItemMessages: () => undefined,
  directActionExecution: () => undefined,
  getWorkItemEvidence: () => undefined,
  exportWorkItemPacket: () => ({}),
  createActionProposal: ({ integrationId }) => refundProposal(integrationId),
  listActionProposals: () => undefined,
  getActionProposal: () => undefined,
  cancelActionProposal: () => undefined,
  recheckActionProposal: () => undefined,
  executeActionProposal: () => ({ dry_run: true }),
  listActions: () => undefined,
  getAction: () => undefined,
  listIntegrations: () => undefined,
  getIntegration: () => undefined,
  listOperations: () => undefined,
  getOperation: () => undefined,
  // A key that has no such claim gets none.
  claimOperation: () => ({ operations: ['x_close_account'] }),
  beginOperationClaim: ({ beginToken: token }) => ({ token }),
  extendOperationClaim: ({ extendToken: token }) => ({ token }),
  completeOperationClaim: ({ completeToken: token }) => ({ token, result: { closure_id: 'cl_17' } }),
  failOperationClaim: ({ failToken: token }) => ({ token, outcome: 'refused', message: 'A valid message' }),
  reportActionResult: ({ resultToken: token }) => ({ token, state: 'done', result: { closure_id: 'cl_17' } }),
  listEvents: () => undefined,
  createWebhookEndpoint: () => ({ url: 'https://nobody.invalid/' }),
  listWebhookEndpoints: () => undefined,
  getWebhookEndpoint: () => undefined,
  updateWebhookEndpoint: () => ({ description: 'A valid description' }),
  deleteWebhookEndpoint: () => undefined,
  testWebhookEndpoint: () => undefined,
  rotateWebhookSecret: () => ({ overlap_hours: 0 }),
  recoverWebhookEndpoint: () => ({ after_sequence: 0 }),
  listWebhookDeliveries: () => undefined,
  replayWebhookDelivery: () => undefined,
  getDataView: () => undefined,
  getDataEntity: () => undefined,
  getDataSourceHealth: () => undefined,
  getMe: () => undefined,
};

/** Query strings that an operation requires. */
const QUERIES: Partial<Record<OperationId, string>> = {
  getDataEntity: '?view_key=racing_catalog',
  getDataSourceHealth: '?view_key=racing_catalog',
};

/** Returns a call that succeeds. Tests then break one part of it. */
export function validCall(operationId: OperationId, subject: Subject): ValidCall {
  const { method, path } = routes[operationId];
  const body = BODIES[operationId](subject);
  const target = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => idFor(name, operationId, subject));
  return {
    method,
    path: `${target}${QUERIES[operationId] ?? ''}`,
    ...(body === undefined ? {} : { body }),
  };
}

export async function callOperation(key: TestKey, call: ValidCall, query = ''): Promise<ApiAnswer> {
  const more = call.path.includes('?') ? query.replace('?', '&') : query;
  return key.client.call(call.method, `${call.path}${more}`, call.body === undefined ? {} : { body: call.body });
}
