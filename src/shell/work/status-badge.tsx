import { Badge } from '@mantine/core';
import type { WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { labelOf, STATUS_COLOURS, STATUS_LABELS } from './labels.ts';

export function StatusBadge({ status }: { status: WorkItemStatus }) {
  return (
    <Badge variant="dot" color={labelOf(STATUS_COLOURS, status)} tt="none" miw="max-content">
      {labelOf(STATUS_LABELS, status)}
    </Badge>
  );
}
