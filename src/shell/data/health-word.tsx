import { Group, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconDatabaseOff,
  IconHelpCircle,
} from '@tabler/icons-react';
import { type DataHealth, DataHealthStatus } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { Moment } from '../frame/moment.tsx';
import { labelOf } from '../work/labels.ts';
import { HEALTH_COLOURS, HEALTH_LABELS } from './labels.ts';

const ICONS = {
  [DataHealthStatus.UNSPECIFIED]: IconHelpCircle,
  [DataHealthStatus.FRESH]: IconCircleCheck,
  [DataHealthStatus.STALE]: IconClockExclamation,
  [DataHealthStatus.DEGRADED]: IconAlertTriangle,
  [DataHealthStatus.UNAVAILABLE]: IconDatabaseOff,
} as const satisfies Record<DataHealthStatus, typeof IconHelpCircle>;

export function HealthWord({ health }: { health: DataHealth | undefined }) {
  const status = health?.status ?? DataHealthStatus.UNSPECIFIED;
  const Icon = ICONS[status] ?? IconHelpCircle;
  return (
    <Group gap={6} wrap="nowrap" component="span" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      <Icon
        size={14}
        aria-hidden
        color={`var(--mantine-color-${labelOf(HEALTH_COLOURS, status)}-text)`}
        style={{ flex: 'none' }}
      />
      <span>{labelOf(HEALTH_LABELS, status)}</span>
      {health?.asOf !== undefined && (
        <Text span size="xs" c="dimmed">
          <Moment at={health.asOf} />
        </Text>
      )}
    </Group>
  );
}
