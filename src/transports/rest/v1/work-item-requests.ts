import { validationError } from '../../../errors/app-error.ts';
import type { WorkItemFilter, WorkItemPatch } from '../../../work-items/model.ts';
import { STATUS_ALIASES, type WorkItemStatus } from '../../../work-items/status.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';
import type { ApiRequest } from './operations.ts';

export function fromApiPatch(body: Schemas['WorkItemUpdateRequest']): WorkItemPatch {
  const { channel_id: channelId, ...rest } = body;
  return { ...rest, channelId };
}

export function fromApiFilter(query: ApiRequest<'listWorkItems'>['query']): WorkItemFilter {
  return {
    status: query.status === undefined ? undefined : canonicalStatus(query.status),
    tag: query.tag,
    channel: query.channel,
    priority: query.priority,
    contactEmail: query.contact_email,
    sourceReference: query.source_reference,
    packKey: query.pack_key,
    queueKey: query.queue_key,
    assignee: query.assignee,
    updatedSince: query.updated_since === undefined ? undefined : fromApiTime('updated_since', query.updated_since),
  };
}

/**
 * A time by RFC 3339. A leap second, which JavaScript's dates do not know, counts as the last moment before it.
 * @throws {AppError} `validation_error` on what the format check lets pass but is no time, such as an offset of hours only.
 */
function fromApiTime(field: string, text: string): Date {
  const time = new Date(text.replace(/:60(\.\d+)?(?=[Zz+-])/, ':59.999'));
  if (!Number.isNaN(time.getTime())) return time;
  const problem = 'must be a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z';
  throw validationError([{ field, problem }]);
}

function canonicalStatus(label: Schemas['WorkItemStatusFilter']): WorkItemStatus {
  return label in STATUS_ALIASES ? STATUS_ALIASES[label as keyof typeof STATUS_ALIASES] : (label as WorkItemStatus);
}
