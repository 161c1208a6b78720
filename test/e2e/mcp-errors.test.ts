import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, type ErrorCode } from '../../src/errors/app-error.ts';
import { toToolErrorText } from '../../src/errors/to-mcp.ts';
import { LASTING_AGENT_SCOPES } from '../../src/identity/roles.ts';
import { subjectOf } from '../../src/transports/mcp/tools.ts';
import { ERROR_CODES } from '../support/error-codes.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { delegationOf, McpAgent, TOOL_NAMES, type ToolAnswer, type ToolName, VALID_ARGUMENTS } from '../support/mcp.ts';
import { createSubject, neverWas, refundProposal, type Subject } from '../support/operations.ts';
import { TestService } from '../support/service.ts';

/** Tools that repeat their effect when they are called again without an idempotency key. */
const KEYED: ToolName[] = ['create_work_item', 'propose_action'];
/** Errors that only an idempotency key can cause. */
const OF_KEYS: ErrorCode[] = ['idempotency_key_reused', 'request_in_progress'];
/** Errors after which the same call should be repeated. */
const OF_REPEATS: ErrorCode[] = ['rate_limited', 'unavailable', 'internal_error', ...OF_KEYS];
/** Errors about ids. An approval must take its ids from the delegation. */
const OF_IDS: ErrorCode[] = ['not_found', 'authorization_error'];

/** Matches everything that an agent can call at this door, by name. */
const CALL = new RegExp(`\\b(${[...TOOL_NAMES, 'tools/list'].join('|')})\\b`);

/** Checks that a text names the code, a field with its problem, and the next call. */
function expectTeaching(text: string, name: ToolName, code: string, field: string): void {
  const lines = text.split('\n');
  expect(lines[0]).toBe(`${name} failed: ${code}.`);
  const problems = lines.filter((line) => line.startsWith('- '));
  expect(problems.map((line) => line.slice(2, line.indexOf(': ')))).toContain(field);
  for (const line of problems) expect(line).toMatch(/^- \S+: \S.{7,}$/);
  const next = lines.filter((line) => line.startsWith('Next: '));
  expect(next).toHaveLength(1);
  expect(next[0]).toMatch(CALL);
  expect(text).not.toMatch(/undefined|\[object|Error:|at .*\.ts/);
}

describe('tool errors', () => {
  let service: TestService;
  let desk: RefundDesk;
  let subject: Subject;
  let agent: McpAgent;
  /** An agent whose delegation allows it to approve `granted` and nothing else. */
  let approver: McpAgent;
  let granted: { proposal_id: string; payload_hash: string };

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    subject = await createSubject(service, desk.tenantId);
    agent = new McpAgent(service, { bearer: await delegationOf(desk, LASTING_AGENT_SCOPES) });
    granted = (await desk.propose(LARGE)).body;
    approver = new McpAgent(service, { bearer: (await desk.delegate(granted)).token });
  });
  afterAll(() => service.stop());

  const callerOf = (name: ToolName) => (name === 'approve_action' ? approver : agent);
  const expectFailure = (answer: ToolAnswer, name: ToolName, code: string, field: string) => {
    expect(answer).toMatchObject({ status: 200, body: { result: { isError: true } } });
    expect(answer.body.result).not.toHaveProperty('structuredContent');
    expectTeaching(answer.text, name, code, field);
  };

  describe.each(TOOL_NAMES)('of %s', (name) => {
    const call = (args: object) => callerOf(name).call(name, args);

    it('name every required argument that is missing', async () => {
      const followed = ['resource_type', 'action_operation'];
      const required = Object.keys(VALID_ARGUMENTS[name](subject)).filter((one) => !followed.includes(one));
      const answer = await call({});
      for (const field of required.filter((one) => one !== 'payload'))
        expectFailure(answer, name, 'validation_error', field);
    });

    it('name an argument that is unknown or has the wrong type', async () => {
      const valid = VALID_ARGUMENTS[name](subject);
      expectFailure(await call({ ...valid, tenant: 'x' }), name, 'validation_error', 'tenant');
      for (const field of Object.keys(valid)) {
        expectFailure(await call({ ...valid, [field]: 7 }), name, 'validation_error', field);
      }
    });

    it('say that arguments are an object', async () => {
      for (const args of ['x', [], 7]) {
        expectFailure(await call(args as never), name, 'validation_error', 'arguments');
      }
    });

    it('describe the ids if one is malformed, and say where to find one if it is unknown', async () => {
      const valid = VALID_ARGUMENTS[name](neverWas());
      const id = Object.keys(valid).find((field) => field === 'work_item_id' || field === 'proposal_id');
      if (id === undefined) return expect(name).toBe('create_work_item');
      expectFailure(await call({ ...valid, [id]: 'order-1' }), name, 'validation_error', id);
      // propose_action looks up the integration and the WorkItem, and reports the one that is missing first.
      const integration = name === 'propose_action' ? { integration_id: subject.integrationId } : {};
      expectFailure(await call({ ...valid, ...integration }), name, 'not_found', id);
    });

    it('name the missing scope, and say that a person can help', async () => {
      const { token } = await service.createKey(desk.tenantId, ['catalog.read']);
      const answer = await new McpAgent(service, { apiKey: token }).call(name, VALID_ARGUMENTS[name](subject));
      expectFailure(answer, name, 'authorization_error', 'credential');
      expect(answer.text).toMatch(/Ask a person/);
    });

    it('are readable in the revisions with a handshake, too', async () => {
      const { status, body } = await callerOf(name).handshakeRequest('tools/call', { name });
      expect(status).toBe(200);
      expect(Object.keys(body.result)).toEqual(['content', 'isError']);
      expect(body.result.content[0].text).toMatch(new RegExp(`^${name} failed: validation_error`));
    });
  });

  it('name the field of a payload that is wrong', async () => {
    const valid = { work_item_id: subject.workItemId, ...refundProposal(subject.integrationId) };
    const cases: [string, object][] = [
      ['payload.type', { ...valid.payload, type: 'teleport' }],
      ['payload.order_id', { ...valid.payload, order_id: undefined }],
      ['payload.amount', { ...valid.payload, amount: '1,00' }],
      ['payload.amount', { ...valid.payload, amount: '1.001' }],
      ['payload.currency', { ...valid.payload, currency: 'euro' }],
      ['payload.note', { ...valid.payload, note: 'x' }],
    ];
    for (const [field, payload] of cases) {
      expectFailure(
        await agent.call('propose_action', { ...valid, payload }),
        'propose_action',
        'validation_error',
        field,
      );
    }
  });

  it('name an invalid page token', async () => {
    for (const name of ['get_work_item', 'get_evidence'] as const) {
      const answer = await agent.call(name, { work_item_id: subject.workItemId, page_token: 'nonsense' });
      expectFailure(answer, name, 'validation_error', 'page_token');
    }
  });

  it('name an idempotency_key that was used for something else', async () => {
    for (const name of ['create_work_item', 'propose_action'] as const) {
      const valid = { ...VALID_ARGUMENTS[name](subject), idempotency_key: `reused-${name}` };
      expect((await agent.call(name, valid)).output).toBeDefined();
      const changed = name === 'create_work_item' ? { subject: 'Other' } : { approval_reason: 'Other' };
      expectFailure(
        await agent.call(name, { ...valid, ...changed }),
        name,
        'idempotency_key_reused',
        'idempotency_key',
      );
    }
  });

  it('say that a WorkItem or a proposal has ended', { tags: 'full' }, async () => {
    const ended = await desk.workItem();
    await desk.key.client.updateWorkItem(ended, { status: 'cancelled' });
    const proposal = { work_item_id: ended, ...refundProposal(desk.integrationId) };
    expectFailure(await agent.call('propose_action', proposal), 'propose_action', 'invalid_state', 'work_item_id');
    for (const status of ['rejected', 'denied', 'expired', 'cancelled', 'execution_failed'] as const) {
      const { proposal_id } = await desk.inState(status);
      const answer = await agent.call('execute_action', { proposal_id, dry_run: false });
      expectFailure(answer, 'execute_action', 'invalid_state', 'proposal_id');
      // A dry run asks what would happen, so it is no error that nothing would.
      const dry = await agent.call('execute_action', { proposal_id });
      expect(dry.output).toMatchObject({ outcome: 'not_executable', problems: [{ field: 'status' }] });
    }
  });

  it('say that a proposal waits for people, and that an action is in progress', async () => {
    const waiting = await desk.inState('pending_approval');
    const early = await agent.call('execute_action', { proposal_id: waiting.proposal_id, dry_run: false });
    expectFailure(early, 'execute_action', 'invalid_state', 'proposal_id');
    expect(early.text).toContain('it waits for approval');
    const dry = await agent.call('execute_action', { proposal_id: waiting.proposal_id, detail: 'full' });
    expect(dry.output.policy).toMatchObject({ decision: 'require_approval', approvals_required: 1 });
    const unknown = await desk.inState('outcome_unknown');
    const busy = await agent.call('execute_action', { proposal_id: unknown.proposal_id, dry_run: false });
    expectFailure(busy, 'execute_action', 'execution_in_progress', 'proposal_id');
    expect(busy.text).toContain('Wait: 1 s.');
  });

  it('name a payload that was not approved, and a policy that forbids the action', { tags: 'full' }, async () => {
    const tampered = await desk.inState('auto_approved');
    await desk.write(tampered.proposal_id, { 'payload.amount': '999.00' });
    const answer = await agent.call('execute_action', { proposal_id: tampered.proposal_id, dry_run: false });
    expectFailure(answer, 'execute_action', 'payload_mismatch', 'payload_hash');
    const other = { proposal_id: granted.proposal_id, payload_hash: 'a'.repeat(64) };
    const mismatch = await approver.call('approve_action', other);
    expectFailure(mismatch, 'approve_action', 'payload_mismatch', 'payload_hash');
    // A caller who may only approve is not sent to a tool that would refuse.
    expect(mismatch.text).not.toContain('get_work_item');
    const { proposal_id } = await desk.inState('auto_approved');
    const text =
      '@id("closed") @reason("The shop is closed.") forbid (principal, action == Action::"execute", resource);';
    const denied = await desk.under(text, () => agent.call('execute_action', { proposal_id, dry_run: false }));
    expectFailure(denied, 'execute_action', 'policy_denied', 'tenant/closed');
    expect(denied.text).toContain('The shop is closed.');
  });

  it('name what the provider would refuse', async () => {
    const orderId = await desk.order(100);
    // Each refund was valid when it was proposed.
    const proposed = await Promise.all(['0.60', '0.70'].map((amount) => desk.propose(amount, { orderId })));
    const [first, { proposal_id }] = proposed.map(({ body }) => body) as [
      { proposal_id: string },
      { proposal_id: string },
    ];
    await agent.call('execute_action', { proposal_id: first.proposal_id, dry_run: false });
    const answer = await agent.call('execute_action', { proposal_id, dry_run: false });
    expectFailure(answer, 'execute_action', 'invalid_state', 'payload.amount');
    const dry = await agent.call('execute_action', { proposal_id });
    expect(dry.output).toMatchObject({ outcome: 'would_fail', problems: [{ field: 'payload.amount' }] });
  });

  it('come in time even if the provider does not answer', { tags: 'full' }, async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = { WORKGATE_STRIPE_API_BASE: `http://127.0.0.1:${port}`, WORKGATE_REQUEST_TIMEOUT_MS: '5000' };
    const hurried = await TestService.start({ sharing: service, env });
    const admin = await desk.callOf(desk.creator);
    const stripe = { kind: 'stripe', name: 'Stripe', credential: `sk_test_${'x'.repeat(24)}` } as const;
    const { integrationId } = await service.services.integrations.integrations.create(admin, stripe);
    const work_item_id = await desk.workItem();
    const { token } = await service.createKey(desk.tenantId, ['work.read', 'work.actions']);
    const patient = new McpAgent(hurried, { apiKey: token });
    const proposal = await patient.call('propose_action', { work_item_id, ...refundProposal(integrationId) });
    const answer = await patient.call('execute_action', { proposal_id: proposal.output.proposal_id });
    expectFailure(answer, 'execute_action', 'unavailable', 'service');
    silent.closeAllConnections();
    silent.close();
    await hurried.stop({ keepDatabase: true });
  });

  it.each(Object.keys(ERROR_CODES) as ErrorCode[])('explain %s, whichever tool it comes from', (code) => {
    for (const name of TOOL_NAMES) {
      const keyed = KEYED.includes(name);
      if (!keyed && OF_KEYS.includes(code)) continue;
      for (const mayRead of [true, false]) {
        const tool = { name, subject: subjectOf(name), keyed, mayRead };
        const text = toToolErrorText(new AppError(code, 'Something is the matter.'), tool, 'c-1');
        expectTeaching(text, name, code, /- (\S+): /.exec(text)?.[1] ?? '');
        if (!keyed) expect(text).not.toContain('idempotency_key');
        else if (OF_REPEATS.includes(code)) expect(text).toMatch(/Next: .*idempotency_key/);
        if (name === 'approve_action' && OF_IDS.includes(code)) expect(text).toMatch(/Next: .*from the delegation/);
        if (!mayRead && code !== 'payload_too_large') expect(text).not.toContain('Call get_work_item to see');
      }
    }
  });

  it('reveal nothing internal', () => {
    const thrown = new Error('E11000 duplicate key mongodb://user:secret@host');
    const text = toToolErrorText(
      thrown,
      { name: 'create_work_item', subject: 'subject', keyed: true, mayRead: true },
      'c-1',
    );
    expectTeaching(text, 'create_work_item', 'internal_error', 'service');
    expect(text).not.toMatch(/E11000|mongodb|secret/);
  });
});
