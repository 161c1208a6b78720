import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { ChatDesk, type ConnectedWorkspace } from '../support/chat-desk.ts';
import { signedHeaders } from '../support/fake-chat.ts';

/** Rules 1 to 6 of "Chat command rules" in interface.md, by number. */
describe('chat command rules', () => {
  let desk: ChatDesk;
  let connected: ConnectedWorkspace;

  beforeAll(async () => {
    desk = await ChatDesk.open();
    connected = await desk.connect();
  });
  afterAll(() => desk.close());

  const count = async ({ tenantId }: ConnectedWorkspace = connected) => (await desk.workItems(tenantId)).length;

  describe('1. an invalid signature fails closed', () => {
    const now = () => Math.floor(Date.now() / 1000);
    const form = () => desk.commandForm(connected, 'Never taken in');

    it.each<[string, (body: string) => Record<string, string>]>([
      ['that is missing', () => ({})],
      ['of another secret', (body) => signedHeaders('another secret', body)],
      ['of another body', (body) => signedHeaders(desk.signingSecret, `${body}&x=1`)],
      ['that is too old', (body) => signedHeaders(desk.signingSecret, body, now() - 301)],
      ['from the future', (body) => signedHeaders(desk.signingSecret, body, now() + 330)],
      [
        'without its timestamp',
        (body) => ({ 'X-Slack-Signature': signedHeaders(desk.signingSecret, body)['X-Slack-Signature'] ?? '' }),
      ],
      [
        'with another timestamp',
        (body) => ({ ...signedHeaders(desk.signingSecret, body), 'X-Slack-Request-Timestamp': String(now() - 1) }),
      ],
    ])('a signature %s gets 401 and makes no WorkItem', async (_name, headersFor) => {
      const before = await count();
      const body = form();
      const answer = await desk.send('commands', body, headersFor(body));
      expect(answer.status).toBe(401);
      expect(answer.body?.error?.code).toBe('authentication_error');
      expect(answer.headers.get('www-authenticate')).toBeNull();
      expect(await count()).toBe(before);
    });

    it('gets the same answer for every cause', async () => {
      const body = form();
      const bodies = await Promise.all(
        [{}, signedHeaders('x', body), signedHeaders(desk.signingSecret, body, now() - 999)].map(async (headers) =>
          (await desk.send('commands', body, headers)).text.replace(/"correlation_id":"\w+"/, ''),
        ),
      );
      expect(new Set(bodies).size).toBe(1);
    });

    it('is refused before the form is parsed', async () => {
      const answer = await desk.send('commands', 'team_id=%%%&team_id=', {});
      expect(answer.status).toBe(401);
    });

    it('a body that is too large is not read to its end', async () => {
      const body = 'x'.repeat(300 * 1024);
      const answer = await desk.send('commands', body, signedHeaders(desk.signingSecret, body));
      expect(answer.status).toBe(413);
    });
  });

  describe('2. the workspace is resolved by its team, and a recorded app or enterprise must match', () => {
    const REFUSED = expect.stringContaining('not authorized');

    it('an unknown workspace is not authorized', async () => {
      const answer = await desk.command(connected, 'x', { team_id: 'T0UNKNOWN' });
      expect(answer).toMatchObject({ status: 200, body: { response_type: 'ephemeral', text: REFUSED } });
    });

    it('another app and a missing app are refused', async () => {
      const before = await count();
      const other = await desk.command(connected, 'x', { api_app_id: 'A0OTHER' });
      expect(other).toMatchObject({ status: 200, body: { text: REFUSED } });
      const form = new URLSearchParams(desk.commandForm(connected, 'x'));
      form.delete('api_app_id');
      expect(await desk.send('commands', form.toString())).toMatchObject({ status: 200, body: { text: REFUSED } });
      expect(await count()).toBe(before);
    });

    it('another enterprise and a missing enterprise are refused', async () => {
      const grid = await desk.connect({ enterpriseId: 'E0GRID' });
      expect(await desk.command(grid, 'x')).toMatchObject({ body: { text: expect.stringContaining('Taken in') } });
      for (const enterprise_id of ['E0OTHER', '']) {
        const answer = await desk.command(grid, 'x', { enterprise_id });
        expect(answer, enterprise_id).toMatchObject({ status: 200, body: { text: REFUSED } });
      }
      expect(await count(grid)).toBe(1);
    });

    it('an installation for a whole grid is found by its enterprise, from every workspace, and in no other way', async () => {
      const grid = await desk.connect({ enterpriseId: 'E0WHOLE', isEnterpriseInstall: true });
      const fromAnother = await desk.command(grid, 'From elsewhere', { team_id: 'T0ELSEWHERE' });
      expect(fromAnother.body?.text).toContain('Taken in');
      const notOrgWide = await desk.command(grid, 'x', { is_enterprise_install: 'false' });
      expect(notOrgWide.body?.text).toEqual(REFUSED);
      // A command that is given outside any workspace names no workspace.
      for (const is_enterprise_install of ['true', 'false']) {
        const outside = await desk.command(grid, 'From outside', {
          team_id: '',
          is_enterprise_install,
          user_id: 'U0OUT',
        });
        expect(outside.body?.text).toContain('Taken in');
      }
      const items = (await desk.workItems(grid.tenantId)).filter(({ subject }) => subject === 'From outside');
      expect(items.map(({ created_by }) => created_by.id)).toEqual(['chat:E0WHOLE:U0OUT', 'chat:E0WHOLE:U0OUT']);
      const nowhere = await desk.command(grid, 'x', { team_id: '', enterprise_id: '' });
      expect(nowhere.body?.text).toEqual(REFUSED);
      // A workspace with an installation of its own is not found through its grid.
      const own = await desk.connect({ enterpriseId: 'E0OWN' });
      const asGrid = await desk.command(own, 'x', { is_enterprise_install: 'true' });
      expect(asGrid.body?.text).toEqual(REFUSED);
    });

    it.each([
      'team_id',
      'enterprise_id',
      'channel_id',
      'user_id',
      'api_app_id',
      'is_enterprise_install',
    ])('a repeated field %s is refused', async (field) => {
      const before = await count();
      const value = new URLSearchParams(desk.commandForm(connected, 'x')).get(field) ?? 'E0X';
      const form = `${field}=${value}&${desk.commandForm(connected, 'x')}&${field}=${value}`;
      const answer = await desk.send('commands', form);
      expect(answer.status).toBe(200);
      expect(answer.body?.text).toContain('could not read');
      expect(answer.body?.text).not.toContain(field);
      expect(await count()).toBe(before);
    });
  });

  describe('3. a channel without an enabled mapping requires setup', () => {
    const SETUP = expect.stringMatching(/not set up .*\/admin\/chat$/);

    it('if it was never mapped, is of another workspace, is off or was removed', async () => {
      const before = await count();
      const other = await desk.connect({ tenantId: connected.tenantId });
      const { chatChannels } = desk.service.services.integrations;
      const { tenantId, integration } = connected;
      const off = await desk.map(tenantId, integration.integrationId, { enabled: false });
      const removed = await desk.map(tenantId, integration.integrationId);
      await chatChannels.remove(desk.adminCall(tenantId), removed.channelId);
      for (const channel_id of ['C0NEVER', other.channel.pageId, off.pageId, removed.pageId]) {
        const answer = await desk.command(connected, 'x', { channel_id });
        expect(answer, channel_id).toMatchObject({ status: 200, body: { text: SETUP } });
      }
      expect(await count()).toBe(before);

      await chatChannels.setEnabled(desk.adminCall(tenantId), off.channelId, true);
      const answer = await desk.command({ ...connected, channel: off }, 'Now it is on');
      expect(answer.body?.text).toContain('Taken in');
    });
  });

  describe('4. an accepted command creates a WorkItem', () => {
    it('in the mapped pack and queue, whatever its tags, and answers with the link', async () => {
      const { tenantId, integration } = connected;
      const channel = await desk.map(tenantId, integration.integrationId, { queueKey: 'general' });
      const trigger_id = '398738663015.47445629121.80';
      const text = '#vip Refund for &lt;order&gt; #1234 please priority:urgent #refund';
      const answer = await desk.command({ ...connected, channel }, text, {
        trigger_id,
        user_id: 'U0ADA',
        user_name: 'ada',
      });
      const [item] = (await desk.workItems(tenantId)).filter((one) => one.source_reference === trigger_id);
      expect(item).toMatchObject({
        subject: 'Refund for <order> #1234 please',
        status: 'new',
        priority: 'urgent',
        tags: ['vip', 'refund'],
        channel: 'chat',
        channel_id: channel.pageId,
        contact: { name: 'ada' },
        pack_key: 'customer_support',
        queue_key: 'general',
        created_by: { type: 'user', id: `chat:${connected.workspace.teamId}:U0ADA`, display_name: 'ada' },
        initial_message: { role: 'user', content: '#vip Refund for <order> #1234 please priority:urgent #refund' },
      });
      const base = desk.service.env['WORK_BASE_URL'];
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        response_type: 'ephemeral',
        text: [
          'Taken in: Refund for &lt;order&gt; #1234 please',
          'With priority urgent and tags vip, refund',
          `${base}/packs/customer_support/work-items/${item?._id}`,
        ].join('\n'),
      });
      const [created] = await desk.events(tenantId, item?._id ?? '');
      expect(created).toMatchObject({
        type: 'work_item.created',
        actor: { type: 'user', id: `chat:${connected.workspace.teamId}:U0ADA`, accountable: null },
      });
    });

    it('with emoji in its subject and name, each counted as one character and never cut in half', async () => {
      const user = { user_id: 'U0EMOJI', user_name: `${'a'.repeat(199)}👩‍👩‍👧` };
      const answer = await desk.command(connected, '😀'.repeat(500), user);
      expect(answer.body?.text).toContain('Taken in');
      const [item] = (await desk.workItems(connected.tenantId)).filter(({ created_by }) =>
        created_by.id.endsWith('U0EMOJI'),
      );
      expect(item).toMatchObject({ subject: '😀'.repeat(500), contact: { name: 'a'.repeat(199) } });
    });

    it('gets an evidence packet that verifies like that of any other work', { tags: 'full' }, async () => {
      await desk.command(connected, 'To be proven', { trigger_id: 'proven.1' });
      const item = (await desk.workItems(connected.tenantId)).find((one) => one.source_reference === 'proven.1');
      const key = await desk.service.createKey(connected.tenantId, ['work.read', 'work.actions']);
      const packet = await key.client.post(`/api/v1/public/work-items/${item?._id}/evidence-packets`, {});
      const jwks = await (await fetch(`${desk.service.address}/.well-known/jwks.json`)).json();
      const report = verifyPacket(JSON.stringify(packet.body), readKeySet(jwks));
      expect(report).toMatchObject({ verified: true, problems: [] });
    });

    it('only once for a repeated request, which always gets the same answer', async () => {
      const before = await count();
      const body = desk.commandForm(connected, 'Only once');
      const headers = signedHeaders(desk.signingSecret, body);
      const answers = await Promise.all(Array.from({ length: 8 }, () => desk.send('commands', body, headers)));
      answers.push(await desk.send('commands', body, headers));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.body?.text).toContain('Only once');
      expect(await count()).toBe(before + 1);
    });

    it('for each new request, even with the same words', async () => {
      const before = await count();
      for (let time = 0; time < 2; time += 1) await desk.command(connected, 'Twice');
      expect(await count()).toBe(before + 2);
    });

    it('that its tenant can read over the public API, and nobody else', async () => {
      await desk.command(connected, 'To be listed', { trigger_id: 'listed.1' });
      const key = await desk.service.createKey(connected.tenantId, ['work.read']);
      const query = '?source_reference=listed.1';
      const listed = await key.client.listWorkItems(query);
      expect(listed.body.work_items ?? listed.body.items).toHaveLength(1);
      const stranger = await desk.service.createKey(await desk.service.createTenant(), ['work.read']);
      const seen = await stranger.client.listWorkItems(query);
      expect(seen.body.work_items ?? seen.body.items).toEqual([]);
    });
  });

  describe('5. after the signature check every outcome is a text', () => {
    it('for an invalid command, with the usage', async () => {
      const before = await count();
      for (const text of ['', 'x priority:asap', '#vip', `${'x'.repeat(501)}`, 'x'.repeat(16_001)]) {
        const answer = await desk.command(connected, text);
        expect(answer.status, text).toBe(200);
        expect(answer.body?.text, text).toMatch(/Usage: \/work .*\nExample: \/work /s);
      }
      expect(await count()).toBe(before);
    });

    it('for help, with the usage', async () => {
      const answer = await desk.command(connected, 'help');
      expect(answer.body?.text).toMatch(/^Usage: \/work /);
    });

    it.each(['channel_id', 'user_id', 'command'])('for a form without %s, which only the log names', async (field) => {
      const form = new URLSearchParams(desk.commandForm(connected, 'x'));
      form.delete(field);
      const answer = await desk.send('commands', form.toString());
      expect(answer).toMatchObject({ status: 200, body: { response_type: 'ephemeral' } });
      expect(answer.body?.text).toContain('could not read');
      expect(answer.body?.text).not.toMatch(/\w+_id|is required/);
      // The operator finds the field in the log.
      const logged = JSON.stringify([{ field, problem: 'is required' }]);
      await vi.waitFor(() => expect(desk.service.output.includes(logged)).toBe(true));
    });

    it('for a body that is not a form', async () => {
      for (const body of ['{"text":"x"}', '%E0%A4%A', 'a=%ff']) {
        const answer = await desk.send('commands', body);
        expect(answer, body).toMatchObject({ status: 200, body: { response_type: 'ephemeral' } });
      }
    });

    it('in which mentions and links of others are not expanded, and mentions are marked', async () => {
      const answer = await desk.command(connected, '&lt;!channel&gt; &lt;https://evil.example|click&gt; &amp;');
      expect(answer.body?.text).toContain('[mention &lt;!channel&gt;] &lt;https://evil.example|click&gt; &amp;');
    });

    it('except for a certificate check, which has no effect', async () => {
      const before = await count();
      const bodies = ['ssl_check=1&token=x', `${desk.commandForm(connected, 'Not taken in')}&ssl_check=1`];
      for (const body of bodies) expect(await desk.send('commands', body)).toMatchObject({ status: 200, text: '' });
      expect(await count()).toBe(before);
      // A certificate check is known at the address for commands only. Elsewhere `ssl_check` has no meaning.
      expect((await desk.send('events', '{"ssl_check":"1"}')).status).toBe(400);
    });
  });

  describe('6. after an uninstallation nothing is handled', () => {
    it('commands are refused, earlier work stays, and a new installation accepts commands again', async () => {
      const own = await desk.connect();
      await desk.command(own, 'Before');
      expect((await desk.event(own, { type: 'app_uninstalled' })).status).toBe(200);
      const refused = await desk.command(own, 'After');
      expect(refused).toMatchObject({ status: 200, body: { text: expect.stringContaining('not authorized') } });
      expect((await desk.workItems(own.tenantId)).map(({ subject }) => subject)).toEqual(['Before']);

      const { person } = await desk.admin(own.tenantId);
      const state = await desk.start(person);
      expect(await desk.complete(person, { state, code: desk.platform.issueCode(own.workspace) })).toBe('ok');
      expect((await desk.command(own, 'Again')).body?.text).toContain('Taken in');
    });

    it('nor while an administrator has switched the integration off', async () => {
      const own = await desk.connect();
      const { integrations } = desk.service.services.integrations;
      await integrations.setEnabled(desk.adminCall(own.tenantId), own.integration.integrationId, false);
      expect((await desk.command(own, 'x')).body?.text).toContain('not authorized');
      expect(await count(own)).toBe(0);
    });
  });

  describe('an internal error', () => {
    it('tells the person in time to try again, and nothing of the cause', { tags: 'full' }, async () => {
      const broken = await ChatDesk.openOwn();
      try {
        const own = await broken.connect();
        // A view replaces the collection, so reads work and writes fail.
        const { connection } = broken.service.services.platform.mongo;
        await connection.collection('work_items').drop();
        await connection.createCollection('work_items', { viewOn: 'tenants', pipeline: [] });
        const answer = await broken.command(own, 'x');
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ response_type: 'ephemeral', text: expect.stringContaining('Try again') });
      } finally {
        await broken.close();
      }
    });
  });
});
