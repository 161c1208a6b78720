/** What has to compile, and what must not; never run. */
import {
  type ActionPayload,
  type ActionResult,
  isKnownWorkItemStatus,
  type WorkItem,
  type WorkItemUpdateRequest,
} from '@workgate/sdk';

/** Every arm of a union of the service is there, the one for what comes later included. */
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

/** A label may be one that nobody knows yet. */
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

/** null is not the same as absent: what the service always says is there. */
export const contactOf = (item: WorkItem): string | undefined => item.contact?.email;
// @ts-expect-error there may be no contact
export const certain = (item: WorkItem): string => item.contact.email;
