import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import type { AppError } from '../../src/errors/app-error.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

const SMALL = '0.01';
/** Number of runs. A slow run may read some documents again, and the shortest of several runs does not. */
const RUNS = 5;

/** Commands that propose a refund which policy approves: reads and writes. The active pack is read each time. */
const PROPOSED = [
  // The key and its owner's role are read anew before policy approves, and so are those who let the owner in.
  'find api_keys',
  'find approval_budgets',
  'find approved_totals',
  'find integrations',
  'find members',
  'find members',
  'find members',
  'find sandbox_orders',
  'find standings',
  'find tenant_packs',
  'find tenant_policies',
  'find tenant_settings',
  // Read before and after the proposal is stored, because its work may end in between.
  'find work_items',
  'find work_items',
  'insert action_proposals',
  'insert approved_totals',
  'insert proposal_twins',
  'update approval_budgets',
  'update open_proposals',
];
/** Commands that propose a refund which waits for a person. Its WorkItem then waits too. */
const PROPOSED_TO_PEOPLE = [
  'commitTransaction 1',
  'find approval_budgets',
  'find approved_totals',
  'find integrations',
  'find members',
  'find sandbox_orders',
  'find tenant_packs',
  'find tenant_policies',
  'find work_items',
  'find work_items',
  'findAndModify work_items',
  'insert action_proposals',
  'insert committed_transactions',
  'insert proposal_twins',
  'update open_proposals',
];
/** Commands of an approval, when only one is needed. */
const APPROVED = [
  'commitTransaction 1',
  'find action_proposals',
  'find approval_budgets',
  'find approved_totals',
  'find integrations',
  'find members',
  'find members',
  'find standings',
  'find tenant_packs',
  'find tenant_policies',
  'find tenant_settings',
  'find work_items',
  'find work_items',
  'findAndModify action_proposals',
  'findAndModify work_items',
  'insert approved_totals',
  'insert committed_transactions',
  'update approval_budgets',
];
/** Commands of an execution. The gate reads epoch and WorkItem twice, and asks the shop before it sends. */
const EXECUTED = [
  'find action_proposals',
  'find api_keys',
  'find authority_epochs',
  'find authority_epochs',
  'find integrations',
  'find members',
  'find sandbox_orders',
  'find sandbox_orders',
  'find tenant_packs',
  'find tenant_policies',
  'find work_items',
  'find work_items',
  'findAndModify action_proposals',
  'findAndModify action_proposals',
  'findAndModify actions',
  'insert actions',
  'update sandbox_orders',
];

/** Commands that count the people behind approvals. */
const COUNTED = ['find members', 'find standings', 'find tenant_settings'];
/** Commands of the second of two approvals. Before it is stored, both are counted. */
const APPROVED_BY_TWO = [...APPROVED, ...COUNTED].toSorted();
/** Commands of an execution that needs two approvals. Evidence stores what the gate has read to count them. */
const EXECUTED_FOR_TWO = [...EXECUTED, ...COUNTED].toSorted();

let service: TestService;
let desk: RefundDesk;
let call: CallContext;
beforeAll(async () => {
  service = await TestService.start({ monitored: true });
  // The relay is left out, because what it does for the log costs the same for all changes.
  await service.services.platform.relay.stop();
  desk = await RefundDesk.open(service);
  const key = await service.services.identity.authenticator.authenticate(desk.key.token, () => '127.0.0.1');
  const { tenantId, tenantCreatedAt, principal, permissions } = key;
  call = { tenantId, tenantCreatedAt, principal, permissions, correlationId: 'test' };
});
afterAll(() => service?.stop());

/** Returns the value of `act`, and the commands that the database gets meanwhile, sorted. */
async function commandsOf<T>(act: () => Promise<T>): Promise<{ value: T; commands: string[] }> {
  const commands: string[] = [];
  const note = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
    // The client sends pings at times of its own, to find out whether the database answers.
    if (commandName !== 'ping') commands.push(`${commandName} ${command[commandName]}`);
  };
  const client = service.services.platform.mongo.connection.getClient();
  client.on('commandStarted', note);
  try {
    return { value: await act(), commands: commands.toSorted() };
  } finally {
    client.off('commandStarted', note);
  }
}

function refundOf(order_id: string, amount = SMALL) {
  return {
    integrationId: desk.integrationId,
    approvalReason: 'It came twice.',
    resourceType: 'order',
    operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id, amount, currency: 'EUR', reason: 'duplicate' },
  } as const;
}

/** Runs the lives of some proposals. Returns the fewest commands that each step took. */
async function fewest(amount: string): Promise<Record<'propose' | 'approve' | 'execute', string[]>> {
  const workItemId = await desk.workItem();
  const { proposals, approvals, executor } = service.services.actions;
  const taken: Record<'propose' | 'approve' | 'execute', string[][]> = { propose: [], approve: [], execute: [] };
  // The first run creates the counters of its tenant and people, and is left out of the result.
  for (let run = 0; run <= RUNS; run += 1) {
    const order_id = await desk.order(1_000_000);
    const proposed = await commandsOf(() => proposals.propose(call, workItemId, refundOf(order_id, amount)));
    const { proposalId, status } = proposed.value.value;
    const approved =
      status === 'pending_approval'
        ? await commandsOf(() => approvals.approve(desk.approvers[0], proposalId, null))
        : { commands: [] };
    const executed = await commandsOf(() => executor.execute(call, proposalId));
    if (run === 0) continue;
    taken.propose.push(proposed.commands);
    taken.approve.push(approved.commands);
    taken.execute.push(executed.commands);
  }
  return { propose: shortest(taken.propose), approve: shortest(taken.approve), execute: shortest(taken.execute) };
}

function shortest(all: string[][]): string[] {
  return all.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

it('takes the recorded database commands and no more if policy approves', async () => {
  expect(await fewest(SMALL)).toEqual({ propose: PROPOSED, approve: [], execute: EXECUTED });
});

it('takes the recorded database commands and no more if a person approves', async () => {
  expect(await fewest(LARGE)).toEqual({ propose: PROPOSED_TO_PEOPLE, approve: APPROVED, execute: EXECUTED });
});

it('refuses at once, with the time to ask again, to repeat an execution whose process has died', async () => {
  const { proposals, executor } = service.services.actions;
  const { value } = await proposals.propose(call, await desk.workItem(), refundOf(await desk.order(1_000_000)));
  // The execution was claimed ten seconds ago, for thirty seconds.
  const lease_until = new Date(Date.now() + 20_000);
  await service.services.platform.mongo.connection
    .collection<ProposalDocument>('action_proposals')
    .updateOne(
      { _id: value.proposalId },
      { $set: { status: 'executing', execution: { attempt: 1, lease_until, action_id: newId('act') } } },
    );
  const { value: refusal, commands } = await commandsOf(() =>
    executor.execute(call, value.proposalId).catch((error: unknown) => error),
  );
  expect(refusal).toMatchObject({ code: 'execution_in_progress', retryable: true });
  expect((refusal as AppError).message).toContain(lease_until.toISOString());
  expect((refusal as AppError).retryAfterSeconds).toBeGreaterThan(1);
  expect(commands.filter((one) => one === 'find action_proposals')).toHaveLength(1);
});

it('takes the recorded database commands and no more if two people approve', async () => {
  const { proposals, approvals, executor } = service.services.actions;
  const workItemId = await desk.workItem();
  const taken: Record<'approve' | 'execute', string[][]> = { approve: [], execute: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    const order = refundOf(await desk.order(1_000_000), VERY_LARGE);
    const { proposalId } = (await proposals.propose(call, workItemId, order)).value;
    await approvals.approve(desk.approvers[0], proposalId, null);
    const approved = await commandsOf(() => approvals.approve(desk.approvers[1], proposalId, null));
    const executed = await commandsOf(() => executor.execute(call, proposalId));
    taken.approve.push(approved.commands);
    taken.execute.push(executed.commands);
  }
  expect(shortest(taken.approve)).toEqual(APPROVED_BY_TWO);
  expect(shortest(taken.execute)).toEqual(EXECUTED_FOR_TWO);
});
