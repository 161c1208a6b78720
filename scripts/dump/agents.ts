/** Fills in actions of agents over MCP and A2A, with keys and with delegations. */
import type { Credential, Json, Person } from './doors.ts';
import { keepPacket } from './packets.ts';
import type { Cast } from './people.ts';
import { execute, type Providers, propose, workItem } from './proposals.ts';
import type { Stage } from './stage.ts';

const IDENTITY = 'identity.v1.IdentityService';
const DOORS = ['AGENT_ENDPOINT_MCP', 'AGENT_ENDPOINT_A2A'];
const SMALL = '2.50';
const LARGE = '75.00';

export async function fillAgents(stage: Stage, cast: Cast, providers: Providers): Promise<void> {
  const delegated = await delegate(stage, cast.dora, {
    agent: 'triage',
    scopes: ['agent.work.read', 'agent.work.write', 'agent.actions.propose', 'agent.evidence.read'],
    endpoints: DOORS,
    lifetime: '3600s',
  });
  const revoked = await delegate(stage, cast.ada, {
    agent: 'dismissed',
    scopes: ['agent.work.read'],
    endpoints: DOORS,
  });
  const { delegationId } = revoked.delegation;
  await stage.doors.connect(cast.ada, `${IDENTITY}/RevokeAgentDelegation`, { delegationId });
  await byMcp(stage, cast, providers);
  await delegatedWork(stage, { bearer: delegated.token });
  await delegatedApprovals(stage, cast, providers);
  await byA2a(stage, cast, providers);
}

export async function delegate(stage: Stage, by: Person, body: object): Promise<Json> {
  return stage.doors.connect(by, `${IDENTITY}/IssueAgentDelegation`, body);
}

/** Creates work, a refund and its evidence through tools only. */
async function byMcp(stage: Stage, cast: Cast, { shop }: Providers): Promise<void> {
  const call = (tool: string, args: object) => stage.doors.mcp({ apiKey: cast.northKey }, tool, args);
  const { work_item_id } = await call('create_work_item', { subject: 'Handed in by a tool', tags: ['refund'] });
  const proposal = await call('propose_action', { work_item_id, ...refund(shop, SMALL) });
  await call('execute_action', { proposal_id: proposal.proposal_id, dry_run: false });
  await call('get_evidence', { work_item_id });
  const envelope = await call('export_packet', { work_item_id, detail: 'full' });
  keepPacket(stage, cast, { door: 'mcp', work_item_id, envelope });
}

/** Creates WorkItems whose author is a delegation, one through each door. */
async function delegatedWork(stage: Stage, credential: Credential): Promise<void> {
  await stage.doors.mcp(credential, 'create_work_item', { subject: 'In the name of Dora, by MCP' });
  await stage.doors.a2aMessage(credential, { text: 'In the name of Dora, by A2A' });
}

/** Lets Ben delegate the approval of two proposals to an agent, which approves one of them. */
async function delegatedApprovals(stage: Stage, cast: Cast, { shop: integrationId }: Providers): Promise<void> {
  const workItemId = await workItem(stage, cast.northKey, 'Approved by an agent');
  const tokenFor = async () => {
    const { proposal_id, payload_hash } = await propose(stage, cast.northKey, workItemId, {
      integrationId,
      amount: LARGE,
    });
    const { token } = await delegate(stage, cast.ben, {
      agent: 'night watch',
      scopes: ['agent.actions.approve'],
      endpoints: ['AGENT_ENDPOINT_MCP'],
      approval: { proposalId: proposal_id, payloadHash: payload_hash },
    });
    return { bearer: token as string, proposal_id, payload_hash };
  };
  const { bearer, ...approved } = await tokenFor();
  await stage.doors.mcp({ bearer }, 'approve_action', approved);
  await execute(stage, cast.northKey, approved.proposal_id);
  await tokenFor();
}

/** Creates three tasks: one is cancelled, one is completed up to its packet, one stays open. */
async function byA2a(stage: Stage, cast: Cast, { shop }: Providers): Promise<void> {
  const { doors } = stage;
  const credential = { apiKey: cast.northKey };
  await doors.a2aMessage(credential, { text: 'A task that stays open.' });
  const cancelled = await doors.a2aMessage(credential, {
    text: 'A task that is cancelled.',
    action: { type: 'propose', proposal: refund(shop, LARGE) },
  });
  await doors.a2a(credential, 'tasks/cancel', { id: cancelled.id });

  const { id } = await doors.a2aMessage(credential, { text: 'The parcel came twice.' });
  const act = (action: object) => doors.a2aMessage(credential, { action }, id);
  await act({ type: 'propose', proposal: refund(shop, SMALL) });
  const row = await stage.collection('action_proposals').findOne({ work_item_id: id });
  await act({ type: 'execute', proposal_id: row?._id });
  const exported = await act({ type: 'export_evidence' });
  const envelope = exported.artifacts.at(-1).parts[1].data.evidence_packet;
  keepPacket(stage, cast, { door: 'a2a', work_item_id: id, envelope });
  await doors.rest(cast.northKey, 'PATCH', `/work-items/${id}`, { body: { status: 'resolved' } });
}

function refund(integrationId: string, amount: string): object {
  return {
    integration_id: integrationId,
    approval_reason: 'The agent has read both delivery notes.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: '1234', amount, currency: 'EUR', reason: 'duplicate' },
  };
}
