import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  ChatPosting,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { type Emulator, startEmulator } from '../support/emulate.ts';
import { listenAt } from '../support/free-port.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const TEAM = 'T000000001';
const APP = { app_id: 'A0KRD7HC3', bot_id: 'B0WORKGATE', bot_user_id: 'U0WORKGATE', bot_name: 'workgate' };
const BOT_TOKEN = 'xoxb-0123456789abcdef0123456789abcdef';
/** Token of a person in the channel, with which the test reads the channel. */
const READER_TOKEN = 'xoxp-0123456789abcdef0123456789abcdef';
const BOT_SCOPES = ['chat:write', 'commands'];

const seedFor = (env: Record<string, string>) => ({
  team: { name: 'Acme', domain: 'acme' },
  oauth_apps: [
    {
      ...APP,
      name: 'Workgate',
      client_id: env['CHAT_OAUTH_CLIENT_ID'],
      client_secret: env['CHAT_OAUTH_CLIENT_SECRET'],
      redirect_uris: [],
      scopes: BOT_SCOPES,
    },
  ],
  tokens: [
    {
      token: BOT_TOKEN,
      type: 'bot',
      scopes: BOT_SCOPES,
      user_id: APP.bot_user_id,
      app_id: APP.app_id,
      bot_id: APP.bot_id,
    },
    { token: READER_TOKEN, type: 'user', scopes: ['channels:read', 'channels:history'], user: 'admin' },
  ],
  strict_scopes: true,
});

let emulator: Emulator;
let platform: Server;
let service: TestService;
beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
  emulator = await startEmulator(seedFor(service.env));
  platform = createServer((request, response) => void forward(request, response));
  await listenAt(platform, service.env['WORKGATE_CHAT_API_BASE']);
});
afterAll(async () => {
  await service?.stop();
  platform?.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  await emulator?.stop();
});

/**
 * Forwards a request to the emulator. Adds the response header that the emulator lacks: the scopes of the request's
 * token.
 */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(`${emulator.address}${request.url}`, {
    method: request.method ?? 'POST',
    headers: {
      Authorization: request.headers.authorization ?? '',
      'Content-Type': request.headers['content-type'] ?? 'application/x-www-form-urlencoded',
    },
    body: Buffer.concat(chunks),
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json', 'x-oauth-scopes': BOT_SCOPES.join(',') });
  response.end(await answer.text());
}

async function asReader(method: string, form: Record<string, string>) {
  const response = await fetch(`${emulator.address}/api/${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${READER_TOKEN}` },
    body: new URLSearchParams(form),
  });
  return (await response.json()) as {
    channels: { id: string; name: string }[];
    messages: { text: string; ts: string; user: string }[];
  };
}

test('a token is stored, and a message is proposed, approved by another person, executed and posted once', {
  tags: 'full',
}, async () => {
  const tenantId = await service.createTenant('Acme');
  const sign = async (role: 'admin' | 'member' | 'approver') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  const [admin, member, approver] = [await sign('admin'), await sign('member'), await sign('approver')];

  const { installation } = await admin
    .client(IntegrationService)
    .storeChatBotToken({ chatTeamId: TEAM, chatApiAppId: APP.app_id, botToken: BOT_TOKEN });
  expect(installation).toMatchObject({ teamId: TEAM, apiAppId: APP.app_id, posting: ChatPosting.READY });

  const { channels } = await asReader('conversations.list', {});
  const channelId = channels.find(({ name }) => name === 'general')?.id ?? '';
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'Order 1234' });
  const text = 'Order 1234: <settled> & closed.';
  const { proposal } = await member.client(ActionService).createActionProposal({
    workItemId: workItem?.workItemId ?? '',
    integrationId: installation?.integrationId ?? '',
    approvalReason: 'The channel waits for the outcome.',
    payload: { case: 'chatPostMessage', value: { channelId, text } },
  });
  const { proposalId = '', payloadHash = '' } = proposal ?? {};
  await approver.client(ActionService).approveActionProposal({ proposalId, payloadHash });
  const actions = member.client(ActionService);
  expect((await actions.executeActionProposal({ proposalId, dryRun: true })).action).toBeUndefined();
  const { action } = await actions.executeActionProposal({ proposalId });
  const again = await actions.executeActionProposal({ proposalId });
  expect(again).toMatchObject({ replayed: true, action: { actionId: action?.actionId } });

  const { messages } = await asReader('conversations.history', { channel: channelId });
  expect(messages).toMatchObject([{ text: 'Order 1234: &lt;settled&gt; &amp; closed.', user: APP.bot_user_id }]);
  expect(action?.result).toMatchObject({ case: 'chatPostMessage', value: { channelId, ts: messages[0]?.ts } });
  expect(service.output).not.toContain(BOT_TOKEN);
});
