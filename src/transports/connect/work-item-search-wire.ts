import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type WorkItemQuery as ApiQuery,
  type SearchWorkItemsRequest,
  WorkItemChannel,
  WorkItemOrder,
  WorkItemPriority,
  type WorkItemQuerySchema,
  WorkItemStatus,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SearchRequest, WorkItemQuery } from '../../work-items/index.ts';
import { fromApiEnum, fromApiTime, pageOf, toApiEnum, toApiFields, toApiTime } from './common-wire.ts';

export function fromApiSearch(request: SearchWorkItemsRequest): SearchRequest {
  const query = request.query === undefined ? {} : fromApiQuery(request.query);
  return { query, order: fromApiEnum(WorkItemOrder, request.order) ?? 'newest', ...pageOf(request) };
}

/** Converts a query. In proto3, empty values mean that a value is absent. */
export function fromApiQuery(query: ApiQuery): WorkItemQuery {
  return {
    text: query.text || undefined,
    statuses: wordsFor(WorkItemStatus, query.statuses),
    priorities: wordsFor(WorkItemPriority, query.priorities),
    channels: wordsFor(WorkItemChannel, query.channels),
    packKey: query.packKey || undefined,
    queueKey: query.queueKey || undefined,
    tags: query.tags.length === 0 ? undefined : query.tags,
    contactEmail: query.contactEmail || undefined,
    assignee: query.assignee || undefined,
    createdSince: fromApiTime('created_since', query.createdSince),
    createdBefore: fromApiTime('created_before', query.createdBefore),
    overdue: query.overdue || undefined,
    dueBefore: fromApiTime('due_before', query.dueBefore),
    approvedToExecute: query.approvedToExecute || undefined,
  };
}

function wordsFor<Enum extends object>(wire: Enum, values: readonly number[]) {
  return values.length === 0 ? undefined : values.flatMap((value) => fromApiEnum(wire, value) ?? []);
}

export function toApiQuery(query: WorkItemQuery): MessageInitShape<typeof WorkItemQuerySchema> {
  const { statuses = [], priorities = [], channels = [], tags = [], createdSince, createdBefore, dueBefore } = query;
  return {
    ...toApiFields(query),
    statuses: statuses.map((status) => toApiEnum(WorkItemStatus, status)),
    priorities: priorities.map((priority) => toApiEnum(WorkItemPriority, priority)),
    channels: channels.map((channel) => toApiEnum(WorkItemChannel, channel)),
    tags: [...tags],
    createdSince: toApiTime(createdSince ?? null),
    createdBefore: toApiTime(createdBefore ?? null),
    dueBefore: toApiTime(dueBefore ?? null),
  };
}
