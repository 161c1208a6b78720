import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

describe('listActionProposals', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const proposeMany = async (workItemId: string, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push((await desk.propose('0.01', { workItemId, orderId: '1238' })).body.proposal_id);
    }
    return ids;
  };
  const idsOf = (page: { action_proposals: { proposal_id: string }[] }) =>
    page.action_proposals.map(({ proposal_id: id }) => id);

  const allPages = async (workItemId: string, limit: number): Promise<string[]> => {
    const ids: string[] = [];
    let token: string | null = null;
    do {
      const suffix: string = token === null ? '' : `&page_token=${token}`;
      const { status, body } = await desk.list(workItemId, `?limit=${limit}${suffix}`);
      expect(status).toBe(200);
      expect(body.action_proposals.length).toBeLessThanOrEqual(limit);
      ids.push(...idsOf(body));
      token = body.next_page_token;
    } while (token !== null);
    return ids;
  };

  it('returns an empty page with a null token', async () => {
    const { status, body } = await desk.list(await desk.workItem());
    expect(status).toBe(200);
    expect(body).toEqual({ action_proposals: [], next_page_token: null });
  });

  it('shows each proposal as getActionProposal does, in every state', async () => {
    const workItemId = await desk.workItem();
    const states = ['pending_approval', 'rejected', 'denied', 'cancelled', 'executed', 'execution_failed'] as const;
    for (const state of states) await desk.inState(state, { workItemId });
    const { body } = await desk.list(workItemId);
    expect(body.action_proposals.map(({ status }: { status: string }) => status)).toEqual(states.toReversed());
    for (const proposal of body.action_proposals) {
      expect((await desk.get(proposal.proposal_id)).body).toEqual(proposal);
    }
  });

  it('shows only the proposals of the WorkItem', async () => {
    const [workItemId, other] = [await desk.workItem(), await desk.workItem()];
    const [id] = await proposeMany(workItemId, 1);
    await proposeMany(other, 2);
    expect(idsOf((await desk.list(workItemId)).body)).toEqual([id]);
  });

  it('shows a proposal whose time is over as expired', async () => {
    const workItemId = await desk.workItem();
    const { proposal_id: id } = await desk.inState('pending_approval', { workItemId });
    await desk.overdue(id);
    expect((await desk.list(workItemId)).body.action_proposals).toMatchObject([{ proposal_id: id, status: 'expired' }]);
    expect(await desk.workItemStatus(workItemId)).toBe('new');
  });

  it('pages through everything once, newest first', { tags: 'full' }, async () => {
    const workItemId = await desk.workItem();
    const ids = (await proposeMany(workItemId, 7)).reverse();
    for (const limit of [1, 2, 3, 7, 8]) expect(await allPages(workItemId, limit), String(limit)).toEqual(ids);
  });

  it('stays stable while proposals are added and changed', { tags: 'full' }, async () => {
    const workItemId = await desk.workItem();
    const ids = await proposeMany(workItemId, 6);
    const first = await desk.list(workItemId, '?limit=3');
    await proposeMany(workItemId, 2);
    await desk.propose(LARGE, { workItemId });
    for (const id of ids) await desk.cancel(id);
    const second = await desk.list(workItemId, `?limit=3&page_token=${first.body.next_page_token}`);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(ids.reverse());
    expect(second.body.next_page_token).toBeNull();
  });

  it.each([
    ['limit=0', 'limit', 'must be at least 1'],
    ['limit=1.5', 'limit', 'must be a whole number'],
    ['limit=1&limit=2', 'limit', 'is given more than once'],
    ['page_token=', 'page_token', 'must not be empty'],
    ['page_token=AAAA', 'page_token', 'is not a token of this list'],
    ['status=executed', 'status', 'is not a known query parameter'],
  ])('refuses the query %s', async (query, field, problem) => {
    const { status, body } = await desk.list(await desk.workItem(), `?${query}`);
    expect(status).toBe(400);
    expect(body.error.details).toContainEqual({ field, problem: expect.stringContaining(problem) });
  });

  it('reads a limit above 200 as 200', async () => {
    const workItemId = await desk.workItem();
    await proposeMany(workItemId, 3);
    expect((await desk.list(workItemId, '?limit=100000')).body.action_proposals).toHaveLength(3);
  });

  it('refuses page tokens of another WorkItem and of other lists', async () => {
    const [workItemId, other] = [await desk.workItem(), await desk.workItem()];
    for (const id of [workItemId, other]) {
      await proposeMany(id, 2);
      for (const content of ['one', 'two']) await desk.key.client.appendMessage(id, content);
    }
    const tokens = [
      (await desk.list(other, '?limit=1')).body.next_page_token,
      (await desk.key.client.listMessages(workItemId, '?limit=1')).body.next_page_token,
      (await desk.key.client.listWorkItems('?limit=1')).body.next_page_token,
    ];
    for (const token of tokens) {
      const { status, body } = await desk.list(workItemId, `?limit=1&page_token=${token}`);
      expect(status).toBe(400);
      expect(body.error.details).toMatchObject([{ field: 'page_token' }]);
    }
    expect((await desk.key.client.listMessages(workItemId, `?limit=1&page_token=${tokens[0]}`)).status).toBe(400);
  });
});
