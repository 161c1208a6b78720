/** The client program for test/conformance/openapi-clients.ts, with @hey-api/openapi-ts. */
import { createClient } from './client/client/index.js';
import { createWorkItem, getWorkItem, listWorkItems } from './client/index.js';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

function tell(step: string, facts: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ step, ...facts })}\n`);
}

const auth = setting('WORKGATE_API_KEY');
const tag = setting('WORKGATE_TAG');
const now = createClient({ baseUrl: setting('WORKGATE_BASE_URL'), auth });
const future = createClient({ baseUrl: setting('WORKGATE_FUTURE_URL'), auth });

const body = { subject: 'By a generated client', priority: 'high' as const, tags: [tag] };
const created = await createWorkItem({ client: now, body, throwOnError: true });
const { work_item_id, status, priority } = created.data;
tell('create', { work_item_id, status, priority });

const list = await listWorkItems({ client: now, query: { tag } });
tell('list', { ids: list.data?.work_items.map((item) => item.work_item_id) });

const later = await getWorkItem({ client: future, path: { work_item_id }, throwOnError: true });
tell('future', { status: later.data.status, priority: later.data.priority, channel: later.data.channel });

const refused = await createWorkItem({ client: now, body: { subject: '' } });
const { type, code, details } = refused.error?.error ?? {};
tell('error', { status: refused.response?.status, type, code, fields: details?.map(({ field }) => field) });
