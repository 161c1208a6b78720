import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ConnectError } from '@connectrpc/connect';
import { endStreamFromJson } from '@connectrpc/connect/protocol-connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { A2aAgent, actionMessage } from '../support/a2a.ts';
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

/** What a door has made of a request that must not be taken. */
interface Refused {
  status: number;
  code: string;
  fields: string[];
}

/** The text of a proposal that is in order, as a door takes it, with one piece of it replaced. */
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
    const { code, details } = answer.error?.data ?? {};
    return { status, code, fields: fieldsOf(details) };
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

describe.each(Object.keys(DOORS))('what is hashed and approved has one reading: by %s', (door) => {
  const send = DOORS[door] as Send;
  const proposals = async () => (await desk.list(workItemId)).body.action_proposals.length;

  it('a proposal that is in order is taken', async () => {
    const before = await proposals();
    const { code } = await send('"1.00"', '"1.00"');
    expect(code ?? '').toBe('');
    expect(await proposals()).toBe(before + 1);
  });

  it.each([
    ['the amount', '"amount":"1.00"', '"amount":"1.00","amount":"5000.00"', 'amount'],
    ['the amount, in another spelling', '"amount":"1.00"', '"amount":"1.00","am\\u006funt":"1.00"', 'amount'],
  ])('a member that is given twice is refused by its name: %s', async (_what, old, text, field) => {
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
  ])('a number that readers disagree on is refused by its name: %s', async (literal) => {
    const before = await proposals();
    const refused = await send('"amount":"1.00"', `"amount":${literal}`);
    expect(['validation_error', 'PARSE_ERROR']).toContain(refused.code);
    expect(refused.fields[0]).toMatch(/(^|\.)amount$/);
    expect(await proposals()).toBe(before);
  });

  it.each([
    ['half a surrogate pair', '"A valid reason"', '"A \\ud800 reason"'],
    ['65 levels', '"A valid reason"', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('%s is refused', async (_what, old, text) => {
    const before = await proposals();
    const refused = await send(old, text);
    expect(['validation_error', 'PARSE_ERROR']).toContain(refused.code);
    expect(await proposals()).toBe(before);
  });
});

describe('what is hashed and approved has one reading: by Connect', () => {
  const twice = '{"workItemId":"a","workItemId":"b"}';

  it('also in a compressed message', async () => {
    const headers = { Cookie: member.cookie, 'Content-Encoding': 'gzip' };
    const answer = await sendRpc(service.address, CREATE_PROPOSAL, { headers, body: gzipSync(twice) });
    const { info } = refusalInJson(answer);
    expect([info.code, fieldsOf(info.problems)]).toEqual(['duplicate_member', ['workItemId']]);
    expect(info.correlationId).toBe(answer.headers['x-correlation-id']);
  });

  it('also in what opens a stream', async () => {
    const frame = Buffer.concat([Buffer.alloc(5), Buffer.from(twice)]);
    frame.writeUInt32BE(twice.length, 1);
    const headers = { Cookie: member.cookie, 'Content-Type': 'application/connect+json' };
    const answer = await sendRpc(service.address, WATCH, { headers, body: frame });
    const { error } = endStreamFromJson(answer.bytes.subarray(5));
    const { info } = checked(error as ConnectError);
    expect([info.code, info.correlationId]).toEqual(['duplicate_member', answer.headers['x-correlation-id']]);
  });

  it('also in JSON of gRPC-web', async () => {
    const frame = Buffer.concat([Buffer.alloc(5), Buffer.from(twice)]);
    frame.writeUInt32BE(twice.length, 1);
    const headers = { Cookie: member.cookie, 'Content-Type': 'application/grpc-web+json' };
    const answer = await sendRpc(service.address, CREATE_PROPOSAL, { headers, body: frame });
    expect(answer.bytes.toString()).toMatch(/given%20more%20than%20once|given more than once/);
  });
});

describe('what is hashed and approved has one reading: by chat', () => {
  it('an event with a member that is given twice is refused, though it is signed', async () => {
    const chat = await ChatDesk.open();
    const answer = await chat.send('events', '{"type":"url_verification","challenge":"a","challenge":"b"}');
    expect([answer.status, (answer.body as { error: { code: string } }).error.code]).toEqual([400, 'duplicate_member']);
    await chat.close();
  });
});
