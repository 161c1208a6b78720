import type { CardPoster, ChatCard, Posted } from '../../chat/card-seam.ts';
import { blocksOf, formOf, headlineOf } from './blocks.ts';
import { refusalOf } from './posting.ts';
import { type WebApi, WebApiError, webApiFor } from './web-api.ts';

/** What the platform says of a message that cannot be written anew any more. */
const GONE = new Set(['message_not_found', 'cant_update_message', 'edit_window_closed']);

/**
 * What the platform says of an account that the app has no conversation with: of a channel somebody would invite the app to it.
 * Other words for the same, such as `messages_tab_disabled`, have no remedy in any case.
 */
const UNREACHABLE = new Set(['channel_not_found', 'not_in_channel', 'is_archived']);

/**
 * Cards in the name of the app. Who posts to an account is told the channel of the conversation, by which alone the message can
 * be written anew (docs.slack.dev, chat.postMessage, chat.update); both take the one scope.
 */
export async function slackCards(token: string, apiBase: string): Promise<CardPoster> {
  const call = await webApiFor({ token }, apiBase);
  return {
    post: (channelId, card) => send(call, 'chat.postMessage', { channel: channelId, ...contentOf(card) }),
    async postDirect(userId, card) {
      const posted = await send(call, 'chat.postMessage', { channel: userId, ...contentOf(card) });
      if (posted === 'unknown' || !('refused' in posted) || !UNREACHABLE.has(posted.refused.code)) return posted;
      return { refused: { ...posted.refused, message: 'The account cannot be written to.', remedy: 'none' } };
    },
    async update(channelId, messageId, card) {
      const fields = { channel: channelId, ts: messageId, ...contentOf(card) };
      const updated = await send(call, 'chat.update', fields);
      const isGone = updated !== 'unknown' && 'refused' in updated && GONE.has(updated.refused.code);
      return isGone ? 'gone' : updated;
    },
    async askComment(promptId, subject, title) {
      try {
        await call('views.open', { trigger_id: promptId, view: JSON.stringify(formOf(subject, title)) });
        return true;
      } catch (error) {
        if (error instanceof WebApiError) return false;
        throw error;
      }
    },
  };
}

function contentOf(card: ChatCard) {
  return {
    text: headlineOf(card),
    blocks: JSON.stringify(blocksOf(card)),
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

async function send(call: WebApi, method: string, fields: Record<string, unknown>): Promise<Posted> {
  try {
    const { ts, channel } = (await call(method, fields)).fields;
    const isSaid = typeof ts === 'string' && ts !== '' && typeof channel === 'string' && channel !== '';
    return isSaid ? { channelId: channel, messageId: ts } : 'unknown';
  } catch (error) {
    const refused = refusalOf(error);
    return refused === null ? 'unknown' : { refused };
  }
}
