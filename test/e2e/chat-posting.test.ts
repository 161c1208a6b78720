import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { ChatInstallation } from '../../src/integrations/chat/model.ts';
import { messagesOf } from '../../src/integrations/providers/chat/posting.ts';
import { targetOf } from '../../src/integrations/providers/chat/target.ts';
import type { SendingCall } from '../../src/integrations/providers/connector.ts';
import { slack } from '../../src/integrations/providers/slack/platform.ts';
import type { IntegrationDocument } from '../../src/integrations/schema.ts';
import type { ChatPostMessagePayload } from '../../src/operations/built-in/chat-post-message/payload.ts';
import { payloadHash } from '../../src/proposals/payload-hash.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { FakeChat, type FakeFault, newChatId } from '../support/fake-chat.ts';
import { forbid } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { Poster } from '../support/poster.ts';
import { sendingCall } from '../support/provider-call.ts';
import { sampled } from '../support/sample.ts';

const CONCURRENT_EXECUTES = 100;

describe('messages to a chat channel', () => {
  let chat: ChatDesk;
  let poster: Poster;

  beforeAll(async () => {
    chat = await ChatDesk.open();
    poster = await Poster.open(chat);
  });
  afterAll(() => chat.close());

  const integrations = () =>
    chat.service.services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
  const refusal = ({ status, body }: ApiAnswer) => ({ status, code: body.error?.code });

  /** Creates an administrator who is accountable for none of the proposals, and can settle their outcomes. */
  const settlerOf = async ({ desk }: Poster) =>
    (await TestPerson.create(chat.service, [{ tenantId: desk.tenantId, role: 'admin' }])).signIn();

  /** Exports the evidence packet of a WorkItem, and verifies it with the published keys, as anybody can. */
  async function expectVerifiable(workItemId: string, own = poster): Promise<void> {
    const answer = await own.desk.key.client.exportPacket(workItemId);
    const jwks: unknown = await (await fetch(`${chat.service.address}/.well-known/jwks.json`)).json();
    expect(verifyPacket(JSON.stringify(answer.body), readKeySet(jwks)).problems).toEqual([]);
  }

  test('are proposed, approved by another person, and posted once exactly as approved', async () => {
    const proposed = await poster.propose({ text: 'Order 1234 is settled.', thread_ts: '1772357400.000200' });
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({
      status: 'pending_approval',
      action_type: 'chat_post_message',
      resource_type: 'chat_channel',
      payload: {
        type: 'chat_post_message',
        channel_id: poster.channelId,
        text: 'Order 1234 is settled.',
        thread_ts: '1772357400.000200',
      },
      policy: {
        decision: 'require_approval',
        approvals_required: 1,
        reasons: [{ policy_id: 'pack/messages-need-a-person' }],
      },
    });
    const { proposal_id: id, work_item_id: workItemId } = proposed.body;
    const dry = await poster.execute(id, true);
    expect(dry.body).toMatchObject({ dry_run: true, action: null, policy: { decision: 'require_approval' } });
    expect(refusal(await poster.execute(id))).toEqual({ status: 409, code: 'invalid_state' });

    await poster.desk.approve(id);
    expect((await poster.execute(id, true)).body).toMatchObject({ dry_run: true, action: null });
    expect(poster.calls()).toEqual([]);
    const { status, body } = await poster.execute(id);
    expect(status).toBe(200);
    const [message] = chat.platform.messages.filter(({ channel }) => channel === poster.channelId);
    expect(body).toMatchObject({
      replayed: false,
      proposal: { status: 'executed' },
      action: {
        status: 'succeeded',
        attempts: 1,
        error: null,
        result: { type: 'chat_post_message', channel_id: poster.channelId, ts: message?.ts },
      },
    });
    expect((await poster.execute(id)).body).toMatchObject({ replayed: true, action: { attempts: 1 } });
    expect(poster.calls().map(({ form }) => form)).toEqual([
      {
        channel: poster.channelId,
        text: 'Order 1234 is settled.',
        thread_ts: '1772357400.000200',
        mrkdwn: 'false',
        link_names: 'false',
        unfurl_links: 'false',
        unfurl_media: 'false',
      },
    ]);
    expect(poster.calls()[0]?.headers.authorization).toBe(`Bearer ${poster.token}`);
    await expectVerifiable(workItemId);
  });

  test('mention nobody and hide no address, so the channel shows what approvers read', async () => {
    await poster.execute(await poster.approved({ text: '<!channel> & <https://evil.example|https://acme.example>' }));
    expect(poster.posted().at(-1)).toBe('&lt;!channel&gt; &amp; &lt;https://evil.example|https://acme.example&gt;');
  });

  test.each([
    [{ channel_id: 'D024BE91L' }, 'payload.channel_id'],
    [{ channel_id: '#general' }, 'payload.channel_id'],
    [{ text: '' }, 'payload.text'],
    [{ text: ' \n ' }, 'payload.text'],
    [{ text: 'x'.repeat(4_001) }, 'payload.text'],
    [{ thread_ts: '1772357400' }, 'payload.thread_ts'],
    [{ amount: '1.00' }, 'payload.amount'],
  ])('are refused with %j', async (payload, field) => {
    const { status, body } = await poster.propose(payload);
    expect(status).toBe(400);
    expect(body.error.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  test('are refused for another kind of resource, and through an integration that cannot post', async () => {
    const resource = await poster.propose({}, { resource_type: 'order' });
    expect(resource.body.error.details).toEqual([
      { field: 'resource_type', problem: 'must be chat_channel for chat_post_message' },
    ]);
    const shop = await poster.propose({}, { integration_id: poster.desk.integrationId });
    expect(shop.body.error.details).toEqual([
      { field: 'integration_id', problem: 'must be of the kind chat for chat_post_message' },
    ]);
    const refund = await poster.desk.propose('1.00', { more: { integration_id: poster.integrationId } });
    expect(refund.body.error.details[0].field).toBe('integration_id');
  });

  describe('obey the invariants', () => {
    test('nobody approves a proposal of their own or of their key', async () => {
      const { body } = await poster.propose();
      const own = poster.desk.approve(body.proposal_id, await poster.desk.callOf(poster.desk.creator));
      await expect(own).rejects.toMatchObject({ code: 'policy_denied' });
      const notAnApprover = poster.desk.approve(body.proposal_id, await poster.desk.join('member'));
      await expect(notAnApprover).rejects.toMatchObject({ code: 'policy_denied' });
      expect(await poster.desk.statusOf(body.proposal_id)).toBe('pending_approval');
    });

    test('a text or channel other than the approved one is not used', async () => {
      for (const change of [{ text: 'Something else.' }, { channel_id: newChatId('C') }]) {
        const id = await poster.approved();
        const row = await poster.desk.row(id);
        const payload = { ...row.payload, ...change };
        await poster.desk.write(id, { payload });
        expect(refusal(await poster.execute(id))).toEqual({ status: 409, code: 'payload_mismatch' });
        await poster.desk.write(id, { payload_hash: payloadHash({ ...row, payload } as typeof row) });
        expect(refusal(await poster.execute(id))).toEqual({ status: 409, code: 'payload_mismatch' });
      }
    });

    test('an automatic approval that was written behind the service’s back does not count', async () => {
      const { body } = await poster.propose();
      const policy = { ...body.policy, decision: 'auto_approve', approvals_required: 0 };
      await poster.desk.write(body.proposal_id, { status: 'auto_approved', policy });
      expect(refusal(await poster.execute(body.proposal_id))).toEqual({ status: 409, code: 'approval_required' });
      expect(await poster.desk.statusOf(body.proposal_id)).toBe('pending_approval');
    });

    test('a deny of the tenant wins over the pack, even after the approval', { tags: 'full' }, async () => {
      const id = await poster.approved();
      const noMessages = forbid('execute', 'no-messages', 'context.operation == "chat_post_message"');
      await poster.desk.under(noMessages, async () => {
        expect(refusal(await poster.execute(id))).toEqual({ status: 403, code: 'policy_denied' });
      });
      expect(await poster.desk.statusOf(id)).toBe('approved');
    });

    test('policies about amounts apply to messages as well, with amount 0 and no currency', {
      tags: 'full',
    }, async () => {
      const small = forbid('execute', 'small-only', 'context.amount > 100 || context.currency == "EUR"');
      await poster.desk.under(small, async () => {
        expect((await poster.execute(await poster.approved())).body.proposal.status).toBe('executed');
      });
      const nothing = forbid('propose', 'money-only', 'context.currency == "" && context.amount == 0');
      await poster.desk.under(nothing, async () => {
        expect((await poster.propose()).body.status).toBe('denied');
      });
    });

    test('messages use no budget', { tags: 'full' }, async () => {
      await poster.execute(await poster.approved());
      const budgets = chat.service.services.platform.mongo.connection.collection('approval_budgets');
      expect(await budgets.find({ tenant_id: poster.desk.tenantId }).toArray()).toEqual([]);
    });
  });

  describe('are refused before anything is sent, in a dry run and for real,', () => {
    async function expectRefused(own: Poster, id: string, message: RegExp): Promise<void> {
      for (const dryRun of [true, false]) {
        const answer = await own.execute(id, dryRun);
        if (dryRun) {
          expect(answer.status).toBe(200);
          expect(answer.body.outcome).toMatch(/^(would_fail|not_executable)$/);
          expect(answer.body.problems[0].problem).toMatch(message);
        } else {
          expect(refusal(answer)).toEqual({ status: 409, code: 'invalid_state' });
          expect(answer.body.error.message).toMatch(message);
        }
      }
      expect(own.calls()).toEqual([]);
      expect(await own.desk.statusOf(id)).toBe('approved');
    }

    test('if the app was installed by OAuth alone', async () => {
      const { tenantId } = poster.desk;
      const { integration } = await chat.connect({ tenantId });
      const { body } = await poster.propose(
        { channel_id: newChatId('C') },
        { integration_id: integration.integrationId },
      );
      expect(body.check.problems[0].problem).toMatch(/No bot token of the workspace is stored/);
      await expect(poster.desk.approve(body.proposal_id)).rejects.toMatchObject({ code: 'invalid_state' });
      const answer = await poster.execute(body.proposal_id, true);
      expect(answer).toMatchObject({ status: 200, body: { outcome: 'would_fail' } });
      expect(answer.body.problems[0].problem).toMatch(/No bot token of the workspace is stored/);
    });

    test('if the app was removed, until it has a token again', { tags: 'full' }, async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      chat.platform.uninstall(own.workspace);
      expect((await chat.event(own, { type: 'app_uninstalled' })).status).toBe(200);
      await expectRefused(own, id, /not installed in the workspace, or the installation is off/);
      await own.storeToken(chat.platform.issueToken(own.workspace));
      expect((await own.execute(id)).body.action.status).toBe('succeeded');
    });

    test('if the integration is off', async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      const admin = chat.adminCall(own.desk.tenantId);
      await chat.service.services.integrations.integrations.setEnabled(admin, own.integrationId, false);
      await expectRefused(own, id, /switched off/);
    });

    test('if the token lacks the scope, by our record or by the platform’s', async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      const record = (scopes: string[]) =>
        integrations().updateOne(
          { _id: own.integrationId },
          { $set: { 'chat.chat_bot_token_granted_scopes': scopes } },
        );
      await record(['commands', 'chat:write.public']);
      await expectRefused(own, id, /lacks the scope chat:write/);
      await record(['chat:write']);
      chat.platform.regrant(own.token, ['commands']);
      await expectRefused(own, id, /lacks the scope chat:write/);
    });

    test('if the token was revoked', { tags: 'full' }, async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      chat.platform.revoke(own.token);
      await expectRefused(own, id, /no longer accepts the bot token/);
    });
  });

  test('can be retried in a dry run and are still posted when the platform cannot check the token', {
    tags: 'full',
  }, async () => {
    const id = await poster.approved();
    chat.platform.failNext('auth.test', 'lost');
    expect(refusal(await poster.execute(id, true))).toEqual({ status: 503, code: 'unavailable' });
    chat.platform.failNext('auth.test', { rateLimited: 17 });
    const limited = await poster.execute(id, true);
    expect(refusal(limited)).toEqual({ status: 503, code: 'unavailable' });
    expect(limited.headers.get('retry-after')).toBe('17');
    chat.platform.failNext('auth.test', 'lost');
    expect((await poster.execute(id)).body.action.status).toBe('succeeded');
  });

  test('fail on 429 with the time to wait, and can be executed later in the same record', async () => {
    const before = poster.posted().length;
    const id = await poster.approved();
    chat.platform.failNext('chat.postMessage', { rateLimited: 30 });
    const first = await poster.execute(id);
    expect(first.body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: {
        status: 'failed',
        attempts: 1,
        error: { code: 'provider_rate_limited', retryable: true, retry_after_seconds: 30 },
      },
    });
    expect(poster.posted()).toHaveLength(before);
    const second = await poster.execute(id);
    expect(second.body).toMatchObject({
      proposal: { status: 'executed' },
      action: { action_id: first.body.action.action_id, status: 'succeeded', attempts: 2, error: null },
    });
    expect(poster.posted()).toHaveLength(before + 1);
    await expectVerifiable(second.body.proposal.work_item_id);
  });

  sampled(2).each([undefined, 'soon'])(
    'fail on 429 with Retry-After %s, and can be executed again after one second',
    async (retryAfter) => {
      const id = await poster.approved();
      chat.platform.failNext('auth.test', { rateLimited: retryAfter });
      const limited = await poster.execute(id, true);
      expect(refusal(limited)).toEqual({ status: 503, code: 'unavailable' });
      expect(limited.headers.get('retry-after')).toBe('1');
      chat.platform.failNext('chat.postMessage', { rateLimited: retryAfter });
      expect((await poster.execute(id)).body.action).toMatchObject({
        status: 'failed',
        error: { code: 'provider_rate_limited', retryable: true, retry_after_seconds: 1 },
      });
      expect((await poster.execute(id)).body.action).toMatchObject({ status: 'succeeded', attempts: 2 });
    },
  );

  test('fail in a channel that the app has not joined, and are posted once it is invited', {
    tags: 'full',
  }, async () => {
    const channel_id = newChatId('C');
    const id = await poster.approved({ channel_id });
    const { body } = await poster.execute(id);
    expect(body.action).toMatchObject({ status: 'failed', error: { code: 'not_in_channel', retryable: true } });
    expect(body.action.error.message).toMatch(/Invite the app/);
    poster.workspace.channels.push(channel_id);
    expect((await poster.execute(id)).body.action).toMatchObject({ status: 'succeeded', attempts: 2 });
  });

  sampled(4).each([
    ['channel_not_found', true, /Invite the app/],
    ['is_archived', true, /archived/],
    ['token_revoked', true, /Store a new one/],
    ['invalid_auth', true, /Store a new one/],
    ['account_inactive', true, /Store a new one/],
    ['missing_scope', true, /lacks the scope chat:write/],
    ['ratelimited', true, /limits messages now/],
    ['msg_too_long', false, /refused it: msg_too_long/],
    ['ekm_access_denied', false, /refused it: ekm_access_denied/],
  ])('fail on %s with advice on what to do', async (error, retryable, message) => {
    const before = poster.posted().length;
    const id = await poster.approved();
    chat.platform.failNext('chat.postMessage', { error });
    const { body } = await poster.execute(id);
    expect(body).toMatchObject({
      proposal: { status: 'execution_failed' },
      action: { status: 'failed', error: { retryable, message: expect.stringMatching(message) } },
    });
    expect(poster.posted()).toHaveLength(before);
  });

  describe('with an unknown outcome', () => {
    const FAULTS: [name: string, fault: FakeFault, posted: number][] = [
      ['a lost answer', 'lost', 1],
      ['no answer in time', 'silent', 1],
      ['an answer that is not JSON', 'no_json', 1],
      ['fatal_error', { error: 'fatal_error' }, 0],
      ['internal_error', { error: 'internal_error' }, 0],
      ['status 500', { status: 500 }, 0],
      ['a status after which other clients send again', { status: 421 }, 0],
      ['a redirect', { redirect: '/api/chat.postMessage' }, 0],
      ['an answer that is too large', 'huge', 1],
      ['a refusal without an error code', { error: undefined }, 0],
    ];

    sampled(12).each(FAULTS)('after %s are left to a person, whatever anybody tries', async (_name, fault, posted) => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      chat.platform.failNext('chat.postMessage', fault);
      const { body } = await own.execute(id);
      expect(body).toMatchObject({
        proposal: { status: 'outcome_unknown' },
        action: { status: 'outcome_unknown', result: null, finished_at: null, error: { code: 'no_lookup' } },
      });
      for (const dryRun of [true, false]) {
        const refused = await own.execute(id, dryRun);
        const why = dryRun ? refused.body.problems[0].problem : refused.body.error.message;
        expect(refused.status).toBe(dryRun ? 200 : 409);
        expect(why).toMatch(/a person must settle it on the WorkItem page/);
      }
      await chat.service.services.actions.recovery.recover(own.desk.tenantId);
      expect(await own.action(id)).toMatchObject({ status: 'outcome_unknown', attempts: 1 });
      expect(own.calls()).toHaveLength(1);
      expect(own.posted()).toHaveLength(posted);
    });

    test('are settled as done under their time stamp when a person finds the message', { tags: 'full' }, async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      chat.platform.failNext('chat.postMessage', 'lost');
      const { action, proposal } = (await own.execute(id)).body;
      const ts = chat.platform.messages.find(({ channel }) => channel === own.channelId)?.ts ?? '';
      const actions = (await settlerOf(own)).client(ActionService);
      const outcome = { case: 'providerReference' as const, value: ts };
      const settled = await actions.settleAction({ actionId: action.action_id, outcome, reason: 'It is there.' });
      expect(settled.action?.result).toMatchObject({
        case: 'chatPostMessage',
        value: { channelId: own.channelId, ts },
      });
      expect(await own.desk.statusOf(id)).toBe('executed');
      expect((await own.execute(id)).body).toMatchObject({ replayed: true });
      expect(own.posted()).toHaveLength(1);
      await expectVerifiable(proposal.work_item_id, own);
    });

    test('are settled as failed when a person finds no message, and can then be posted', { tags: 'full' }, async () => {
      const own = await Poster.open(chat);
      const id = await own.approved();
      chat.platform.failNext('chat.postMessage', { error: 'internal_error' });
      const { action } = (await own.execute(id)).body;
      const actions = (await settlerOf(own)).client(ActionService);
      const outcome = { case: 'notDone' as const, value: {} };
      await actions.settleAction({ actionId: action.action_id, outcome, reason: 'It is not there.' });
      expect(await own.desk.statusOf(id)).toBe('execution_failed');
      expect((await own.execute(id)).body.action).toMatchObject({ status: 'succeeded', attempts: 2 });
      expect(own.posted()).toHaveLength(1);
    });
  });

  test('are posted once, however many callers execute at once', { tags: 'full' }, async () => {
    const own = await Poster.open(chat);
    const id = await own.approved();
    const answers = await Promise.all(Array.from({ length: CONCURRENT_EXECUTES }, () => own.execute(id)));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.action.action_id)).size).toBe(1);
    expect(done.filter(({ body }) => !body.replayed)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.error.code).toBe('execution_in_progress');
    }
    expect(own.posted()).toHaveLength(1);
    expect(own.calls()).toHaveLength(1);
  });

  test('can also be proposed over Connect, which shows a title and a summary', async () => {
    const actions = poster.desk.creator.client(ActionService);
    const text = `Hello ${'x'.repeat(200)}`;
    const { proposal } = await actions.createActionProposal({
      workItemId: await poster.desk.workItem(),
      integrationId: poster.integrationId,
      approvalReason: 'The team waits.',
      payload: { case: 'chatPostMessage', value: { channelId: poster.channelId, text } },
    });
    expect(proposal).toMatchObject({
      operation: 'chat_post_message',
      title: 'Chat message',
      summary: `Post to channel ${poster.channelId}: “Hello ${'x'.repeat(114)}…”`,
      payload: { case: 'chatPostMessage', value: { channelId: poster.channelId, text } },
      policy: { approvalsRequired: 1 },
    });
    expect(proposal?.payload.value).not.toHaveProperty('threadTs', expect.anything());
  });

  test('reveal the token in no answer and no log', async () => {
    await chat.service.services.platform.relay.drain(poster.desk.tenantId);
    const { body } = await poster.desk.actions();
    expect(body.actions.length).toBeGreaterThan(5);
    expect(JSON.stringify(body)).not.toContain('xoxb-');
    expect(chat.service.output.length).toBeGreaterThan(10_000);
    expect(chat.service.output).not.toContain('xoxb-');
    expect(chat.service.output).not.toContain('Order 1234 is settled.');
  });
});

describe('the chat connector', () => {
  const call: SendingCall<ChatPostMessagePayload> = sendingCall(
    { type: 'chat_post_message', channel_id: 'C024BE91L', text: 'x' },
    { provider: 'chat', address: null, account: null, workspace: null },
  );
  const installation: ChatInstallation = {
    teamId: 'T0001',
    teamName: null,
    appId: 'A0001',
    enterpriseId: null,
    isEnterpriseInstall: false,
    status: 'installed',
    installedAt: new Date(),
    disabledAt: null,
    disabledReason: null,
    tokensRevokedAt: null,
    tokenStored: true,
    installScopes: [],
    botTokenScopes: ['chat:write'],
    history: [],
  };
  const withBase = (apiBase: string | undefined) => {
    const messages = messagesOf(slack, {
      platform: slack.name,
      postingAccess: async () => ({ token: `xoxb-${randomBytes(8).toString('hex')}`, installation }),
      installationOf: async () => installation,
      apiBase,
    });
    const target = targetOf(slack, installation, apiBase);
    return { ...messages, executeThere: async (given: typeof call) => messages.execute({ ...given, target }) };
  };

  test('reports a failure, not an unknown outcome, when no connection was established', async () => {
    const gone = await FakeChat.start();
    const { address } = gone;
    await gone.stop();
    const outcome = await withBase(`${address}/api/`).executeThere(call);
    expect(outcome).toMatchObject({ kind: 'failed', error: { code: 'provider_unavailable', retryable: true } });
  });

  test('posts nothing when the execution may no longer send, or for another workspace', async () => {
    const platform = await FakeChat.start();
    try {
      const late = { ...call, mayStillSend: () => false };
      expect(await withBase(`${platform.address}/api/`).executeThere(late)).toEqual({ kind: 'not_sent' });
      // This call was checked for another workspace.
      expect(await withBase(`${platform.address}/api/`).execute(call)).toEqual({ kind: 'not_sent' });
      expect(platform.callsOf('chat.postMessage')).toEqual([]);
    } finally {
      await platform.stop();
    }
  });

  test('posts nothing when no chat platform is configured', async () => {
    expect(await withBase(undefined).execute(call)).toMatchObject({
      error: {
        code: 'installation_disabled',
        message: expect.stringMatching(/operator to set the CHAT_ variables/),
      },
    });
    expect(await withBase(undefined).dryRun(call)).toMatchObject({ code: 'installation_disabled', retryable: false });
  });

  test('has no lookup: a message that may exist is left to a person, any other message may be sent', async () => {
    const connector = withBase(undefined);
    expect(await connector.lookup(call)).toBeNull();
    for (const unknownBefore of ['no_answer', 'no_lookup'] as const) {
      expect(await connector.lookup({ ...call, unknownBefore })).toMatchObject({ kind: 'unknown', code: 'no_lookup' });
    }
  });
});
