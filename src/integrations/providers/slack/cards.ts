import type { CardPoster, ChatCard, Posted } from '../../chat/card-seam.ts';
import { blocksOf, formOf, headlineOf } from './blocks.ts';
import { refusalOf } from './posting.ts';
import { type WebApi, WebApiError, webApiFor } from './web-api.ts';

/** What the platform says of a message that cannot be written anew any more. */
const GONE = new Set(['message_not_found', 'cant_update_message', 'edit_window_closed']);

/** Cards in the name of the app. */
export async function slackCards(token: string, apiBase: string): Promise<CardPoster> {
  const call = await webApiFor({ token }, apiBase);
  return {
    post: (channelId, card) => send(call, 'chat.postMessage', { channel: channelId, ...contentOf(card) }),
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
    const { ts } = (await call(method, fields)).fields;
    return typeof ts === 'string' && ts !== '' ? { messageId: ts } : 'unknown';
  } catch (error) {
    const refused = refusalOf(error);
    return refused === null ? 'unknown' : { refused };
  }
}
