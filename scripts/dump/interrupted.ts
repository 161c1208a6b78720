/** Fills in data of killed processes: unfinished executions, and events that are not in any log yet. */

import { mongo } from 'mongoose';
import type { FaultPoint } from '../../src/execution/index.ts';
import { delegate } from './agents.ts';
import type { ChatParts } from './chat.ts';
import type { Json } from './doors.ts';
import { exportByConnect } from './packets.ts';
import { type Cast, createKey } from './people.ts';
import { execute, type Providers, propose, workItem } from './proposals.ts';
import type { Stage } from './stage.ts';

/**
 * Points at which a process is killed: before it starts the action, after recording it, after the provider answered,
 * after completion. Each leaves the proposal `executing`.
 */
const FAULT_POINTS: FaultPoint[] = ['claimed', 'action_recorded', 'provider_answered', 'action_completed'];
const HELD_MS = 10 * 60_000;
const LATE_STRIPE_KEY = 'sk_test_fixtureUnderTheNewerMasterKey';
const INTEGRATIONS = 'integration.v1.IntegrationService';

export interface Interrupted {
  cast: Cast;
  providers: Providers;
  chat: ChatParts;
  /** WorkItem whose packet is exported too. */
  workItemId: string;
}

/**
 * Runs the last processes of the dump. They use a newer master key, so that part of the data is encrypted under that
 * key. After the first fault no process may run for long: after half a minute it would take over executions left by the
 * one before.
 * @returns the public keys, as served once all of them have been created.
 */
export async function fillInterrupted(stage: Stage, parts: Interrupted): Promise<Json> {
  const { cast, providers } = parts;
  await stage.service.stop();
  stage.service.env['WORKGATE_MASTER_KEYS'] = stage.keys.both;
  await stage.service.start();
  // The newer key ends all sessions.
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

/** Assigns the leases of all relays to a process that was killed. Events stay in place until the leases end. */
async function holdRelays(stage: Stage): Promise<void> {
  const lease_until_ms = mongo.Long.fromNumber(Date.now() + HELD_MS);
  const held = { owner: 'a process that was killed', lease_until_ms };
  await stage.collection('outbox_relays').updateMany({}, { $set: held });
}

async function endLeases(stage: Stage): Promise<void> {
  const lease_until_ms = mongo.Long.fromNumber(Date.now());
  await stage.collection('outbox_relays').updateMany({}, { $set: { lease_until_ms } });
}

/** Changes one document of every kind that has events. None of these events reaches a log. */
async function pendingEvents(stage: Stage, { cast, providers, chat }: Interrupted): Promise<void> {
  const { doors } = stage;
  const { north, northKey, soloKey, ada, sam } = cast;
  const workItemId = await workItem(stage, northKey, 'Handed in at the last moment');
  await doors.rest(northKey, 'PATCH', `/work-items/${workItemId}`, { body: { priority: 'urgent' } });
  const message = { message: { content: 'Said at the last moment.' } };
  await doors.rest(northKey, 'POST', `/work-items/${workItemId}/messages`, { body: message });
  await workItem(stage, soloKey, 'Work of another tenant');
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
  // The call waits in vain for the log and reports that; the export is recorded by then.
  await doors.rest(northKey, 'POST', `/work-items/${workItemId}/evidence-packets`, { status: 503 });
}
