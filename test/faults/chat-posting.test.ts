import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { NotificationService } from '../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import type { FaultPoint } from '../../src/execution/execution.ts';
import type { CardDocument } from '../../src/notifications/chat-cards/cards/schema.ts';
import { CARD_WRITING, type WritingPoint } from '../../src/notifications/chat-cards/writing.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { directChannelOf, type FakeMessage, newChatId } from '../support/fake-chat.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { Poster } from '../support/poster.ts';
import { OwnEngine } from './own-engine.ts';

/** Time limit of a test that starts the process several times. */
const STARTS = { timeout: 240_000 };
/** Longer than the worker needs for its first visits, which come every 5 s. */
const WORKER_TIMEOUT_MS = 30_000;
const IN_THE_END = { timeout: WORKER_TIMEOUT_MS, interval: 50 };

/**
 * Fault points at which the process dies, with the action's status afterwards and the number of messages in the
 * channel.
 */
const DEATHS: [point: FaultPoint, ends: 'succeeded' | 'outcome_unknown', posted: number][] = [
  // Without an action record nothing was sent, so the message is posted now.
  ['claimed', 'succeeded', 1],
  // From here on the message may have been sent. The platform cannot be asked, so nothing is sent again.
  ['action_recorded', 'outcome_unknown', 0],
  ['provider_answered', 'outcome_unknown', 1],
  ['action_completed', 'succeeded', 1],
  ['proposal_completed', 'succeeded', 1],
];

describe('a process that dies while posting', () => {
  let engine: OwnEngine;
  let chat: ChatDesk;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    // A fixed base URL, because it must stay the same when the process starts again.
    chat = await ChatDesk.openOwn({ mongodbUri: engine.uri, env: { WORK_BASE_URL: 'http://127.0.0.1:0' } });
  });
  afterAll(async () => {
    await chat?.close();
    await engine?.stop();
  });

  /** Restarts the process, with a fault point at which it dies, or without one. */
  async function restart(point?: FaultPoint | WritingPoint): Promise<void> {
    await chat.service.end('SIGTERM');
    if (point === undefined) delete chat.service.env['WORKGATE_FAULT_POINT'];
    else chat.service.env['WORKGATE_FAULT_POINT'] = point;
    await chat.service.spawn();
  }

  /** Expires every lease, and waits until the service's own worker has taken over the execution. */
  async function takenOver(poster: Poster, proposalId: string): Promise<void> {
    const change = { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } };
    await poster.desk.proposalRows.updateOne({ _id: proposalId, status: 'executing' }, change);
    const deadline = Date.now() + WORKER_TIMEOUT_MS;
    while ((await poster.desk.statusOf(proposalId)) === 'executing') {
      expect(Date.now(), 'taken over').toBeLessThan(deadline);
      await delay(100);
    }
  }

  test.each(DEATHS)('at %s: leaves the action as %s, and never posts two messages', async (point, ends, posted) => {
    const poster = await Poster.open(chat);
    const id = await poster.approved();
    await restart(point);
    await expect(poster.execute(id)).rejects.toThrow();
    expect(await chat.service.end('SIGTERM'), 'exit status').toBeNull();

    await restart();
    await takenOver(poster, id);
    expect(await poster.action(id)).toMatchObject({ status: ends });
    expect(poster.posted()).toHaveLength(posted);
    if (ends === 'succeeded') return;

    // Neither a restart nor a recovery changes the unknown outcome; only a person can settle it.
    await restart();
    await chat.service.services.actions.recovery.recover(poster.desk.tenantId);
    expect((await poster.execute(id)).body.error.code).toBe('invalid_state');
    const { _id: actionId, attempts } = await poster.action(id);
    expect(attempts).toBe(2);
    expect(poster.posted()).toHaveLength(posted);
    const { executor } = chat.service.services.actions;
    const person = await poster.desk.join('admin');
    const ts = chat.platform.messages.find(({ channel }) => channel === poster.channelId)?.ts ?? null;
    await executor.settle(person, actionId, ts, 'I have looked into the channel.');
    expect(await poster.desk.statusOf(id)).toBe(ts === null ? 'execution_failed' : 'executed');
    expect((await poster.execute(id)).body.action.status).toBe('succeeded');
    expect(poster.posted()).toHaveLength(1);
  });
  /** Waits until the process has died by itself. */
  async function died(): Promise<void> {
    const answers = () => fetch(chat.service.address).then(Boolean, () => false);
    await expect.poll(answers, IN_THE_END).toBe(false);
    expect(await chat.service.end('SIGTERM'), 'exit status').toBeNull();
  }

  test(
    'while writing a card: posts it again at most three times, and lets any copy decide it once',
    STARTS,
    async () => {
      const { tenantId, cardOf, messagesOf, press, propose, lapse } = await openCards(chat);

      // The process dies before posting, then after posting but before the message id is stored, then after that but
      // before the card is marked as done.
      await restart('card_held');
      const id = await propose();
      await died();
      expect(await cardOf(id)).toMatchObject({ attempts: 1, lost: 1, message_ids: [] });
      expect(messagesOf(id)).toEqual([]);
      await lapse();
      await restart('card_posted');
      await died();
      expect(await cardOf(id)).toMatchObject({ attempts: 2, lost: 2, message_ids: [] });
      expect(messagesOf(id)).toHaveLength(1);
      await lapse();
      await restart('card_noted');
      await died();
      const [first, second] = messagesOf(id) as [FakeMessage, FakeMessage];
      expect(await cardOf(id)).toMatchObject({ attempts: 3, lost: 2, message_ids: [second.ts] });
      expect(textOf(second)).toContain('Posted again');
      await lapse();
      await restart();
      // The service finishes by updating the known message, and posts no further one.
      await expect.poll(() => cardOf(id), IN_THE_END).toMatchObject({ shown: expect.any(String) });
      expect(messagesOf(id)).toHaveLength(2);

      // A click on the copy whose message id was lost decides too, but only once. Both copies then show the decision.
      expect(await press(id, first)).toContain('You have approved it');
      for (const message of [first, second]) {
        await expect.poll(() => textOf(message), IN_THE_END).toMatch(/Approved by .* It is not executed yet/);
      }
      expect(await press(id, second)).toContain('approved');
      const row = await chat.service.services.platform.db.collection('action_proposals').findOne({ _id: id as never });
      expect(row?.['approvals']).toHaveLength(1);

      // If every response is lost, the card is posted four times and no more. The copies that people click are kept up
      // to date.
      for (let count = 0; count < 4; count += 1) chat.platform.failNext('chat.postMessage', 'lost');
      const lost = await propose();
      for (let count = 1; count <= 4; count += 1) {
        await expect.poll(() => cardOf(lost), IN_THE_END).toMatchObject({ tries: count, lost: count });
        await lapse();
        // After the fourth attempt, the service process itself gives up and logs a warning.
        if (count < 4) await chat.service.services.work.runDue(CARD_WRITING, tenantId);
      }
      const warned = () => chat.service.output.includes('a card is not posted again');
      await expect.poll(warned, IN_THE_END).toBe(true);
      await expect.poll(async () => (await cardOf(lost)).live, IN_THE_END).toBeUndefined();
      const [one, , third, ...others] = messagesOf(lost) as FakeMessage[];
      expect(others).toHaveLength(1);
      if (one === undefined || third === undefined) throw new Error('There are not four cards');
      expect(await press(lost, one)).toContain('You have approved it');
      expect(await press(lost, third)).toContain('approved');
      for (const message of [one, third]) {
        await expect.poll(() => textOf(message), IN_THE_END).toMatch(/Approved by .* It is not executed yet/);
      }
      expect(messagesOf(lost)).toHaveLength(4);
    },
  );

  test('while sending a person a card: reaches them, and never sends its content twice', STARTS, async () => {
    const { want, directOf, cardsOf, orderOf, lapse, propose } = await openCards(chat);
    for (const [point, messages, whole] of [
      // It is unknown whether the card was sent, so the next message only links to the proposal.
      ['card_held', 1, 0],
      ['card_posted', 2, 1],
      ['card_noted', 1, 1],
    ] as const) {
      await want(false);
      await restart();
      const id = await propose();
      await expect.poll(() => cardsOf(id), IN_THE_END).toMatchObject([{ shown: expect.any(String) }]);
      await restart(point);
      await want(true);
      await died();
      await lapse();
      await restart();
      const written = async () => (await cardsOf(id)).filter(({ shown }) => shown !== undefined).length;
      await expect.poll(written, IN_THE_END).toBe(2);
      const order = await orderOf(id);
      const brought = directOf(id).map(({ blocks }) => JSON.stringify(blocks).includes(order));
      expect(brought, point).toHaveLength(messages);
      expect(brought.filter(Boolean), point).toHaveLength(whole);
      if (point === 'card_posted')
        expect(textOf(directOf(id)[1] as FakeMessage)).toContain('It may be in this chat, or lost');
    }
  });
});

const textOf = ({ blocks }: FakeMessage) => blocks.map(({ text }) => text?.text ?? '').join('\n');

/** Opens a tenant whose refunds are posted for approval in a channel, with an approver whose chat account is linked. */
async function openCards(chat: ChatDesk) {
  const refunds = await RefundDesk.open(chat.service);
  const { tenantId } = refunds;
  const admin = await refunds.creator.signIn();
  const { workspace, integration } = await chat.connect({ tenantId });
  const { teamId, appId } = workspace;
  const { integrationId } = integration;
  const { channelId, pageId } = await chat.map(tenantId, integrationId, { queueKey: 'refunds' });
  workspace.channels.push(pageId);
  const body = { chat_team_id: teamId, chat_api_app_id: appId, bot_token: chat.platform.issueToken(workspace) };
  expect((await chat.storeToken(admin, body)).status).toBe(200);
  const { chatChannels, chatLinks } = chat.service.services.integrations;
  await chatChannels.setApprovals(chat.adminCall(tenantId), channelId, true);
  const ada = await (await TestPerson.create(chat.service, [{ tenantId, role: 'approver' }])).signIn();
  const userId = newChatId('U');
  const { code } = await (await ada.signIn()).client(IntegrationService).createChatLinkCode({});
  await chatLinks.redeem({ tenantId, integrationId, userId, code, correlationId: 'test' });
  const cards = chat.service.services.platform.db.collection<CardDocument>('chat_cards');
  return {
    tenantId,
    /** Proposes a refund. The process may die before it responds, so the proposal is found by its WorkItem. */
    async propose(): Promise<string> {
      const workItemId = await refunds.workItem();
      await refunds.propose(LARGE, { workItemId }).catch(() => undefined);
      return (await refunds.proposalRows.findOne({ work_item_id: workItemId }))?._id ?? '';
    },
    async cardOf(proposalId: string): Promise<CardDocument> {
      const [card, ...others] = await cards.find({ tenant_id: tenantId, proposal_id: proposalId }).toArray();
      expect(others).toEqual([]);
      return card as CardDocument;
    },
    /** Turns direct cards for the approver on or off. The process may die before it responds. */
    async want(chatCards: boolean): Promise<void> {
      const wanted = ada.client(NotificationService).updateNotificationSettings({ chatCards });
      if (chatCards) await wanted.catch(() => undefined);
      else await wanted;
    },
    cardsOf: (proposalId: string) => cards.find({ tenant_id: tenantId, proposal_id: proposalId }).toArray(),
    directOf: (proposalId: string): FakeMessage[] =>
      chat.platform.messages.filter(
        ({ channel, blocks }) => channel === directChannelOf(userId) && JSON.stringify(blocks).includes(proposalId),
      ),
    async orderOf(proposalId: string): Promise<string> {
      const row = await refunds.proposalRows.findOne({ _id: proposalId });
      return (row?.payload as { order_id: string }).order_id;
    },
    messagesOf: (proposalId: string): FakeMessage[] =>
      chat.platform.messages.filter(({ blocks }) => JSON.stringify(blocks).includes(proposalId)),
    /** Ends every lease and every pause of the cards. */
    async lapse(): Promise<void> {
      const past = { $set: { due_at: new Date(0) }, $unset: { not_before: '' as const } };
      await cards.updateMany({ tenant_id: tenantId }, past);
    },
    /** Clicks the "Approve" button of a card as it was when posted, and returns the reply that the person gets. */
    async press(proposalId: string, { channel, ts }: FakeMessage): Promise<string> {
      const posted = chat.platform.callsOf('chat.postMessage').map(({ form }) => form['blocks'] ?? '[]');
      const blocks = posted.findLast((text) => text.includes(proposalId)) ?? '[]';
      const buttons = (JSON.parse(blocks) as FakeMessage['blocks']).flatMap(({ elements }) => elements ?? []);
      const button = buttons.find(({ action_id }) => action_id === 'workgate_approve');
      const path = `/respond/${newChatId('A')}`;
      const payload = JSON.stringify({
        type: 'block_actions',
        team: { id: teamId },
        user: { id: userId },
        api_app_id: appId,
        container: { type: 'message', message_ts: ts, channel_id: channel },
        trigger_id: `${newChatId('A')}.1`,
        response_url: `${chat.platform.address}${path}`,
        actions: [{ type: 'button', ...button }],
      });
      const answer = await chat.send('interactions', new URLSearchParams({ payload }).toString());
      expect(answer).toMatchObject({ status: 200, text: '{}' });
      const told = () => chat.platform.replies.find((reply) => reply.path === path)?.body.text;
      await expect.poll(told, IN_THE_END).toBeDefined();
      return told() ?? '';
    },
  };
}
