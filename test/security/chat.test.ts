import { randomBytes } from 'node:crypto';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { IntegrationDocument } from '../../src/integrations/schema.ts';
import { ChatDesk, type ConnectedWorkspace } from '../support/chat-desk.ts';
import { CHAT_ROUTES, signedHeaders } from '../support/fake-chat.ts';

/** Malformed bot tokens that no header can carry, as plain text and in a JSON object. */
const MALFORMED: ((token: string) => string)[] = [
  (token) => `${token}\nsecond-line`,
  (token) => `${token}\u2013dash`,
  (token) => `two words ${token}`,
  (token) => JSON.stringify({ bot_token: `${token}\r\n` }),
  (token) => JSON.stringify({ token: `${token}\u0000` }),
  (token) => `${token}${'x'.repeat(600)}`,
];

const unique = (name: string) => `${name}${randomBytes(8).toString('hex')}`;

let desk: ChatDesk;

beforeAll(async () => {
  desk = await ChatDesk.open();
});
afterAll(() => desk.close());

describe('the log of a service with chat', () => {
  it('contains no token, secret, OAuth code or state, and no word of a command', async ({ onTestFinished }) => {
    const desk = await ChatDesk.openOwn({ env: { WORKGATE_LOG_LEVEL: 'debug' } });
    onTestFinished(() => desk.close());
    const { person, tenantId } = await desk.admin();
    const workspace = desk.platform.workspace();
    const forbidden: Record<string, string> = {
      typed: unique('typed'),
      userName: unique('user'),
      triggerId: unique('trigger'),
      challenge: unique('challenge'),
      error: unique('error'),
      stranger: `xoxb-${unique('stranger')}`,
      signingSecret: desk.signingSecret,
      stateSecret: desk.service.env['CHAT_OAUTH_STATE_SECRET'] ?? '',
      clientSecret: desk.platform.clientSecret,
      basic: Buffer.from(`${desk.platform.clientId}:${desk.platform.clientSecret}`).toString('base64'),
    };
    const remember = (name: string, value: string) => {
      forbidden[name] = value;
      return value;
    };
    for (const fault of [undefined, 'lost' as const, { status: 500 }, { error: 'invalid_code' }]) {
      const name = JSON.stringify(fault) ?? 'good';
      if (fault !== undefined) desk.platform.failNext('oauth.v2.access', fault);
      const state = remember(`state ${name}`, await desk.start(person));
      const code = remember(`code ${name}`, desk.platform.issueCode(workspace));
      await desk.complete(person, { state, code });
      await desk.complete(undefined, { state, code });
      await desk.complete(person, { state, error: forbidden['error'] ?? '' });
    }
    expect(await desk.stored(tenantId)).toBeDefined();
    for (const fault of [undefined, 'lost' as const, { status: 500 }, { error: 'token_revoked' }]) {
      if (fault !== undefined) desk.platform.failNext('auth.test', fault);
      const token = remember(`token ${JSON.stringify(fault) ?? 'good'}`, desk.platform.issueToken(workspace));
      await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token: token });
    }
    await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token: forbidden['stranger'] ?? '' });

    const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
    const channel = await desk.map(tenantId, integration?.integrationId ?? '');
    const more = { user_name: forbidden['userName'] ?? '', trigger_id: forbidden['triggerId'] ?? '' };
    const form = desk.commandForm({ workspace, channel }, forbidden['typed'] ?? '', more);
    remember('responseUrl', new URLSearchParams(form).get('response_url') ?? '');
    remember('signature', signedHeaders(desk.signingSecret, form)['X-Slack-Signature']?.slice(3) ?? '');
    expect((await desk.send('commands', form)).body?.text).toContain('Taken in');
    await desk.send('commands', form, signedHeaders('another secret', form));
    await desk.send('commands', `${form}&text=${forbidden['typed']}`);
    const verification = JSON.stringify({ type: 'url_verification', challenge: forbidden['challenge'] });
    await desk.send('events', verification);
    await desk.send('events', verification.slice(0, -1));
    // The database fails on the next command. The log gets the cause, but not the typed text.
    const { connection } = desk.service.services.platform.mongo;
    await connection.collection('work_items').drop();
    await connection.createCollection('work_items', { viewOn: 'tenants', pipeline: [] });
    expect(
      (await desk.command({ tenantId, workspace, channel } as ConnectedWorkspace, forbidden['typed'] ?? '', more))
        .status,
    ).toBe(200);
    remember('cookie', person.cookie.split('=')[1] ?? '');

    expect(await desk.service.end('SIGTERM')).toBe(0);
    const lines = desk.service.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter((line) => String(line['path']).startsWith(CHAT_ROUTES));
    expect(new Set(requests.map((line) => line['operation']))).toEqual(
      new Set([
        'receiveChatCommand',
        'receiveChatEvent',
        'startChatInstall',
        'completeChatInstall',
        'installChatBotToken',
      ]),
    );
    for (const line of requests) expect(line['path']).not.toContain('?');
    const found = Object.entries(forbidden).filter(([, value]) => desk.service.output.includes(value));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('contains no malformed token, although the error of an HTTP header would quote it', {
    tags: 'full',
  }, async () => {
    const desk = await ChatDesk.openOwn({ env: { WORKGATE_LOG_LEVEL: 'debug' } });
    try {
      const { person } = await desk.admin();
      for (const [index, wrap] of MALFORMED.entries()) {
        const botToken = wrap(`xoxb-${unique('malformed')}`);
        const byRest = await desk.storeToken(person, { chat_team_id: 'T0TEAM', bot_token: botToken });
        expect(byRest.status, String(index)).toBe(400);
        const byConnect = person.client(IntegrationService).storeChatBotToken({ chatTeamId: 'T0TEAM', botToken });
        await expect(byConnect, String(index)).rejects.toMatchObject({ code: Code.InvalidArgument });
      }
      expect(await desk.service.end('SIGTERM')).toBe(0);
      expect(desk.service.output).toContain('StoreChatBotToken');
      expect(desk.service.output).not.toContain('xoxb-malformed');
      expect(desk.platform.calls).toEqual([]);
    } finally {
      await desk.close();
    }
  });
});

describe('a tenant that shares a chat app with others', () => {
  let own: ConnectedWorkspace;
  let other: ConnectedWorkspace;

  beforeAll(async () => {
    [own, other] = [await desk.connect(), await desk.connect()];
  });

  it('gets no commands for a channel of another workspace, whoever mapped it', async () => {
    const answer = await desk.command(own, 'x', { channel_id: other.channel.pageId });
    expect(answer.body?.text).toContain('not set up');
    expect(await desk.workItems(own.tenantId)).toEqual([]);
    expect(await desk.workItems(other.tenantId)).toEqual([]);
  });

  it('gets no commands, channels or posting token through an integration of another kind', async () => {
    const { tenantId, workspace, integration, channel } = await desk.connect();
    const { person } = await desk.admin(tenantId);
    const bot_token = desk.platform.issueToken(workspace);
    expect((await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token })).status).toBe(200);
    const { services } = desk.service;
    const access = () => services.integrations.chatInstallations.postingAccess(tenantId, integration.integrationId);
    expect(await access()).toMatchObject({ token: bot_token });
    const integrations = services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
    await integrations.updateOne({ _id: integration.integrationId }, { $set: { kind: 'sandbox_commerce' } });
    expect(await access()).toEqual({ missing: 'installation' });
    const answer = await desk.command({ tenantId, workspace, integration, channel }, 'x');
    expect(answer.body?.text).toContain('not authorized');
    await expect(desk.map(tenantId, integration.integrationId)).rejects.toMatchObject({ code: 'validation_error' });
    expect(await desk.workItems(tenantId)).toEqual([]);
  });

  it('has a channel of its own if another workspace has the same channel id', async () => {
    const same = { pageId: own.channel.pageId };
    const channel = await desk.map(other.tenantId, other.integration.integrationId, { ...same, queueKey: 'refunds' });
    await desk.command({ ...other, channel }, 'Theirs');
    await desk.command(own, 'Ours');
    const subjects = async ({ tenantId }: ConnectedWorkspace) =>
      (await desk.workItems(tenantId)).map(({ subject, queue_key }) => [subject, queue_key]);
    expect(await subjects(other)).toEqual([['Theirs', 'refunds']]);
    expect(await subjects(own)).toEqual([['Ours', 'general']]);
  });

  it('cannot map, switch or remove channels of another tenant', async () => {
    const { chatChannels } = desk.service.services.integrations;
    const call = desk.adminCall(own.tenantId);
    const mapping = { integrationId: other.integration.integrationId, pageId: 'C0STOLEN', packKey: 'customer_support' };
    await expect(chatChannels.put(call, { ...mapping, queueKey: 'general', enabled: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { channelId } = other.channel;
    await expect(chatChannels.setEnabled(call, channelId, false)).rejects.toMatchObject({ code: 'not_found' });
    await expect(chatChannels.remove(call, channelId)).rejects.toMatchObject({ code: 'not_found' });
    expect((await chatChannels.list(own.tenantId)).map((one) => one.integrationId)).toEqual([
      own.integration.integrationId,
    ]);
  });

  it('is not chosen by a field of the request', async () => {
    const answer = await desk.command(own, 'With a tenant', { tenant_id: other.tenantId });
    expect(answer.body?.text).toContain('Taken in');
    const everywhere = await desk.workItems(other.tenantId);
    expect(everywhere.map(({ subject }) => subject)).not.toContain('With a tenant');
  });
});

describe('a workspace that a stranger claims with a bot token of their own app', () => {
  /** Has a stranger in the workspace store a bot token in their own tenant, and map a channel there. */
  async function claimed(): Promise<ConnectedWorkspace> {
    const { person, tenantId } = await desk.admin();
    const workspace = desk.platform.workspace();
    const bot_token = desk.platform.issueToken({ ...workspace, appId: 'A0STRANGER' });
    const request = { chat_team_id: workspace.teamId, chat_api_app_id: workspace.appId, bot_token };
    expect((await desk.storeToken(person, request)).status).toBe(200);
    const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
    if (integration === undefined) throw new Error('The token is not stored');
    return { tenantId, workspace, integration, channel: await desk.map(tenantId, integration.integrationId) };
  }

  async function installs(tenantId: string, { workspace }: ConnectedWorkspace): Promise<string> {
    const { person } = await desk.admin(tenantId);
    return desk.complete(person, { state: await desk.start(person), code: desk.platform.issueCode(workspace) });
  }

  it('gives the stranger no commands', async () => {
    const stranger = await claimed();
    expect((await desk.command(stranger, 'Secret')).body?.text).toContain('not authorized');
    expect(await desk.workItems(stranger.tenantId)).toEqual([]);
  });

  it('goes to the tenant that installs the app by OAuth, with evidence on both sides and without the token', async () => {
    const stranger = await claimed();
    const tenantId = await desk.service.createTenant();
    expect(await installs(tenantId, stranger)).toBe('ok');
    const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
    if (integration === undefined) throw new Error('The app is not installed');
    const channel = await desk.map(tenantId, integration.integrationId, { pageId: stranger.channel.pageId });
    const owner = { ...stranger, tenantId, integration, channel };
    expect((await desk.command(owner, 'Ours')).body?.text).toContain('Taken in');
    expect((await desk.workItems(tenantId)).map(({ subject }) => subject)).toEqual(['Ours']);
    expect(await desk.workItems(stranger.tenantId)).toEqual([]);

    expect(await desk.stored(stranger.tenantId)).toMatchObject({
      installation_status: 'disabled',
      disabled_reason: 'installed_by_another_tenant',
      chat_oauth_token_persisted: false,
      secret_ref: null,
    });
    const { connection } = desk.service.services.platform.mongo;
    const secrets = connection.collection('integration_secrets');
    expect(
      await secrets.find({ tenant_id: stranger.tenantId, ref: stranger.integration.integrationId }).toArray(),
    ).toEqual([]);
    const lost = await desk.events(stranger.tenantId, stranger.integration.integrationId);
    expect(lost.at(-1)).toMatchObject({
      type: 'integration.released',
      actor: { id: 'chat_platform' },
      data: { reason: 'installed_by_another_tenant' },
    });
    expect(JSON.stringify(lost)).not.toContain(tenantId);
    const won = await desk.events(tenantId, integration.integrationId);
    expect(won.map(({ type }) => type)).toEqual(['integration.created', 'integration.installed']);

    // The stranger cannot get the workspace back, neither with a token nor by OAuth.
    const { person } = await desk.admin(stranger.tenantId);
    const bot_token = desk.platform.issueToken(stranger.workspace);
    const again = await desk.storeToken(person, { chat_team_id: stranger.workspace.teamId, bot_token });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(await installs(stranger.tenantId, stranger)).toBe('failed');
  });

  it('goes to exactly one of several tenants that install the app at once', { tags: 'full' }, async () => {
    const stranger = await claimed();
    const tenants = await Promise.all(Array.from({ length: 3 }, () => desk.service.createTenant()));
    const outcomes = await Promise.all(tenants.map((tenantId) => installs(tenantId, stranger)));
    expect(outcomes.toSorted()).toEqual(['failed', 'failed', 'ok']);
    for (const [index, tenantId] of tenants.entries()) {
      expect((await desk.stored(tenantId)) !== undefined).toBe(outcomes[index] === 'ok');
    }
  });

  it('stays with its tenant, and keeps its token, once that tenant has installed the app by OAuth', {
    tags: 'full',
  }, async () => {
    const first = await claimed();
    expect(await installs(first.tenantId, first)).toBe('ok');
    expect(await desk.stored(first.tenantId)).toMatchObject({ chat_oauth_token_persisted: true });
    expect((await desk.command(first, 'Ours')).body?.text).toContain('Taken in');
    expect(await installs(await desk.service.createTenant(), first)).toBe('failed');
    expect((await desk.command(first, 'Still ours')).body?.text).toContain('Taken in');
  });
});

describe('a channel mapping', () => {
  it('needs a valid channel id and an existing pack and queue, and leaves evidence of each change', async () => {
    const own = await desk.connect();
    const { chatChannels } = desk.service.services.integrations;
    const call = desk.adminCall(own.tenantId);
    const { integrationId } = own.integration;
    const bad = { integrationId, pageId: '#support', packKey: 'nothing', queueKey: 'none', enabled: true };
    await expect(chatChannels.put(call, bad)).rejects.toMatchObject({
      details: [{ field: 'page_id' }, { field: 'pack_key' }],
    });
    const noQueue = { ...bad, pageId: 'C0CHANNEL', packKey: 'customer_support' };
    await expect(chatChannels.put(call, noQueue)).rejects.toMatchObject({ details: [{ field: 'queue_key' }] });

    const good = { ...noQueue, queueKey: 'general' };
    const { channelId } = await chatChannels.put(call, good);
    expect(await chatChannels.put(call, good)).toMatchObject({ channelId, version: 1 });
    expect(await chatChannels.put(call, { ...good, queueKey: 'refunds' })).toMatchObject({ channelId, version: 2 });
    await chatChannels.setEnabled(call, channelId, false);
    await chatChannels.setEnabled(call, channelId, true);
    await chatChannels.remove(call, channelId);
    await expect(chatChannels.remove(call, channelId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await chatChannels.put(call, good)).toMatchObject({ channelId, version: 6 });
    const events = await desk.events(own.tenantId, channelId);
    expect(events.map(({ type, subject_version }) => `${type} ${subject_version}`)).toEqual([
      'chat_channel.mapped 1',
      'chat_channel.mapped 2',
      'chat_channel.disabled 3',
      'chat_channel.enabled 4',
      'chat_channel.removed 5',
      'chat_channel.mapped 6',
    ]);
    const twice = await Promise.allSettled(
      ['general', 'refunds'].map((queueKey) => chatChannels.put(call, { ...good, pageId: 'C0TWICE', queueKey })),
    );
    expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const one of twice) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    const mapped = (await chatChannels.list(own.tenantId)).filter(({ pageId }) => pageId === 'C0TWICE');
    expect(mapped).toHaveLength(1);
  });
});
