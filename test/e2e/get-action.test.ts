import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

describe('getAction', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const get = (actionId: string) => desk.key.client.get(`/api/v1/public/actions/${actionId}`);

  it('shows the record that the execution returned, without changing it', async () => {
    const { proposal_id: id } = await desk.inState('auto_approved');
    const { action } = (await desk.execute(id)).body;
    for (let time = 0; time < 2; time += 1) {
      expect(await get(action.action_id)).toMatchObject({ status: 200, body: action });
    }
    await desk.execute(id);
    expect((await get(action.action_id)).body).toEqual(action);
  });

  it('names the caller who executed the action, not the one who proposed or approved it', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    await desk.approve(id);
    const other = await desk.newKey();
    const executed = await other.client.post(`/api/v1/public/action-proposals/${id}/execute`, { dry_run: false });
    const { body } = await get(executed.body.action.action_id);
    expect(body.executed_by).toEqual({ type: 'api_key', id: other.keyId, display_name: 'Test key' });
  });

  it.each([
    ['executing', 'running', null],
    ['execution_failed', 'failed', { code: 'insufficient_funds', message: 'The account is empty.', retryable: false }],
    [
      'outcome_unknown',
      'outcome_unknown',
      { code: 'insufficient_funds', message: 'The account is empty.', retryable: false },
    ],
  ] as const)('shows the action of a proposal that is %s as %s', async (state, status, error) => {
    const { proposal_id: id } = await desk.inState(state);
    const { body } = await get((await desk.row(id)).execution?.action_id ?? '');
    expect(body).toMatchObject({ proposal_id: id, status, error, result: null, attempts: 1 });
    expect(body.finished_at === null).toBe(status !== 'failed');
  });

  it('shows an action whose events run from the claim to the end, with the hash of the executed payload', async () => {
    const { proposal_id: id, payload_hash } = await desk.inState('auto_approved');
    const { action } = (await desk.execute(id)).body;
    const events = await desk.events(action.action_id);
    expect(events.map(({ type }) => type)).toEqual(['action.started', 'action.succeeded']);
    for (const event of events) {
      expect(event).toMatchObject({ data: { proposal_id: id, payload_hash }, work_item_id: action.work_item_id });
    }
    const moves = (await desk.events(id)).map(({ type }) => type);
    expect(moves).toEqual(['proposal.created', 'proposal.execution_claimed', 'proposal.executed']);
  });
});
