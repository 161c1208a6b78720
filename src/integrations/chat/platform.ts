import { AppError } from '../../errors/app-error.ts';
import type { ChatIdentity } from './model.ts';

export interface ChatPlatformOptions {
  /** Where the methods of the platform are, with a slash at the end. */
  apiBase: string;
  clientId: string;
  clientSecret: string;
}

/** What the platform says of an installation or of a token. */
export interface ConfirmedInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  scopes: string[];
}

/** A refusal in the words of the platform, such as `invalid_code`. */
export class ChatPlatformRefusal extends Error {
  override readonly name = 'ChatPlatformRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(`The chat platform refused: ${reason}`);
    this.reason = reason;
  }
}

type Json = Record<string, unknown>;

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 256 * 1024;
const ID = /^[A-Z0-9]{1,64}$/;
const REASON = /^[a-z0-9_]{1,64}$/;

/** The methods of the platform that an installation needs. Nothing is repeated, and no credential is in a body or a URL. */
export class ChatPlatform {
  readonly #options: ChatPlatformOptions;

  constructor(options: ChatPlatformOptions) {
    this.#options = options;
  }

  /**
   * Exchanges the code of an installation (`oauth.v2.access`), the client authenticated by HTTP Basic (RFC 6749, 2.3.1).
   * The token of the answer is dropped.
   * @throws {ChatPlatformRefusal | AppError}
   */
  async exchangeCode(code: string, redirectUrl: string): Promise<ConfirmedInstallation> {
    const { clientId, clientSecret } = this.#options;
    const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    const { answer } = await this.#call('oauth.v2.access', authorization, { code, redirect_uri: redirectUrl });
    const [team, enterprise] = [asObject(answer['team']), asObject(answer['enterprise'])];
    return {
      identity: {
        teamId: idIn(team['id']),
        enterpriseId: idIn(enterprise['id']),
        isEnterpriseInstall: answer['is_enterprise_install'] === true,
        appId: idIn(answer['app_id']),
      },
      teamName: nameIn(team['name']) ?? nameIn(enterprise['name']),
      scopes: scopesIn(answer['scope']),
    };
  }

  /**
   * Asks whose bot token this is (`auth.test`), and of which app (`bots.info`).
   * @throws {ChatPlatformRefusal | AppError}
   */
  async testToken(token: string): Promise<ConfirmedInstallation & { isBot: boolean }> {
    const { answer, headers } = await this.#call('auth.test', `Bearer ${token}`, {});
    const bot = idIn(answer['bot_id']);
    return {
      identity: {
        teamId: idIn(answer['team_id']),
        enterpriseId: idIn(answer['enterprise_id']),
        isEnterpriseInstall: answer['is_enterprise_install'] === true,
        appId: idIn(answer['app_id']) ?? (bot === null ? null : await this.#appOf(bot, token)),
      },
      teamName: nameIn(answer['team']),
      scopes: scopesIn(headers.get('x-oauth-scopes')),
      isBot: bot !== null,
    };
  }

  /** The app of a bot; null where the platform does not tell, as it tells few tokens (scope `users:read`). */
  async #appOf(bot: string, token: string): Promise<string | null> {
    try {
      const { answer } = await this.#call('bots.info', `Bearer ${token}`, { bot });
      return idIn(asObject(answer['bot'])['app_id']);
    } catch (error) {
      if (error instanceof ChatPlatformRefusal) return null;
      throw error;
    }
  }

  async #call(method: string, authorization: string, form: Record<string, string>) {
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL(method, this.#options.apiBase), {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await readBounded(response);
    } catch (error) {
      throw unavailable(error);
    }
    if (response.status === 429 || response.status >= 500) {
      const seconds = Number(response.headers.get('retry-after'));
      throw unavailable(new Error(`status ${response.status}`), seconds > 0 ? seconds : undefined);
    }
    const answer = asObject(parse(text));
    if (answer['ok'] !== true) {
      const reason = String(answer['error']);
      throw new ChatPlatformRefusal(REASON.test(reason) ? reason : `status ${response.status}`);
    }
    return { answer, headers: response.headers };
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function unavailable(cause: unknown, retryAfterSeconds?: number): AppError {
  const message = 'The chat platform does not answer. Try again in a moment.';
  return new AppError('unavailable', message, {
    cause,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && ID.test(value) ? value : null;
}

function nameIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : null;
}

/** Scopes as the platform lists them: separated by commas, with or without a space. */
function scopesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}
