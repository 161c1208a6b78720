import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { IntegrationRepository } from '../../src/integrations/repository.ts';
import type { SecretDocument } from '../../src/integrations/secrets/schema.ts';
import { ChatDesk, type ConnectedWorkspace, identityOf } from '../support/chat-desk.ts';
import { newChatId, signedHeaders } from '../support/fake-chat.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const UNINSTALLED = { type: 'app_uninstalled' };
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

describe('chat events', () => {
  let desk: ChatDesk;

  beforeAll(async () => {
    desk = await ChatDesk.open();
  });
  afterAll(() => desk.close());

  const typesOf = async ({ tenantId, integration }: ConnectedWorkspace) =>
    (await desk.events(tenantId, integration.integrationId)).map(({ type }) => type);

  const statusOf = async ({ tenantId }: ConnectedWorkspace) => (await desk.stored(tenantId))?.installation_status;

  it('a signed verification of the address is answered with its challenge', async () => {
    const body = JSON.stringify({ token: 'x', challenge: '3eZbrw1a', type: 'url_verification' });
    expect(await desk.send('events', body)).toMatchObject({ status: 200, body: { challenge: '3eZbrw1a' } });
    expect((await desk.send('events', body, {})).status).toBe(401);
    expect((await desk.send('events', body, signedHeaders('another', body))).status).toBe(401);
    expect((await desk.send('events', '{"type":"url_verification"}')).status).toBe(400);
  });

  it('a body that is not an event is refused', async () => {
    for (const body of ['', '{', '[]', '{}', '{"type":1}', '{"type":"event_callback","event_time":"now"}']) {
      expect((await desk.send('events', body)).status, body).toBe(400);
    }
  });

  it('of other kinds, unknown workspaces and other apps are accepted without effect', async () => {
    const own = await desk.connect();
    const answers = [
      await desk.event(own, { type: 'message', text: 'hello' }),
      await desk.event(own, UNINSTALLED, { type: 'app_rate_limited' }),
      await desk.event(own, UNINSTALLED, { api_app_id: 'A0OTHER' }),
      await desk.event(own, UNINSTALLED, { enterprise_id: 'E0OTHER', team_id: 'T0OTHER', authorizations: [] }),
      await desk.event({ workspace: desk.platform.workspace() }, UNINSTALLED),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]));
    expect(await statusOf(own)).toBe('installed');
    expect(await typesOf(own)).toEqual(['integration.created', 'integration.installed']);
  });

  describe('app_uninstalled', () => {
    it('disables the installation and logs an event', async () => {
      const own = await desk.connect();
      const event_time = seconds(2);
      await desk.event(own, UNINSTALLED, { event_id: 'Ev1', event_time });
      expect(await desk.stored(own.tenantId)).toMatchObject({
        installation_status: 'disabled',
        disabled_at: expect.any(Date),
        disabled_reason: 'app_uninstalled',
      });
      const events = await desk.events(own.tenantId, own.integration.integrationId);
      expect(events.at(-1)).toMatchObject({
        type: 'integration.uninstalled',
        actor: { type: 'system', id: 'chat_platform', accountable: null },
        data: { event_id: 'Ev1', event_time },
      });
    });

    it('counts once, however often and on however many nodes it arrives', { tags: 'full' }, async () => {
      const own = await desk.connect();
      const other = new ChatDesk(await TestService.start({ sharing: desk.service }), desk.platform);
      try {
        const more = { event_id: 'EvOnce', event_time: seconds(1) };
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? desk : other).event(own, UNINSTALLED, more)),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        await desk.event(own, UNINSTALLED, more);
        expect((await typesOf(own)).filter((type) => type === 'integration.uninstalled')).toHaveLength(1);
      } finally {
        await other.service.stop({ keepDatabase: true });
      }
    });

    it('that arrives late does not end a newer installation', async () => {
      const own = await desk.connect();
      await desk.event(own, UNINSTALLED, { event_id: 'EvFirst' });
      const { person } = await desk.admin(own.tenantId);
      const code = desk.platform.issueCode(own.workspace);
      expect(await desk.complete(person, { state: await desk.start(person), code })).toBe('ok');
      const installedAt = Math.floor(((await desk.stored(own.tenantId))?.installed_at.getTime() ?? 0) / 1000);
      // An earlier event, the same event again, and an event of the same second, which may concern either installation.
      await desk.event(own, UNINSTALLED, { event_time: installedAt - 60 });
      await desk.event(own, UNINSTALLED, { event_id: 'EvFirst', event_time: installedAt + 1 });
      await desk.event(own, UNINSTALLED, { event_time: installedAt });
      expect(await statusOf(own)).toBe('installed');
      expect((await desk.command(own, 'Still here')).body?.text).toContain('Taken in');
      await desk.event(own, UNINSTALLED, { event_time: installedAt + 1 });
      expect(await statusOf(own)).toBe('disabled');
    });

    it('ends only the installation that it concerns, that of a workspace or that of a whole grid', async () => {
      const enterpriseId = newChatId('E');
      const single = await desk.connect({ enterpriseId });
      const grid = await desk.connect({ enterpriseId, isEnterpriseInstall: true });
      await desk.event(single, UNINSTALLED);
      expect([await statusOf(single), await statusOf(grid)]).toEqual(['disabled', 'installed']);
      await desk.event(grid, UNINSTALLED);
      expect(await statusOf(grid)).toBe('disabled');
    });

    it('is matched by its workspace when it names nothing else', async () => {
      const own = await desk.connect({ enterpriseId: newChatId('E') });
      await desk.event(own, UNINSTALLED, { enterprise_id: null, authorizations: [] });
      expect(await statusOf(own)).toBe('disabled');
    });

    it('deletes the stored token, which a later installation does not bring back', async () => {
      const own = await desk.connect();
      const { person } = await desk.admin(own.tenantId);
      const request = { chat_team_id: own.workspace.teamId, bot_token: desk.platform.issueToken(own.workspace) };
      expect((await desk.storeToken(person, request)).status).toBe(200);
      await desk.event(own, UNINSTALLED);
      const secrets = desk.service.services.platform.mongo.connection.collection<SecretDocument>('integration_secrets');
      expect(await secrets.find({ tenant_id: own.tenantId }).toArray()).toEqual([]);
      const code = desk.platform.issueCode(own.workspace);
      expect(await desk.complete(person, { state: await desk.start(person), code })).toBe('ok');
      expect(await desk.stored(own.tenantId)).toMatchObject({
        installation_status: 'installed',
        disabled_at: null,
        chat_oauth_token_persisted: false,
        chat_bot_token_granted_scopes: [],
        secret_ref: null,
      });
    });
  });

  it('that end a token delete it first, so that none remains if the record cannot be written', async () => {
    const own = await desk.connect();
    const { person } = await desk.admin(own.tenantId);
    const bot_token = desk.platform.issueToken(own.workspace);
    await desk.storeToken(person, { chat_team_id: own.workspace.teamId, bot_token });
    const { connection } = desk.service.services.platform.mongo;
    const secrets = connection.collection<SecretDocument>('integration_secrets');
    const { integrationId } = own.integration;
    const kept = () => secrets.find({ tenant_id: own.tenantId, ref: integrationId }).toArray();
    // An older token, left behind by a process that died before it deleted the token.
    const [secret] = await kept();
    if (secret === undefined) throw new Error('The token is not stored');
    await secrets.insertOne({ ...secret, _id: `${integrationId}/0`, version: 0 });
    const dies = vi.spyOn(IntegrationRepository.prototype, 'update').mockRejectedValue(new Error('The process died'));
    const event = {
      eventId: 'EvDies',
      eventTime: seconds(1),
      identity: identityOf(own.workspace),
      type: 'app_uninstalled' as const,
      revokesBotToken: false,
    };
    const { chatInstallations } = desk.service.services.integrations;
    await expect(chatInstallations.notice(event, 'test')).rejects.toThrow('died');
    dies.mockRestore();
    expect(await kept()).toEqual([]);
    expect(await chatInstallations.postingAccess(own.tenantId, integrationId)).toEqual({ missing: 'token' });
    // The platform delivers the event again.
    await chatInstallations.notice(event, 'test');
    expect(await statusOf(own)).toBe('disabled');
  });

  describe('tokens_revoked', () => {
    it('is recorded both before and after an uninstallation', async () => {
      for (const order of [
        ['tokens_revoked', 'app_uninstalled'],
        ['app_uninstalled', 'tokens_revoked'],
      ]) {
        const own = await desk.connect();
        for (const type of order) {
          await desk.event(own, { type, ...(type === 'tokens_revoked' ? { tokens: { bot: ['U0BOT'] } } : {}) });
        }
        expect(await desk.stored(own.tenantId)).toMatchObject({
          installation_status: 'disabled',
          tokens_revoked_at: expect.any(Date),
        });
        const [first, second] = order.map((type) => type.replace('app_', ''));
        expect((await typesOf(own)).slice(2)).toEqual([`integration.${first}`, `integration.${second}`]);
      }
    });

    const revoked = { type: 'tokens_revoked', tokens: { bot: ['U0BOT'] } };
    sampled(2).each([
      ['before', [revoked, UNINSTALLED]],
      ['after', [UNINSTALLED, revoked]],
    ])('%s an uninstallation stays in the history, and a new installation starts without it', async (_when, order) => {
      const own = await desk.connect();
      const { person } = await desk.admin(own.tenantId);
      const bot_token = desk.platform.issueToken(own.workspace);
      await desk.storeToken(person, { chat_team_id: own.workspace.teamId, bot_token });
      for (const event of order) await desk.event(own, event);
      const state = await desk.start(person);
      expect(await desk.complete(person, { state, code: desk.platform.issueCode(own.workspace) })).toBe('ok');
      const stored = await desk.stored(own.tenantId);
      expect(stored).toMatchObject({
        installation_status: 'installed',
        disabled_at: null,
        disabled_reason: null,
        tokens_revoked_at: null,
        chat_install_granted_bot_scopes: ['commands'],
        chat_bot_token_granted_scopes: [],
        history: [
          {
            ended_reason: 'installed_again',
            tokens_revoked_at: null,
            chat_api_app_id: own.workspace.appId,
            chat_install_granted_bot_scopes: ['commands'],
            chat_bot_token_granted_scopes: [],
          },
          {
            ended_reason: 'app_uninstalled',
            tokens_revoked_at: expect.any(Date),
            chat_install_granted_bot_scopes: ['commands'],
            chat_bot_token_granted_scopes: ['commands', 'chat:write'],
          },
        ],
      });
      const listed = await person.client(IntegrationService).listChatInstallations({});
      expect(listed.installations[0]?.history.map(({ endedReason }) => endedReason)).toEqual([
        'app_uninstalled',
        'installed_again',
      ]);
    });

    it('an installation that ended before histories were stored still enters the history', async () => {
      const own = await desk.connect();
      const { person } = await desk.admin(own.tenantId);
      await desk.event(own, UNINSTALLED);
      const integrations = desk.service.services.platform.mongo.connection.collection('integrations');
      await integrations.updateOne({ tenant_id: own.tenantId }, { $unset: { 'chat.history': '' } });
      const ended = await desk.stored(own.tenantId);
      const state = await desk.start(person);
      expect(await desk.complete(person, { state, code: desk.platform.issueCode(own.workspace) })).toBe('ok');
      expect((await desk.stored(own.tenantId))?.history).toMatchObject([
        { installed_at: ended?.installed_at, ended_at: ended?.disabled_at, ended_reason: 'app_uninstalled' },
      ]);
    });

    it('keeps the token of the app when only tokens of people were revoked', async () => {
      const own = await desk.connect();
      const { person } = await desk.admin(own.tenantId);
      const bot_token = desk.platform.issueToken(own.workspace);
      await desk.storeToken(person, { chat_team_id: own.workspace.teamId, bot_token });
      await desk.event(own, { type: 'tokens_revoked', tokens: { oauth: ['U0ADA'] } });
      expect(await desk.stored(own.tenantId)).toMatchObject({
        chat_oauth_token_persisted: true,
        tokens_revoked_at: null,
      });
      await desk.event(own, { type: 'tokens_revoked', tokens: { oauth: [], bot: ['U0BOT'] } });
      expect(await desk.stored(own.tenantId)).toMatchObject({
        chat_oauth_token_persisted: false,
        tokens_revoked_at: expect.any(Date),
        secret_ref: null,
      });
      // The installation itself stays, because commands need no token.
      expect((await desk.command(own, 'Still here')).body?.text).toContain('Taken in');
    });
  });

  it('commands that are replayed on another node make no second WorkItem', { tags: 'full' }, async () => {
    const own = await desk.connect();
    const other = new ChatDesk(await TestService.start({ sharing: desk.service }), desk.platform);
    try {
      const body = desk.commandForm(own, 'On two nodes');
      const headers = signedHeaders(desk.signingSecret, body);
      const answers = await Promise.all([desk, other, desk, other].map((one) => one.send('commands', body, headers)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await desk.workItems(own.tenantId)).toHaveLength(1);
    } finally {
      await other.service.stop({ keepDatabase: true });
    }
  });
});
