/** Creates WorkItems in every status, with messages, and with repeated requests. */
import type { WorkItemStatus } from '../../src/work-items/index.ts';
import type { Json } from './doors.ts';
import type { Cast } from './people.ts';
import type { Stage } from './stage.ts';

/** Changes of status that lead from `new` to each status that clients can set. */
const WAYS: Partial<Record<WorkItemStatus, WorkItemStatus[]>> = {
  new: [],
  open: ['open'],
  in_progress: ['in_progress'],
  waiting_on_customer: ['open', 'waiting_on_customer'],
  resolved: ['in_progress', 'resolved'],
  closed: ['resolved', 'closed'],
  cancelled: ['cancelled'],
  failed: ['failed'],
  rejected: ['rejected'],
};
const CHANNELS = ['email', 'web_form', 'web_chat', 'phone', 'sms', 'social', 'chat', 'agent', 'other'];
const PRIORITIES = ['low', 'normal', 'high', 'urgent'];
/** Number of log entries that fills a tile of the log's tree, with a margin. Tiles are stored once they are full. */
const ENTRIES_OF_A_TILE = 270;
const WORK = 'work.v1.WorkService';

export async function fillWork(stage: Stage, cast: Cast): Promise<void> {
  for (const [index, status] of Object.keys(WAYS).entries()) {
    await workItemIn(stage, cast.northKey, status as WorkItemStatus, index);
  }
  for (const status of ['new', 'resolved'] as const) await workItemIn(stage, cast.southKey, status, 0);
  const id = await workItemIn(stage, cast.soloKey, 'open', 1);
  // Exports a packet while the tree is signed but has no full tile yet.
  await stage.doors.rest(cast.soloKey, 'POST', `/work-items/${id}/evidence-packets`, { status: 200 });
  await repeatedRequests(stage, cast);
  await byPeople(stage, cast);
  await longHistory(stage, cast.northKey);
}

/** Creates a WorkItem with all optional data, and moves it to a status. @returns its id. */
async function workItemIn(stage: Stage, key: string, status: WorkItemStatus, index: number): Promise<string> {
  const { doors } = stage;
  const { work_item_id: id } = await doors.rest(key, 'POST', '/work-items', {
    body: {
      subject: `Parcel ${1000 + index} is ${status}`,
      priority: PRIORITIES[index % PRIORITIES.length],
      channel: CHANNELS[index % CHANNELS.length],
      channel_id: `desk-${index}`,
      tags: ['parcel', status],
      contact: { name: 'Carla Customer', email: `Carla.${index}@Customers.test`, locale: 'pt-BR' },
      initial_message: {
        content: `Parcel ${1000 + index} is late — “soon” 📦`,
        external_message_id: `mail-${index}`,
      },
    },
  });
  await doors.rest(key, 'POST', `/work-items/${id}/messages`, { body: { message: { content: 'It is on its way.' } } });
  for (const next of WAYS[status] ?? []) {
    await doors.rest(key, 'PATCH', `/work-items/${id}`, { body: { status: next } });
  }
  return id;
}

/** Sends requests with an `Idempotency-Key`, each twice. */
async function repeatedRequests({ doors }: Stage, { northKey }: Cast): Promise<void> {
  const twice = async (target: string, key: string, body: object): Promise<Json> => {
    const headers = { 'Idempotency-Key': key };
    const first = await doors.rest(northKey, 'POST', target, { body, headers });
    await doors.rest(northKey, 'POST', target, { body, headers });
    return first;
  };
  const item = await twice('/work-items', 'order-1234', { subject: 'Said twice' });
  const messages = `/work-items/${item.work_item_id}/messages`;
  await twice(messages, 'order-1234-message', { message: { content: 'Said twice.' } });
}

/** Creates, changes and assigns a WorkItem and writes a message, as a person does in the shell. */
async function byPeople({ doors }: Stage, { ada, dora }: Cast): Promise<void> {
  const created = await doors.connect(dora, `${WORK}/CreateWorkItem`, {
    subject: 'Typed in by a person',
    contact: { name: 'Paul Phone' },
    idempotencyKey: 'form-1',
  });
  const { workItemId } = created.workItem;
  const message = { workItemId, content: 'He will call again.', idempotencyKey: 'form-1-message' };
  await doors.connect(dora, `${WORK}/AppendWorkItemMessage`, message);
  await doors.connect(ada, `${WORK}/AssignWorkItem`, { workItemId, assigneeId: dora.personId });
}

/** Changes a WorkItem so often that its tenant's log fills a tile. */
async function longHistory({ doors }: Stage, key: string): Promise<void> {
  const { work_item_id: id } = await doors.rest(key, 'POST', '/work-items', { body: { subject: 'Changed often' } });
  for (let change = 0; change < ENTRIES_OF_A_TILE; change += 1) {
    const priority = PRIORITIES[change % PRIORITIES.length];
    await doors.rest(key, 'PATCH', `/work-items/${id}`, { body: { priority } });
  }
}
