import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentScope, LASTING_AGENT_SCOPES } from '../../src/identity/roles.ts';
import { storedContents } from '../support/contents.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import {
  type Credential,
  delegationOf,
  McpAgent,
  scopeOf,
  TOOL_NAMES,
  type ToolAnswer,
  type ToolName,
  VALID_ARGUMENTS,
} from '../support/mcp.ts';
import { createSubject, neverWas, type Subject } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

/** Tools that each scope of an API key allows, repeated here on purpose. No key may use a tool that is absent. */
const TOOLS_OF_KEY_SCOPE: Record<string, ToolName[]> = {
  'work.read': ['get_work_item'],
  'work.write': ['create_work_item'],
  'work.actions': ['propose_action', 'execute_action', 'get_evidence', 'export_packet'],
  'catalog.read': [],
  'source.read': [],
};
const KEY_SCOPE_SETS = [
  ...Object.keys(TOOLS_OF_KEY_SCOPE).map((scope) => [scope]),
  ['work.read', 'work.write'],
  ['work.read', 'work.actions'],
  ['work.write', 'work.actions'],
  Object.keys(TOOLS_OF_KEY_SCOPE),
];
const DELEGATED_SETS: AgentScope[][] = [
  ...LASTING_AGENT_SCOPES.map((scope) => [scope]),
  ['agent.work.read', 'agent.actions.propose'],
  [...LASTING_AGENT_SCOPES],
];

const inOrder = (names: ToolName[]) => TOOL_NAMES.filter((name) => names.includes(name));

describe('an agent cannot', () => {
  let service: TestService;
  let desk: RefundDesk;
  let subject: Subject;
  let agent: McpAgent;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    subject = await createSubject(service, desk.tenantId);
    agent = new McpAgent(service, { apiKey: desk.key.token });
  });
  afterAll(() => service.stop());

  /** Calls every tool. Expects that tools outside `allowed` are refused and change nothing. */
  async function expectAllowed(
    credential: Credential,
    allowed: ToolName[],
    refused: (answer: ToolAnswer, name: ToolName) => void,
  ) {
    const one = new McpAgent(service, credential);
    expect(await one.listTools()).toEqual(allowed);
    const hidden = TOOL_NAMES.filter((name) => !allowed.includes(name));
    const before = await storedContents(service);
    for (const name of hidden) refused(await one.call(name, VALID_ARGUMENTS[name](subject)), name);
    // The scope is checked before the arguments.
    for (const name of hidden) refused(await one.call(name, { unknown: true }), name);
    expect(await storedContents(service)).toEqual(before);
    for (const name of allowed) {
      const answer = await one.call(name, VALID_ARGUMENTS[name](subject));
      expect(answer.body.result, answer.text).toHaveProperty('structuredContent');
    }
  }

  describe('call or see a tool that its credential does not allow', () => {
    sampled(6).each(KEY_SCOPE_SETS.map((scopes) => [scopes.join(' '), scopes] as const))(
      'with a key for %s',
      async (_, scopes) => {
        const { token } = await service.createKey(desk.tenantId, [...scopes]);
        const allowed = inOrder(scopes.flatMap((scope) => TOOLS_OF_KEY_SCOPE[scope] ?? []));
        await expectAllowed({ apiKey: token }, allowed, (answer, name) => {
          expect(answer).toMatchObject({ status: 200, body: { result: { isError: true } } });
          expect(answer.output).toBeUndefined();
          expect(answer.text).toContain(`- credential: It lacks the scope ${scopeOf(name)}`);
        });
      },
    );

    it('with a key as bearer token', async () => {
      const { token } = await service.createKey(desk.tenantId, ['work.read']);
      await expectAllowed({ bearer: token }, ['get_work_item'], expectInsufficientScope);
    });

    sampled(6).each(DELEGATED_SETS.map((scopes) => [scopes.join(' '), scopes] as const))(
      'with a delegation of %s',
      async (_, scopes) => {
        const bearer = await delegationOf(desk, scopes);
        const allowed = TOOL_NAMES.filter((name) => scopes.includes(scopeOf(name)));
        await expectAllowed({ bearer }, allowed, expectInsufficientScope);
      },
    );

    function expectInsufficientScope({ status, headers, body }: ToolAnswer, name: ToolName): void {
      expect(status).toBe(403);
      expect(headers.get('www-authenticate')).toBe(`Bearer error="insufficient_scope", scope="${scopeOf(name)}"`);
      expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32000 } });
    }
  });

  describe('approve', () => {
    const approve = (one: McpAgent, { proposal_id, payload_hash }: { proposal_id: string; payload_hash: string }) =>
      one.call('approve_action', { proposal_id, payload_hash });
    const pending = async () => (await desk.propose(LARGE)).body;
    const expectPending = async (id: string) =>
      expect((await desk.get(id)).body).toMatchObject({ status: 'pending_approval', approvals: [] });

    it('with an API key, whatever its scopes and in either header', async () => {
      const proposal = await pending();
      const { token } = await service.createKey(desk.tenantId, Object.keys(TOOLS_OF_KEY_SCOPE));
      expect((await approve(new McpAgent(service, { apiKey: token }), proposal)).text).toContain(
        'agent.actions.approve',
      );
      expect((await approve(new McpAgent(service, { bearer: token }), proposal)).status).toBe(403);
      await expectPending(proposal.proposal_id);
    });

    it('a proposal of its own or of its person', async () => {
      const person = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
      const by = await desk.callOf(person);
      const key = await desk.newKey(person);
      const proposal = (await desk.propose(LARGE, { by: key })).body;
      // The delegation is not even issued.
      await expect(desk.delegate(proposal, by)).rejects.toMatchObject({ code: 'policy_denied' });
      // A delegation that 0.3.0 issued does not count either.
      const { token } = await desk.delegate(proposal);
      await desk.write(proposal.proposal_id, { accountables: [desk.approvers[0].principal.id] });
      const answer = await approve(new McpAgent(service, { bearer: token }), proposal);
      expect(answer.text).toMatch(/policy_denied/);
      await expectPending(proposal.proposal_id);
    });

    it('another proposal or payload than its delegation names', async () => {
      const [named, other] = [await pending(), await pending()];
      const one = new McpAgent(service, { bearer: (await desk.delegate(named)).token });
      expect((await approve(one, other)).text).toMatch(/authorization_error/);
      expect((await approve(one, { ...named, payload_hash: other.payload_hash })).text).toMatch(/payload_mismatch/);
      await expectPending(named.proposal_id);
      await expectPending(other.proposal_id);
    });

    it('twice with one delegation, not even at the same moment', async () => {
      const proposal = (await desk.propose('600.00')).body;
      const one = new McpAgent(service, { bearer: (await desk.delegate(proposal)).token });
      const answers = await Promise.all([approve(one, proposal), approve(one, proposal), approve(one, proposal)]);
      expect(answers.filter(({ output }) => output !== undefined)).toHaveLength(1);
      expect((await desk.get(proposal.proposal_id)).body.approvals).toHaveLength(1);
    });
  });

  it('execute a proposal that is pending, rejected, denied, expired or cancelled', { tags: 'full' }, async () => {
    for (const status of ['pending_approval', 'rejected', 'denied', 'expired', 'cancelled'] as const) {
      const orderId = await desk.order(100_000);
      const { proposal_id: id } = await desk.inState(status, { orderId });
      const answer = await agent.call('execute_action', { proposal_id: id, dry_run: false });
      expect(answer.body.result.isError, status).toBe(true);
      expect(answer.text, status).toMatch(/failed: (invalid_state|approval_required|policy_denied)\./);
      expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
    }
  });

  it('execute by accident: a call without dry_run false is a dry run', async () => {
    const orderId = await desk.order(100_000);
    const { proposal_id: id } = await desk.inState('auto_approved', { orderId });
    for (const args of [{}, { dry_run: true }, { dry_run: null }]) {
      expect((await agent.call('execute_action', { proposal_id: id, ...args })).output).toMatchObject({
        dry_run: true,
      });
    }
    expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
    for (const dryRun of ['false', 0]) {
      expect((await agent.call('execute_action', { proposal_id: id, dry_run: dryRun })).text).toContain('- dry_run:');
    }
    expect(await desk.refunded(orderId)).toEqual({ total: 0, count: 0 });
  });

  describe('reach data of another tenant', () => {
    /** Tools that take an id. Of these, `approve_action` needs a delegation for one approval. */
    const NAMING = TOOL_NAMES.filter((name) => name !== 'create_work_item');
    let stranger: RefundDesk;
    let credential: Credential;
    let grant: Credential;

    beforeAll(async () => {
      stranger = await RefundDesk.open(service);
      credential = { bearer: await delegationOf(stranger, LASTING_AGENT_SCOPES) };
      grant = { bearer: (await stranger.delegate((await stranger.propose(LARGE)).body)).token };
    });

    const comparable = (answer: ToolAnswer, { workItemId, proposalId, integrationId }: Subject) =>
      [workItemId, proposalId, integrationId]
        .reduce((text, id) => text.replaceAll(id, '<id>'), answer.text)
        .replace(/Correlation id: .*/, '');

    sampled(3).each(NAMING)('with %s, which answers as for an id that never existed', async (name) => {
      const one = new McpAgent(service, name === 'approve_action' ? grant : credential);
      const before = await storedContents(service);
      const texts = [];
      for (const foreign of [subject, neverWas()]) {
        const args = VALID_ARGUMENTS[name](foreign);
        const answer = await one.call(name, name === 'execute_action' ? { ...args, dry_run: false } : args);
        expect(answer.body.result.isError).toBe(true);
        texts.push(comparable(answer, foreign));
      }
      expect(texts[0]).toMatch(/failed: (not_found|validation_error)\./);
      expect(texts[0]).toBe(texts[1]);
      expect(await storedContents(service)).toEqual(before);
    });

    it('with a foreign integration on a WorkItem of its own', async () => {
      const own = await stranger.workItem();
      const args = { ...VALID_ARGUMENTS.propose_action(subject), work_item_id: own };
      const answer = await new McpAgent(service, credential).call('propose_action', args);
      expect(answer.text).toMatch(/validation_error[\s\S]*- integration_id: there is no integration/);
    });

    it('with a foreign page token', async () => {
      await desk.key.client.appendMessage(subject.workItemId, 'Two');
      const { output } = await agent.call('get_evidence', { work_item_id: subject.workItemId, limit: 1 });
      const own = await stranger.workItem();
      const args = { work_item_id: own, limit: 1, page_token: output.next_page_token };
      expect((await new McpAgent(service, credential).call('get_evidence', args)).text).toContain('- page_token:');
    });

    it.each(TOOL_NAMES)('by naming a tenant, scope or person in the arguments of %s', async (name) => {
      const one = new McpAgent(service, name === 'approve_action' ? grant : credential);
      for (const field of [
        'tenant_id',
        'scopes',
        'agent_scopes',
        'principal',
        'approvalGrant',
        '$where',
        'constructor',
      ]) {
        const answer = await one.call(name, { ...VALID_ARGUMENTS[name](subject), [field]: desk.tenantId });
        expect(answer.text).toContain(`- ${field}: is not a known field; leave it out`);
      }
    });

    it('by headers or _meta', async () => {
      const one = new McpAgent(service, credential);
      const headers = { 'X-Tenant-Id': desk.tenantId, Tenant: desk.tenantId, 'X-Scopes': 'agent.actions.approve' };
      const foreign = await one.call('get_work_item', { work_item_id: subject.workItemId }, headers);
      expect(foreign.text).toContain('not_found');
      const { body } = await one.request('tools/list', {}, headers);
      expect(body.result.tools).toHaveLength(TOOL_NAMES.length - 1);
    });
  });

  it('send two different credentials, an invalid one or none', async () => {
    const other = await service.createKey(desk.tenantId, ['work.read']);
    const bearer = await delegationOf(desk, ['agent.work.read']);
    const pairs = [
      { 'X-Api-Key': desk.key.token, Authorization: `Bearer ${other.token}` },
      { 'X-Api-Key': desk.key.token, Authorization: `Bearer ${bearer}` },
      { 'X-Api-Key': desk.key.token, Authorization: 'Basic dTpw' },
      { Authorization: 'Bearer nonsense' },
      {},
    ];
    for (const headers of pairs) {
      const answer = await new McpAgent(service).request('tools/list', {}, headers as Record<string, string>);
      expect(answer.status).toBe(401);
      // Another scheme than Bearer counts as no credential.
      const isNone = !JSON.stringify(headers).match(/Bearer|Api-Key/);
      const error = isNone ? '' : ' error="invalid_token",';
      expect(answer.headers.get('www-authenticate')).toBe(
        `Bearer realm="workgate",${error} error_description="Send an API key. A person gets one in Workgate under Access > API keys."`,
      );
      expect(answer.body).toMatchObject({
        jsonrpc: '2.0',
        id: null,
        error: { data: { code: 'authentication_error' } },
      });
    }
    const same = { 'X-Api-Key': desk.key.token, Authorization: `Bearer ${desk.key.token}` };
    expect((await new McpAgent(service).request('tools/list', {}, same)).status).toBe(200);
  });

  it('use a delegation for A2A', async () => {
    const owner = { ...(await desk.join('owner')), role: 'owner' as const };
    const { token } = await service.services.identity.delegations.issue(owner, {
      agent: 'elsewhere',
      scopes: ['agent.work.read'],
      endpoints: ['a2a'],
    });
    expect((await new McpAgent(service, { bearer: token }).request('tools/list')).status).toBe(401);
  });

  it('see proposals or integrations of a WorkItem unless it may propose or execute', async () => {
    const shown = async (scopes: AgentScope[]) => {
      const one = new McpAgent(service, { bearer: await delegationOf(desk, scopes) });
      return Object.keys((await one.call('get_work_item', { work_item_id: subject.workItemId })).output).slice(3);
    };
    expect(await shown(['agent.work.read', 'agent.evidence.read'])).toEqual([]);
    const some = ['proposals', 'has_more_proposals', 'next_proposals_page_token', 'other_proposals'];
    expect(await shown(['agent.work.read', 'agent.actions.execute'])).toEqual(some);
    const all = [...some, 'integrations', 'has_more_integrations'];
    expect(await shown(['agent.work.read', 'agent.actions.propose'])).toEqual(all);
    const reader = new McpAgent(service, { bearer: await delegationOf(desk, ['agent.work.read']) });
    const { workItemId: work_item_id, proposalId: proposal_id } = subject;
    const { text } = await reader.call('get_work_item', { work_item_id, proposal_id });
    expect(text).toContain('authorization_error');
  });

  it('leave its token or its words in the log', async () => {
    const bearer = await delegationOf(desk, LASTING_AGENT_SCOPES);
    const secret = 'Only for the eyes of those who work on it';
    const one = new McpAgent(service, { bearer });
    const named = { 'X-Request-Id': 'looked-for-in-the-log' };
    await one.call('get_work_item', { work_item_id: secret });
    await one.call('create_work_item', { subject: secret, idempotency_key: 'k-3141592' }, named);
    const line = () => service.output.split('\n').find((text) => text.includes('looked-for-in-the-log'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? '{}')).toMatchObject({
      operation: 'mcp.tools/call create_work_item',
      tenant_id: desk.tenantId,
      key_id: expect.stringMatching(/^dlg_/),
      status: 200,
      path: '/api/v1/mcp',
    });
    for (const text of [bearer, desk.key.token, secret, 'k-3141592']) expect(service.output).not.toContain(text);
  });
});
