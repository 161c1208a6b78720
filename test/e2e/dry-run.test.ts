import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ActionService, DryRunOutcome } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { A2aAgent, actionMessage, EXTENSION } from '../support/a2a.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let member: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  member = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
});
afterAll(() => service.stop());

/** The answer of a door to a dry run, with the field names of REST. */
interface Told {
  outcome: string;
  problems: { field: string; problem: string }[];
  approvals_missing: number;
  approval_url: string | null;
  next: string;
}

const DOORS: Record<string, (proposalId: string) => Promise<Told>> = {
  REST: async (id) => (await desk.execute(id, true)).body,
  MCP: async (id) => {
    const agent = new McpAgent(service, { apiKey: desk.key.token });
    return (await agent.call('execute_action', { proposal_id: id })).output as unknown as Told;
  },
  A2A: async (id) => {
    const { work_item_id: taskId } = await desk.row(id);
    const action = { type: 'execute', proposal_id: id };
    const metadata = { [EXTENSION]: { dry_run: true } };
    const task = await A2aAgent.withKey(service, desk.key.token).send(
      actionMessage(action, { taskId, messageId: randomUUID(), metadata }),
    );
    return task.metadata[EXTENSION].execution;
  },
  Connect: async (proposalId) => {
    const answer = await member.client(ActionService).executeActionProposal({ proposalId, dryRun: true });
    return {
      outcome: DryRunOutcome[answer.outcome].toLowerCase(),
      problems: answer.problems.map(({ field, problem }) => ({ field, problem })),
      approvals_missing: answer.approvalsMissing,
      approval_url: answer.approvalUrl || null,
      next: answer.next,
    };
  },
};

sampled(4).suites(Object.keys(DOORS))('a dry run over %s', (door) => {
  const dryRun = DOORS[door] as (proposalId: string) => Promise<Told>;

  it('says how many approvals are missing, and where to give them', async () => {
    const { proposal_id: id } = (await desk.propose(VERY_LARGE)).body;
    const told = await dryRun(id);
    expect(told).toMatchObject({ outcome: 'needs_approval', problems: [], approvals_missing: 2 });
    expect(told.approval_url).toMatch(new RegExp(`^http://.*/approvals/${id}$`));
    expect(told.next).toContain(told.approval_url);
    await desk.approve(id);
    expect(await dryRun(id)).toMatchObject({ outcome: 'needs_approval', approvals_missing: 1 });
  });

  it('says after the approval that the action would be executed', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    await desk.approve(id);
    expect(await dryRun(id)).toMatchObject({ outcome: 'would_execute', problems: [], approval_url: null });
    expect((await desk.execute(id)).body.action.status).toBe('succeeded');
  });

  it('says by field what the provider would refuse, and asks nobody to approve it', async () => {
    const orderId = await desk.order(1_000_000);
    const ids = [
      (await desk.propose(LARGE, { orderId })).body.proposal_id,
      (await desk.inState('approved', { orderId })).proposal_id,
    ];
    await desk.orders.deleteOne({ order_id: orderId });
    for (const id of ids) {
      const told = await dryRun(id);
      expect(told).toMatchObject({ outcome: 'would_fail', approval_url: null });
      expect(told.problems).toEqual([{ field: 'payload.order_id', problem: `There is no order ${orderId}.` }]);
    }
  });

  it.each([
    'cancelled',
    'executed',
    'rejected',
    'executing',
  ] as const)('says why a proposal that is %s cannot be executed', async (status) => {
    const { proposal_id: id } = await desk.inState(status);
    const told = await dryRun(id);
    expect(told).toMatchObject({ outcome: 'not_executable', approvals_missing: 0, approval_url: null });
    expect(told.problems[0]?.field).toBe('status');
    expect(told.next).not.toBe('');
  });
});
