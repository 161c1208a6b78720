import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../src/compose.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

let services: Services;
let lookups: Lookup[];

beforeAll(async () => {
  ({ services, lookups } = await openRecorded());
});
afterAll(() => closeRecorded(services));

it('answers every query of the chat from an index, in the order of the index', async () => {
  const { tenantId } = await services.identity.tenants.create({ name: 'Own' });
  const call = { tenantId, principal: TEST_ADMIN, correlationId: 'plans' };
  const { chatInstallations, chatChannels, spentStates } = services.integrations;
  const identity = { teamId: 'T1', enterpriseId: null, isEnterpriseInstall: false, appId: 'A1' };
  const install = { identity, teamName: 'Acme', scopes: ['chat:write'], botToken: 'xoxb-first' };
  const { integrationId } = await chatInstallations.record(call, install);
  await chatInstallations.record(call, { identity, teamName: 'Acme', scopes: ['commands'] });
  await chatInstallations.record(call, { ...install, botToken: 'xoxb-second' });
  expect(await chatInstallations.resolve(identity)).toEqual({ tenantId, integrationId });
  expect(await chatInstallations.postingAccess(tenantId, integrationId)).toMatchObject({ token: 'xoxb-second' });

  const mapping = { integrationId, pageId: 'C1X2', packKey: 'customer_support', queueKey: 'general', enabled: true };
  const { channelId } = await chatChannels.put(call, mapping);
  await chatChannels.put(call, { ...mapping, queueKey: 'refunds' });
  await chatChannels.setEnabled(call, channelId, false);
  await chatChannels.list(tenantId);
  await chatChannels.find(tenantId, integrationId, 'C1X2');
  await chatChannels.remove(call, channelId);

  const { chatLinks } = services.integrations;
  const typed = { tenantId, integrationId, userId: 'U1', correlationId: 'plans' };
  await chatLinks.createCode(call);
  await chatLinks.redeem({ ...typed, code: '0000-0000' });
  await services.identity.members.add(tenantId, TEST_ADMIN.id, 'approver');
  expect(await chatLinks.redeem({ ...typed, code: (await chatLinks.createCode(call)).code })).toMatchObject({
    kind: 'linked',
  });
  expect(await chatLinks.memberOf(tenantId, integrationId, 'U1')).toMatchObject({ personId: TEST_ADMIN.id });
  const [link] = await chatLinks.listOwn(call);
  await chatLinks.endOwn(call, link?.linkId ?? '');
  const eventTime = Math.floor(Date.now() / 1000) + 1;
  const event = { eventId: 'Ev1', eventTime, identity, type: 'app_uninstalled', revokesBotToken: false } as const;
  await chatInstallations.notice(event, 'plans');
  await chatInstallations.release(call, integrationId);
  await services.integrations.secrets.leaveMasterKey(tenantId, 't1');
  expect(await spentStates.spend(tenantId, 'nonce', new Date(Date.now() + 60_000))).toBe(true);
  await services.platform.relay.drain(tenantId);

  const made = [...lookups];
  const asked = new Set(made.map(({ collection }) => collection));
  const expected = [
    'chat_workspaces',
    'chat_channels',
    'integrations',
    'integration_secrets',
    'chat_links',
    'chat_link_places',
    'chat_link_codes',
    'chat_link_guesses',
  ];
  expect([...asked]).toEqual(expect.arrayContaining(expected));
  await expectIndexed(services.platform.mongo.connection, made);
});
