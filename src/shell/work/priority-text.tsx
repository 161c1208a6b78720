import { Text } from '@mantine/core';
import { WorkItemPriority } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { labelOf, PRIORITY_LABELS } from './labels.ts';

export function PriorityText({ priority }: { priority: WorkItemPriority }) {
  const weight = priority === WorkItemPriority.URGENT ? 700 : priority === WorkItemPriority.HIGH ? 600 : 400;
  return (
    <Text span inherit fw={weight} c={priority === WorkItemPriority.URGENT ? 'error' : 'inherit'}>
      {labelOf(PRIORITY_LABELS, priority)}
    </Text>
  );
}
