import { emailKey, readEmail } from '../platform/mail/address.ts';
import type { WorkItemFilter } from './model.ts';
import type { ListQuery } from './repository.ts';
import { storedTag } from './tags.ts';

export const FILTER_NAMES = {
  tag: 'tag',
  channel: 'channel',
  priority: 'priority',
  contactEmail: 'contact_email',
  sourceReference: 'source_reference',
  packKey: 'pack_key',
  updatedSince: 'updated_since',
} as const;

/** Filter value for WorkItems without an assignee. */
const NOBODY = 'none';

/** @throws {AppError} `validation_error` if the contact's address is not valid. */
export function storedFilter(filter: WorkItemFilter): ListQuery['equals'] {
  const equals: ListQuery['equals'] = {};
  if (filter.status !== undefined) equals.status = filter.status;
  if (filter.tag !== undefined) equals.tags = storedTag(filter.tag);
  if (filter.channel !== undefined) equals.channel = filter.channel;
  if (filter.priority !== undefined) equals.priority = filter.priority;
  const { contactEmail } = filter;
  if (contactEmail !== undefined)
    equals.contact_email_key = emailKey(readEmail(contactEmail, FILTER_NAMES.contactEmail));
  if (filter.sourceReference !== undefined) equals.source_reference = filter.sourceReference;
  if (filter.assignee !== undefined) equals['assignee.id'] = filter.assignee === NOBODY ? null : filter.assignee;
  if (filter.packKey !== undefined) equals.pack_key = filter.packKey;
  if (filter.queueKey !== undefined) equals.queue_key = filter.queueKey;
  return equals;
}
