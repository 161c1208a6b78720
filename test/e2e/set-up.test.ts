import { isDeepStrictEqual } from 'node:util';
/** Set-up steps follow from what a tenant has. They cost as many queries for a large tenant as for an empty one. */
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  SetUpState,
  SetUpStepKind,
  TenantService,
} from '../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { ChatDesk } from '../support/chat-desk.ts';
import { createStripe } from '../support/integrations.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';

const { OPEN, BEGUN, DONE } = SetUpState;
const { TEAMMATE, API_KEY, INTEGRATION, POLICY, CHAT, WEBHOOK } = SetUpStepKind;

let desk: ChatDesk;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  desk = await ChatDesk.open({ monitored: true });
});
afterAll(() => desk?.close());
beforeEach(async () => {
  tenantId = await desk.service.createTenant('Acme');
  ada = await personOf('owner');
});

const personOf = async (role: 'owner' | 'admin' | 'approver' | 'member', tenant = tenantId) =>
  (await TestPerson.create(desk.service, [{ tenantId: tenant, role }])).signIn();
const tenants = (by = ada) => by.client(TenantService);
const stateOf = async (kind: SetUpStepKind) => (await states())[kind];
async function states(): Promise<Partial<Record<SetUpStepKind, SetUpState>>> {
  const { steps } = await tenants().getSetUp({});
  return Object.fromEntries(steps.map(({ kind, state }) => [kind, state]));
}

describe('a step', () => {
  test('is open while the tenant has nothing of its kind, and steps come in the best order', async () => {
    const { steps, approvers, dismissedAt } = await tenants().getSetUp({});
    expect(steps.map(({ kind, state }) => [kind, state])).toEqual(
      [TEAMMATE, API_KEY, INTEGRATION, POLICY, CHAT, WEBHOOK].map((kind) => [kind, OPEN]),
    );
    expect(approvers, 'what policy does not approve needs a second').toBe(1);
    expect(dismissedAt).toBeUndefined();
  });

  test('for a teammate is done by a second person who may approve, not by an invitation or a member', async () => {
    const { members } = desk.service.services.identity;
    await members.invite(ada.in(tenantId), 'viewer@example.com', 'viewer');
    expect(await stateOf(TEAMMATE), 'a viewer approves nothing').toBe(OPEN);
    await members.invite(ada.in(tenantId), 'second@example.com', 'approver');
    expect(await stateOf(TEAMMATE)).toBe(BEGUN);
    const second = await personOf('approver');
    expect(await stateOf(TEAMMATE)).toBe(DONE);
    await members.updateRole(ada.in(tenantId), second.personId, 'member');
    expect(await stateOf(TEAMMATE), 'it opens again').toBe(BEGUN);
  });

  test('for a key, an integration or a webhook opens again after the last one is gone', async () => {
    const { services } = desk.service;
    const key = await desk.service.createKey(tenantId, ['work.read']);
    const { integrationId } = await createStripe(desk.service, tenantId, ada);
    const settings = { url: 'https://hooks.example.com/', description: '', types: [] };
    const { endpoint, secret } = (await services.webhooks.webhookEndpoints.create(ada.in(tenantId), settings)).value;
    desk.service.keepSecret('signing secret', secret ?? '');
    expect(await states()).toMatchObject({ [API_KEY]: DONE, [INTEGRATION]: DONE, [WEBHOOK]: DONE });

    await desk.service.revokeKey(tenantId, key.keyId);
    await services.integrations.integrations.setEnabled(ada.in(tenantId), integrationId, false);
    await services.webhooks.webhookEndpoints.remove(ada.in(tenantId), endpoint.endpointId);
    expect(await states()).toMatchObject({ [API_KEY]: OPEN, [INTEGRATION]: BEGUN, [WEBHOOK]: OPEN });
  });

  test('for chat is done when a channel of an installed workspace leads to work, apart from integrations', async () => {
    const { integration, channel } = await desk.connect({ tenantId });
    expect(await states()).toMatchObject({ [CHAT]: DONE, [INTEGRATION]: OPEN });
    await desk.service.services.integrations.chatChannels.setEnabled(ada.in(tenantId), channel.channelId, false);
    expect(await stateOf(CHAT)).toBe(BEGUN);
    expect(integration.integrationId).toMatch(/^int_/);
  });

  test('for policies is done by the first policy of the tenant, and opens again after the last', async () => {
    const { policies } = desk.service.services.actions;
    const text = '@id("no-more") @reason("Not now.") forbid(principal, action == Action::"execute", resource);';
    const { version } = await policies.write(ada.in(tenantId), text, 0);
    expect(await stateOf(POLICY)).toBe(DONE);
    await policies.write(ada.in(tenantId), '', version);
    expect(await stateOf(POLICY)).toBe(OPEN);
  });
});

test('a dismissal hides the open steps for all administrators, and each change is logged once', async () => {
  await tenants().dismissSetUp({ dismissed: true });
  await tenants().dismissSetUp({ dismissed: true });
  const grace = await personOf('admin');
  const { dismissedAt, dismissedBy, steps } = await tenants(grace).getSetUp({});
  expect(dismissedAt).toBeDefined();
  expect(dismissedBy).toBe(`Person ${ada.email.slice(0, 5)}`);
  expect(steps).toHaveLength(6);
  await tenants(grace).dismissSetUp({ dismissed: false });
  expect((await tenants().getSetUp({})).dismissedAt).toBeUndefined();
  await desk.service.services.platform.relay.drain(tenantId);
  const log = desk.service.services.platform.mongo.connection.collection('event_log');
  const changed = await log
    .find({ tenant_id: tenantId, type: 'tenant_settings.changed' })
    .sort({ sequence: 1 })
    .toArray();
  expect(changed.map(({ data, actor }) => [data, actor.id])).toEqual([
    [{ set_up_dismissed: true }, ada.personId],
    [{ set_up_dismissed: false }, grace.personId],
  ]);
});

test('a dismissal and other settings of the tenant do not change each other', async () => {
  const { roleMaturity, setUpDismissals } = desk.service.services.identity;
  await tenants().dismissSetUp({ dismissed: true });
  await roleMaturity.change(ada.in(tenantId), 3);
  expect(await setUpDismissals.find(tenantId)).not.toBeNull();
  await tenants().dismissSetUp({ dismissed: false });
  expect(await roleMaturity.days(tenantId)).toBe(3);
});

test('only administrators of the tenant see or dismiss its steps', async () => {
  const grace = await personOf('admin');
  await tenants(grace).getSetUp({});
  await desk.service.services.identity.members.updateRole(ada.in(tenantId), grace.personId, 'approver');
  const calls = [() => tenants(grace).getSetUp({}), () => tenants(grace).dismissSetUp({ dismissed: true })];
  for (const call of calls) expect(Code[(await refusalOf(call())).code]).toBe('PermissionDenied');
  const eve = await personOf('owner', await desk.service.createTenant('Eve'));
  await tenants(eve).dismissSetUp({ dismissed: true });
  expect((await tenants().getSetUp({})).dismissedAt, 'her tenant alone').toBeUndefined();
});

test('the steps cost as many queries for a large tenant as for an empty one', async () => {
  const queries = async () => {
    const asked: string[] = [];
    const note = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
      if (['find', 'aggregate', 'count', 'getMore'].includes(commandName)) asked.push(String(command[commandName]));
    };
    const client = desk.service.services.platform.mongo.connection.getClient();
    client.on('commandStarted', note);
    await desk.service.services.setUp.setUp.get(ada.in(tenantId));
    client.off('commandStarted', note);
    return asked.filter((name) => !['event_log', 'outbox_relays'].includes(name)).toSorted();
  };
  /**
   * Returns the queries of the call alone. Background work of this process also queries, so two equal readings are
   * needed.
   */
  const queriesOfTheCall = async () => {
    for (let [last, asked] = [await queries(), await queries()]; ; [last, asked] = [asked, await queries()]) {
      if (isDeepStrictEqual(last, asked)) return asked;
    }
  };
  const before = await queriesOfTheCall();
  expect(before.length).toBeGreaterThan(6);
  for (let count = 0; count < 12; count += 1) {
    await desk.service.createKey(tenantId, ['work.read']);
    await createStripe(desk.service, tenantId, ada, `Card payments ${count}`);
  }
  await Promise.all(Array.from({ length: 6 }, () => personOf('approver')));
  expect(await queriesOfTheCall()).toEqual(before);
});
