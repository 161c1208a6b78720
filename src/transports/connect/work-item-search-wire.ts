import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type WorkItemQuery as ApiQuery,
  type SearchWorkItemsRequest,
  WorkItemOrder as WireOrder,
  type WorkItemQuerySchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { SearchRequest, WorkItemOrder, WorkItemQuery } from '../../work-items/index.ts';
import { pageOf } from './paging.ts';
import { fromApiTime, toApiTime } from './time-wire.ts';
import { CHANNEL, PRIORITY, STATUS, wordFor } from './work-item-wire.ts';

export const ORDER = {
  newest: WireOrder.NEWEST,
  oldest: WireOrder.OLDEST,
  last_changed: WireOrder.LAST_CHANGED,
  due: WireOrder.DUE,
} as const satisfies Record<WorkItemOrder, WireOrder>;

export function fromApiSearch(request: SearchWorkItemsRequest): SearchRequest {
  const query = request.query === undefined ? {} : fromApiQuery(request.query);
  return { query, order: wordFor(ORDER, request.order) ?? 'newest', ...pageOf(request) };
}

/** Converts a query. In proto3, empty values mean that a value is absent. */
export function fromApiQuery(query: ApiQuery): WorkItemQuery {
  return {
    text: givenText(query.text),
    statuses: wordsFor(STATUS, query.statuses),
    priorities: wordsFor(PRIORITY, query.priorities),
    channels: wordsFor(CHANNEL, query.channels),
    packKey: givenText(query.packKey),
    queueKey: givenText(query.queueKey),
    tags: query.tags.length === 0 ? undefined : query.tags,
    contactEmail: givenText(query.contactEmail),
    assignee: givenText(query.assignee),
    createdSince: fromApiTime('created_since', query.createdSince),
    createdBefore: fromApiTime('created_before', query.createdBefore),
    overdue: query.overdue || undefined,
    dueBefore: fromApiTime('due_before', query.dueBefore),
  };
}

function givenText(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function wordsFor<Word extends string>(words: Record<Word, number>, wire: readonly number[]): Word[] | undefined {
  return wire.length === 0 ? undefined : wire.flatMap((one) => wordFor(words, one) ?? []);
}

export function toApiQuery(query: WorkItemQuery): MessageInitShape<typeof WorkItemQuerySchema> {
  const { statuses = [], priorities = [], channels = [], tags = [] } = query;
  return {
    text: query.text ?? '',
    statuses: statuses.map((status) => STATUS[status]),
    priorities: priorities.map((priority) => PRIORITY[priority]),
    channels: channels.map((channel) => CHANNEL[channel]),
    packKey: query.packKey ?? '',
    queueKey: query.queueKey ?? '',
    tags: [...tags],
    contactEmail: query.contactEmail ?? '',
    assignee: query.assignee ?? '',
    createdSince: toApiTime(query.createdSince ?? null),
    createdBefore: toApiTime(query.createdBefore ?? null),
    overdue: query.overdue ?? false,
    dueBefore: toApiTime(query.dueBefore ?? null),
  };
}
