import {
  type AwaitedOutline,
  type EndedStatus,
  type ProposalOutline,
  STAGES,
  type Stage,
} from '../../approvals/index.ts';
import { momentOf } from '../../platform/zoned-time.ts';
import type { News } from './news.ts';
import type { Written } from './posting.ts';
import { escaped, shown, unlinked } from './safe-text.ts';

export interface Digest {
  tenantName: string;
  timeZone: string;
  /** At least one waiting proposal or outcome. */
  news: Pick<News, 'outlines' | 'foreign' | 'isAtLeast' | 'endings'>;
  workBaseUrl: string;
}

const MOST_LISTED = 20;

const HOW =
  'This mail decides nothing. Sign in, look at the whole case, and decide there. You can choose which mail you get on the notifications page.';

/** Names what was proposed, the amount, the proposer and the deadline. Shows nothing else of a payload. */
export function writeDigest({ tenantName, timeZone, news, workBaseUrl }: Digest): Written {
  const tenant = shown(unlinked(tenantName));
  const parts = [waitingPart(news, tenant, timeZone, workBaseUrl), endedPart(news, tenant, timeZone, workBaseUrl)];
  return {
    subject: `[${tenant}] ${subjectOf(news)}`,
    ...toMail(
      parts.flatMap((part) => part ?? []),
      workBaseUrl,
    ),
  };
}

/** Leaves out all text that people have written, for servers that reject such text. */
export function writeBareDigest({ news, workBaseUrl }: Digest): Written {
  const { outlines, endings, isAtLeast } = news;
  const isOne = outlines.length === 1 && !isAtLeast;
  const waits = isOne ? 'A proposal waits' : `${counted(outlines.length, isAtLeast)} proposals wait`;
  const ended = endings.length === 1 ? 'A proposal has' : `${counted(endings.length, false)} proposals have`;
  const lines = [
    ...(outlines.length === 0 ? [] : [`${waits} ${forWhom(news)}`]),
    ...(endings.length === 0 ? [] : [`${ended} ended since your last mail`]),
  ];
  const parts = lines.map((line) => ({ opening: `${line}.`, entries: [], rest: '' }));
  return { subject: lines[0] ?? '', ...toMail(parts, workBaseUrl) };
}

interface Part {
  opening: string;
  entries: readonly Entry[];
  rest: string;
}

const PRESSING: Readonly<Record<Stage, string>> = { waits: '', reminded: 'Reminder: ', escalated: 'Expires soon: ' };

function forWhom({ outlines, foreign }: Digest['news']): string {
  return outlines.every(({ proposalId }) => foreign.has(proposalId)) ? 'for approval' : 'for your approval';
}

function subjectOf(news: Digest['news']): string {
  const { outlines, endings, isAtLeast } = news;
  const [first] = outlines;
  if (first === undefined) {
    const [ended] = endings;
    return endings.length === 1 && ended !== undefined
      ? `${whatOf(ended)}: ${ENDINGS[ended.status]}`
      : `Outcome of ${counted(endings.length, false)} proposals`;
  }
  const stage = STAGES.findLast((one) => outlines.some((outline) => outline.stage === one)) ?? 'waits';
  if (outlines.length === 1 && !isAtLeast) return `${PRESSING[stage]}${whatOf(first)} waits ${forWhom(news)}`;
  return `${PRESSING[stage]}${counted(outlines.length, isAtLeast)} proposals wait ${forWhom(news)}`;
}

function waitingPart(news: Digest['news'], tenant: string, timeZone: string, workBaseUrl: string): Part | null {
  const { outlines, foreign, isAtLeast } = news;
  if (outlines.length === 0) return null;
  const isOne = outlines.length === 1 && !isAtLeast;
  const begins = isOne ? 'This waits' : `${counted(outlines.length, isAtLeast)} proposals wait`;
  const listed = outlines.slice(0, MOST_LISTED);
  const left = outlines.length - listed.length;
  return {
    opening: `${begins} ${forWhom(news)} in ${tenant}${isOne ? '' : ', first to expire first'}:`,
    entries: listed.map((one) => waitingEntry(one, foreign.has(one.proposalId), timeZone, workBaseUrl)),
    rest: left === 0 && !isAtLeast ? '' : `And ${counted(left, isAtLeast)} more.`,
  };
}

const STAGE_WORDS: Readonly<Record<Stage, string | null>> = {
  waits: null,
  reminded: 'half of the time to decide has passed',
  escalated: 'most of the time to decide has passed, and nobody has decided',
};

function waitingEntry(one: AwaitedOutline, isForeign: boolean, timeZone: string, workBaseUrl: string): Entry {
  const words = STAGE_WORDS[one.stage];
  return {
    what: whatOf(one),
    lines: [
      ...factsOf(one),
      ['Until', momentOf(one.expiresAt, timeZone)],
      ...(words === null ? [] : [['Reminder', words] as const]),
      ...(isForeign ? [['For others', 'you may not approve this one yourself; remind somebody who may'] as const] : []),
    ],
    url: urlOf(one, workBaseUrl),
  };
}

const ENDINGS: Readonly<Record<EndedStatus, string>> = {
  executed: 'approved and executed',
  execution_failed: 'approved, but could not be executed',
  rejected: 'rejected',
  expired: 'expired before it was executed',
  cancelled: 'cancelled',
  denied: 'denied by policy',
};

function endedPart({ endings }: Digest['news'], tenant: string, timeZone: string, workBaseUrl: string): Part | null {
  if (endings.length === 0) return null;
  const listed = endings.slice(0, MOST_LISTED);
  const left = endings.length - listed.length;
  return {
    opening: `Outcome of earlier proposals in ${tenant}:`,
    entries: listed.map((one) => ({
      what: `${whatOf(one)}: ${ENDINGS[one.status]}`,
      lines: [
        ...factsOf(one),
        ...(one.decidedBy.length === 0
          ? []
          : [[one.status === 'rejected' ? 'Rejected by' : 'Approved by', namesOf(one.decidedBy)] as const]),
        ['At', momentOf(one.at, timeZone)],
      ],
      url: urlOf(one, workBaseUrl),
    })),
    rest: left === 0 ? '' : `And ${counted(left, false)} more.`,
  };
}

interface Entry {
  what: string;
  lines: readonly (readonly [string, string])[];
  url: string;
}

function counted(count: number, isAtLeast: boolean): string {
  return `${count.toLocaleString('en-GB')}${isAtLeast ? '+' : ''}`;
}

function whatOf({ title, money }: ProposalOutline): string {
  return [shown(unlinked(title)), ...(money === null ? [] : [shown(`${money.amount} ${money.currency}`)])].join(', ');
}

function factsOf({ resourceType, proposedBy }: ProposalOutline): Entry['lines'] {
  return [
    ['Concerns', shown(unlinked(resourceType))],
    ['Proposed by', shown(unlinked(proposedBy))],
  ];
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => shown(unlinked(name))).join(', ');
}

function urlOf({ proposalId }: ProposalOutline, workBaseUrl: string): string {
  return `${workBaseUrl}/approvals/${encodeURIComponent(proposalId)}`;
}

function toText({ what, lines, url }: Entry): string {
  return [what, ...lines.map(([name, value]) => `  ${name}: ${value}`), `  ${url}`].join('\n');
}

function toMail(parts: readonly Part[], workBaseUrl: string): Pick<Written, 'text' | 'html'> {
  const all = `${workBaseUrl}/approvals`;
  const text = parts.flatMap(({ opening, entries, rest }) => [
    opening,
    ...entries.map(toText),
    ...(rest === '' ? [] : [rest]),
  ]);
  return {
    text: `${[...text, `All waiting proposals: ${all}`, HOW].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
      ...parts.map(toHtml),
      `<p><a href="${escaped(all)}">All waiting proposals</a></p><p>${escaped(HOW)}</p></body></html>`,
    ].join('\n'),
  };
}

function toHtml({ opening, entries, rest }: Part): string {
  const items = entries.map(({ what, lines, url }) => {
    const facts = lines.map(([name, value]) => `${escaped(name)}: <bdi>${escaped(value)}</bdi>`).join('<br>');
    return `<li><p><strong><bdi>${escaped(what)}</bdi></strong><br>${facts}<br><a href="${escaped(url)}">Open the case</a></p></li>`;
  });
  return `<p>${escaped(opening)}</p><ul>${items.join('')}</ul>${rest === '' ? '' : `<p>${escaped(rest)}</p>`}`;
}
