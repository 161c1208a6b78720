import type { CardCase } from '../actions/approval-cards.ts';
import type { CardLine, ChatCard } from '../integrations/chat/card-seam.ts';
import { momentOf } from '../platform/zoned-time.ts';
import type { Standing } from './places.ts';

/** What is written on a card besides what its proposal says. */
export interface CardSetting {
  workBaseUrl: string;
  /** IANA name of the zone in which the tenant counts its days; empty for none. */
  timeZone: string;
  /** Who withdrew it, where an event said that. */
  withdrawnBy: string | undefined;
  /** What it may do where it stands. */
  standing: Standing;
  /** Whether that is in the direct messages of somebody. */
  isDirect: boolean;
  /** How many cards of it may stand there without that anybody knows where. */
  lost: number;
}

/** So much of the payload's hash people compare. */
const SHOWN_HASH = 12;

/** After these nothing more comes. */
const FINAL: ReadonlySet<CardCase['status']> = new Set(['rejected', 'denied', 'expired', 'cancelled', 'executed']);

/** Whether a card says the last that there is to say of its proposal. */
export function isFinal({ status }: CardCase): boolean {
  return FINAL.has(status);
}

/** A proposal as a card. @param value What its buttons stand for. */
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
  value: 'A card of this that was thought lost may stand here, too. It decides nothing that this one does not.',
};

/**
 * In direct messages, where one was thought lost: that may stand there, and could not be taken back. What it says stands there
 * once at most.
 */
const REPEATED: Pick<ChatCard, 'summary' | 'fields' | 'notes'> = {
  summary: 'Another card of this, with all that it says, was sent before. It may stand here, or be lost.',
  fields: [],
  notes: [],
};

const LOST_ONCE = { elsewhere: 'If that one does not stand here, open it, and decide in Workgate.' };

/** Of somebody to whom nothing more is told here, as they may not know it, or do not want to. */
const CLOSED: Omit<ChatCard, 'url'> = {
  headline: 'A card has ended.',
  summary: 'What stood here is not shown or decided on here any more. Whoever may see it finds it in Workgate.',
  fields: [],
  notes: [],
  state: null,
  decide: null,
};

const NOT_YOURS = 'It does not wait for you any more. It still waits in Workgate.';

const SWITCHED_OFF = 'It is not decided on in this channel any more. It still waits in Workgate.';

function throughOf({ through }: CardCase): string {
  if (through === null) return 'an integration that is not there any more';
  return through.enabled ? through.name : `${through.name}, which is switched off`;
}

/** Why it is decided on elsewhere, where not all that matters stands on a card; null where it does. */
export function elsewhereOf({ isIntact, takesSeveral, supersedes }: CardCase): string | null {
  if (!isIntact) return 'It is not as it was proposed, and cannot be approved.';
  if (takesSeveral) return 'It takes more than one person: open it, and decide in Workgate.';
  if (supersedes) return 'It takes the place of another one: open it to see what has changed, and decide there.';
  return null;
}

function decideBy(shown: CardCase, value: string): ChatCard['decide'] {
  const elsewhere = elsewhereOf(shown);
  return elsewhere === null ? { value } : { elsewhere };
}

/** What became of it, with who and when. */
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
      return `Expired on ${time(shown.expiresAt)}: nobody had decided by then.`;
    case 'cancelled':
      return `Withdrawn${withdrawnBy === undefined ? '' : ` by ${withdrawnBy}`} on ${time(updatedAt)}.`;
  }
}

function told(time: (at: Date) => string, what: string) {
  return ({ by, at }: CardCase['decisions'][number]) => `${what} by ${by} on ${time(at)}.`;
}

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/** Every value of a payload under the way that leads to it. */
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
