import { EncryptJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { InstallStates } from '../../src/integrations/chat/oauth-state.ts';
import type { SecretDocument } from '../../src/integrations/secrets/schema.ts';
import { workgate } from '../faults/cli.ts';
import { ChatDesk, identityOf } from '../support/chat-desk.ts';
import { CHAT_ROUTES, newChatId } from '../support/fake-chat.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

describe('the installation of the chat app', () => {
  let desk: ChatDesk;

  beforeAll(async () => {
    desk = await ChatDesk.open();
  });
  afterAll(() => desk.close());

  describe('by OAuth', () => {
    it('starts at the platform, asks for the scope `commands` only, and hides the content of its state', async () => {
      const { person, tenantId } = await desk.admin();
      const response = await desk.visit('oauth/start', person);
      expect(response.status).toBe(302);
      const target = new URL(response.headers.get('location') ?? '');
      expect(target.origin + target.pathname).toBe(`${desk.platform.address}/oauth/v2/authorize`);
      const { state = '', ...query } = Object.fromEntries(target.searchParams);
      expect(query).toEqual({
        client_id: desk.platform.clientId,
        scope: 'commands',
        redirect_uri: desk.service.env['CHAT_OAUTH_REDIRECT_URL'],
      });
      const [header = '', ...parts] = state.split('.');
      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'dir', enc: 'A256GCM' });
      const readable = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1')).join();
      for (const secret of [tenantId, person.personId]) expect(readable).not.toContain(secret);
    });

    it('stores what is not secret, drops the token, and logs events', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const state = await desk.start(person);
      const code = desk.platform.issueCode(workspace, ['commands', 'app_mentions:read']);
      expect(await desk.complete(person, { state, code })).toBe('ok');

      expect(await desk.stored(tenantId)).toEqual({
        chat_team_id: workspace.teamId,
        chat_team_name: workspace.teamName,
        chat_api_app_id: workspace.appId,
        chat_enterprise_id: null,
        is_enterprise_install: false,
        installation_status: 'installed',
        installed_at: expect.any(Date),
        disabled_at: null,
        disabled_reason: null,
        tokens_revoked_at: null,
        chat_oauth_token_persisted: false,
        chat_install_granted_bot_scopes: ['commands', 'app_mentions:read'],
        chat_bot_token_granted_scopes: [],
        secret_ref: null,
        secret_version: null,
        event_ids: [],
        history: [],
      });
      const [exchange] = desk.platform.callsOf('oauth.v2.access').filter(({ form }) => form['code'] === code);
      expect(exchange?.form).toEqual({ code, redirect_uri: desk.service.env['CHAT_OAUTH_REDIRECT_URL'] });
      const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
      expect(integration).toMatchObject({ kind: 'chat', name: workspace.teamName, enabled: true });
      const events = await desk.events(tenantId, integration?.integrationId ?? '');
      expect(events.map(({ type, actor }) => [type, actor.id])).toEqual([
        ['integration.created', person.personId],
        ['integration.installed', person.personId],
      ]);
      expect(events[1]?.data).toMatchObject({ chat_team_id: workspace.teamId, by: 'oauth' });
    });

    it('reuses the integration when it is repeated', { tags: 'full' }, async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      for (let time = 0; time < 2; time += 1) {
        const state = await desk.start(person);
        expect(await desk.complete(person, { state, code: desk.platform.issueCode(workspace) })).toBe('ok');
      }
      expect(await desk.service.services.integrations.integrations.list(tenantId)).toHaveLength(1);
    });

    it('is recorded by its enterprise when it is for a whole grid', { tags: 'full' }, async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace({ enterpriseId: newChatId('E'), isEnterpriseInstall: true });
      const state = await desk.start(person);
      expect(await desk.complete(person, { state, code: desk.platform.issueCode(workspace) })).toBe('ok');
      expect(await desk.stored(tenantId)).toMatchObject({
        chat_team_id: null,
        chat_enterprise_id: workspace.enterpriseId,
        is_enterprise_install: true,
      });
    });

    it('reports how it ended, and uses up its state', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const denied = await desk.start(person);
      expect(await desk.complete(person, { state: denied, error: 'access_denied' })).toBe('denied');
      const code = desk.platform.issueCode(workspace);
      expect(await desk.complete(person, { state: denied, code })).toBe('expired');
      expect(await desk.complete(person, { state: await desk.start(person), error: 'server_error' })).toBe('failed');
      expect(await desk.complete(person, { state: await desk.start(person), code: 'nonsense' })).toBe('failed');
      expect(await desk.complete(person, { state: await desk.start(person) })).toBe('failed');
      expect(await desk.stored(tenantId)).toBeUndefined();

      const used = await desk.start(person);
      expect(await desk.complete(person, { state: used, code })).toBe('ok');
      const second = desk.platform.issueCode(workspace);
      expect(await desk.complete(person, { state: used, code: second })).toBe('expired');
      expect(desk.platform.callsOf('oauth.v2.access').filter(({ form }) => form['code'] === second)).toEqual([]);
    });

    it('expires after ten minutes', async () => {
      const { person, tenantId } = await desk.admin();
      const states = new InstallStates(desk.service.env['CHAT_OAUTH_STATE_SECRET'] ?? '');
      const opened = await states.open(await desk.start(person));
      if (!('state' in opened)) throw new Error('The state of the service does not open');
      const sealedAt = async (ageMs: number) => {
        vi.useFakeTimers({ now: Date.now() - ageMs, toFake: ['Date'] });
        try {
          return await states.seal(opened.state);
        } finally {
          vi.useRealTimers();
        }
      };
      const complete = async (state: string) =>
        desk.complete(person, { state, code: desk.platform.issueCode(desk.platform.workspace()) });
      expect(await complete(await sealedAt(10 * 60_000 + 2_000))).toBe('expired');
      expect(await desk.stored(tenantId)).toBeUndefined();
      expect(await complete(await sealedAt(9 * 60_000))).toBe('ok');
    });

    it('succeeds once when many returns arrive with one state', async () => {
      const { person } = await desk.admin();
      const state = await desk.start(person);
      const workspace = desk.platform.workspace();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => desk.complete(person, { state, code: desk.platform.issueCode(workspace) })),
      );
      expect(outcomes.sort()).toEqual(['expired', 'expired', 'expired', 'expired', 'expired', 'ok']);
    });

    it('ignores parameters that the platform adds to the return', { tags: 'full' }, async () => {
      const { person } = await desk.admin();
      const state = await desk.start(person);
      const code = desk.platform.issueCode(desk.platform.workspace());
      expect(await desk.complete(person, { state, code, added: 'later' })).toBe('ok');
    });

    sampled(4).each([
      ['rateLimited', { rateLimited: 30 }],
      ['status', { status: 500 }],
      ['lost', 'lost' as const],
      ['redirect', { redirect: '/api/oauth.v2.access' }],
      ['huge', 'huge' as const],
    ])('fails when the platform fails: %s', async (_name, fault) => {
      const { person, tenantId } = await desk.admin();
      desk.platform.failNext('oauth.v2.access', fault);
      const state = await desk.start(person);
      const code = desk.platform.issueCode(desk.platform.workspace());
      const before = desk.platform.calls.length;
      expect(await desk.complete(person, { state, code })).toBe('failed');
      expect(desk.platform.calls).toHaveLength(before + 1);
      expect(await desk.stored(tenantId)).toBeUndefined();
    });
  });

  describe('is bound to its state and session', () => {
    const workspaceCode = () => desk.platform.issueCode(desk.platform.workspace());

    it('a missing, forged or repeated state fails without a call to the platform', async () => {
      const { person } = await desk.admin();
      const before = desk.platform.calls.length;
      const state = await desk.start(person);
      const parts = state.split('.');
      const ciphertext = parts[3] ?? '';
      const other = `${ciphertext.startsWith('A') ? 'B' : 'A'}${ciphertext.slice(1)}`;
      const changed = [...parts.slice(0, 3), other, parts[4]].join('.');
      const foreign = await new EncryptJWT({ tenant_id: 'x', session_id: 'y', return_to: '/' })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience('workgate/chat-install')
        .setSubject(person.personId)
        .setJti('z')
        .setExpirationTime('5m')
        .encrypt(new Uint8Array(32));
      for (const forged of [changed, foreign, 'x', '']) {
        expect(await desk.complete(person, { state: forged, code: workspaceCode() })).toBe('failed');
        expect(await desk.complete(person, { state: forged, error: 'access_denied' })).toBe('failed');
      }
      expect(await desk.complete(person, { code: workspaceCode() })).toBe('failed');
      const doubled = await desk.visit(`oauth/callback?state=${state}&state=${state}&code=x`, person);
      expect(doubled.headers.get('location')).toBe('/admin/chat?chat_install=failed');
      expect(desk.platform.calls.length).toBe(before);
    });

    it('another session of the same person, another person and an anonymous browser fail', async () => {
      const { person, tenantId } = await desk.admin();
      const state = await desk.start(person);
      const { person: colleague } = await desk.admin(tenantId);
      const again = new TestPerson(desk.service, person);
      await again.signIn();
      for (const other of [again, colleague, undefined]) {
        expect(await desk.complete(other, { state, code: workspaceCode() })).toBe('failed');
      }
      // The failed attempts have not used up the state.
      expect(await desk.complete(person, { state, code: workspaceCode() })).toBe('ok');
    });

    it('a person who is no longer an administrator fails', async () => {
      const { person, tenantId } = await desk.admin();
      const state = await desk.start(person);
      await desk.service.services.platform.mongo.connection
        .collection('members')
        .updateMany({ tenant_id: tenantId }, { $set: { role: 'viewer' } });
      const members = await desk.service.services.identity.members.roleOf(tenantId, person.personId);
      expect(members).toBe('viewer');
      expect(await desk.complete(person, { state, code: workspaceCode() })).toBe('failed');
      expect(await desk.stored(tenantId)).toBeUndefined();
    });

    it.each(['viewer', 'member', 'approver'] as const)('a %s cannot start an installation', async (role) => {
      const tenantId = await desk.service.createTenant();
      const person = await (await TestPerson.create(desk.service, [{ tenantId, role }])).signIn();
      expect((await desk.visit('oauth/start', person)).status).toBe(403);
      expect((await desk.storeToken(person, { chat_team_id: 'T1', bot_token: 'xoxb-12345678' })).status).toBe(403);
    });

    it('a browser without a session signs in first, and one sent by another site lands on the page', async () => {
      const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const signIn = await desk.visit('oauth/start', undefined, browser);
      expect([signIn.status, signIn.headers.get('location')]).toEqual([
        302,
        `/sign-in?next=${encodeURIComponent(`${CHAT_ROUTES}/oauth/start`)}`,
      ]);
      const { person } = await desk.admin();
      const bySite = await desk.visit('oauth/start', person, { ...browser, 'Sec-Fetch-Site': 'cross-site' });
      expect([bySite.status, bySite.headers.get('location')]).toEqual([302, '/admin/chat']);
      const tenantId = await desk.service.createTenant();
      const viewer = await (await TestPerson.create(desk.service, [{ tenantId, role: 'viewer' }])).signIn();
      expect((await desk.visit('oauth/start', viewer, browser)).status).toBe(403);
    });

    it('an anonymous caller and a page of another site cannot start an installation', async () => {
      expect((await desk.visit('oauth/start')).status).toBe(401);
      expect((await desk.visit('oauth/start', undefined, { Accept: 'application/json' })).status).toBe(401);
      const { person } = await desk.admin();
      const crossSite = await desk.visit('oauth/start', person, { 'Sec-Fetch-Site': 'cross-site' });
      expect(crossSite.status).toBe(403);
      expect((await desk.visit('oauth/start', person, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(302);
    });
  });

  describe('of a workspace that another tenant has', () => {
    it('fails and changes nothing, even after the app was removed', async () => {
      const first = await desk.connect();
      const before = await desk.stored(first.tenantId);
      const { person, tenantId } = await desk.admin();
      const token = desk.platform.issueToken(first.workspace);
      const attempt = async () => {
        const code = desk.platform.issueCode(first.workspace);
        expect(await desk.complete(person, { state: await desk.start(person), code })).toBe('failed');
        const stored = await desk.storeToken(person, { chat_team_id: first.workspace.teamId, bot_token: token });
        expect(stored).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
      };
      await attempt();
      expect(await desk.stored(first.tenantId)).toEqual(before);
      await desk.event(first, { type: 'app_uninstalled' });
      await attempt();
      expect(await desk.stored(tenantId)).toBeUndefined();
      expect(await secretsOf(tenantId)).toEqual([]);
    });

    it('succeeds once an operator has released the workspace, whose installation has to be off', {
      tags: 'full',
      timeout: 120_000,
    }, async () => {
      const first = await desk.connect();
      const { person, tenantId } = await desk.admin();
      const install = async () =>
        desk.complete(person, { state: await desk.start(person), code: desk.platform.issueCode(first.workspace) });
      const { integrationId } = first.integration;
      const release = (owner: string) =>
        workgate(
          desk.service.env,
          ['chat', 'release', '--tenant', owner, '--integration', integrationId, '--yes'],
          60_000,
        );

      const inUse = await release(first.tenantId);
      expect(inUse).toMatchObject({ status: 1, stderr: expect.stringContaining('Remove the app from the workspace') });
      const bot_token = desk.platform.issueToken(first.workspace);
      const refused = await desk.storeToken(person, { chat_team_id: first.workspace.teamId, bot_token });
      expect(refused.text).toContain('workgate chat release');
      await desk.event(first, { type: 'app_uninstalled' });
      expect(await release(tenantId)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('no chat integration'),
      });
      expect(await install()).toBe('failed');

      const released = await release(first.tenantId);
      expect(released.status).toBe(0);
      expect(JSON.parse(released.stdout)).toMatchObject({
        integration_id: integrationId,
        chat: { status: 'disabled', disabled_reason: 'app_uninstalled' },
      });
      const events = await desk.events(first.tenantId, integrationId);
      expect(events.at(-1)).toMatchObject({
        type: 'integration.released',
        actor: { id: 'workgate-cli' },
        data: { workspace: `team:${first.workspace.teamId}` },
      });
      expect(await release(first.tenantId)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('no longer has a workspace'),
      });
      expect(await install()).toBe('ok');
      expect(await desk.stored(first.tenantId)).toMatchObject({ installation_status: 'disabled' });
      // The timeout is long because the test runs four commands, each in a process of its own.
    });

    it('succeeds after the integration was switched off and released, which deletes its token', {
      tags: 'full',
    }, async () => {
      const own = await desk.connect();
      const { person } = await desk.admin(own.tenantId);
      const bot_token = desk.platform.issueToken(own.workspace);
      await desk.storeToken(person, { chat_team_id: own.workspace.teamId, bot_token });
      const { integrations, chatInstallations } = desk.service.services.integrations;
      const call = desk.adminCall(own.tenantId);
      const { integrationId } = own.integration;
      await integrations.setEnabled(call, integrationId, false);
      const released = await chatInstallations.release(call, integrationId);
      expect(released.chat).toMatchObject({ status: 'disabled', disabledReason: 'released', tokenStored: false });
      expect(await secretsOf(own.tenantId).then((all) => all.filter(({ ref }) => ref === integrationId))).toEqual([]);
      const next = await desk.admin();
      const code = desk.platform.issueCode(own.workspace);
      expect(await desk.complete(next.person, { state: await desk.start(next.person), code })).toBe('ok');
    });

    it('succeeds for exactly one of several tenants at once, also across two nodes', { tags: 'full' }, async () => {
      const other = new ChatDesk(await TestService.start({ sharing: desk.service }), desk.platform);
      try {
        for (let round = 0; round < 5; round += 1) {
          const workspace = desk.platform.workspace();
          const tenants = await Promise.all(Array.from({ length: 4 }, () => desk.service.createTenant()));
          const outcomes = await Promise.allSettled(
            tenants.map((tenantId, index) => {
              const { chatInstallations } = (index % 2 === 0 ? desk : other).service.services.integrations;
              const botToken = desk.platform.issueToken(workspace);
              const install = { identity: identityOf(workspace), teamName: null, scopes: ['chat:write'], botToken };
              return chatInstallations.record(desk.adminCall(tenantId), install);
            }),
          );
          const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
          expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          for (const [index, tenantId] of tenants.entries()) {
            expect((await desk.stored(tenantId)) !== undefined).toBe(index === won);
            expect(await secretsOf(tenantId)).toHaveLength(index === won ? 1 : 0);
          }
        }
      } finally {
        await other.service.stop({ keepDatabase: true });
      }
    });

    it('by one tenant several times at once yields one integration with one token', async () => {
      const tenantId = await desk.service.createTenant();
      const workspace = desk.platform.workspace();
      await Promise.all(
        Array.from({ length: 4 }, () =>
          desk.service.services.integrations.chatInstallations.record(desk.adminCall(tenantId), {
            identity: identityOf(workspace),
            teamName: null,
            scopes: ['chat:write'],
            botToken: desk.platform.issueToken(workspace),
          }),
        ),
      );
      const [integration, ...others] = await desk.service.services.integrations.integrations.list(tenantId);
      expect(others).toEqual([]);
      const [secret, ...older] = await secretsOf(tenantId);
      expect(older).toEqual([]);
      expect(await desk.stored(tenantId)).toMatchObject({
        secret_ref: integration?.integrationId,
        secret_version: secret?.version,
      });
    });
  });

  describe('by a bot token', () => {
    const accessOf = async (tenantId: string) => {
      const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
      return desk.service.services.integrations.chatInstallations.postingAccess(
        tenantId,
        integration?.integrationId ?? '',
      );
    };

    it('stores the token encrypted in one place only, and reports its scopes', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const token = desk.platform.issueToken(workspace, ['chat:write', 'chat:write.public', 'commands']);
      const request = { chat_team_id: workspace.teamId, chat_api_app_id: workspace.appId, bot_token: token };
      const answer = await desk.storeToken(person, request);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        chat_team_id: workspace.teamId,
        chat_api_app_id: null,
        installation_status: 'installed',
        chat_oauth_token_persisted: true,
        chat_install_granted_bot_scopes: [],
        chat_bot_token_granted_scopes: ['chat:write', 'chat:write.public', 'commands'],
      });
      expect(answer.text).not.toContain(token);
      expect(JSON.stringify(await desk.stored(tenantId))).not.toContain(token);
      expect(JSON.stringify(await secretsOf(tenantId))).not.toContain(token);
      expect(await accessOf(tenantId)).toMatchObject({ token });
      const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
      const events = await desk.events(tenantId, integration?.integrationId ?? '');
      expect(JSON.stringify(events)).not.toContain(token);
    });

    it('accepts a raw token or a JSON object that contains it', async () => {
      for (const field of ['bot_token', 'access_token', 'token']) {
        const { person, tenantId } = await desk.admin();
        const workspace = desk.platform.workspace();
        const token = desk.platform.issueToken(workspace);
        const bot_token = JSON.stringify({ other: 1, [field]: token });
        expect((await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token })).status).toBe(200);
        expect(await accessOf(tenantId)).toMatchObject({ token });
      }
    });

    it('replaces the old token by the new one', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      for (let time = 1; time <= 3; time += 1) {
        const bot_token = desk.platform.issueToken(workspace);
        await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token });
        expect(await accessOf(tenantId)).toMatchObject({ token: bot_token });
        expect((await secretsOf(tenantId)).map(({ version }) => version)).toEqual([time]);
      }
    });

    it('survives a later OAuth installation, and keeps the scopes of an earlier one', { tags: 'full' }, async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const install = async () =>
        desk.complete(person, { state: await desk.start(person), code: desk.platform.issueCode(workspace) });
      expect(await install()).toBe('ok');
      expect(await accessOf(tenantId)).toEqual({ missing: 'token' });
      const bot_token = desk.platform.issueToken(workspace);
      await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token });
      expect(await install()).toBe('ok');
      expect(await accessOf(tenantId)).toMatchObject({ token: bot_token });
      expect(await desk.stored(tenantId)).toMatchObject({
        chat_install_granted_bot_scopes: ['commands'],
        chat_bot_token_granted_scopes: ['commands', 'chat:write'],
      });
    });

    it('refuses what the platform does not confirm, and names each fault', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const { teamId } = workspace;
      const good = desk.platform.issueToken(workspace);
      const revoked = desk.platform.issueToken(workspace);
      desk.platform.revoke(revoked);
      const cases: [object, RegExp][] = [
        [{ chat_team_id: 'T0OTHER', bot_token: good }, /^chat_team_id: does not match the workspace/],
        [{ chat_team_id: teamId, bot_token: 'xoxb-nobody-has-it' }, /refused by the platform \(invalid_auth\)/],
        [{ chat_team_id: teamId, bot_token: revoked }, /refused by the platform \(token_revoked\)/],
        [
          { chat_team_id: teamId, bot_token: desk.platform.issueToken(workspace, ['commands', 'chat:write.public']) },
          /^bot_token: lacks the scope chat:write$/,
        ],
        [
          { chat_team_id: teamId, bot_token: desk.platform.issueToken(workspace, ['chat:write'], false) },
          /is not a bot token$/,
        ],
        [{ chat_team_id: teamId, bot_token: '{"unrelated":"thing"}' }, /contains no token/],
        [{ bot_token: good }, /^chat_team_id: is required/],
        [{ chat_team_id: teamId, bot_token: good, tenant_id: 'x' }, /^tenant_id: is not a known field/],
      ];
      for (const [request, message] of cases) {
        const answer = await desk.storeToken(person, request);
        expect(answer.status, String(message)).toBe(400);
        expect((answer.body?.error as { message?: string }).message).toMatch(message);
      }
      expect(await desk.stored(tenantId)).toBeUndefined();
      expect(await secretsOf(tenantId)).toEqual([]);
    });

    it('records the app only if the platform names it, and refuses an app other than the known one', {
      tags: 'full',
    }, async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      const store = (chat_api_app_id: string) =>
        desk.storeToken(person, {
          chat_team_id: workspace.teamId,
          chat_api_app_id,
          bot_token: desk.platform.issueToken(workspace),
        });
      const refused = {
        status: 400,
        body: {
          error: {
            details: [{ field: 'chat_api_app_id', problem: expect.stringContaining('does not match the app') }],
          },
        },
      };
      expect((await store('A0TYPED')).status).toBe(200);
      expect(await desk.stored(tenantId)).toMatchObject({ chat_api_app_id: null });
      desk.platform.namesApps = true;
      try {
        expect(await store('A0TYPED')).toMatchObject(refused);
        expect((await store(workspace.appId)).status).toBe(200);
      } finally {
        desk.platform.namesApps = false;
      }
      expect(await desk.stored(tenantId)).toMatchObject({ chat_api_app_id: workspace.appId });
      expect(await store('A0TYPED')).toMatchObject(refused);
      expect(await desk.stored(tenantId)).toMatchObject({ chat_api_app_id: workspace.appId });
    });

    it('is refused for another app while one is installed', async () => {
      const own = await desk.connect();
      const { teamId, appId } = own.workspace;
      const { person } = await desk.admin(own.tenantId);
      const before = await desk.stored(own.tenantId);
      desk.platform.namesApps = true;
      try {
        const bot_token = desk.platform.issueToken({ ...own.workspace, appId: 'A0OTHER' });
        const answer = await desk.storeToken(person, { chat_team_id: teamId, bot_token });
        expect(answer.status).toBe(400);
        const problem = expect.stringContaining(`belongs to the app A0OTHER, but ${appId} is installed`);
        expect(answer.body?.error).toMatchObject({ details: [{ field: 'bot_token', problem }] });
      } finally {
        desk.platform.namesApps = false;
      }
      expect(await desk.stored(own.tenantId)).toEqual(before);
      expect((await desk.command(own, 'Still here')).body?.text).toContain('Taken in');
    });

    it('after a removal of the app does not restore what OAuth had granted', { tags: 'full' }, async () => {
      const own = await desk.connect();
      const { teamId, appId } = own.workspace;
      const { person } = await desk.admin(own.tenantId);
      await desk.event(own, { type: 'app_uninstalled' });
      const bot_token = desk.platform.issueToken({ ...own.workspace, appId: 'A0OTHER' });
      expect((await desk.storeToken(person, { chat_team_id: teamId, bot_token })).status).toBe(200);
      expect(await desk.stored(own.tenantId)).toMatchObject({
        installation_status: 'installed',
        chat_oauth_token_persisted: true,
        chat_install_granted_bot_scopes: [],
      });
      for (const api_app_id of [appId, 'A0OTHER']) {
        expect((await desk.command(own, 'x', { api_app_id })).body?.text).toContain('not authorized');
      }
    });

    it('says when to try again if the platform does', { tags: 'full' }, async () => {
      const { person } = await desk.admin();
      const workspace = desk.platform.workspace();
      desk.platform.failNext('auth.test', { rateLimited: 30 });
      const request = { chat_team_id: workspace.teamId, bot_token: desk.platform.issueToken(workspace) };
      const answer = await desk.storeToken(person, request);
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
      expect(answer.headers.get('retry-after')).toBe('30');
    });

    it('is accepted only from pages of the service', async () => {
      const { person } = await desk.admin();
      const workspace = desk.platform.workspace();
      const request = { chat_team_id: workspace.teamId, bot_token: desk.platform.issueToken(workspace) };
      for (const origin of ['https://evil.example', 'null', `${desk.service.address}.evil.example`, '']) {
        expect((await desk.storeToken(person, request, { Origin: origin })).status, origin).toBe(403);
      }
      const nobody = new TestPerson(desk.service, person);
      expect((await desk.storeToken(nobody, request)).status).toBe(401);
    });

    it('reports what is missing for posting: the installation, the token or the scope', async () => {
      const { person, tenantId } = await desk.admin();
      const workspace = desk.platform.workspace();
      expect(await accessOf(tenantId)).toEqual({ missing: 'installation' });
      const bot_token = desk.platform.issueToken(workspace);
      await desk.storeToken(person, { chat_team_id: workspace.teamId, bot_token });
      const { connection } = desk.service.services.platform.mongo;
      const setScopes = (scopes: string[]) =>
        connection
          .collection('integrations')
          .updateOne({ tenant_id: tenantId }, { $set: { 'chat.chat_bot_token_granted_scopes': scopes } });
      await setScopes(['chat:write.public']);
      expect(await accessOf(tenantId)).toEqual({ missing: 'scope' });
      await setScopes(['chat:write']);
      await desk.event({ workspace }, { type: 'tokens_revoked', tokens: { bot: ['U0BOT'] } });
      expect(await accessOf(tenantId)).toEqual({ missing: 'token' });
      await desk.event({ workspace }, { type: 'app_uninstalled' });
      expect(await accessOf(tenantId)).toEqual({ missing: 'installation' });
      const stranger = await desk.service.createTenant();
      const [integration] = await desk.service.services.integrations.integrations.list(tenantId);
      const { chatInstallations } = desk.service.services.integrations;
      expect(await chatInstallations.postingAccess(stranger, integration?.integrationId ?? '')).toEqual({
        missing: 'installation',
      });
    });
  });

  function secretsOf(tenantId: string): Promise<SecretDocument[]> {
    const { connection } = desk.service.services.platform.mongo;
    return connection.collection<SecretDocument>('integration_secrets').find({ tenant_id: tenantId }).toArray();
  }
});

describe('a service without a chat app', () => {
  it('says so on every chat route, and serves everything else', { tags: 'full' }, async () => {
    const service = await TestService.start();
    try {
      for (const [method, path] of [
        ['POST', 'commands'],
        ['POST', 'events'],
        ['GET', 'oauth/start'],
        ['GET', 'oauth/callback?state=x'],
        ['POST', 'directory-install'],
      ] as const) {
        const response = await fetch(`${service.address}/api/v1/integrations/chat/${path}`, { method });
        expect(response.status, path).toBe(404);
        expect(await response.text()).toContain('no chat app');
      }
      expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
    } finally {
      await service.stop();
    }
  });
});
