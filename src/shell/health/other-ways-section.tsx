import { Anchor, Text } from '@mantine/core';
import {
  HealthSubject,
  type IntegrationHealth,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import type { Columns } from '../admin/record-list.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import { HealthCell } from './health-cell.tsx';
import { pathOf, SUBJECT_LABELS } from './labels.ts';

const COLUMNS: Columns<IntegrationHealth> = [
  {
    header: 'Name',
    cell: (health) => {
      const path = pathOf(health);
      if (path === undefined) return health.name;
      return (
        <Anchor component={Link} to={path} inherit fw={600}>
          {health.name}
        </Anchor>
      );
    },
  },
  { header: 'Kind', cell: ({ subject }) => labelOf(SUBJECT_LABELS, subject) },
  { header: 'Health', cell: (health) => <HealthCell health={health} /> },
];

/** Health of webhook endpoints and data sources; nothing if there are none. */
export function OtherWaysSection({ health }: { health: readonly IntegrationHealth[] }) {
  const others = health.filter(({ subject }) => subject !== HealthSubject.INTEGRATION);
  if (others.length === 0) return null;
  return (
    <Section title="Also connected">
      <Text size="sm" c="dimmed">
        The receivers of events, and the sources of data views. Refreshed every 30 seconds.
      </Text>
      <RecordTable
        label="Also connected"
        rows={others}
        rowKey={({ subject, id }) => `${subject} ${id}`}
        columns={COLUMNS}
      />
    </Section>
  );
}
