import { WorkItemOrder } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

export const ORDER_LABELS = {
  [WorkItemOrder.NEWEST]: 'Newest first',
  [WorkItemOrder.OLDEST]: 'Oldest first',
  [WorkItemOrder.LAST_CHANGED]: 'Last changed first',
  [WorkItemOrder.DUE]: 'Due soonest first',
} as const;
