import {
  type Logger,
  LogLevel,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
  WebClient,
} from '@slack/web-api';
import type { ChatPostMessagePayload } from '../../../actions/operations/chat-post-message/payload.ts';
import { escapeText } from '../../chat/command.ts';
import type { PostingAccess } from '../../chat/model.ts';
import { POSTING_SCOPE } from '../../chat/posting-access.ts';
import {
  type ActionOutcomeError,
  type Carrier,
  type ConnectorOutcome,
  type IntegrationTarget,
  isSameTarget,
} from '../connector.ts';
import type { ChatPlatform } from '../provider.ts';
import { targetOf } from './target.ts';

/** Why a message is not posted. One of these holds of every refusal: it passes by itself, somebody mends it, or neither. */
interface Refusal {
  code: string;
  message: string;
  remedy: 'wait' | 'mend' | 'none';
  retryAfterSeconds?: number;
}

const TIMEOUT_MS = 5_000;

const INVITE =
  'The app is not in the channel, or there is no such channel. Invite the app to it, and execute it again.';
const INSTALL_ANEW = 'The chat platform does not accept the bot token any more. Store a new one, and execute it again.';
const GRANT = `The bot token lacks the scope ${POSTING_SCOPE}. Store one that has it, and execute it again.`;

/** What a service lacks whose operator has connected it to no platform. */
const NOT_CONNECTED: Refusal = {
  code: 'installation_disabled',
  message:
    'This service is not connected to a chat platform. Its operator has to set the CHAT_ variables; execute it again then.',
  remedy: 'mend',
};

/** What posting needs and an installation may lack. */
const MISSING = {
  installation: {
    code: 'installation_disabled',
    message: 'The app is not installed in the workspace, or the installation is off. Install it, and execute it again.',
    remedy: 'mend',
  },
  token: {
    code: 'bot_token_missing',
    message: 'No bot token of the workspace is stored. Store one, and execute it again.',
    remedy: 'mend',
  },
  scope: { code: 'missing_scope', message: GRANT, remedy: 'mend' },
} as const satisfies Record<Extract<PostingAccess, { missing: string }>['missing'], Refusal>;

/** Errors of the platform after which the same message can be posted once somebody has seen to it. */
const MENDABLE: ReadonlyMap<string, string> = new Map([
  ['channel_not_found', INVITE],
  ['not_in_channel', INVITE],
  ['is_archived', 'The channel is archived. Open it again, and execute it again.'],
  ['missing_scope', GRANT],
  ...['token_revoked', 'token_expired', 'invalid_auth', 'not_authed', 'account_inactive'].map(
    (code) => [code, INSTALL_ANEW] as const,
  ),
]);

/** With these a part may have been done (docs.slack.dev, errors of chat.postMessage), or it is not said. */
const UNCLEAR = new Set(['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout']);

/** Nothing was sent where no connection came about. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What the client library would print; what matters of it is in its errors. */
const SILENT: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => LogLevel.ERROR,
  setName: () => undefined,
};

/** Messages to the channels of a chat workspace, in the name of the app. What they say appears as it was approved. */
export function messagesOf(platform: ChatPlatform): Carrier<ChatPostMessagePayload> {
  return {
    // What may have been posted is for a person to find out, so that nothing is ever said not to be there.
    horizonMs: Number.POSITIVE_INFINITY,

    async dryRun({ tenantId, integrationId }) {
      const way = await connect(platform, tenantId, integrationId);
      if (!('client' in way)) return toError(way, 'wait');
      try {
        const { response_metadata: metadata } = await way.client.auth.test();
        const scopes = metadata?.scopes;
        return scopes === undefined || scopes.includes(POSTING_SCOPE) ? null : toError(MISSING.scope, 'wait');
      } catch (error) {
        // Asking changes nothing, so that an answer which says nothing is no more than a reason to ask again.
        return toError(refusalOf(error) ?? unavailable(), 'wait');
      }
    },

    async execute({ tenantId, integrationId, payload, mayStillSend, target }) {
      const way = await connect(platform, tenantId, integrationId);
      if (!('client' in way)) return failed(way);
      if (!isSameTarget(way.target, target) || !mayStillSend()) return { kind: 'not_sent' };
      return post(way.client, payload);
    },

    // The platform keeps no keys, and the app may not read what is in a channel.
    async lookup({ unknownBefore }) {
      return unknownBefore === undefined ? null : unknown();
    },
  };
}

async function connect(
  { apiBase, postingAccess }: ChatPlatform,
  tenantId: string,
  integrationId: string,
): Promise<{ client: WebClient; target: IntegrationTarget } | Refusal> {
  if (apiBase === undefined) return NOT_CONNECTED;
  const access = await postingAccess(tenantId, integrationId);
  if ('missing' in access) return MISSING[access.missing];
  return { client: sendingOnce(access.token, apiBase), target: targetOf(access.installation, apiBase) };
}

async function post(client: WebClient, payload: ChatPostMessagePayload): Promise<ConnectorOutcome> {
  try {
    const { ts } = await client.chat.postMessage({
      channel: payload.channel_id,
      // In what is escaped nothing is a mention, a link or a command, and without markup nothing is styled.
      text: escapeText(payload.text),
      mrkdwn: false,
      ...(payload.thread_ts === undefined ? {} : { thread_ts: payload.thread_ts }),
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    });
    if (typeof ts !== 'string' || ts === '') return unknown();
    return { kind: 'succeeded', result: { type: payload.type, channel_id: payload.channel_id, ts } };
  } catch (error) {
    const refusal = refusalOf(error);
    return refusal === null ? unknown() : failed(refusal);
  }
}

/**
 * A client for one call, which it sends once. The headers are an object of its own, since the library writes the token
 * into the one that it is given.
 */
function sendingOnce(token: string, apiBase: string): WebClient {
  return new WebClient(token, {
    slackApiUrl: apiBase,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    timeout: TIMEOUT_MS,
    allowAbsoluteUrls: false,
    headers: {},
    logger: SILENT,
  });
}

/** What an error of the client library says: why nothing was posted; null if that cannot be told of it. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof WebAPIRateLimitedError) return rateLimited(error.retryAfter);
  if (error instanceof WebAPIRequestError) return UNSENT.has(systemCodeOf(error)) ? unavailable() : null;
  if (isUntimedRateLimit(error)) return rateLimited(undefined);
  if (!(error instanceof WebAPIPlatformError)) return null;
  // The library takes an answer that is no JSON for the name of an error.
  const code = String(error.data.error);
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(code) || UNCLEAR.has(code)) return null;
  if (code === 'ratelimited' || code === 'rate_limited') return rateLimited(error.data.response_metadata?.retryAfter);
  const message = MENDABLE.get(code);
  if (message !== undefined) return { code, message, remedy: 'mend' };
  return { code, message: `The chat platform refuses it: ${code}.`, remedy: 'none' };
}

/** A 429 that does not say how long to wait: of it the library makes a bare error, known by its words alone. */
function isUntimedRateLimit(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Retry header did not contain a valid timeout');
}

function systemCodeOf({ original }: WebAPIRequestError): string {
  const { cause } = original;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

function rateLimited(seconds: number | undefined): Refusal {
  const retryAfterSeconds = Math.max(1, seconds ?? 1);
  const message = `The chat platform takes no more messages at the moment. Execute it again after ${retryAfterSeconds} s.`;
  return { code: 'provider_rate_limited', message, remedy: 'wait', retryAfterSeconds };
}

function unavailable(): Refusal {
  return { code: 'provider_unavailable', message: 'The chat platform cannot be reached.', remedy: 'wait' };
}

function failed(refusal: Refusal): ConnectorOutcome {
  return { kind: 'failed', error: toError(refusal, 'mend') };
}

/** The refusal as an error that can be tried again after a remedy, or what passes even sooner. */
function toError({ code, message, remedy, retryAfterSeconds }: Refusal, after: 'wait' | 'mend'): ActionOutcomeError {
  const retryable = remedy === 'wait' || remedy === after;
  return {
    code,
    message,
    retryable,
    ...(retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds }),
  };
}

function unknown(): ConnectorOutcome {
  const message =
    'The chat platform did not say whether it has posted the message, and cannot be asked. Look into the channel and settle it.';
  return { kind: 'unknown', code: 'no_lookup', message };
}
