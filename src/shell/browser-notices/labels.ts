import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { AwaitedProposal } from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { clippedText } from '../../platform/text-length.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { EXACT } from '../frame/moment.tsx';
import { groupedAmount } from '../proposals/money-text.tsx';

const MOST_SHOWN = 80;
const MOST_LISTED = 3;

/** Bystanders may read the notification. */
export function wordsOf(waiting: readonly AwaitedProposal[], tenantName: string): { title: string; body: string } {
  const tenant = shown(tenantName);
  const [one] = waiting;
  if (one !== undefined && waiting.length === 1) {
    const until = one.expiresAt === undefined ? '' : `, until ${EXACT.format(timestampDate(one.expiresAt))}`;
    return {
      title: `${whatOf(one)} waits for your approval`,
      body: `Proposed by ${shown(one.proposedBy)} in ${tenant}${until}.`,
    };
  }
  const left = waiting.length - MOST_LISTED;
  const listed = waiting.slice(0, MOST_LISTED).map(whatOf);
  return {
    title: `${waiting.length} new proposals wait for your approval`,
    body: [`In ${tenant}:`, ...listed, ...(left > 0 ? [`and ${left} more`] : [])].join('\n'),
  };
}

function whatOf({ title, amount, currency }: AwaitedProposal): string {
  return amount === '' ? shown(title) : `${shown(title)}, ${groupedAmount(amount)} ${shown(currency)}`;
}

function shown(text: string): string {
  return clippedText(visibleText(text), MOST_SHOWN);
}
