import type { ChatPostMessagePayload } from '../../../operations/built-in/chat-post-message/payload.ts';
import { type ChatPlatform, type ChatPoster, missingScope, type PostingRefusal } from '../../chat/chat-platform.ts';
import type { PostingAccess } from '../../chat/model.ts';
import {
  type ActionOutcomeError,
  type Carrier,
  type ConnectorOutcome,
  type IntegrationTarget,
  isSameTarget,
} from '../connector.ts';
import type { ChatAccess } from '../provider.ts';
import { targetOf } from './target.ts';

const NOT_CONNECTED = toMend(
  'installation_disabled',
  'This service is not connected to a chat platform. Ask its operator to set the CHAT_ variables, then execute it again.',
);

const MISSING: Record<Extract<PostingAccess, { missing: string }>['missing'], (scope: string) => PostingRefusal> = {
  installation: () =>
    toMend(
      'installation_disabled',
      'The app is not installed in the workspace, or the installation is off. Install the app, then execute it again.',
    ),
  token: () =>
    toMend('bot_token_missing', 'No bot token of the workspace is stored. Store one, then execute it again.'),
  scope: missingScope,
};

/** The text appears as it was approved. */
export function messagesOf(platform: ChatPlatform, access: ChatAccess): Carrier<ChatPostMessagePayload> {
  return {
    // Only a person can find out whether a message was posted, so no look-up reports a message as absent.
    horizonMs: Number.POSITIVE_INFINITY,

    async dryRun({ tenantId, integrationId }) {
      const way = await connect(platform, access, tenantId, integrationId);
      const refused = 'poster' in way ? await way.poster.check() : way;
      return refused && toError(refused, 'wait');
    },

    async execute({ tenantId, integrationId, payload, mayStillSend, target }) {
      const way = await connect(platform, access, tenantId, integrationId);
      if (!('poster' in way)) return failed(way);
      if (!isSameTarget(way.target, target) || !mayStillSend()) return { kind: 'not_sent' };
      return post(way.poster, payload);
    },

    // The platform keeps no idempotency keys, and the app may not read the messages of a channel.
    async lookup({ unknownBefore }) {
      return unknownBefore === undefined ? null : unknown();
    },
  };
}

async function connect(
  platform: ChatPlatform,
  { apiBase, postingAccess }: ChatAccess,
  tenantId: string,
  integrationId: string,
): Promise<{ poster: ChatPoster; target: IntegrationTarget } | PostingRefusal> {
  if (apiBase === undefined) return NOT_CONNECTED;
  const access = await postingAccess(tenantId, integrationId);
  if ('missing' in access) return MISSING[access.missing](platform.scopes.posting);
  const poster = await platform.posterOf(access.token, apiBase);
  return { poster, target: targetOf(platform, access.installation, apiBase) };
}

async function post(poster: ChatPoster, payload: ChatPostMessagePayload): Promise<ConnectorOutcome> {
  const { type, channel_id, text, thread_ts: threadId } = payload;
  const posted = await poster.post({ channelId: channel_id, text, threadId });
  if (posted === 'unknown') return unknown();
  if ('refused' in posted) return failed(posted.refused);
  return { kind: 'succeeded', result: { type, channel_id, ts: posted.messageId } };
}

function failed(refusal: PostingRefusal): ConnectorOutcome {
  return { kind: 'failed', error: toError(refusal, 'mend') };
}

function toMend(code: string, message: string): PostingRefusal {
  return { code, message, remedy: 'mend' };
}

/** Retryable if the problem passes by itself, or after the given remedy. */
function toError(
  { code, message, remedy, retryAfterSeconds }: PostingRefusal,
  after: 'wait' | 'mend',
): ActionOutcomeError {
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
    'It is not known whether the chat platform posted the message, and Workgate cannot ask. Look into the channel and settle the action.';
  return { kind: 'unknown', code: 'no_lookup', message };
}
