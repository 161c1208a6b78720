/** The client program for test/conformance/openapi-clients.ts, with openapi-typescript and openapi-fetch. */
import createClient from 'openapi-fetch';
import type { components, paths } from './client/schema.js';

type WorkItem = components['schemas']['WorkItem'];

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}

function tell(step: string, facts: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ step, ...facts })}\n`);
}

const headers = { 'X-Api-Key': setting('WORKGATE_API_KEY') };
const tag = setting('WORKGATE_TAG');
const now = createClient<paths>({ baseUrl: setting('WORKGATE_BASE_URL'), headers });
const future = createClient<paths>({ baseUrl: setting('WORKGATE_FUTURE_URL'), headers });

async function create(): Promise<WorkItem> {
  // The types allow fields with a default to be absent.
  const body = { subject: 'By a generated client', priority: 'high' as const, tags: [tag] };
  const { data, error } = await now.POST('/api/v1/public/work-items', { body });
  if (data === undefined) throw new Error(error.error.message);
  return data;
}

const { work_item_id, status, priority } = await create();
tell('create', { work_item_id, status, priority });

const list = await now.GET('/api/v1/public/work-items', { params: { query: { tag } } });
tell('list', { ids: list.data?.work_items.map((item) => item.work_item_id) });

const params = { path: { work_item_id } };
const later = await future.GET('/api/v1/public/work-items/{work_item_id}', { params });
tell('future', { status: later.data?.status, priority: later.data?.priority, channel: later.data?.channel });

const refused = await now.POST('/api/v1/public/work-items', { body: { subject: '' } });
const { type, code, details } = refused.error?.error ?? {};
tell('error', { status: refused.response.status, type, code, fields: details?.map(({ field }) => field) });
