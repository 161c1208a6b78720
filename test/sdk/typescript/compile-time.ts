/** Code that must compile, and lines that must not. It is never run. */
import {
  type ActionPayload,
  type ActionResult,
  isKnownWorkItemStatus,
  type WorkItem,
  type WorkItemUpdateRequest,
} from '@workgate/sdk';

/** Handles every member of the union, including the one for kinds of later releases. */
export function outcome(result: ActionResult): string {
  switch (result.type) {
    case 'commerce_refund':
      return result.refundId;
    case 'chat_post_message':
      return result.ts;
    case 'unknown':
      return `${result.kind}: ${Object.keys(result.raw)}`;
    default:
      return result satisfies never;
  }
}

/** Handles a status label that is not known yet. */
export function status(item: WorkItem): string {
  if (!isKnownWorkItemStatus(item.status)) return item.status;
  // @ts-expect-error a known label cannot be misspelt
  return item.status === 'in progres' ? 'never' : item.status;
}

export const patches: WorkItemUpdateRequest[] = [
  {},
  { contact: null, tags: null, channelId: null },
  { contact: { locale: null } },
  // @ts-expect-error a subject can be changed, not removed
  { subject: null },
];

// @ts-expect-error kinds that the service may come to know cannot be proposed
export const unknown: ActionPayload = { type: 'unknown', kind: 'future_operation', raw: {} };

// @ts-expect-error what belongs to one kind is not taken for another
export const mixed: ActionPayload = { type: 'chat_post_message', channelId: 'C0123456789', amount: '25.00' };

/** null differs from absent: a field that the service always sends is not optional. */
export const contactOf = (item: WorkItem): string | undefined => item.contact?.email;
// @ts-expect-error there may be no contact
export const certain = (item: WorkItem): string => item.contact.email;
