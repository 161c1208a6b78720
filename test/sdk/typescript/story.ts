/** The scenario of test/sdk/story.ts with the TypeScript SDK. */
import {
  type ActionPayload,
  ApiError,
  etagOf,
  isKnownWorkItemStatus,
  ValidationError,
  Workgate,
  WorkgateError,
  type WorkItem,
} from '@workgate/sdk';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

function tell(step: string, facts: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ step, ...facts })}\n`);
}

async function all<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const entry of entries) collected.push(entry);
  return collected;
}

const apiKey = setting('WORKGATE_API_KEY');
const tag = setting('WORKGATE_TAG');
const workgate = new Workgate({ apiKey, baseUrl: setting('WORKGATE_BASE_URL') });

async function intake(): Promise<WorkItem> {
  const item = await workgate.workItems.create({
    body: {
      subject: 'SDK story',
      priority: 'high',
      tags: [tag],
      contact: { name: 'Ada', email: 'ada@example.com' },
      initialMessage: { content: 'It came twice.' },
    },
  });
  tell('create', {
    work_item_id: item.workItemId,
    status: item.status,
    channel_id: item.channelId,
    contact_email: item.contact?.email,
    created_at: item.createdAt.toISOString(),
  });

  for (const number of [1, 2, 3, 4]) {
    await workgate.workItems.create({ body: { subject: `SDK story, ${number}`, tags: [tag] } });
  }
  const items = await all(workgate.workItems.allWorkItems({ tag, limit: 2 }));
  tell('pages', { ids: items.map(({ workItemId }) => workItemId) });

  const { workItemId } = item;
  await workgate.messages.append({ workItemId, body: { message: { content: 'The order number is 1234.' } } });
  const messages = await all(workgate.messages.allMessages({ workItemId }));
  tell('message', { contents: messages.map(({ content }) => content) });

  const { version } = await workgate.workItems.get({ workItemId });
  const { status, contact, priority } = await workgate.workItems.update({
    workItemId,
    ifMatch: etagOf({ version }),
    body: { status: 'in_progress', contact: null },
  });
  tell('update', { status, contact, priority });

  await workgate.workItems.update({ workItemId, body: { dueAt: item.createdAt } });
  const late = await all(workgate.workItems.allFound({ tag, overdue: true }));
  tell('overdue', { ids: late.map((found) => found.workItemId) });
  return item;
}

async function refund(workItemId: string): Promise<string> {
  const proposal = await workgate.actions.propose({
    workItemId,
    body: {
      integrationId: setting('WORKGATE_INTEGRATION_ID'),
      approvalReason: 'It came twice.',
      resourceType: 'order',
      actionOperation: 'commerce_refund',
      payload: {
        type: 'commerce_refund',
        orderId: setting('WORKGATE_ORDER_ID'),
        amount: '25.00',
        currency: 'EUR',
        reason: 'duplicate',
      },
    },
  });
  const { proposalId, status, payload } = proposal;
  if (payload.type !== 'commerce_refund') throw new Error(`The payload is a ${payload.type}.`);
  tell('propose', { proposal_id: proposalId, status, payload_type: payload.type, amount: payload.amount });

  const tried = await workgate.actions.executeProposal({ proposalId, body: { dryRun: true } });
  tell('dry_run', { dry_run: tried.dryRun, action: tried.action });

  const done = await workgate.actions.executeProposal({ proposalId, body: { dryRun: false } });
  const result = done.action?.result;
  tell('execute', {
    proposal_status: done.proposal.status,
    action_id: done.action?.actionId,
    action_status: done.action?.status,
    refund_id: result?.type === 'commerce_refund' ? result.refundId : undefined,
  });

  const actions = await all(workgate.actions.allActions({ workItemId }));
  tell('actions', { ids: actions.map(({ actionId }) => actionId) });
  return proposalId;
}

function chat(): void {
  const payload: ActionPayload = { type: 'chat_post_message', channelId: 'C0123456789', text: 'Done.' };
  tell('chat_payload', { payload: { type: payload.type, channel_id: payload.channelId, text: payload.text } });
}

async function introduction(): Promise<void> {
  const { key, owner } = await workgate.identity.me();
  const integrations = await all(workgate.integrations.allIntegrations());
  tell('me', {
    key_id: key.keyId,
    scopes: key.scopes,
    owner_id: owner?.personId,
    integration_ids: integrations.map(({ integrationId }) => integrationId),
  });
}

async function reading(workItemId: string): Promise<void> {
  const groups = await all(workgate.data.allGroups({ viewKey: 'racing_catalog', limit: 1 }));
  tell('view', {
    group_ids: groups.map(({ groupId }) => groupId),
    starts_at: groups[0]?.events[0]?.startsAt.toISOString(),
  });

  const entries = await all(workgate.evidence.allEntries({ workItemId, limit: 2 }));
  const packet = await workgate.evidence.exportPacket({ workItemId });
  tell('packet', { entries: entries.length, payload_type: packet.payloadType });
}

async function future(workItemId: string, proposalId: string): Promise<void> {
  const later = new Workgate({ apiKey, baseUrl: setting('WORKGATE_FUTURE_URL') });
  const item = await later.workItems.get({ workItemId });
  const actions = await all(later.actions.allActions({ workItemId }));
  const proposal = await later.actions.getProposal({ proposalId });
  if (proposal.payload.type !== 'unknown' || proposal.payload.kind !== 'future_operation') {
    throw new Error(`The payload is a ${proposal.payload.type}.`);
  }
  tell('future', {
    work_item_id: item.workItemId,
    proposal_id: proposal.proposalId,
    actions: actions.length,
    known: isKnownWorkItemStatus(item.status),
  });
}

async function retry(): Promise<void> {
  const busy = new Workgate({ apiKey, baseUrl: setting('WORKGATE_BUSY_URL') });
  const { workItemId } = await busy.workItems.create({ body: { subject: 'Busy', tags: [tag] } });
  await busy.workItems.get({ workItemId });
  tell('retry', { work_item_id: workItemId });
}

async function lost(): Promise<void> {
  const losing = (kind: string) => new Workgate({ apiKey, baseUrl: `${setting('WORKGATE_LOST_URL')}/${kind}` });
  for (const kind of ['timeout', 'reset', '408', '409', '500']) {
    const item = await losing(kind).workItems.create({ body: { subject: `Lost by ${kind}` } }, { timeoutMs: 2_000 });
    tell('lost', { kind, work_item_id: item.workItemId });
  }
  const { workItems } = losing('given_up');
  const body = { subject: 'Given up' };
  try {
    await workItems.create({ body }, { timeoutMs: 1_000, maxRetries: 0 });
  } catch (error) {
    if (!(error instanceof WorkgateError && error.idempotencyKey !== undefined)) throw error;
    const { idempotencyKey, requestId, attempts } = error;
    const item = await workItems.create({ idempotencyKey, body });
    tell('given_up', {
      idempotency_key: idempotencyKey,
      request_id: requestId,
      attempts,
      work_item_id: item.workItemId,
    });
  }
}

async function fails(expected: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { name, type, code, status, correlationId, retryable } = error;
    const fields = error instanceof ValidationError ? error.details.map(({ field }) => field) : [];
    tell('error', {
      expected_code: expected,
      class: name,
      type,
      code,
      status,
      correlation_id: correlationId,
      retryable,
      fields,
    });
    return;
  }
  throw new Error(`${expected} did not happen.`);
}

async function errors(): Promise<void> {
  const { workItems } = workgate;
  const client = (key: string, baseUrl = setting('WORKGATE_BASE_URL')) => new Workgate({ apiKey: key, baseUrl });
  const { workItemId } = await workItems.create({ body: { subject: 'Errors', tags: [tag] } });
  await fails('validation_error', () => workItems.create({ body: { subject: '' } }));
  await fails('authentication_error', () => client('wg_test_nonsense').workItems.list());
  const reader = client(setting('WORKGATE_READ_ONLY_KEY'));
  await fails('authorization_error', () => reader.workItems.create({ body: { subject: 'Not mine' } }));
  await fails('not_found', () => workItems.get({ workItemId: 'wi_01h455vb4pex5vsknk084sn02q' }));
  await fails('invalid_state', () => workItems.update({ workItemId, body: { status: 'closed' } }));
  await fails('precondition_failed', () =>
    workItems.update({ workItemId, ifMatch: '"999"', body: { priority: 'low' } }),
  );
  const idempotencyKey = `story-${crypto.randomUUID()}`;
  await workItems.create({ idempotencyKey, body: { subject: 'One' } });
  await fails('idempotency_key_reused', () => workItems.create({ idempotencyKey, body: { subject: 'Two' } }));
  const refusing = (status: number) => client(apiKey, `${setting('WORKGATE_REFUSING_URL')}/${status}`);
  await fails('rate_limited', () => refusing(429).workItems.list());
  await fails('internal_error', () => refusing(500).workItems.list());
  await fails('unavailable', () => refusing(503).workItems.list());
}

await introduction();
const item = await intake();
const proposalId = await refund(item.workItemId);
chat();
await reading(item.workItemId);
await future(item.workItemId, proposalId);
await retry();
await lost();
await errors();
