/**
 * Input in unusual forms that clients and frameworks send. It is accepted because it means the same (agents.md, "After
 * 0.4.0").
 */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { McpAgent, TOOL_NAMES, VALID_ARGUMENTS } from '../support/mcp.ts';
import { MCP_PATH, META, STATELESS } from '../support/mcp-wire.ts';
import { refundProposal, type Subject } from '../support/operations.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let agent: McpAgent;
let subject: Subject;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  agent = new McpAgent(service, { apiKey: desk.key.token });
  const workItemId = await desk.workItem();
  const proposalId = (await desk.propose('0.01', { workItemId })).body.proposal_id;
  subject = { workItemId, integrationId: desk.integrationId, proposalId } as Subject;
});
afterAll(() => service.stop());

const refund = async (more: object = {}) => {
  const { payload, ...rest } = refundProposal(desk.integrationId);
  return {
    work_item_id: subject.workItemId,
    ...rest,
    payload: { ...payload, order_id: await desk.order(1_000) },
    ...more,
  };
};

describe('null', () => {
  const tools = TOOL_NAMES.filter((name) => name !== 'approve_action');

  it.each(tools)('counts as missing for an optional argument of %s', async (name) => {
    const all = await listed(name);
    const valid = name === 'propose_action' ? await refund() : VALID_ARGUMENTS[name](subject);
    const nulls = Object.fromEntries(all.filter((field) => !(field in valid)).map((field) => [field, null]));
    expect(Object.keys(nulls)).not.toEqual([]);
    const { output, text } = await agent.call(name, { ...nulls, ...valid });
    expect(output, text).toBeDefined();
  });

  it('counts as missing inside an argument, and for arguments that are not listed', async () => {
    const args = {
      subject: 'Nested',
      contact: { name: 'Ada', email: null, locale: null },
      initial_message: { content: 'Hello.', role: null, external_message_id: null },
      channel: null,
      channel_id: null,
    };
    const { output, text } = await agent.call('create_work_item', args);
    expect(output, text).toMatchObject({ contact: { name: 'Ada' }, channel: 'agent', message_count: 1 });
    expect(output.contact).not.toHaveProperty('email');
  });

  it('does not change the input: one idempotency key gives one effect and one hash', async () => {
    const plain = { ...(await refund()), idempotency_key: 'null-or-absent' };
    const first = await agent.call('propose_action', plain);
    const again = await agent.call('propose_action', { ...plain, supersedes: null, detail: null, resource_type: null });
    expect(again.output, again.text).toMatchObject({
      proposal_id: first.output.proposal_id,
      payload_hash: first.output.payload_hash,
    });
  });

  it('is refused for a required argument, an unknown argument, and an entry of a list', async () => {
    const problems = async (args: object) => (await agent.call('create_work_item', args)).text;
    expect(await problems({ subject: null })).toContain('- subject: is required');
    expect(await problems({ subject: 'x', tenant: null })).toContain('- tenant: is not a known field');
    expect(await problems({ subject: 'x', tags: ['a', null] })).toContain('- tags[1]: must be a string');
  });

  it('is kept in the payload of a tenant operation, because only its schema says what null means', async () => {
    const payload = { type: 'x_close_account', note: null };
    const { text } = await agent.call('propose_action', await refund({ payload, resource_type: null }));
    expect(text).not.toContain('- payload.note');
    expect(text).toContain('- payload.type');
  });

  test.each([
    ['params', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: null }],
    ['cursor', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: null, _meta: null } }],
    ['an empty cursor', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: '' } }],
  ])('and empty strings count as missing in a list request: %s', async (_, message) => {
    const { status, body } = await agent.post(message);
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.result.tools).toContainEqual(expect.objectContaining({ name: 'get_work_item' }));
  });

  test('counts as missing for the arguments of a call', async () => {
    for (const args of [null, undefined]) {
      const { body } = await agent.handshakeRequest('tools/call', { name: 'create_work_item', arguments: args });
      expect(body.result.content[0].text).toContain('- subject: is required');
    }
  });

  test('counts as no id in a notification, because some libraries write it', async () => {
    const answer = await agent.post({ jsonrpc: '2.0', id: null, method: 'notifications/initialized' });
    expect(answer).toMatchObject({ status: 202, body: undefined });
  });

  test.each(['get_work_item', 'get_evidence'])('and an empty page_token of %s count as missing', async (name) => {
    const { output, text } = await agent.call(name, { work_item_id: subject.workItemId, page_token: '' });
    expect(output, text).toHaveProperty('next_page_token');
  });

  test('differs from a real cursor, which is refused because the list has one page', async () => {
    const { body } = await agent.request('tools/list', { cursor: 'x' });
    expect(body.error).toMatchObject({ code: -32602, message: expect.stringContaining('params.cursor') });
  });
});

describe('JSON in a string', () => {
  it('is parsed where an object or a list is expected, at any depth', async () => {
    const contact = JSON.stringify({ name: 'Ada', email: null });
    const args = { subject: 'As text', contact, tags: '["a", "b"]', initial_message: '{"content": "{\\"x\\": 1}"}' };
    const { output, text } = await agent.call('create_work_item', args);
    expect(output, text).toMatchObject({ contact: { name: 'Ada' }, tags: ['a', 'b'], message_count: 1 });
    // A value that may be text stays text.
    const { body } = await desk.key.client.listMessages(output.work_item_id);
    expect(body.messages[0].content).toBe('{"x": 1}');
  });

  it('is the same input: one idempotency key gives one effect and one hash', async () => {
    const plain = { ...(await refund()), idempotency_key: 'text-or-object' };
    const first = await agent.call('propose_action', plain);
    const again = await agent.call('propose_action', { ...plain, payload: JSON.stringify(plain.payload) });
    expect(again.output, again.text).toMatchObject({
      proposal_id: first.output.proposal_id,
      payload_hash: first.output.payload_hash,
    });
  });

  it('is parsed if it holds all arguments', async () => {
    const { output, text } = await agent.call('create_work_item', '{"subject": "All as text"}' as never);
    expect(output, text).toMatchObject({ subject: 'All as text' });
  });

  it('is not parsed if it is ambiguous or has another type', async () => {
    const problems = async (contact: unknown) => (await agent.call('create_work_item', { subject: 'x', contact })).text;
    for (const contact of ['{"name": "a", "name": "b"}', '[]', 'Ada', '{"name": ', '7', '']) {
      expect(await problems(contact), contact).toContain('- contact: must be an object');
    }
    expect(await problems('{"name": "a", "nmae": "b"}')).toContain('- contact.nmae: is not a known field');
  });

  it('never becomes a number or a flag, because the text false would execute an action', async () => {
    const args = { proposal_id: subject.proposalId, dry_run: 'false' };
    expect((await agent.call('execute_action', args)).text).toContain('- dry_run: must be a boolean');
  });
});

describe('the Accept header', () => {
  const send = async (accept: string, body: object) => {
    const response = await fetch(`${service.address}${MCP_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': desk.key.token, Accept: accept },
      body: JSON.stringify(body),
    });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };

  test.each([
    'text/event-stream',
    'TEXT/Event-Stream; q=0.5',
    'text/*',
  ])('%s alone gets the answer as the only event of a stream', async (accept) => {
    const { status, type, text } = await send(accept, ping);
    expect([status, type]).toEqual([200, 'text/event-stream']);
    expect(text).toBe('event: message\ndata: {"jsonrpc":"2.0","id":7,"result":{}}\n\n');
  });

  test('text/event-stream alone gets line breaks within the one event, and refusals as JSON', async () => {
    const created = await send('text/event-stream', {
      jsonrpc: '2.0',
      id: 8,
      method: 'tools/call',
      params: { name: 'create_work_item', arguments: {} },
    });
    const [event, data, ...rest] = created.text.split('\n');
    expect([event, rest]).toEqual(['event: message', ['', '']]);
    expect(JSON.parse(data?.slice('data: '.length) ?? '')).toMatchObject({ id: 8, result: { isError: true } });
    const refused = await send('text/event-stream', [ping]);
    expect([refused.status, refused.type]).toEqual([400, 'application/json']);
    const told = await send('text/event-stream', { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([told.status, told.text]).toEqual([202, '']);
  });

  test('gets JSON wherever it allows JSON', async () => {
    for (const accept of ['application/json', 'text/event-stream, application/json', 'text/event-stream, */*;q=0.1']) {
      expect((await send(accept, ping)).type, accept).toBe('application/json');
    }
  });
});

describe.each(['2025-03-26', '2024-11-05'])('a client that knows no revision after %s', (revision) => {
  const info = { capabilities: {}, clientInfo: { name: 'c', version: '1' } };

  it('connects with that revision, and needs no header', async () => {
    const params = { protocolVersion: revision, ...info };
    const { body } = await agent.post({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    expect(body.result.protocolVersion).toBe(revision);
  });

  it('gets everything except links to resources, which it cannot read', async () => {
    const params = { name: 'export_packet', arguments: { work_item_id: subject.workItemId } };
    const call = (headers: Record<string, string>) =>
      agent.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
    const typesOf = ({ body }: { body: { result: { content: { type: string }[] } } }) =>
      body.result.content.map(({ type }) => type);
    // These revisions have no version header, so a request without the header is of one of them.
    for (const headers of [{}, { 'MCP-Protocol-Version': revision }] as Record<string, string>[]) {
      const answer = await call(headers);
      expect(typesOf(answer)).toEqual(['text']);
      expect(JSON.parse(answer.body.result.content[0].text).resource_uri).toMatch(/^http/);
    }
    expect(typesOf(await call({ 'MCP-Protocol-Version': '2025-06-18' }))).toContain('resource_link');
  });

  it('is told that batches are not accepted', async () => {
    const batch = [{ jsonrpc: '2.0', id: 1, method: 'ping' }];
    const { status, body } = await agent.post(batch, { 'MCP-Protocol-Version': revision });
    expect([status, body.error.code]).toEqual([400, -32600]);
    expect(body.error.message).toContain('one message in each request');
  });
});

describe('initialize under the header of 2026-07-28', () => {
  const message = (params: object) => ({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const header = { 'MCP-Protocol-Version': STATELESS };

  it('is a handshake, because its purpose is to agree on a revision', async () => {
    for (const protocolVersion of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']) {
      const { status, body } = await agent.post(message({ protocolVersion, capabilities: {} }), header);
      expect([status, body.result?.protocolVersion]).toEqual([200, protocolVersion]);
    }
    const newer = await agent.post(message({ protocolVersion: STATELESS, capabilities: {} }), header);
    expect(newer.body.result.protocolVersion).toBe('2025-11-25');
  });

  it('is an unknown method if the body is of 2026-07-28, too', async () => {
    const { status, body } = await agent.request('initialize', { protocolVersion: STATELESS, _meta: META });
    expect([status, body.error.code]).toEqual([404, -32601]);
  });
});

/** Returns the arguments that `tools/list` names for a tool. */
async function listed(name: string): Promise<string[]> {
  const { body } = await agent.request('tools/list');
  const tool = body.result.tools.find((one: { name: string }) => one.name === name);
  return Object.keys(tool.inputSchema.properties);
}
