import { timestampMs } from '@bufbuild/protobuf/wkt';
import { type WorkItem, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Where work stands that has not ended. */
export const OPEN_STATUSES: readonly WorkItemStatus[] = [
  WorkItemStatus.NEW,
  WorkItemStatus.OPEN,
  WorkItemStatus.IN_PROGRESS,
  WorkItemStatus.WAITING_ON_CUSTOMER,
  WorkItemStatus.WAITING_ON_APPROVAL,
];

type Due = Pick<WorkItem, 'status' | 'dueAt'>;

/** By when it is due, in milliseconds since 1970; undefined for no such time, and for what has ended. */
export function dueMsOf({ status, dueAt }: Due): number | undefined {
  return dueAt === undefined || !OPEN_STATUSES.includes(status) ? undefined : timestampMs(dueAt);
}

/** @param now By the clock of the service, in milliseconds since 1970. */
export function isOverdue(item: Due, now: number): boolean {
  return (dueMsOf(item) ?? Number.POSITIVE_INFINITY) < now;
}
