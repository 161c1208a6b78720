import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as validators from '../../generated/chat/response-validators.js';
import { routes } from '../../generated/chat/routes.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { signedHeaders } from '../support/fake-chat.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
type OperationId = keyof typeof routes;
const OPERATIONS = Object.values(routes);

/** The chat door does exactly what its contract says. */
describe('the contract of the chat door', () => {
  let desk: ChatDesk;

  beforeAll(async () => {
    desk = await ChatDesk.open();
  });
  afterAll(() => desk.close());

  const call = (method: string, path: string) =>
    fetch(`${desk.service.address}${path}`, { method, redirect: 'manual' });

  it.each(OPERATIONS)('$method $path exists, and refuses unknown callers', async ({ operationId, method, path }) => {
    const response = await call(method, path);
    expect(response.headers.get('x-correlation-id')).toMatch(/./);
    if (operationId === 'completeChatInstall') {
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe('/admin/chat?chat_install=failed');
    } else {
      // If a page of another site could send the request, its origin is checked first.
      expect(response.status).toBe(operationId === 'installChatBotToken' ? 403 : 401);
    }
  });

  it.each(OPERATIONS)('$path accepts $method and no other method', async ({ method, path }) => {
    for (const other of METHODS.filter((one) => one !== method)) {
      const response = await call(other, path);
      expect(response.status, other).toBe(405);
      expect(response.headers.get('allow'), other).toBe(method);
    }
  });

  it('has no other routes near its own', async () => {
    const neighbours = OPERATIONS.flatMap(({ path }) => [`${path}/`, `${path}/x`, `${path}x`, path.toUpperCase()]);
    for (const path of [
      ...neighbours,
      '/api/v1/integrations/chat/',
      '/api/v1/integrations/chat',
      '/api/v1/integrations',
    ]) {
      for (const method of ['GET', 'POST']) expect((await call(method, path)).status, path).toBe(404);
    }
  });

  it('documents the status and the body of every answer', async () => {
    const own = await desk.connect();
    const { person } = await desk.admin();
    const workspace = desk.platform.workspace();
    const token = { chat_team_id: workspace.teamId, bot_token: desk.platform.issueToken(workspace) };
    const large = 'x'.repeat(300 * 1024);
    const post = async (route: 'commands' | 'events', body: string, headers: Record<string, string> = {}) =>
      desk.send(route, body, { ...signedHeaders(desk.signingSecret, body), ...headers });
    const verification = '{"type":"url_verification","challenge":"x"}';
    const answers: [OperationId, number, Promise<{ status: number; text: string }>][] = [
      ['receiveChatCommand', 200, desk.command(own, 'Something')],
      ['receiveChatCommand', 200, desk.command(own, '')],
      ['receiveChatCommand', 401, desk.send('commands', 'x', {})],
      ['receiveChatCommand', 413, post('commands', large)],
      ['receiveChatEvent', 200, post('events', verification)],
      ['receiveChatEvent', 200, desk.event(own, { type: 'message' })],
      ['receiveChatEvent', 400, post('events', '{}')],
      ['receiveChatEvent', 401, desk.send('events', verification, {})],
      ['receiveChatEvent', 413, post('events', large)],
      ['receiveChatEvent', 415, post('events', verification, { 'Content-Type': 'text/plain' })],
      ['installChatBotToken', 200, desk.storeToken(person, token)],
      ['installChatBotToken', 400, desk.storeToken(person, {})],
      ['installChatBotToken', 403, desk.storeToken(person, token, { Origin: 'https://evil.example' })],
      [
        'installChatBotToken',
        409,
        desk.storeToken(person, {
          chat_team_id: own.workspace.teamId,
          bot_token: desk.platform.issueToken(own.workspace),
        }),
      ],
      ['installChatBotToken', 413, desk.storeToken(person, { large })],
      ['installChatBotToken', 415, desk.storeToken(person, token, { 'Content-Type': 'text/plain' })],
    ];
    for (const [operationId, status, sent] of answers) {
      const answer = await sent;
      const label = `${operationId} ${status}`;
      expect(answer.status, label).toBe(status);
      expect(routes[operationId].statuses, label).toContain(status);
      const validate = (validators as unknown as Record<string, (body: unknown) => boolean>)[
        `${operationId}_${status}`
      ];
      expect(validate?.(JSON.parse(answer.text)), `${label}: ${answer.text}`).toBe(true);
    }
  });
});
