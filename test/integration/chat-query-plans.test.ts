import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import type { CardDocument } from '../../src/notifications/chat-cards/cards/schema.ts';
import { CARD_ROUND } from '../../src/notifications/chat-cards/rounds/rounds.ts';
import { CARD_WRITING } from '../../src/notifications/chat-cards/writing.ts';
import { newId } from '../../src/platform/ids.ts';
import { chatEnvironment, FakeChat, newChatId } from '../support/fake-chat.ts';
import { TEST_ADMIN } from '../support/service.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

let services: Services;
let lookups: Lookup[];
let platform: FakeChat;

beforeAll(async () => {
  platform = await FakeChat.start();
  ({ services, lookups } = await openRecorded(chatEnvironment(platform)));
});
afterAll(async () => {
  await closeRecorded(services);
  await platform.stop();
});

it('answers every query about chat from an index, in the order of the index', { tags: 'full' }, async () => {
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
  const session = { _id: 'ses_1' as never, person_id: TEST_ADMIN.id, created_at: new Date() };
  await services.platform.db.collection('sessions').insertOne(session);
  const newCode = () => chatLinks.createCode(call, 'ses_1');
  await newCode();
  await chatLinks.redeem({ ...typed, code: '0000-0000' });
  await services.identity.members.add(tenantId, TEST_ADMIN.id, 'approver');
  expect(await chatLinks.redeem({ ...typed, code: (await newCode()).code })).toMatchObject({
    kind: 'linked',
  });
  expect(await chatLinks.memberOf(tenantId, integrationId, 'U1')).toMatchObject({ personId: TEST_ADMIN.id });
  const [link] = await chatLinks.listOwn(call);
  const { chatDeliveries } = services.integrations;
  for (const _time of [1, 2]) await chatDeliveries.noteFailed(tenantId, link?.linkId ?? '', 'messages_disabled');
  expect(await chatDeliveries.begin(tenantId, link?.linkId ?? '')).toEqual(expect.any(Date));
  await chatDeliveries.retry(tenantId, { integration_id: integrationId });
  await chatDeliveries.retry(tenantId, { person_id: TEST_ADMIN.id });
  expect(await chatDeliveries.begin(tenantId, link?.linkId ?? '')).toBeNull();
  await chatDeliveries.putOff(tenantId, link?.linkId ?? '', new Date());
  expect(await chatDeliveries.noteDelivered(tenantId, link?.linkId ?? '')).toBe(true);
  await chatDeliveries.forget(tenantId, TEST_ADMIN.id);
  await chatLinks.endOwn(call, link?.linkId ?? '');
  const eventTime = Math.floor(Date.now() / 1000) + 1;
  const event = { eventId: 'Ev1', eventTime, identity, type: 'app_uninstalled', revokesBotToken: false } as const;
  await chatInstallations.notice(event, 'plans');
  await chatInstallations.release(call, integrationId);
  await services.integrations.secrets.leaveMasterKey(tenantId, 't1');
  expect(await spentStates.spend(tenantId, 'nonce', new Date(Date.now() + 60_000))).toBe(true);
  await services.platform.relay.drain(tenantId);

  const made = lookups.splice(0);
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

/** Returns ended cards of a workspace. A tenant has 2,000 of them after half a year. */
function endedCards(count: number, tenantId: string, integrationId: string): CardDocument[] {
  return Array.from({ length: count }, (_card, index) => ({
    _id: newId('crd'),
    tenant_id: tenantId,
    proposal_id: newId('prop'),
    mapping_id: 'chn_1',
    integration_id: integrationId,
    page_id: 'C1X2',
    message_ids: [`${index}.1`],
    ...{ attempts: 1, lost: 0, tries: 0, marks: 1 },
    shown: 'x',
    expires_at: new Date(Date.now() + 60_000 + index),
  }));
}

it('answers every query about cards from an index, and reads no ended card', { tags: 'full' }, async () => {
  const { identity, actions, integrations, workItems, work, platform: own, chatApprovals } = services;
  const { tenantId } = await identity.tenants.create({ name: 'Cards' });
  const permissions = ALL_PERMISSIONS;
  const call = { tenantId, tenantCreatedAt: new Date(0), principal: TEST_ADMIN, permissions, correlationId: 'plans' };
  const pageId = newChatId('C');
  const workspace = platform.workspace({ channels: [pageId] });
  const identityOfApp = { teamId: workspace.teamId, enterpriseId: null, isEnterpriseInstall: false, appId: 'A1' };
  const install = { identity: identityOfApp, teamName: 'Acme', scopes: ['commands', 'chat:write'] };
  await integrations.chatInstallations.record(call, install);
  const stored = { ...install, botToken: platform.issueToken(workspace) };
  const { integrationId } = await integrations.chatInstallations.record(call, stored);
  const cards = own.mongo.connection.collection<CardDocument>('chat_cards');
  await cards.insertMany([
    ...endedCards(2_000, tenantId, integrationId),
    ...Array.from({ length: 20 }, () => endedCards(100, newId('ten'), newId('int'))).flat(),
  ]);
  const mapping = { integrationId, pageId, packKey: 'customer_support', queueKey: 'general', enabled: true };
  const { channelId } = await integrations.chatChannels.put(call, mapping);
  await integrations.chatChannels.setApprovals(call, channelId, true);
  const shop = await integrations.integrations.create(call, { kind: 'sandbox_commerce', name: 'Shop' });
  const propose = async (key: string) => {
    const { value } = await workItems.workItems.create(call, { subject: 'Refund' });
    const order = {
      type: 'commerce_refund',
      order_id: '1238',
      amount: '60.00',
      currency: 'EUR',
      reason: 'other',
    } as const;
    const what = { integrationId: shop.integrationId, approvalReason: 'x', operation: 'commerce_refund' } as const;
    const proposal = { ...what, payload: order };
    const made = await actions.proposals.propose(call, value.workItemId, proposal, { key, requestHash: 'h' });
    expect(made.value.status).toBe('pending_approval');
    return made.value.proposalId;
  };
  const written = async () => {
    await own.relay.drain(tenantId);
    await work.runDue(CARD_ROUND, tenantId);
    await work.runDue(CARD_WRITING, tenantId);
  };
  lookups.length = 0;
  const withdrawn = await propose('1');
  await propose('2');
  await written();
  expect(platform.messages).toHaveLength(2);
  const value = platform.messages[0]?.blocks.flatMap(({ elements }) => elements ?? [])[0]?.value ?? '';
  // One proposal is cancelled. Then approvals are switched off for the channel.
  await actions.proposals.cancel(call, withdrawn);
  await written();
  await integrations.chatChannels.setApprovals(call, channelId, false);
  await written();
  // Somebody without a link clicks on a card in a message that was never recorded.
  const press = {
    kind: 'press',
    what: 'approve',
    channelId: pageId,
    messageId: '1.1',
    promptId: '1',
    value,
    replyAddress: undefined,
    identity: identityOfApp,
    userId: 'U1',
  } as const;
  expect(await chatApprovals.chatDecisions?.press(press, 'plans')).toContain('not linked');
  await written();

  const made = lookups.splice(0).filter(({ collection }) => collection.startsWith('chat_card'));
  expect(new Set(made.map(({ collection }) => collection))).toEqual(new Set(['chat_cards', 'chat_card_rounds']));
  await expectIndexed(own.mongo.connection, made);
  expect(made.some(({ filter }) => 'live' in filter)).toBe(true);
  for (const { collection, filter } of made) {
    const plan = await own.mongo.connection.collection(collection).find(filter).explain('executionStats');
    expect(plan['executionStats'].totalDocsExamined, JSON.stringify(filter)).toBeLessThanOrEqual(2);
  }
});
