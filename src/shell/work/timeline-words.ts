import { type TimelineEntry, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { labelOf, STATUS_LABELS } from './labels.ts';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  subject: 'the subject',
  priority: 'the priority',
  channel_id: 'the channel',
  tags: 'the tags',
  contact: 'the contact',
  assignee: 'the assignee',
};

/** What happened, as the rest of a sentence that begins with a name. */
export function describeEntry(entry: TimelineEntry): string {
  switch (entry.type) {
    case 'work_item.created':
      return 'opened the WorkItem';
    case 'message.appended':
      return 'wrote a message';
    case 'work_item.updated':
      return describeUpdate(entry);
    default:
      return entry.type;
  }
}

function describeUpdate({ status, previousStatus, changedFields }: TimelineEntry): string {
  const fields = changedFields.filter((field) => field !== 'status').map((field) => FIELD_WORDS[field] ?? field);
  const parts = fields.length === 0 ? [] : [`changed ${fields.join(', ')}`];
  if (status !== WorkItemStatus.UNSPECIFIED) {
    const from = previousStatus === WorkItemStatus.UNSPECIFIED ? '' : `from ${labelOf(STATUS_LABELS, previousStatus)} `;
    parts.unshift(`moved it ${from}to ${labelOf(STATUS_LABELS, status)}`);
  }
  return parts.length === 0 ? 'changed the WorkItem' : parts.join(' and ');
}
