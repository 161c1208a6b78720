import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagePlace } from '../../src/integrations/chat/card-seam.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { type Emulator, startEmulator } from '../support/emulate.ts';
import { chatEnvironment, FakeChat } from '../support/fake-chat.ts';
import { TestService } from '../support/service.ts';

/** An installation from start to end against an implementation of the platform by another party. */
describe('with the emulator of the platform', () => {
  const app = { clientId: '111.222', clientSecret: randomBytes(16).toString('hex') };
  let emulator: Emulator;
  let desk: ChatDesk;

  beforeAll(async () => {
    const env = chatEnvironment({ ...app, address: 'http://127.0.0.1:1' });
    emulator = await startEmulator({
      team: { name: 'Acme', domain: 'acme' },
      users: [{ name: 'ada', real_name: 'Ada', email: 'ada@example.com' }],
      oauth_apps: [
        {
          client_id: app.clientId,
          client_secret: app.clientSecret,
          name: 'Workgate',
          redirect_uris: [env['CHAT_OAUTH_REDIRECT_URL']],
          scopes: ['commands', 'chat:write'],
        },
      ],
    });
    const routes = {
      WORKGATE_CHAT_API_BASE: `${emulator.address}/api/`,
      WORKGATE_CHAT_AUTHORIZE_URL: `${emulator.address}/oauth/v2/authorize`,
    };
    desk = new ChatDesk(await TestService.start({ env: { ...env, ...routes } }), await FakeChat.start());
  });
  afterAll(async () => {
    await desk.close();
    await emulator.stop();
  });

  it('an administrator installs the app on the consent page, and a command becomes work', async () => {
    const { person, tenantId } = await desk.admin();
    const start = await desk.visit('oauth/start', person);
    const consent = await fetch(start.headers.get('location') ?? '');
    expect(consent.status).toBe(200);

    // The consent page lets a person say who they are. It then posts this choice and the parameters that it was opened
    // with.
    const html = await consent.text();
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
    );
    const returned = await fetch(`${emulator.address}/oauth/v2/authorize/callback`, {
      method: 'POST',
      body: new URLSearchParams(Object.fromEntries(fields)),
      redirect: 'manual',
    });
    const back = new URL(returned.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(desk.service.env['CHAT_OAUTH_REDIRECT_URL']);

    const code = back.searchParams.get('code') ?? '';
    expect(await desk.complete(person, Object.fromEntries(back.searchParams))).toBe('ok');
    const stored = await desk.stored(tenantId);
    expect(stored).toMatchObject({
      chat_team_id: expect.stringMatching(/^T/),
      chat_api_app_id: expect.stringMatching(/^A/),
      chat_install_granted_bot_scopes: ['commands'],
      chat_oauth_token_persisted: false,
    });
    // An authorization code works once.
    const state = await desk.start(person);
    expect(await desk.complete(person, { state, code })).toBe('failed');

    const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
    const channel = await desk.map(tenantId, integration?.integrationId ?? '');
    const { chat_team_id: teamId, chat_api_app_id: appId } = stored ?? {};
    const workspace = desk.platform.workspace({ teamId: teamId ?? '', appId: appId ?? '' });
    const form = desk.commandForm({ workspace, channel }, 'Out of the emulator');
    expect((await desk.send('commands', form)).body?.text).toContain('Taken in: Out of the emulator');
    expect(await desk.workItems(tenantId)).toHaveLength(1);
  });

  it("a card, its update and the form for a rejection are accepted as the platform's blocks", async () => {
    const method = async (name: string, fields: Record<string, string>, authorization: string) => {
      const answer = await fetch(`${emulator.address}/api/${name}`, {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams(fields),
      });
      // biome-ignore lint/suspicious/noExplicitAny: the shape depends on the method
      return (await answer.json()) as any;
    };
    const redirect_uri = desk.service.env['CHAT_OAUTH_REDIRECT_URL'] ?? '';
    const scope = 'chat:write,channels:read,channels:join,channels:history,users:read';
    const asked = new URLSearchParams({ client_id: app.clientId, redirect_uri, scope, state: 'x' });
    const html = await (await fetch(`${emulator.address}/oauth/v2/authorize?${asked}`)).text();
    const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
    );
    const returned = await fetch(`${emulator.address}/oauth/v2/authorize/callback`, {
      method: 'POST',
      body: new URLSearchParams(Object.fromEntries(fields)),
      redirect: 'manual',
    });
    const code = new URL(returned.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const basic = `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`;
    const { access_token: token } = await method('oauth.v2.access', { code, redirect_uri }, basic);
    const [channel] = (await method('conversations.list', {}, `Bearer ${token}`)).channels;
    await method('conversations.join', { channel: channel.id }, `Bearer ${token}`);

    const cards = await desk.service.services.integrations.chatPlatform.cardsOf(token, `${emulator.address}/api/`);
    const card = {
      headline: 'Waits for approval: Refund.',
      summary: 'Refund 12.50 EUR of order 1 & <!channel>',
      fields: [{ name: 'amount', value: '12.50' }],
      notes: [{ name: 'Reason', value: 'Why not' }],
      state: null,
      decide: { value: 'sealed' },
      url: 'https://work.acme.test/approvals/prop_1',
    };
    const posted = await cards.post(channel.id, card);
    expect(posted).toEqual({ channelId: channel.id, messageId: expect.stringMatching(/^\d+\.\d+$/) });
    const { messageId } = posted as { messageId: string };
    const stands = async () => {
      const { messages } = await method('conversations.history', { channel: channel.id }, `Bearer ${token}`);
      return JSON.stringify(messages.find(({ ts }: { ts: string }) => ts === messageId));
    };
    expect(await stands()).toContain('workgate_approve');
    const ended = { ...card, state: 'Approved by Ada.', decide: null };
    expect(await cards.update(channel.id, messageId, ended)).toEqual(posted);
    expect(await stands()).toContain('Approved by Ada.');
    expect(await stands()).not.toContain('workgate_approve');
    expect(await cards.update(channel.id, '1.000001', ended)).toBe('gone');
    // A direct message is in a channel with an id of its own, and only this id can be used for updates.
    const { members } = await method('users.list', {}, `Bearer ${token}`);
    const { user_id: own } = await method('auth.test', {}, `Bearer ${token}`);
    const { id: userId } = members.find(({ id, is_bot }: { id: string; is_bot: boolean }) => id !== own && !is_bot);
    const direct = await cards.postDirect(userId, card);
    expect(direct).toEqual({ channelId: expect.stringMatching(/^D/), messageId: expect.any(String) });
    const place = direct as MessagePlace;
    expect(await cards.update(place.channelId, place.messageId, ended)).toEqual(direct);
    expect(await cards.update(userId, place.messageId, ended)).not.toEqual(direct);
    expect(await cards.postDirect('U0NOBODY', card)).toMatchObject({ refused: { problem: 'account_unreachable' } });
    const { trigger_id: trigger } = await method('views.generateTriggerId', {}, `Bearer ${token}`);
    const subject = { value: 'sealed', replyAddress: undefined };
    expect(await cards.askComment(trigger, subject, 'Reject')).toBe(true);
    expect(await cards.askComment('none', subject, 'Reject')).toBe(false);
  });
});
