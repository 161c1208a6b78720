/** A scenario that every client of the MCP door runs: from a request for work to an evidence packet that proves it. */
import { expect } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { LARGE, RefundDesk } from './governance.ts';
import { TestPerson } from './people.ts';
import type { TestService } from './service.ts';

/**
 * A client that can run the scenario. `listTools` returns tool names. `call` returns the structured content of a
 * result, or the text of an error.
 */
export interface StoryClient {
  listTools: () => Promise<string[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the tool
  call: (name: string, args: Record<string, unknown>) => Promise<{ output?: any; error?: string }>;
}

/** A refund desk with a signed-in person who approves. */
export class StoryDesk {
  readonly desk: RefundDesk;
  readonly approver: TestPerson;

  private constructor(desk: RefundDesk, approver: TestPerson) {
    this.desk = desk;
    this.approver = approver;
  }

  static async open(service: TestService): Promise<StoryDesk> {
    const desk = await RefundDesk.open(service);
    const approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
    return new StoryDesk(desk, await approver.signIn());
  }

  /** Approves a proposal as a person, over Connect, with the hash of the payload that the person saw. */
  async approve(proposalId: string, payloadHash: string): Promise<void> {
    const { proposal } = await this.approver
      .client(ActionService)
      .approveActionProposal({ proposalId, payloadHash, comment: 'Checked.' });
    expect(proposal?.approvals).toHaveLength(1);
  }

  /** Verifies a packet as an outsider would: offline, with only the published keys. */
  async expectProven(envelope: unknown, workItemId: string): Promise<void> {
    const response = await fetch(`${this.desk.service.address}/.well-known/jwks.json`);
    const report = verifyPacket(JSON.stringify(envelope), readKeySet(await response.json()));
    expect(report.problems).toEqual([]);
    expect(JSON.stringify(report)).toContain(workItemId);
  }
}

/**
 * Runs the scenario: an agent with an API key creates work, proposes an action, waits for a person, executes once, and
 * exports the proof.
 */
export async function tellStory(client: StoryClient, story: StoryDesk): Promise<void> {
  const { desk } = story;
  const tools = await client.listTools();
  expect(tools).toEqual([
    'create_work_item',
    'get_work_item',
    'propose_action',
    'execute_action',
    'get_evidence',
    'export_packet',
  ]);
  const created = await client.call('create_work_item', { subject: 'The parcel came twice', tags: ['refund'] });
  const { work_item_id: id } = created.output;
  expect(created.output).toMatchObject({ status: 'new', channel: 'agent', queue_key: 'refunds' });
  await desk.key.client.appendMessage(id, 'It is order 77.');

  const item = (await client.call('get_work_item', { work_item_id: id })).output;
  expect(item.messages.map((message: { content: string }) => message.content)).toEqual(['It is order 77.']);
  const [integration] = item.integrations;
  const [operation] = integration.operations;
  const orderId = await desk.order(50_000);
  const proposal = (
    await client.call('propose_action', {
      work_item_id: id,
      integration_id: integration.integration_id,
      approval_reason: 'The parcel came twice.',
      ...operation,
      payload: {
        type: operation.action_operation,
        order_id: orderId,
        amount: LARGE,
        currency: 'EUR',
        reason: 'duplicate',
      },
    })
  ).output;
  expect(proposal).toMatchObject({ status: 'pending_approval', policy: { decision: 'require_approval' } });

  const { proposal_id: proposalId, payload_hash: payloadHash } = proposal;
  const early = await client.call('execute_action', { proposal_id: proposalId, dry_run: false });
  expect(early.error).toMatch(/^execute_action failed: invalid_state\.$/m);
  expect(early.error).toMatch(/Next: .*get_work_item.*Call execute_action again only after that state has changed/);
  await story.approve(proposalId, payloadHash);

  const dry = (await client.call('execute_action', { proposal_id: proposalId })).output;
  expect(dry).toMatchObject({ dry_run: true, action: null, proposal: { status: 'approved' } });
  expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
  const done = (await client.call('execute_action', { proposal_id: proposalId, dry_run: false })).output;
  expect(done).toMatchObject({ replayed: false, action: { status: 'succeeded' }, proposal: { status: 'executed' } });
  const again = (await client.call('execute_action', { proposal_id: proposalId, dry_run: false })).output;
  expect(again).toMatchObject({ replayed: true, action: { action_id: done.action.action_id } });
  expect(await desk.refunded(orderId)).toEqual({ total: 10_000, count: 1 });

  const types: string[] = [];
  let token: string | undefined;
  do {
    const args = { work_item_id: id, limit: 3, ...(token === undefined ? {} : { page_token: token }) };
    const page = (await client.call('get_evidence', args)).output;
    types.push(...page.entries.map((entry: { type: string }) => entry.type));
    token = page.next_page_token ?? undefined;
  } while (token !== undefined);
  expect(types).toEqual(
    expect.arrayContaining(['work_item.created', 'proposal.created', 'proposal.approved', 'action.succeeded']),
  );
  await story.expectProven((await client.call('export_packet', { work_item_id: id, detail: 'full' })).output, id);
}
