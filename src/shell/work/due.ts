import { timestampMs } from '@bufbuild/protobuf/wkt';
import { type WorkItem, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

export const OPEN_STATUSES: readonly WorkItemStatus[] = [
  WorkItemStatus.NEW,
  WorkItemStatus.OPEN,
  WorkItemStatus.IN_PROGRESS,
  WorkItemStatus.WAITING_ON_CUSTOMER,
  WorkItemStatus.WAITING_ON_APPROVAL,
];

type Due = Pick<WorkItem, 'status' | 'dueAt'>;

/** In milliseconds since 1970; undefined without a due date, or when the work has ended. */
export function dueMsOf({ status, dueAt }: Due): number | undefined {
  return dueAt === undefined || !OPEN_STATUSES.includes(status) ? undefined : timestampMs(dueAt);
}

/** @param now Time of the service's clock, in milliseconds since 1970. */
export function isOverdue(item: Due, now: number): boolean {
  return (dueMsOf(item) ?? Number.POSITIVE_INFINITY) < now;
}
