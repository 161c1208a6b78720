import type { CardCase } from '../../approvals/index.ts';
import type { CardLine, ChatCard } from '../../integrations/index.ts';
import { momentOf } from '../../platform/zoned-time.ts';
import type { Standing } from './places.ts';

export interface CardSetting {
  workBaseUrl: string;
  timeZone: string;
  withdrawnBy: string | undefined;
  standing: Standing;
  isDirect: boolean;
  /** Number of further copies that may have been posted to an unknown place. */
  lost: number;
}

const SHOWN_HASH = 12;
const SHOWN_TWINS = 3;

const FINAL: ReadonlySet<CardCase['status']> = new Set(['rejected', 'denied', 'expired', 'cancelled', 'executed']);

export function isFinal({ status }: CardCase): boolean {
  return FINAL.has(status);
}

export function cardOf(shown: CardCase, setting: CardSetting, value: string): ChatCard {
  const { standing, isDirect, lost } = setting;
  const url = `${setting.workBaseUrl}/approvals/${encodeURIComponent(shown.proposalId)}`;
  if (standing === 'closed') return { ...CLOSED, url };
  const isOn = standing === 'decides';
  const waits = shown.status === 'pending_approval';
  const time = (at: Date) => momentOf(at, setting.timeZone);
  const headline = `Waits for approval: ${shown.title}.`;
  const state = waits ? (isOn ? null : isDirect ? NOT_YOURS : SWITCHED_OFF) : stateOf(shown, setting.withdrawnBy, time);
  if (isDirect && lost > 0) return { ...REPEATED, headline, state, decide: waits && isOn ? LOST_ONCE : null, url };
  return {
    headline,
    summary: shown.summary,
    fields: fieldsOf(shown.payload as unknown as Json, ''),
    notes: [
      { name: 'Reason', value: shown.approvalReason },
      { name: 'Proposed by', value: shown.proposedBy },
      { name: 'Through', value: throughOf(shown) },
      { name: 'Policy', value: shown.policyWords.length === 0 ? 'nothing more' : shown.policyWords.join('\n') },
      ...(shown.twinsAt.length === 0 ? [] : [{ name: 'Twins', value: twinsWords(shown.twinsAt, time) }]),
      { name: 'Until', value: time(shown.expiresAt) },
      { name: 'Payload', value: shown.payloadHash.slice(0, SHOWN_HASH) },
      ...(waits && lost > 0 ? [LOST] : []),
    ],
    state,
    decide: waits && isOn ? decideBy(shown, value) : null,
    url,
  };
}

const LOST = {
  name: 'Posted again',
  value: 'An earlier card for this proposal, thought lost, may also be here. Both decide the same proposal.',
};

/** Content after an earlier post was lost. That card may be visible, so the details are posted once at most. */
const REPEATED: Pick<ChatCard, 'summary' | 'fields' | 'notes'> = {
  summary: 'A card with all details was sent earlier. It may be in this chat, or lost.',
  fields: [],
  notes: [],
};

const LOST_ONCE = { elsewhere: 'If you do not see that card, open the proposal and decide in Workgate.' };

/** Content for a reader who may no longer see the proposal, or no longer wants cards. */
const CLOSED: Omit<ChatCard, 'url'> = {
  headline: 'This card is closed.',
  summary: 'The proposal is no longer shown or decided here. If you may see it, you find it in Workgate.',
  fields: [],
  notes: [],
  state: null,
  decide: null,
};

const NOT_YOURS = 'It no longer waits for you. It still waits in Workgate.';

const SWITCHED_OFF = 'It is no longer decided in this channel. It still waits in Workgate.';

/** Warns of equal proposals, so that nobody approves a repeated call without noticing. */
function twinsWords(twinsAt: readonly Date[], time: (at: Date) => string): string {
  const shown = twinsAt.slice(0, SHOWN_TWINS).map(time).join('; ');
  const more = twinsAt.length > SHOWN_TWINS ? `; and ${twinsAt.length - SHOWN_TWINS} more` : '';
  return `The same was also proposed on ${shown}${more}, and is open or executed. Reject this if it repeats it by mistake.`;
}

function throughOf({ through }: CardCase): string {
  if (through === null) return 'an integration that no longer exists';
  return through.enabled ? through.name : `${through.name}, which is switched off`;
}

/** Returns why people must decide in Workgate, where they see everything that matters; null if they need not. */
export function elsewhereOf({ isIntact, takesSeveral, supersedes }: CardCase): string | null {
  if (!isIntact) return 'It was changed after it was proposed, so it cannot be approved.';
  if (takesSeveral) return 'It needs more than one person. Open it and decide in Workgate.';
  if (supersedes) return 'It replaces another proposal. Open it in Workgate to see what changed, and decide there.';
  return null;
}

function decideBy(shown: CardCase, value: string): ChatCard['decide'] {
  const elsewhere = elsewhereOf(shown);
  return elsewhere === null ? { value } : { elsewhere };
}

function stateOf(shown: CardCase, withdrawnBy: string | undefined, time: (at: Date) => string): string {
  const { status, decisions, execution, updatedAt } = shown;
  const approvals = decisions.filter(({ decision }) => decision === 'approve').map(told(time, 'Approved'));
  const approved = approvals.length === 0 ? 'Approved by policy.' : approvals.join(' ');
  const executed = execution === null ? '' : ` by ${execution.by} on ${time(execution.at)}`;
  switch (status) {
    case 'pending_approval':
      return '';
    case 'approved':
    case 'auto_approved':
      return `${approved} It is not executed yet.`;
    case 'executing':
      return `${approved} It is being executed.`;
    case 'executed':
      return `${approved} Executed${executed}.`;
    case 'execution_failed':
      return `${approved} Its execution${executed} failed.`;
    case 'outcome_unknown':
      return `${approved} It is not known how its execution${executed} ended.`;
    case 'rejected':
      return decisions
        .filter(({ decision }) => decision === 'reject')
        .map(told(time, 'Rejected'))
        .join(' ');
    case 'denied':
      return `Denied by policy on ${time(updatedAt)}.`;
    case 'expired':
      return `Expired on ${time(shown.expiresAt)}. Nobody decided in time.`;
    case 'cancelled':
      return `Withdrawn${withdrawnBy === undefined ? '' : ` by ${withdrawnBy}`} on ${time(updatedAt)}.`;
  }
}

function told(time: (at: Date) => string, what: string) {
  return ({ by, at }: CardCase['decisions'][number]) => `${what} by ${by} on ${time(at)}.`;
}

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

function fieldsOf(value: Json, name: string): CardLine[] {
  const members = Array.isArray(value)
    ? value.entries().toArray()
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  if (members.length === 0)
    return [{ name, value: typeof value === 'string' && value !== '' ? value : JSON.stringify(value) }];
  return members.flatMap(([member, inner]) => fieldsOf(inner, name === '' ? String(member) : `${name}.${member}`));
}
