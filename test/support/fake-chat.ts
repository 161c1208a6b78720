/** A fake chat platform. It issues codes and tokens, accepts messages, and fails on request. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenAt } from './free-port.ts';

/** Path of the service's chat routes. */
export const CHAT_ROUTES = '/api/v1/integrations/chat';

/** A workspace, as the platform knows it, in which the app can be installed. */
export interface FakeWorkspace {
  teamId: string;
  teamName: string;
  appId: string;
  enterpriseId: string | null;
  isEnterpriseInstall: boolean;
  /** Ids of the channels that the bot is a member of. */
  channels: string[];
}

interface FakeToken {
  workspace: FakeWorkspace;
  scopes: string[];
  isBot: boolean;
  revoked: boolean;
}

/** One call of a Web API method. */
export interface FakeCall {
  method: string;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}

/**
 * Ways in which the next call of a method fails. `lost` does what was asked, then closes the connection. `silent` does
 * it too, but never responds. `no_json` responds with an HTML page. `huge` adds a megabyte to the normal response.
 */
export type FakeFault =
  | { rateLimited: number | string | undefined }
  | { status: number }
  | { redirect: string }
  | { error: string | undefined }
  | 'lost'
  | 'silent'
  | 'no_json'
  | 'huge';

export interface FakeMessage {
  channel: string;
  text: string;
  ts: string;
  threadTs: string | undefined;
  /** The current blocks, after all updates. */
  blocks: FakeBlock[];
}

export interface FakeBlock {
  type: string;
  text?: { type: string; text: string };
  elements?: { action_id: string; value?: string; url?: string; style?: string; text: { text: string } }[];
}

/** OAuth credentials of the app. */
interface ChatApp {
  clientId: string;
  clientSecret: string;
}

export function newChatApp(): ChatApp {
  return { clientId: '1234567890.9876543210', clientSecret: randomBytes(16).toString('hex') };
}

/** Tokens that stopped fakes had issued. A service may still use them when another fake listens at the same address. */
const endedTokens = new Set<string>();

export class FakeChat {
  readonly clientId: string;
  readonly clientSecret: string;
  /** All calls received, oldest first. */
  readonly calls: FakeCall[] = [];
  readonly messages: FakeMessage[] = [];
  /** Accounts and channels to which posting fails, with the error code for each. */
  readonly unreachable = new Map<string, string>();
  /** Forms that the app has opened, oldest first. */
  readonly forms: { triggerId: string; view: { callback_id: string; private_metadata: string; blocks: object[] } }[] =
    [];
  /** Bodies posted to response URLs, with the path of each. */
  readonly replies: { path: string; body: { text?: string; response_type?: string } }[] = [];
  /** True if `bots.info` names the app of a token. The default is false, as on the real platform for bot tokens. */
  namesApps = false;
  readonly #server: Server;
  readonly #codes = new Map<string, { workspace: FakeWorkspace; scopes: string[] }>();
  readonly #tokens = new Map<string, FakeToken>();
  readonly #faults = new Map<string, FakeFault[]>();
  readonly #held = new Map<string, Promise<void>>();

  private constructor({ clientId, clientSecret }: ChatApp) {
    [this.clientId, this.clientSecret] = [clientId, clientSecret];
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(): Promise<FakeChat> {
    const chat = new FakeChat(newChatApp());
    await listenAt(chat.#server);
    return chat;
  }

  /** Starts the fake at the address, and with the app, that a running service is configured for. */
  static async startFor(env: Record<string, string>): Promise<FakeChat> {
    const [clientId = '', clientSecret = ''] = [env['CHAT_OAUTH_CLIENT_ID'], env['CHAT_OAUTH_CLIENT_SECRET']];
    const chat = new FakeChat({ clientId, clientSecret });
    await listenAt(chat.#server, env['WORKGATE_CHAT_API_BASE']);
    return chat;
  }

  async stop(): Promise<void> {
    for (const token of this.#tokens.keys()) endedTokens.add(token);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Returns a new workspace with an id of its own. */
  workspace(more: Partial<FakeWorkspace> = {}): FakeWorkspace {
    const teamId = newChatId('T');
    return {
      teamId,
      teamName: `Team ${teamId.slice(-4)}`,
      appId: 'A0KRD7HC3',
      enterpriseId: null,
      isEnterpriseInstall: false,
      channels: [],
      ...more,
    };
  }

  /** Issues an authorization code, as if a person had confirmed the installation. */
  issueCode(workspace: FakeWorkspace, scopes: string[] = ['commands']): string {
    const code = randomBytes(20).toString('hex');
    this.#codes.set(code, { workspace, scopes });
    return code;
  }

  issueToken(workspace: FakeWorkspace, scopes: string[] = ['commands', 'chat:write'], isBot = true): string {
    const token = `xoxb-${randomBytes(20).toString('hex')}`;
    this.#tokens.set(token, { workspace, scopes, isBot, revoked: false });
    return token;
  }

  revoke(token: string): void {
    const known = this.#tokens.get(token);
    if (known !== undefined) known.revoked = true;
  }

  /** Replaces the scopes of a token. */
  regrant(token: string, scopes: string[]): void {
    const known = this.#tokens.get(token);
    if (known !== undefined) known.scopes = scopes;
  }

  /** Holds back the answers to calls for a channel or an account. @returns a function that lets them go. */
  hold(channel: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(channel, promise);
    return () => {
      this.#held.delete(channel);
      resolve();
    };
  }

  /** Uninstalls the app from a workspace, which revokes all its tokens. */
  uninstall({ teamId }: FakeWorkspace): void {
    for (const token of this.#tokens.values()) if (token.workspace.teamId === teamId) token.revoked = true;
  }

  /** Makes the next call of a method fail. Further faults for the method queue up. */
  failNext(method: string, fault: FakeFault): void {
    this.#faults.set(method, [...(this.#faults.get(method) ?? []), fault]);
  }

  callsOf(method: string): FakeCall[] {
    return this.calls.filter((call) => call.method === method);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = (request.url ?? '').replace(/^\/api\//, '').replace(/\?.*$/, '');
    const text = Buffer.concat(chunks).toString();
    if (request.url?.startsWith('/respond/')) return this.#take(request.url, text, response);
    const form = Object.fromEntries(new URLSearchParams(text));
    const call = { method, headers: request.headers, form };
    // Calls left over from an earlier test file are not recorded, and use up no fault of this file.
    if (endedTokens.has(bearerOf(call))) return send(response, 200, { ok: false, error: 'token_revoked' });
    this.calls.push(call);
    await this.#held.get(form['channel'] ?? '');
    const fault = this.#faults.get(method)?.shift();
    if (typeof fault === 'object') return sendFault(response, fault);
    const answer = this.#answer(call);
    if (fault === 'lost') request.socket.destroy();
    else if (fault === 'no_json') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>');
    else if (fault === 'silent') return;
    else if (fault === 'huge') send(response, 200, { ...answer.body, filler: 'x'.repeat(1_000_000) }, answer.headers);
    else send(response, 200, answer.body, answer.headers);
  }

  #answer(call: FakeCall): { body: object; headers?: Record<string, string> } {
    switch (call.method) {
      case 'oauth.v2.access':
        return { body: this.#exchange(call) };
      case 'auth.test':
        return this.#withToken(call, ({ workspace, isBot }) => ({
          ok: true,
          team_id: workspace.teamId,
          team: workspace.teamName,
          user_id: 'U0BOT',
          ...(isBot ? { bot_id: 'B0BOT' } : {}),
          enterprise_id: workspace.enterpriseId,
          is_enterprise_install: workspace.isEnterpriseInstall,
        }));
      case 'bots.info':
        return this.#withToken(call, ({ workspace }) =>
          this.namesApps && call.form['bot'] === 'B0BOT'
            ? { ok: true, bot: { id: 'B0BOT', deleted: false, app_id: workspace.appId } }
            : { ok: false, error: 'missing_scope', needed: 'users:read' },
        );
      case 'chat.postMessage':
        return this.#withToken(call, (token) => this.#post(call, token));
      case 'chat.update':
        return this.#withToken(call, (token) => this.#update(call, token));
      case 'views.open':
        return this.#withToken(call, () => {
          const { trigger_id: triggerId = '', view = '' } = call.form;
          this.forms.push({ triggerId, view: JSON.parse(view) });
          return { ok: true, view: { id: 'V1' } };
        });
      default:
        return { body: { ok: false, error: 'unknown_method' } };
    }
  }

  /** Exchanges a code for a token as the platform does: client credentials by HTTP Basic, and each code works once. */
  #exchange({ headers, form }: FakeCall): object {
    const expected = `Basic ${Buffer.from(`${this.clientId}:${this.clientSecret}`).toString('base64')}`;
    if (headers.authorization !== expected) return { ok: false, error: 'invalid_client_id' };
    const issued = this.#codes.get(form['code'] ?? '');
    if (issued === undefined) return { ok: false, error: 'invalid_code' };
    this.#codes.delete(form['code'] ?? '');
    const { workspace, scopes } = issued;
    const { enterpriseId, isEnterpriseInstall } = workspace;
    return {
      ok: true,
      access_token: this.issueToken(workspace, scopes),
      token_type: 'bot',
      scope: scopes.join(','),
      app_id: workspace.appId,
      team: isEnterpriseInstall ? null : { id: workspace.teamId, name: workspace.teamName },
      enterprise: enterpriseId === null ? null : { id: enterpriseId, name: 'Acme Grid' },
      is_enterprise_install: isEnterpriseInstall,
    };
  }

  #post({ form }: FakeCall, { workspace, scopes }: FakeToken): object {
    const { channel = '', text = '' } = form;
    if (!scopes.includes('chat:write')) return { ok: false, error: 'missing_scope', needed: 'chat:write' };
    const isAccount = channel.startsWith('U');
    const unreachable = this.unreachable.get(channel);
    if (unreachable !== undefined) return { ok: false, error: unreachable };
    if (!isAccount && !workspace.channels.includes(channel)) return { ok: false, error: 'not_in_channel' };
    const ts = `${Math.floor(Date.now() / 1000)}.${String(this.messages.length).padStart(6, '0')}`;
    const blocks = JSON.parse(form['blocks'] ?? '[]') as FakeBlock[];
    // A message to an account goes to the direct channel, which has another id.
    const place = isAccount ? directChannelOf(channel) : channel;
    this.messages.push({ channel: place, text, ts, threadTs: form['thread_ts'], blocks });
    return { ok: true, channel: place, ts, message: { text, ts } };
  }

  #update({ form }: FakeCall, { workspace, scopes }: FakeToken): object {
    if (!scopes.includes('chat:write')) return { ok: false, error: 'missing_scope', needed: 'chat:write' };
    const { channel: asked = '' } = form;
    const isKnown = asked.startsWith('D') || workspace.channels.includes(asked);
    if (!isKnown) return { ok: false, error: 'channel_not_found' };
    const message = this.messages.find(({ channel, ts }) => channel === asked && ts === form['ts']);
    if (message === undefined) return { ok: false, error: 'message_not_found' };
    message.text = form['text'] ?? '';
    message.blocks = JSON.parse(form['blocks'] ?? '[]') as FakeBlock[];
    return { ok: true, channel: message.channel, ts: message.ts, text: message.text };
  }

  #take(path: string, text: string, response: ServerResponse): void {
    const fault = this.#faults.get('respond')?.shift();
    if (typeof fault === 'object') {
      sendFault(response, fault);
      return;
    }
    this.replies.push({ path, body: JSON.parse(text) });
    response.writeHead(200).end('ok');
  }

  #withToken(call: FakeCall, act: (token: FakeToken) => object) {
    const token = this.#tokens.get(bearerOf(call));
    if (token === undefined) return { body: { ok: false, error: 'invalid_auth' } };
    if (token.revoked) return { body: { ok: false, error: 'token_revoked' } };
    return { body: act(token), headers: { 'x-oauth-scopes': token.scopes.join(',') } };
  }
}

/** Returns the environment variables of a service whose chat platform is at `chat.address`. */
export function chatEnvironment(
  chat: Pick<FakeChat, 'address' | 'clientId' | 'clientSecret'>,
  workBaseUrl = 'http://127.0.0.1:0',
): Record<string, string> {
  return {
    CHAT_COMMAND_SIGNING_SECRET: randomBytes(16).toString('hex'),
    CHAT_OAUTH_CLIENT_ID: chat.clientId,
    CHAT_OAUTH_CLIENT_SECRET: chat.clientSecret,
    CHAT_OAUTH_STATE_SECRET: randomBytes(32).toString('hex'),
    CHAT_OAUTH_REDIRECT_URL: `${workBaseUrl}${CHAT_ROUTES}/oauth/callback`,
    WORKGATE_CHAT_API_BASE: `${chat.address}/api/`,
    WORKGATE_CHAT_AUTHORIZE_URL: `${chat.address}/oauth/v2/authorize`,
  };
}

/** Returns an id in the platform's format: a letter for the kind, then letters and digits. */
export function newChatId(kind: 'T' | 'C' | 'U' | 'E' | 'A'): string {
  return `${kind}0${randomBytes(5).toString('hex').toUpperCase()}`;
}

/** Returns the id of the channel for direct messages between the app and an account. */
export function directChannelOf(userId: string): string {
  return `D${userId.slice(1)}`;
}

/** Returns the signature headers that the platform sends with a body. */
export function signedHeaders(
  secret: string,
  body: string,
  timestamp: number | string = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return { 'X-Slack-Request-Timestamp': String(timestamp), 'X-Slack-Signature': `v0=${signature}` };
}

function bearerOf({ headers }: FakeCall): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? '';
}

function sendFault(response: ServerResponse, fault: Exclude<FakeFault, string>): void {
  if ('rateLimited' in fault) {
    const headers = fault.rateLimited === undefined ? {} : { 'Retry-After': String(fault.rateLimited) };
    send(response, 429, { ok: false, error: 'ratelimited' }, headers);
  } else if ('redirect' in fault) {
    response.writeHead(307, { Location: fault.redirect }).end();
  } else if ('status' in fault) {
    response.writeHead(fault.status, { 'Content-Type': 'text/html' }).end('<h1>Something is wrong</h1>');
  } else {
    send(response, 200, { ok: false, error: fault.error });
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
