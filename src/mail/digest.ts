import type { AwaitedOutline } from '../actions/awaiting-approval.ts';
import type { Written } from './posting.ts';
import { escaped, momentOf, shown, unlinked } from './words.ts';

/** What a person is told of. */
export interface Digest {
  tenantName: string;
  /** IANA name of the zone in which the tenant counts its days; empty for none. */
  timeZone: string;
  /** What waits for them, soonest expiry first; at least one. */
  outlines: readonly AwaitedOutline[];
  /** Whether there may be more than those. */
  isAtLeast: boolean;
  workBaseUrl: string;
}

/** So many are listed; of the rest it is said how many there are. */
const MOST_LISTED = 20;

const HOW =
  'Nothing is decided by this mail. Sign in, look at the whole case, and decide there. You are told once of each, since you may approve it.';

/**
 * The mail that says what waits for a person: what, how much, by whom and until when. Never what else stands in a payload,
 * and nothing that decides.
 */
export function writeDigest({ tenantName, timeZone, outlines, isAtLeast, workBaseUrl }: Digest): Written {
  const tenant = shown(unlinked(tenantName));
  const entries = outlines.slice(0, MOST_LISTED).map((outline) => entryOf(outline, timeZone, workBaseUrl));
  const [first] = entries;
  const isOne = outlines.length === 1 && !isAtLeast;
  const begins = isOne ? 'This waits' : `${counted(outlines.length, isAtLeast)} proposals wait`;
  const subject =
    isOne && first !== undefined ? `${first.what} waits for your approval` : `${begins} for your approval`;
  const left = outlines.length - entries.length;
  const rest = left === 0 && !isAtLeast ? '' : `And ${counted(left, isAtLeast)} more.`;
  const all = `${workBaseUrl}/approvals`;
  const opening = `${begins} for your approval in ${tenant}${isOne ? '' : ', what expires first at the top'}:`;
  return {
    subject: `[${tenant}] ${subject}`,
    text: [opening, ...entries.map(toText), ...(rest === '' ? [] : [rest]), `All that waits: ${all}`, HOW]
      .join('\n\n')
      .concat('\n'),
    html: pageOf(opening, entries, rest, all),
  };
}

/** The same without a word that anybody has written, for servers that will not have those. */
export function writeBareDigest({ outlines, isAtLeast, workBaseUrl }: Digest): Written {
  const isOne = outlines.length === 1 && !isAtLeast;
  const subject = isOne ? 'A proposal waits' : `${counted(outlines.length, isAtLeast)} proposals wait`;
  const opening = `${subject} for your approval.`;
  const all = `${workBaseUrl}/approvals`;
  return {
    subject: `${subject} for your approval`,
    text: `${[opening, `All that waits: ${all}`, HOW].join('\n\n')}\n`,
    html: pageOf(opening, [], '', all),
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

function entryOf(outline: AwaitedOutline, timeZone: string, workBaseUrl: string): Entry {
  const { title, money, resourceType, proposedBy, expiresAt, proposalId } = outline;
  return {
    what: [shown(title), ...(money === null ? [] : [shown(`${money.amount} ${money.currency}`)])].join(', '),
    lines: [
      ['Concerns', shown(resourceType)],
      ['Proposed by', shown(unlinked(proposedBy))],
      ['Until', momentOf(expiresAt, timeZone)],
    ],
    url: `${workBaseUrl}/approvals/${encodeURIComponent(proposalId)}`,
  };
}

function toText({ what, lines, url }: Entry): string {
  return [what, ...lines.map(([name, value]) => `  ${name}: ${value}`), `  ${url}`].join('\n');
}

function pageOf(opening: string, entries: readonly Entry[], rest: string, all: string): string {
  const items = entries.map(({ what, lines, url }) => {
    const facts = lines.map(([name, value]) => `${escaped(name)}: <bdi>${escaped(value)}</bdi>`).join('<br>');
    return `<li><p><strong><bdi>${escaped(what)}</bdi></strong><br>${facts}<br><a href="${escaped(url)}">Open the case</a></p></li>`;
  });
  const more = rest === '' ? '' : `<p>${escaped(rest)}</p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
    `<p>${escaped(opening)}</p><ul>${items.join('')}</ul>${more}`,
    `<p><a href="${escaped(all)}">All that waits</a></p><p>${escaped(HOW)}</p></body></html>`,
  ].join('\n');
}
