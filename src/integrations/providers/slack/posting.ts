import { type ChatMessage, type ChatPoster, missingScope, type PostingRefusal } from '../../chat/chat-platform.ts';
import { escapeText } from './markup.ts';
import { SCOPES } from './scopes.ts';
import { type WebApi, WebApiError, webApiFor } from './web-api.ts';

const INVITE =
  'The app is not in the channel, or there is no such channel. Invite the app to the channel, then execute it again.';
const INSTALL_ANEW = 'The chat platform no longer accepts the bot token. Store a new one, then execute it again.';

/** Errors that somebody can fix, with the message for people. The same message can be posted then. */
const MENDABLE: ReadonlyMap<string, string> = new Map([
  ['channel_not_found', INVITE],
  ['not_in_channel', INVITE],
  ['is_archived', 'The channel is archived. Unarchive it, then execute it again.'],
  ['missing_scope', missingScope(SCOPES.posting).message],
  ...['token_revoked', 'token_expired', 'invalid_auth', 'not_authed', 'account_inactive'].map(
    (code) => [code, INSTALL_ANEW] as const,
  ),
]);

/** The message may be partly posted (docs.slack.dev, errors of chat.postMessage), or the effect is not documented. */
const UNCLEAR = new Set(['fatal_error', 'internal_error', 'service_unavailable', 'request_timeout']);

/** The text appears as it was approved. */
export async function slackPoster(token: string, apiBase: string): Promise<ChatPoster> {
  const call = await webApiFor({ token }, apiBase);
  return {
    async check() {
      try {
        const { scopes } = await call('auth.test');
        return scopes === undefined || scopes.includes(SCOPES.posting) ? null : missingScope(SCOPES.posting);
      } catch (error) {
        // The check changes nothing, so an unclear response is only a reason to ask again.
        return refusalOf(error) ?? unavailable();
      }
    },
    post: (message) => post(call, message),
  };
}

async function post(call: WebApi, { channelId, text, threadId }: ChatMessage): ReturnType<ChatPoster['post']> {
  try {
    const { fields } = await call('chat.postMessage', {
      channel: channelId,
      // Escaped text contains no mention, link or command. Without markup, no text is styled.
      text: escapeText(text),
      mrkdwn: false,
      thread_ts: threadId,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    });
    const { ts } = fields;
    return typeof ts === 'string' && ts !== '' ? { messageId: ts } : 'unknown';
  } catch (error) {
    const refused = refusalOf(error);
    return refused === null ? 'unknown' : { refused };
  }
}

/** Returns why nothing was posted; null if the message may have been posted. */
export function refusalOf(error: unknown): PostingRefusal | null {
  if (!(error instanceof WebApiError)) return null;
  const { failure } = error;
  if (failure.kind === 'rate_limited') return rateLimited(failure.retryAfterSeconds);
  if (failure.kind === 'unsent') return unavailable();
  if (failure.kind !== 'refused' || failure.reason === null || UNCLEAR.has(failure.reason)) return null;
  const { reason: code } = failure;
  if (code === 'ratelimited' || code === 'rate_limited') return rateLimited(failure.retryAfterSeconds);
  const message = MENDABLE.get(code);
  if (message !== undefined) return { code, message, remedy: 'mend' };
  return { code, message: `The chat platform refused it: ${code}.`, remedy: 'none' };
}

function rateLimited(retryAfterSeconds = 1): PostingRefusal {
  const message = `The chat platform limits messages now. Execute it again after ${retryAfterSeconds} seconds.`;
  return { code: 'provider_rate_limited', message, remedy: 'wait', retryAfterSeconds };
}

function unavailable(): PostingRefusal {
  return { code: 'provider_unavailable', message: 'The chat platform cannot be reached.', remedy: 'wait' };
}
