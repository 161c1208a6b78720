import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

describe('listActions', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const idsOf = (page: { actions: { action_id: string }[] }) => page.actions.map(({ action_id: id }) => id);

  /** Executes `count` refunds of a WorkItem. @returns the ids of the action records, oldest first. */
  const executeMany = async (of: RefundDesk, workItemId: string, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { proposal_id: id } = (await of.propose('0.01', { workItemId })).body;
      ids.push((await of.execute(id)).body.action.action_id);
    }
    return ids;
  };

  const allPages = async (of: RefundDesk, query: string): Promise<string[]> => {
    const ids: string[] = [];
    let token: string | null = null;
    do {
      const suffix: string = token === null ? '' : `&page_token=${token}`;
      const { status, body } = await of.actions(`?${query}${suffix}`);
      expect(status).toBe(200);
      ids.push(...idsOf(body));
      token = body.next_page_token;
    } while (token !== null);
    return ids;
  };

  it('returns an empty page with a null token', async () => {
    const { status, body } = await (await RefundDesk.open(service)).actions();
    expect(status).toBe(200);
    expect(body).toEqual({ actions: [], next_page_token: null });
  });

  it('shows only executed actions: no proposal, no dry run, no refusal', async () => {
    const workItemId = await desk.workItem();
    const states = ['pending_approval', 'auto_approved', 'approved', 'denied', 'cancelled', 'expired'] as const;
    for (const state of states) {
      const { proposal_id: id } = await desk.inState(state, { workItemId });
      await desk.execute(id, true);
    }
    const { proposal_id: refused } = (await desk.propose('1.00', { workItemId, orderId: 'nowhere' })).body;
    expect((await desk.execute(refused)).status).toBe(409);
    expect((await desk.actions(`?work_item_id=${workItemId}`)).body.actions).toEqual([]);
    const [id] = await executeMany(desk, workItemId, 1);
    expect(idsOf((await desk.actions(`?work_item_id=${workItemId}`)).body)).toEqual([id]);
  });

  it('shows each record as getAction does, in every state', async () => {
    const workItemId = await desk.workItem();
    for (const state of ['executed', 'executing', 'execution_failed', 'outcome_unknown'] as const) {
      await desk.inState(state, { workItemId });
    }
    const { body } = await desk.actions(`?work_item_id=${workItemId}`);
    expect(body.actions.map(({ status }: { status: string }) => status)).toEqual([
      'outcome_unknown',
      'failed',
      'running',
      'succeeded',
    ]);
    for (const action of body.actions) {
      expect((await desk.key.client.get(`/api/v1/public/actions/${action.action_id}`)).body).toEqual(action);
    }
  });

  it('filters by WorkItem, and shows nothing for a WorkItem that does not exist', async () => {
    const [workItemId, other] = [await desk.workItem(), await desk.workItem()];
    const ids = await executeMany(desk, workItemId, 2);
    await executeMany(desk, other, 1);
    expect(idsOf((await desk.actions(`?work_item_id=${workItemId}`)).body)).toEqual(ids.reverse());
    expect((await desk.actions(`?work_item_id=${newId('wi')}`)).body).toEqual({ actions: [], next_page_token: null });
  });

  it('pages through everything once, newest first, with and without the filter', { tags: 'full' }, async () => {
    const own = await RefundDesk.open(service);
    const [workItemId, other] = [await own.workItem(), await own.workItem()];
    const first = await executeMany(own, workItemId, 4);
    const second = await executeMany(own, other, 3);
    const all = [...first, ...second].reverse();
    for (const limit of [1, 2, 3, 7, 8]) {
      expect(await allPages(own, `limit=${limit}`), String(limit)).toEqual(all);
      expect(await allPages(own, `limit=${limit}&work_item_id=${workItemId}`)).toEqual(first.toReversed());
    }
  });

  it('stays stable while more actions are executed', { tags: 'full' }, async () => {
    const own = await RefundDesk.open(service);
    const workItemId = await own.workItem();
    const ids = await executeMany(own, workItemId, 6);
    const first = await own.actions('?limit=3');
    await executeMany(own, workItemId, 2);
    const second = await own.actions(`?limit=3&page_token=${first.body.next_page_token}`);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(ids.reverse());
    expect(second.body.next_page_token).toBeNull();
  });

  it('refuses page tokens of another filter and of another list', async () => {
    const [workItemId, other] = [await desk.workItem(), await desk.workItem()];
    for (const id of [workItemId, other]) await executeMany(desk, id, 2);
    const tokenOf = async (query: string) => (await desk.actions(`?limit=1${query}`)).body.next_page_token;
    const [all, filtered] = [await tokenOf(''), await tokenOf(`&work_item_id=${workItemId}`)];
    const proposals = (await desk.list(workItemId, '?limit=1')).body.next_page_token;
    for (const query of [
      `page_token=${filtered}`,
      `work_item_id=${workItemId}&page_token=${all}`,
      `work_item_id=${other}&page_token=${filtered}`,
      `page_token=${proposals}`,
    ]) {
      const { status, body } = await desk.actions(`?limit=1&${query}`);
      expect(status, query).toBe(400);
      expect(body.error.details).toMatchObject([{ field: 'page_token' }]);
    }
  });

  it.each([
    ['limit=0', 'limit', 'must be at least 1'],
    ['limit=x', 'limit', 'must be a whole number'],
    ['work_item_id=', 'work_item_id', 'is not the id of a WorkItem'],
    ['work_item_id=act_01h455vb4pex5vsknk084sn02q', 'work_item_id', 'is not the id of a WorkItem'],
    ['page_token=AAAA', 'page_token', 'is not a token of this list'],
    ['status=failed', 'status', 'is not a known query parameter'],
    ['proposal_id=prop_01h455vb4pex5vsknk084sn02q', 'proposal_id', 'is not a known query parameter'],
  ])('refuses the query %s', async (query, field, problem) => {
    const { status, body } = await desk.actions(`?${query}`);
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('reads a limit above 200 as 200', async () => {
    const workItemId = await desk.workItem();
    await executeMany(desk, workItemId, 3);
    expect((await desk.actions(`?limit=100000&work_item_id=${workItemId}`)).body.actions).toHaveLength(3);
  });
});
