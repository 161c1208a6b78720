import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ConnectError } from '@connectrpc/connect';
import { endStreamFromJson } from '@connectrpc/connect/protocol-connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { A2aAgent, actionMessage, textMessage } from '../support/a2a.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { RefundDesk } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { META, STATELESS } from '../support/mcp-wire.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { pathOf, sendRpc } from '../support/raw-rpc.ts';
import { checked, refusalInJson } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const CREATE_PROPOSAL = pathOf(ActionService, 'CreateActionProposal');
const CREATE_WORK_ITEM = pathOf(WorkService, 'CreateWorkItem');
const WATCH = pathOf(WorkService, 'WatchWorkItemTimeline');

let service: TestService;
let desk: RefundDesk;
let member: TestPerson;
let workItemId: string;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  const { tenantId } = desk;
  member = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  workItemId = await desk.workItem();
});
afterAll(() => service.stop());

/** Answer of a door to a request that it must refuse. */
interface Refused {
  status: number;
  code: string;
  fields: string[];
}

/** Sends the text of a valid proposal through a door, with one piece of the text replaced. */
type Send = (old: string, replaced: string) => Promise<Refused>;

function replaced(valid: object, old: string, text: string): string {
  const json = JSON.stringify(valid);
  expect(json).toContain(old);
  return json.replace(old, () => text);
}

const fieldsOf = (details: { field: string }[] = []) => details.map(({ field }) => field);
const proposal = () => refundProposal(desk.integrationId);

const DOORS: Record<string, Send> = {
  REST: async (old, text) => {
    const body = replaced(proposal(), old, text);
    const answer = await desk.key.client.post(`/api/v1/public/work-items/${workItemId}/action-proposals`, body);
    const { code, details } = answer.body.error ?? {};
    return { status: answer.status, code, fields: fieldsOf(details) };
  },
  MCP: async (old, text) => {
    const name = 'propose_action';
    const params = { _meta: META, name, arguments: { work_item_id: workItemId, ...proposal() } };
    const body = replaced({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, old, text);
    const headers = { 'MCP-Protocol-Version': STATELESS, 'Mcp-Method': 'tools/call', 'Mcp-Name': name };
    const { status, body: answer } = await new McpAgent(service, { apiKey: desk.key.token }).post(body, headers);
    const told: string = answer.result?.isError ? answer.result.content[0].text : '';
    const { code = /failed: (\w+)\./.exec(told)?.[1], details } = answer.error?.data ?? {};
    const named = [...told.matchAll(/^- ([^:]+):/gm)].map((match) => match[1] as string);
    return { status, code, fields: details === undefined ? named : fieldsOf(details) };
  },
  A2A: async (old, text) => {
    const message = actionMessage(
      { type: 'propose', proposal: proposal() },
      { messageId: randomUUID(), taskId: workItemId },
    );
    const body = replaced({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message } }, old, text);
    const response = await A2aAgent.withKey(service, desk.key.token).post(body);
    const { error } = (await response.json()) as { error?: { message: string; data: never } };
    const { code, reason, details } = (error?.data ?? {}) as { code?: string; reason?: string; details?: never };
    const named = details ?? [{ field: error?.message.split(':')[0] ?? '' }];
    return { status: response.status, code: code ?? reason ?? '', fields: fieldsOf(named) };
  },
  Connect: async (old, text) => {
    const { type: _, ...commerceRefund } = proposal().payload;
    const request = { workItemId, integrationId: desk.integrationId, approvalReason: 'A valid reason', commerceRefund };
    const body = replaced(request, old, text).replace('"duplicate"', '"REFUND_REASON_DUPLICATE"');
    const answer = await sendRpc(service.address, CREATE_PROPOSAL, { headers: { Cookie: member.cookie }, body });
    if (answer.status === 200) return { status: 200, code: '', fields: [] };
    const { info } = refusalInJson(answer);
    return { status: answer.status, code: info.code, fields: fieldsOf(info.problems) };
  },
};

const STATUS = { REST: 400, MCP: 400, A2A: 200, Connect: 400 } as Record<string, number>;

describe.each(Object.keys(DOORS))('a proposal over %s', (door) => {
  const send = DOORS[door] as Send;
  const proposals = async () => (await desk.list(workItemId)).body.action_proposals.length;

  it('is accepted if it is valid', async () => {
    const before = await proposals();
    const { code } = await send('"1.00"', '"1.00"');
    expect(code ?? '').toBe('');
    expect(await proposals()).toBe(before + 1);
  });

  it.each([
    ['the amount', '"amount":"1.00"', '"amount":"1.00","amount":"5000.00"', 'amount'],
    ['the amount, in another spelling', '"amount":"1.00"', '"amount":"1.00","am\\u006funt":"1.00"', 'amount'],
  ])('is refused with the name of a member that is given twice: %s', async (_what, old, text, field) => {
    const before = await proposals();
    const refused = await send(old, text);
    expect(refused.code).toBe('duplicate_member');
    expect(refused.status).toBe(STATUS[door]);
    expect(refused.fields[0]).toMatch(new RegExp(`(^|\\.)${field}$`));
    expect(await proposals()).toBe(before);
  });

  it.each([
    '1e400',
    '0.1000000000000000055',
    '9007199254740993',
  ])('is refused with the name of a number that parsers read differently: %s', async (literal) => {
    const before = await proposals();
    const refused = await send('"amount":"1.00"', `"amount":${literal}`);
    expect(['validation_error', 'PARSE_ERROR']).toContain(refused.code);
    expect(refused.fields[0]).toMatch(/(^|\.)amount$/);
    expect(await proposals()).toBe(before);
  });

  it.each(['XXX', 'XTS', 'XAU', 'CHE'])('is refused if the currency is %s, in which nobody is paid', async (code) => {
    const before = await proposals();
    const refused = await send('"EUR"', `"${code}"`);
    expect(refused.code).toBe('validation_error');
    expect(refused.fields[0]).toMatch(/(^|\.)currency$/);
    expect(await proposals()).toBe(before);
  });

  it.each([
    ['U+0000', '\\u0000'],
    ['ESC', '\\u001b'],
  ])('is refused if the reason, which approvers read, contains %s', async (_what, character) => {
    const before = await proposals();
    const refused = await send('"A valid reason"', `"A ${character} reason"`);
    expect(refused.code).toBe('validation_error');
    expect(refused.fields[0]).toMatch(/approval_reason$/);
    expect(await proposals()).toBe(before);
  });

  it('may have line breaks in its reason', async () => {
    const before = await proposals();
    await send('"A valid reason"', '"A\\r\\n\\treason"');
    expect(await proposals()).toBe(before + 1);
  });

  it.each([
    ['half a surrogate pair', '"A valid reason"', '"A \\ud800 reason"'],
    ['65 levels of nesting', '"A valid reason"', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('is refused with %s', async (_what, old, text) => {
    const before = await proposals();
    const refused = await send(old, text);
    expect(['validation_error', 'PARSE_ERROR']).toContain(refused.code);
    expect(await proposals()).toBe(before);
  });
});

describe('a member that is given twice over Connect', () => {
  const twice = '{"workItemId":"a","workItemId":"b"}';

  it('is refused in a compressed message', async () => {
    const headers = { Cookie: member.cookie, 'Content-Encoding': 'gzip' };
    const answer = await sendRpc(service.address, CREATE_PROPOSAL, { headers, body: gzipSync(twice) });
    const { info } = refusalInJson(answer);
    expect([info.code, fieldsOf(info.problems)]).toEqual(['duplicate_member', ['workItemId']]);
    expect(info.correlationId).toBe(answer.headers['x-correlation-id']);
  });

  it('is refused in the message that opens a stream', async () => {
    const frame = Buffer.concat([Buffer.alloc(5), Buffer.from(twice)]);
    frame.writeUInt32BE(twice.length, 1);
    const headers = { Cookie: member.cookie, 'Content-Type': 'application/connect+json' };
    const answer = await sendRpc(service.address, WATCH, { headers, body: frame });
    const { error } = endStreamFromJson(answer.bytes.subarray(5));
    const { info } = checked(error as ConnectError);
    expect([info.code, info.correlationId]).toEqual(['duplicate_member', answer.headers['x-correlation-id']]);
  });

  it('is refused in JSON of gRPC-web', async () => {
    const frame = Buffer.concat([Buffer.alloc(5), Buffer.from(twice)]);
    frame.writeUInt32BE(twice.length, 1);
    const headers = { Cookie: member.cookie, 'Content-Type': 'application/grpc-web+json' };
    const answer = await sendRpc(service.address, CREATE_PROPOSAL, { headers, body: frame });
    expect(answer.bytes.toString()).toMatch(/given%20more%20than%20once|given more than once/);
  });
});

describe('a request from chat', () => {
  it('is refused if it is an event with a member given twice, even if it is signed', { tags: 'full' }, async () => {
    const chat = await ChatDesk.open();
    const answer = await chat.send('events', '{"type":"url_verification","challenge":"a","challenge":"b"}');
    expect([answer.status, (answer.body as { error: { code: string } }).error.code]).toEqual([400, 'duplicate_member']);
    await chat.close();
  });

  it('creates nothing if its command contains control characters or turns the writing direction', {
    tags: 'full',
  }, async () => {
    const chat = await ChatDesk.open();
    const connected = await chat.connect();
    for (const character of ['\u0000', '\u001b', '\u202e']) {
      const answer = await chat.command(connected, `Refund${character} 1234`);
      expect((answer.body as { text: string }).text).toMatch(/one line/);
    }
    await chat.close();
  });
});

/** Characters that a single line of text must not contain. */
const NOT_IN_A_LINE = ['\u0000', '\u001b', '\n', '\r', '\u0085', '\u2028', '\u202e', '\u2066'];

describe('a text of one line', () => {
  const patchOf = (character: string) => ({ subject: `Refund ${character} 1234` });

  it.each(NOT_IN_A_LINE)('is refused over REST if it contains %j', async (character) => {
    const line = `a${character}b`;
    const everywhere = {
      subject: line,
      channel_id: line,
      tags: [line],
      contact: { name: line },
      initial_message: { content: 'x', external_message_id: line },
    };
    const refused = await desk.key.client.createWorkItem(everywhere);
    expect(refused.status).toBe(400);
    const fields = ['subject', 'channel_id', 'tags[0]', 'contact.name', 'initial_message.external_message_id'];
    expect(new Set(fieldsOf(refused.body.error.details))).toEqual(new Set(fields));
    for (const { problem } of refused.body.error.details) expect(problem).toMatch(/one line/);
    expect((await desk.key.client.updateWorkItem(workItemId, patchOf(character))).status).toBe(400);
  });

  it.each(NOT_IN_A_LINE)('is refused over MCP if it contains %j', async (character) => {
    const agent = new McpAgent(service, { apiKey: desk.key.token });
    const { text, body } = await agent.call('create_work_item', patchOf(character));
    expect(body.result.isError).toBe(true);
    expect(text).toContain('- subject: ');
  });

  it.each(NOT_IN_A_LINE)('is refused over Connect if it contains %j', async (character) => {
    const line = `a${character}b`;
    const body = { subject: line, channelId: line, tags: [line], contact: { name: line } };
    const answer = await sendRpc(service.address, CREATE_WORK_ITEM, { headers: { Cookie: member.cookie }, body });
    const { info } = refusalInJson(answer);
    expect(new Set(fieldsOf(info.problems))).toEqual(new Set(['subject', 'channel_id', 'tags[0]', 'contact.name']));
  });

  it.each(
    NOT_IN_A_LINE,
  )('is refused over A2A, or taken without the character, if it contains %j', async (character) => {
    const agent = A2aAgent.withKey(service, desk.key.token);
    const { body } = await agent.call('message/send', { message: textMessage(`Refund${character} 1234`) });
    if (body.error !== undefined) {
      expect(body.error.data.details[0].field).toBe('message.parts[0].text');
      return;
    }
    const { subject } = (await desk.key.client.getWorkItem(body.result.id)).body;
    expect(subject).toMatch(/^Refund( {2}1234)?$/);
  });

  it('that is already stored can be read, and other fields beside it can be changed', async () => {
    const id = await desk.workItem();
    const rows = service.services.platform.mongo.connection.collection<WorkItemDocument>('work_items');
    await rows.updateOne({ _id: id }, { $set: { subject: 'old\u0000\u202e', tags: ['o\nld'] } });
    expect((await desk.key.client.getWorkItem(id)).body).toMatchObject({ subject: 'old\u0000\u202e', tags: ['o\nld'] });
    expect((await desk.key.client.updateWorkItem(id, { priority: 'high' })).status).toBe(200);
    expect((await desk.key.client.listWorkItems(`?tag=${encodeURIComponent('o\nld')}`)).body.work_items).toHaveLength(
      1,
    );
  });
});
