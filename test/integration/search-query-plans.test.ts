/**
 * Costs of searches in the database: the plans of their queries, and the documents that these fetch, however many there
 * are.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS, personPrincipal } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { newId } from '../../src/platform/ids.ts';
import { DecodedDocuments } from '../../src/platform/mongo/decoded-documents.ts';
import { JoinedReads } from '../../src/platform/mongo/joined-reads.ts';
import { nativeCollection } from '../../src/platform/mongo/native.ts';
import { type FindPage, findPage, findPageByWindows } from '../../src/platform/mongo/page.ts';
import { type ListedWorkItem, WorkItemRepository } from '../../src/work-items/repository.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { SEARCH_REBUILD } from '../../src/work-items/search/indexer.ts';
import type { WorkItemOrder, WorkItemQuery } from '../../src/work-items/search/model.ts';
import { SearchRepository } from '../../src/work-items/search/repository.ts';
import type { SearchDocument } from '../../src/work-items/search/schema.ts';
import { WorkItemSearch } from '../../src/work-items/search/service.ts';
import { sampled } from '../support/sample.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

const FEW = 300;
const MANY = 6_000;
const PERSON = 'usr_01h455vb4pex5vsknk084sn02q';

let services: Services;
let lookups: Lookup[];
beforeAll(async () => {
  ({ services, lookups } = await openRecorded());
});
afterAll(() => closeRecorded(services));

const db = () => services.platform.db;
const callOf = (tenantId: string) => ({
  tenantId,
  tenantCreatedAt: new Date(Date.now() - 365 * 24 * 60 * 60_000),
  principal: personPrincipal(PERSON, 'Ada'),
  permissions: ALL_PERMISSIONS,
  correlationId: 'search',
});

function searchBy(find: FindPage): WorkItemSearch {
  const { connection } = services.platform.mongo;
  const { WorkItem: workItems, WorkItemMessage: messages, WorkItemSearch: search } = connection.models as never;
  const workItemsById = new JoinedReads<WorkItemDocument>(() => nativeCollection(workItems));
  const listedWorkItems = new DecodedDocuments<ListedWorkItem>();
  const store = { connection, workItems, messages, findPage: find, workItemsById, listedWorkItems };
  return new WorkItemSearch({
    repository: (tenantId) => new WorkItemRepository(store, tenantId),
    search: (tenantId) => new SearchRepository({ search, findPage: find }, tenantId),
    pageTokens: services.platform.pageTokens,
    approvedToExecute: (call) => services.actions.approvedToExecute(call.tenantId),
  });
}

const COLLECTIONS = new Set(['work_items', 'work_item_search', 'work_item_messages', 'action_proposals']);

/** Returns the shape of a look-up: its fields, operators and order, without the values. */
function kindOf({ collection, filter, sort }: Lookup): string {
  const shape = Object.entries(filter).map(([field, value]) => {
    const isPlain = typeof value !== 'object' || value === null || value instanceof Date;
    return [field, isPlain ? '=' : Object.keys(value)];
  });
  return JSON.stringify([collection, shape, sort]);
}

/**
 * Fills a new tenant with this number of WorkItems, one opened each minute. Each contains `common`, and every hundredth
 * `rare`. Two of three are due an hour after they were opened.
 */
async function fill(count: number): Promise<string> {
  const { tenantId } = await services.identity.tenants.create({ name: 'Own' });
  const call = callOf(tenantId);
  await services.workItems.workItems.create(call, { subject: 'common first', tags: ['t'] });
  await services.platform.relay.drain(tenantId);
  const items = db().collection<WorkItemDocument>('work_items');
  const template = await items.findOne({ tenant_id: tenantId });
  if (template === null) throw new Error('There is no WorkItem');
  const { idem: _, ...copied } = template;
  const made = Array.from({ length: count }, (_item, index) => {
    const at = new Date(Date.now() - (index + 1) * 60_000);
    const status = index % 50 === 0 ? ('open' as const) : ('new' as const);
    const due = index % 3 === 0 ? {} : { due_at: new Date(at.getTime() + 60 * 60_000) };
    return { ...copied, ...due, _id: newId('wi'), created_at: at, updated_at: at, status, outbox: [] };
  });
  const words = made.map(({ _id, created_at }, index) => {
    const terms = ['common', `n${index}`, index % 2 === 0 ? 'even' : 'odd', ...(index % 100 === 0 ? ['rare'] : [])];
    return { _id, tenant_id: tenantId, created_at, terms, revision: 1 };
  });
  await items.insertMany(made);
  await db().collection<SearchDocument>('work_item_search').insertMany(words);
  return tenantId;
}

/**
 * Queries with the number of rows found, and the most documents that may be fetched. A search looks at no more than
 * 2,000 documents, some of which the engine fetches twice.
 */
const QUERIES: { query: WorkItemQuery; order?: WorkItemOrder; found: number; fetched?: number }[] = [
  { query: {}, found: 50 },
  { query: { text: 'common' }, found: 50 },
  { query: { text: 'n17' }, found: 1 },
  { query: { text: 'common n17 odd' }, found: 1 },
  { query: { text: 'common nowhere' }, found: 0 },
  { query: { text: 'nowhere', tags: ['t'] }, found: 0 },
  { query: { tags: ['t'], statuses: ['new', 'open'] }, found: 50 },
  { query: { tags: ['t'], priorities: ['urgent'], assignee: 'none' }, found: 0, fetched: 5_500 },
  { query: { statuses: ['new', 'open'] }, order: 'last_changed', found: 50 },
  { query: { assignee: 'me' }, found: 0 },
  { query: {}, order: 'due', found: 50 },
  { query: { statuses: ['resolved'] }, order: 'due', found: 0 },
  { query: { overdue: true }, order: 'due', found: 50 },
  { query: { overdue: true, statuses: ['new'] }, order: 'due', found: 50 },
  { query: { dueBefore: new Date(0) }, order: 'due', found: 0 },
  { query: { overdue: true, assignee: 'me' }, order: 'due', found: 0, fetched: 5_500 },
  { query: { overdue: true }, order: 'last_changed', found: 50 },
  { query: { overdue: true, text: 'n17' }, found: 0 },
  { query: { approvedToExecute: true }, found: 0 },
  { query: { contactEmail: 'a@example.com', statuses: ['new'] }, found: 0 },
  { query: { packKey: 'customer_support', queueKey: 'general', channels: ['api', 'other'] }, found: 50 },
  { query: { priorities: ['high', 'low'], channels: ['sms'] }, found: 0 },
];

describe('a search', () => {
  let few: string;
  let many: string;
  beforeAll(async () => {
    [few, many] = [await fill(FEW), await fill(MANY)];
  }, 120_000);

  it('reads indexes in their order with both ways of paging, and so do the updates of its words', {
    tags: 'full',
    timeout: 180_000,
  }, async () => {
    const { tenantId } = await services.identity.tenants.create({ name: 'Own' });
    const call = callOf(tenantId);
    const { workItems } = services.workItems;
    const { value } = await workItems.create(call, { subject: 'Refund', tags: ['t'] });
    lookups.length = 0;
    await workItems.appendMessage(call, value.workItemId, { content: 'Again' });
    await services.platform.relay.drain(tenantId);
    await workItems.update(call, value.workItemId, { subject: 'Another' });
    await services.platform.relay.drain(tenantId);
    await services.work.runDue(SEARCH_REBUILD, tenantId);
    for (const find of [findPage, findPageByWindows]) {
      const search = searchBy(find);
      for (const { query, order = 'newest' } of QUERIES) {
        const { nextPageToken: pageToken } = await search.search(callOf(few), { query, order, limit: 20 });
        if (pageToken !== null) await search.search(callOf(few), { query, order, limit: 20, pageToken });
      }
      await search.count(
        callOf(few),
        QUERIES.map(({ query }) => query),
      );
      const withoutActions = { ...callOf(few), permissions: new Set(['work.read'] as const) };
      await search.search(withoutActions, { query: { text: 'common rare' }, order: 'newest' });
    }
    const own = lookups.filter(({ collection }) => COLLECTIONS.has(collection));
    // One look-up of each shape, because another window of time has the same plan.
    const kinds = new Map(own.map((lookup) => [kindOf(lookup), lookup]));
    expect(new Set(own.map(({ collection }) => collection))).toEqual(COLLECTIONS);
    // The plan does not show this cost: for several values, the embedded engine reads everything that has any of them.
    const ofSeveral = own
      .filter(({ sort }) => sort !== undefined)
      .filter(({ filter }) => /"\$in"/.test(JSON.stringify(filter)));
    expect(ofSeveral).toEqual([]);
    await expectIndexed(services.platform.mongo.connection, [...kinds.values()]);
  });

  /** Runs a search, and counts the documents that the engine fetches for it: all that match any of its queries. */
  async function fetchedBy(tenantId: string, query: WorkItemQuery, order: WorkItemOrder = 'newest') {
    const search = searchBy(findPageByWindows);
    // The first search learns how dense the list is.
    await search.search(callOf(tenantId), { query, order });
    lookups.length = 0;
    const answer = await search.search(callOf(tenantId), { query, order });
    const asked = lookups.filter(({ collection }) => collection.startsWith('work_item'));
    const counts = await Promise.all(
      asked.map(({ collection, filter }) => db().collection(collection).countDocuments(filter)),
    );
    return { ...answer, fetched: counts.reduce((sum, count) => sum + count, 0) };
  }

  sampled(20).each(QUERIES)(
    'for $query costs about as much among thousands as among hundreds',
    async ({ query, order, found, fetched = 500 }) => {
      const [small, large] = [await fetchedBy(few, query, order), await fetchedBy(many, query, order)];
      expect([small.rows.length, large.rows.length]).toEqual([found, found]);
      expect(large.fetched).toBeLessThanOrEqual(Math.max(2 * small.fetched, fetched));
    },
  );

  it('for two common words that never occur together ends at its limit, and says how far it looked', async () => {
    const { rows, nextPageToken, searchedSince, fetched } = await fetchedBy(many, { text: 'odd even' });
    expect(rows).toEqual([]);
    expect(nextPageToken).not.toBeNull();
    // Every second minute has one of the two words.
    expect(Date.now() - searchedSince.getTime()).toBeGreaterThan(3_900 * 60_000);
    expect(Date.now() - searchedSince.getTime()).toBeLessThan(4_300 * 60_000);
    expect(fetched).toBeLessThan(9_000);
    let pageToken = nextPageToken;
    let calls = 1;
    for (; pageToken !== null; calls += 1) {
      const page = { query: { text: 'odd even' }, order: 'newest' as const, pageToken };
      pageToken = (await searchBy(findPageByWindows).search(callOf(many), page)).nextPageToken;
    }
    expect(calls).toBe(2);
  });

  it('is counted up to a thousand, and only as far as it may look', { tags: 'full' }, async () => {
    const counts = await searchBy(findPageByWindows).count(callOf(many), [
      {},
      { text: 'common' },
      { text: 'rare' },
      { text: 'rare common' },
      { statuses: ['open'] },
      { text: 'odd even' },
      { text: 'common', statuses: ['open'] },
      { overdue: true },
      { overdue: true, statuses: ['open'] },
    ]);
    expect(counts).toEqual([
      { count: 1_000, isAtLeast: true },
      { count: 1_000, isAtLeast: true },
      { count: MANY / 100, isAtLeast: false },
      { count: MANY / 100, isAtLeast: false },
      { count: MANY / 50, isAtLeast: false },
      { count: 0, isAtLeast: true },
      { count: 40, isAtLeast: true },
      { count: 1_000, isAtLeast: true },
      // Every fiftieth is open. A third of these is never due, and one of the last hour is due but not overdue.
      { count: (MANY / 50 / 3) * 2 - 1, isAtLeast: false },
    ]);
  });
});
