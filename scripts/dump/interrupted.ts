/** What processes leave that are killed: executions that are not finished, and events that are in no log yet. */
import { mongo } from 'mongoose';
import type { FaultPoint } from '../../src/actions/execution.ts';
import { delegate } from './agents.ts';
import type { ChatParts } from './chat.ts';
import type { Json } from './doors.ts';
import { exportByConnect } from './packets.ts';
import { type Cast, createKey } from './people.ts';
import { execute, type Providers, propose, workItem } from './proposals.ts';
import type { Stage } from './stage.ts';

/** Each of them leaves its proposal `executing`: not begun, begun, done at the provider, recorded. */
const FAULT_POINTS: FaultPoint[] = ['claimed', 'action_recorded', 'provider_answered', 'action_completed'];
const HELD_MS = 10 * 60_000;
const LATE_STRIPE_KEY = 'sk_test_fixtureUnderTheNewerMasterKey';
const INTEGRATIONS = 'integration.v1.IntegrationService';

export interface Interrupted {
  cast: Cast;
  providers: Providers;
  chat: ChatParts;
  /** The WorkItem whose packet is taken along. */
  workItemId: string;
}

/**
 * The last processes of the dump. They have a newer master key, so that a part of the data is under that one. None may
 * live for long from the first fault on: what one leaves executing, the next takes over after half a minute.
 * @returns the public keys, as they are served when all of them have been made.
 */
export async function fillInterrupted(stage: Stage, parts: Interrupted): Promise<Json> {
  const { cast, providers } = parts;
  await stage.service.stop();
  stage.service.env['WORKGATE_MASTER_KEYS'] = stage.keys.both;
  await stage.service.start();
  // The newer key signs everybody out.
  for (const person of [cast.ada, cast.sam]) {
    person.cookie = '';
    await stage.doors.signIn(person);
  }
  await exportByConnect(stage, cast, parts.workItemId);
  const keySet = await (await fetch(`${stage.service.address}/.well-known/jwks.json`)).json();
  const workItemId = await workItem(stage, cast.northKey, 'Refunds that broke off');
  await holdRelays(stage);
  await pendingEvents(stage, parts);
  await stage.service.kill();
  for (const point of FAULT_POINTS) {
    await stage.service.start({ WORKGATE_FAULT_POINT: point });
    const refund = { integrationId: providers.shop, amount: '0.50' };
    const { proposal_id } = await propose(stage, cast.northKey, workItemId, refund);
    const cut = await execute(stage, cast.northKey, proposal_id).then(
      () => false,
      () => true,
    );
    if (!cut) throw new Error(`The process has survived ${point}`);
    await stage.service.ended();
  }
  await endLeases(stage);
  return keySet;
}

/**
 * A relay that holds its lease and moves nothing, as a process leaves it that is killed in the middle of its work. Until
 * the lease ends, events stay where they are.
 */
async function holdRelays(stage: Stage): Promise<void> {
  const lease_until_ms = mongo.Long.fromNumber(Date.now() + HELD_MS);
  const held = { owner: 'a process that was killed', lease_until_ms };
  await stage.collection('outbox_relays').updateMany({}, { $set: held });
}

async function endLeases(stage: Stage): Promise<void> {
  const lease_until_ms = mongo.Long.fromNumber(Date.now());
  await stage.collection('outbox_relays').updateMany({}, { $set: { lease_until_ms } });
}

/** One change of every kind of document that has events, none of which comes to a log. */
async function pendingEvents(stage: Stage, { cast, providers, chat }: Interrupted): Promise<void> {
  const { doors } = stage;
  const { north, northKey, soloKey, ada, sam } = cast;
  const workItemId = await workItem(stage, northKey, 'Handed in at the last moment');
  await doors.rest(northKey, 'PATCH', `/work-items/${workItemId}`, { body: { priority: 'urgent' } });
  const message = { message: { content: 'Said at the last moment.' } };
  await doors.rest(northKey, 'POST', `/work-items/${workItemId}/messages`, { body: message });
  await workItem(stage, soloKey, 'Of another tenant');
  const refund = { integrationId: providers.shop, amount: '0.75' };
  const { proposal_id } = await propose(stage, northKey, workItemId, refund);
  await execute(stage, northKey, proposal_id);
  const policies = await doors.connect(ada, 'policy.v1.PolicyService/GetPolicies', {});
  const { text, version } = policies.tenant;
  await doors.connect(ada, 'policy.v1.PolicyService/WritePolicies', {
    text: `${text}// Looked at.\n`,
    expectedVersion: version,
  });
  const lateStripe = { name: 'Late Stripe', stripe: { apiKey: LATE_STRIPE_KEY } };
  const { integration } = await doors.connect(ada, `${INTEGRATIONS}/CreateIntegration`, lateStripe);
  const { integrationId: integration_id } = integration;
  stage.notes.secrets.push({ tenant_id: north, integration_id, plain_text: LATE_STRIPE_KEY });
  await createKey(stage, north, ada, 'Made at the last moment', { scopes: ['work.read'] });
  await delegate(stage, ada, { agent: 'late', scopes: ['agent.work.read'], endpoints: ['AGENT_ENDPOINT_MCP'] });
  const mapping = { integrationId: chat.integrationId, pageId: 'C0LATE', packKey: 'customer_support' };
  await doors.connect(sam, `${INTEGRATIONS}/PutChatChannelMapping`, { ...mapping, queueKey: 'general', enabled: true });
  await doors.connect(sam, `${INTEGRATIONS}/SetDataSourceEnabled`, { sourceKey: 'by_address', enabled: false });
  await doors.connect(sam, `${INTEGRATIONS}/RemoveDataSource`, { sourceKey: 'short_lived', version: 1 });
  // It waits for the log, which does not come, and says so; the export is recorded by then.
  await doors.rest(northKey, 'POST', `/work-items/${workItemId}/evidence-packets`, { status: 503 });
}
