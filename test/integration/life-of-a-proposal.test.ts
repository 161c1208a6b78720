import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CallContext } from '../../src/call-context.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { monitored } from '../support/traffic.ts';

const SMALL = '0.01';
/** What is read again where something has taken its time is read in none of several runs. */
const RUNS = 5;

/** To propose what policy approves: what is read for it, and what is written. Which pack counts is read each time. */
const PROPOSED = [
  'find approval_budgets',
  'find approved_totals',
  'find integrations',
  'find members',
  'find sandbox_orders',
  'find tenant_packs',
  'find tenant_policies',
  // Before and after it is stored: its work may have ended in between.
  'find work_items',
  'find work_items',
  'insert action_proposals',
  'insert approved_totals',
  'update approval_budgets',
  'update open_proposals',
];
/** The same of what waits for a person: the WorkItem waits with it. */
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
  'update open_proposals',
];
/** The one approval that is needed. */
const APPROVED = [
  'commitTransaction 1',
  'find action_proposals',
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
];
/** The gate reads epoch and WorkItem twice, and the shop is asked before it is sent to. */
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

let service: TestService;
let desk: RefundDesk;
let call: CallContext;
beforeAll(async () => {
  service = await TestService.startOwn({ mongodbUri: monitored(inject('mongodbUri')) });
  // What follows from it in the log costs the same for all changes.
  await service.services.platform.relay.stop();
  desk = await RefundDesk.open(service);
  const key = await service.services.identity.authenticator.authenticate(desk.key.token, () => '127.0.0.1');
  const { tenantId, tenantCreatedAt, principal, permissions } = key;
  call = { tenantId, tenantCreatedAt, principal, permissions, correlationId: 'test' };
});
afterAll(() => service?.stop());

/** What the database is asked for while something is done. */
async function commandsOf<T>(act: () => Promise<T>): Promise<{ value: T; commands: string[] }> {
  const commands: string[] = [];
  const note = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
    // By which the client finds out, in its own time, whether the database answers.
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

/** Each step of the lives of some proposals, by the fewest commands that it took. */
async function fewest(amount: string): Promise<Record<'propose' | 'approve' | 'execute', string[]>> {
  const workItemId = await desk.workItem();
  const { proposals, executor } = service.services.actions;
  const taken: Record<'propose' | 'approve' | 'execute', string[][]> = { propose: [], approve: [], execute: [] };
  // The first one begins what is counted of its tenant and people.
  for (let run = 0; run <= RUNS; run += 1) {
    const order_id = await desk.order(1_000_000);
    const input = {
      integrationId: desk.integrationId,
      approvalReason: 'It came twice.',
      resourceType: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id, amount, currency: 'EUR', reason: 'duplicate' },
    } as const;
    const proposed = await commandsOf(() => proposals.propose(call, workItemId, input));
    const { proposalId, status } = proposed.value.value;
    const approved =
      status === 'pending_approval'
        ? await commandsOf(() => proposals.approve(desk.approvers[0], proposalId, null))
        : { commands: [] };
    const executed = await commandsOf(() => executor.execute(call, proposalId));
    if (run === 0) continue;
    taken.propose.push(proposed.commands);
    taken.approve.push(approved.commands);
    taken.execute.push(executed.commands);
  }
  const least = (all: string[][]) => all.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return { propose: least(taken.propose), approve: least(taken.approve), execute: least(taken.execute) };
}

it('asks the database for no more than it did, where policy approves', async () => {
  expect(await fewest(SMALL)).toEqual({ propose: PROPOSED, approve: [], execute: EXECUTED });
});

it('asks the database for no more than it did, where a person approves', async () => {
  expect(await fewest(LARGE)).toEqual({ propose: PROPOSED_TO_PEOPLE, approve: APPROVED, execute: EXECUTED });
});
