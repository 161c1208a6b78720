import type { CardPoster, ChatCard, Posted } from '../../chat/card-seam.ts';
import type { ChatCardProblem } from '../../chat/links/model.ts';
import { blocksOf, formOf, headlineOf } from './blocks.ts';
import { refusalOf } from './posting.ts';
import { type WebApi, WebApiError, webApiFor } from './web-api.ts';

/** The message can no longer be changed. */
const GONE = new Set(['message_not_found', 'cant_update_message', 'edit_window_closed']);

/** The account cannot receive messages (docs.slack.dev, errors of chat.postMessage). */
const PROBLEMS: ReadonlyMap<string, ChatCardProblem> = new Map([
  ...problemsOf('account_unreachable', [
    'channel_not_found',
    'not_in_channel',
    'is_archived',
    'user_not_found',
    'user_disabled',
    'user_not_visible',
    'cannot_dm_bot',
  ]),
  ...problemsOf('messages_disabled', ['messages_tab_disabled']),
  ...problemsOf('app_disconnected', [
    'token_revoked',
    'token_expired',
    'invalid_auth',
    'not_authed',
    'account_inactive',
    'missing_scope',
    'not_allowed_token_type',
    'no_permission',
  ]),
  ...problemsOf('restricted', [
    'access_denied',
    'ekm_access_denied',
    'enterprise_is_restricted',
    'org_login_required',
    'restricted_action',
    'restricted_action_read_only_channel',
    'team_access_not_granted',
    'two_factor_setup_required',
  ]),
]);

/** A message to an account is updated in the channel that posting returned (docs.slack.dev, chat.update). */
export async function slackCards(token: string, apiBase: string): Promise<CardPoster> {
  const call = await webApiFor({ token }, apiBase);
  return {
    post: (channelId, card) => send(call, 'chat.postMessage', { channel: channelId, ...contentOf(card) }),
    async postDirect(userId, card) {
      const posted = await send(call, 'chat.postMessage', { channel: userId, ...contentOf(card) });
      if (posted === 'unknown' || !('refused' in posted)) return posted;
      const { refused } = posted;
      const problem = refused.remedy === 'wait' ? null : (PROBLEMS.get(refused.code) ?? 'refused');
      return { refused: { ...refused, problem } };
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

function problemsOf(problem: ChatCardProblem, codes: readonly string[]): [string, ChatCardProblem][] {
  return codes.map((code) => [code, problem]);
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
