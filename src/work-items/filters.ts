import type { WorkItemFilter } from './model.ts';
import type { ListQuery } from './repository.ts';

/** Names of the filters as callers know them. */
export const FILTER_NAMES = {
  tag: 'tag',
  channel: 'channel',
  priority: 'priority',
  contactEmail: 'contact_email',
  sourceReference: 'source_reference',
  packKey: 'pack_key',
  updatedSince: 'updated_since',
} as const;

/** As a filter for those that nobody works on. */
const NOBODY = 'none';

export function storedFilter(filter: WorkItemFilter): ListQuery['equals'] {
  const equals: ListQuery['equals'] = {};
  if (filter.status !== undefined) equals.status = filter.status;
  if (filter.tag !== undefined) equals.tags = filter.tag;
  if (filter.channel !== undefined) equals.channel = filter.channel;
  if (filter.priority !== undefined) equals.priority = filter.priority;
  if (filter.contactEmail !== undefined) equals.contact_email_key = filter.contactEmail.toLowerCase();
  if (filter.sourceReference !== undefined) equals.source_reference = filter.sourceReference;
  if (filter.assignee !== undefined) equals['assignee.id'] = filter.assignee === NOBODY ? null : filter.assignee;
  if (filter.packKey !== undefined) equals.pack_key = filter.packKey;
  if (filter.queueKey !== undefined) equals.queue_key = filter.queueKey;
  return equals;
}
