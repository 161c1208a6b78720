import { readJson } from '../../../platform/strict-json.ts';
import type { ChatInteraction } from '../../chat/card-seam.ts';
import type { ChatIdentity } from '../../chat/model.ts';
import { ACTIONS, FORM } from './blocks.ts';
import { idIn, objectIn } from './values.ts';

const MOST = 3_000;

/** Reads what our own cards produce (docs.slack.dev, "Interaction payloads"); anything else is `other`. */
export function readInteraction({ payload }: { payload?: string }): ChatInteraction {
  const sent = objectIn(parsed(payload ?? ''));
  const [type, user] = [sent['type'], objectIn(sent['user'])];
  const userId = idIn(user['id']);
  if (userId === null) return { kind: 'other' };
  const identity = identityOf(sent);
  if (type === 'block_actions') return readPress(sent, { identity, userId });
  if (type === 'view_submission') return readForm(objectIn(sent['view']), { identity, userId });
  return { kind: 'other' };
}

type Whom = { identity: ChatIdentity; userId: string };

function readPress(sent: Record<string, unknown>, whom: Whom): ChatInteraction {
  const [action, ...others] = Array.isArray(sent['actions']) ? sent['actions'].map(objectIn) : [];
  const container = objectIn(sent['container']);
  const [value, promptId] = [textIn(action?.['value']), textIn(sent['trigger_id'])];
  const [channelId, messageId] = [idIn(container['channel_id']), textIn(container['message_ts'])];
  const what = action?.['action_id'] === ACTIONS.approve ? 'approve' : 'reject';
  const isOurs = what === 'approve' || action?.['action_id'] === ACTIONS.reject;
  if (!isOurs || others.length > 0 || value === null || promptId === null || channelId === null || messageId === null) {
    return { kind: 'other' };
  }
  const replyAddress = textIn(sent['response_url']) ?? undefined;
  return { kind: 'press', what, channelId, messageId, promptId, value, replyAddress, ...whom };
}

function readForm(view: Record<string, unknown>, whom: Whom): ChatInteraction {
  const kept = parsed(textIn(view['private_metadata']) ?? '');
  if (view['callback_id'] !== FORM.callback || !Array.isArray(kept)) return { kind: 'other' };
  const [value, replyAddress] = [textIn(kept[0]), textIn(kept[1])];
  const blocks = objectIn(objectIn(view['state'])['values']);
  const typed = objectIn(objectIn(blocks[FORM.block])[FORM.action])['value'];
  // Keep a comment of any length. A comment that is too long is refused later, not dropped.
  const comment = typeof typed === 'string' ? typed : '';
  return value === null
    ? { kind: 'other' }
    : { kind: 'form', value, comment, replyAddress: replyAddress ?? undefined, ...whom };
}

function identityOf(sent: Record<string, unknown>): ChatIdentity {
  const [team, enterprise] = [idIn(objectIn(sent['team'])['id']), idIn(objectIn(sent['enterprise'])['id'])];
  return {
    teamId: team,
    enterpriseId: enterprise ?? idIn(objectIn(sent['team'])['enterprise_id']),
    isEnterpriseInstall: sent['is_enterprise_install'] === true || team === null,
    appId: idIn(sent['api_app_id']),
  };
}

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= MOST ? value : null;
}
