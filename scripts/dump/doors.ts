/** Calls each door as its users do. An unexpected answer ends the dump. */
import { randomUUID } from 'node:crypto';
import { CHAT_ROUTES, type FakeWorkspace, newChatId, signedHeaders } from '../../test/support/fake-chat.ts';
import { MCP_PATH, META, STATELESS } from '../../test/support/mcp-wire.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
export type Json = any;

/** Person with an account. `cookie` is the `Cookie` header of their session, or empty without a session. */
export interface Person {
  name: string;
  email: string;
  password: string;
  personId: string;
  cookie: string;
}

/** Credential of a program or an agent. */
export type Credential = { apiKey: string } | { bearer: string };

interface Service {
  address: string;
}

interface RestOptions {
  body?: object;
  /** Expected status of the answer. */
  status?: number;
  headers?: Record<string, string>;
}

export class Doors {
  readonly #service: Service;
  readonly #signingSecret: string;

  constructor(service: Service, signingSecret: string) {
    this.#service = service;
    this.#signingSecret = signingSecret;
  }

  /** Calls the public API. */
  async rest(apiKey: string, method: string, target: string, options: RestOptions = {}): Promise<Json> {
    const { body, status = method === 'GET' || method === 'PATCH' ? 200 : 201, headers } = options;
    const response = await fetch(`${this.#service.address}/api/v1/public${target}`, {
      method,
      headers: {
        'X-Api-Key': apiKey,
        ...(body === undefined ? {} : { 'Content-Type': contentTypeOf(method) }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf(response, `${method} ${target}`, status);
  }

  /** Calls the service as a person, over Connect, with their session. Keeps the cookies that the answer sets. */
  async connect(person: Person | null, method: string, body: object): Promise<Json> {
    const response = await fetch(`${this.#service.address}/workgate.${method}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Connect-Protocol-Version': '1',
        ...this.#asBrowser(person),
      },
      body: JSON.stringify(body),
    });
    const [cookie] = response.headers.getSetCookie();
    if (person !== null && cookie !== undefined) person.cookie = cookie.split(';', 1)[0] ?? '';
    return answerOf(response, method, 200);
  }

  async signIn(person: Person): Promise<void> {
    const { email, password } = person;
    const method = 'identity.v1.SessionService/SignIn';
    const { session } = await this.connect(person, method, { email, password });
    person.personId = session.person.personId;
  }

  /** Calls an MCP tool. @returns its structured content. */
  async mcp(credential: Credential, tool: string, args: object): Promise<Json> {
    const params = { _meta: META, name: tool, arguments: args };
    const response = await fetch(`${this.#service.address}${MCP_PATH}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'MCP-Protocol-Version': STATELESS,
        'Mcp-Method': 'tools/call',
        'Mcp-Name': tool,
        ...credentialHeaders(credential),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const answer = await answerOf(response, `MCP ${tool}`, 200);
    if (answer.result?.structuredContent !== undefined) return answer.result.structuredContent;
    throw new Error(`MCP ${tool} failed: ${JSON.stringify(answer)}`);
  }

  /** Calls a method of A2A 0.3. @returns its result. */
  async a2a(credential: Credential, method: string, params: object): Promise<Json> {
    const response = await fetch(`${this.#service.address}/api/v1/a2a`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...credentialHeaders(credential) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const answer = await answerOf(response, `A2A ${method}`, 200);
    if (answer.result !== undefined) return answer.result;
    throw new Error(`A2A ${method} failed: ${JSON.stringify(answer)}`);
  }

  /** Sends an agent's message: a text, actions of our extension, or both. @returns the task. */
  async a2aMessage(credential: Credential, parts: { text?: string; action?: object }, taskId?: string): Promise<Json> {
    const { text, action } = parts;
    const message = {
      kind: 'message',
      role: 'user',
      messageId: randomUUID(),
      parts: [
        ...(text === undefined ? [] : [{ kind: 'text', text }]),
        ...(action === undefined ? [] : [{ kind: 'data', data: { action } }]),
      ],
      ...(taskId === undefined ? {} : { taskId }),
    };
    return this.a2a(credential, 'message/send', { message });
  }

  /** Sends a command as the chat platform delivers it. @returns the text that is shown in the channel. */
  async chatCommand(workspace: FakeWorkspace, channelId: string, text: string): Promise<string> {
    const form = new URLSearchParams({
      team_id: workspace.teamId,
      team_domain: 'fixture',
      ...(workspace.enterpriseId === null ? {} : { enterprise_id: workspace.enterpriseId }),
      channel_id: channelId,
      channel_name: 'support',
      user_id: newChatId('U'),
      user_name: 'roadrunner',
      command: '/work',
      text,
      api_app_id: workspace.appId,
      is_enterprise_install: String(workspace.isEnterpriseInstall),
      response_url: 'https://hooks.chat.invalid/commands/1',
      trigger_id: randomUUID(),
    }).toString();
    const response = await this.#fromPlatform('commands', 'application/x-www-form-urlencoded', form);
    return (await answerOf(response, 'the chat command', 200)).text;
  }

  /** Sends an event as the chat platform delivers it. */
  async chatEvent(workspace: FakeWorkspace, event: object): Promise<void> {
    const { teamId, enterpriseId, appId, isEnterpriseInstall } = workspace;
    const body = JSON.stringify({
      team_id: isEnterpriseInstall ? null : teamId,
      enterprise_id: enterpriseId,
      api_app_id: appId,
      type: 'event_callback',
      event_id: newChatId('E'),
      // One second from now, because the installation may have happened in the current second.
      event_time: Math.floor(Date.now() / 1000) + 1,
      authorizations: [{ team_id: teamId, enterprise_id: enterpriseId, is_enterprise_install: isEnterpriseInstall }],
      event,
    });
    await answerOf(await this.#fromPlatform('events', 'application/json', body), 'the chat event', 200);
  }

  /** Installs the chat app by OAuth, in a person's browser. `code` is the code that the platform sends back. */
  async chatInstall(person: Person, code: string): Promise<void> {
    const started = await this.#visitChat(person, 'oauth/start');
    const state = new URL(started).searchParams.get('state') ?? '';
    const ended = await this.#visitChat(person, `oauth/callback?${new URLSearchParams({ state, code })}`);
    if (!ended.endsWith('chat_install=ok')) throw new Error(`The chat app was not installed: ${ended}`);
  }

  /** Stores a bot token as the admin page does. @returns the record of the installation. */
  async chatToken(person: Person, { teamId, appId }: FakeWorkspace, token: string): Promise<Json> {
    const response = await fetch(`${this.#service.address}${CHAT_ROUTES}/directory-install`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...this.#asBrowser(person) },
      body: JSON.stringify({ chat_team_id: teamId, chat_api_app_id: appId, bot_token: token }),
    });
    return answerOf(response, 'the bot token', 200);
  }

  async #visitChat(person: Person, target: string): Promise<string> {
    const response = await fetch(`${this.#service.address}${CHAT_ROUTES}/${target}`, {
      headers: { Cookie: person.cookie },
      redirect: 'manual',
    });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${target.split('?', 1)[0]} was answered with ${response.status}`);
    return location;
  }

  #fromPlatform(route: string, type: string, body: string): Promise<Response> {
    return fetch(`${this.#service.address}${CHAT_ROUTES}/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...signedHeaders(this.#signingSecret, body) },
      body,
    });
  }

  #asBrowser(person: Person | null): Record<string, string> {
    const { address } = this.#service;
    return { Origin: address, ...(person === null || person.cookie === '' ? {} : { Cookie: person.cookie }) };
  }
}

function contentTypeOf(method: string): string {
  return method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
}

function credentialHeaders(credential: Credential): Record<string, string> {
  return 'apiKey' in credential ? { 'X-Api-Key': credential.apiKey } : { Authorization: `Bearer ${credential.bearer}` };
}

async function answerOf(response: Response, what: string, status: number): Promise<Json> {
  const text = await response.text();
  if (response.status !== status) throw new Error(`${what} was answered with ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
