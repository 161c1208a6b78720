import { useQuery } from '@connectrpc/connect-query';
import { Accordion, Code, DataList, Drawer, Group, List, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockExclamation,
  IconDatabaseOff,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  DataEntityType,
  type DataEvent,
  type DataEvidence,
  type DataGroup,
  type DataHealth,
  DataHealthStatus,
  DataService,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { Dimmed } from '../admin/record-list.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { labelOf } from '../work/labels.ts';
import { counted, EVENT_STATUS_LABELS, fieldsOf, HEALTH_COLOURS, HEALTH_LABELS } from './labels.ts';

interface GroupDrawerProps {
  viewKey: string;
  /** Empty while the drawer is closed. */
  groupId: string;
  asApiKeyId: string;
  onClose: () => void;
}

export function GroupDrawer({ groupId, onClose, ...asked }: GroupDrawerProps) {
  return (
    <Drawer
      opened={groupId !== ''}
      onClose={onClose}
      title="Sources of the group"
      position="right"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 100 }}
    >
      {groupId !== '' && <GroupInFull groupId={groupId} {...asked} />}
    </Drawer>
  );
}

function GroupInFull({ viewKey, groupId, asApiKeyId }: Omit<GroupDrawerProps, 'onClose'>) {
  const asked = { viewKey, entityType: DataEntityType.GROUP, entityId: groupId, asApiKeyId };
  const { data, error } = useQuery(DataService.method.getDataEntity, asked);
  if (error !== null) return <FailureAlert error={error} title="The group cannot be shown" />;
  if (data?.group === undefined) return <Skeleton height={320} />;
  return <Shown group={data.group} />;
}

function Shown({ group }: { group: DataGroup }) {
  const { title, groupId, legacyIds, health, sources, evidence, events, extensions } = group;
  return (
    <Stack>
      <Text fw={600}>
        <VisibleText>{title}</VisibleText>
      </Text>
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="Id">
          <Code style={{ overflowWrap: 'anywhere' }}>{groupId}</Code>
        </Detail>
        {legacyIds.length > 0 && (
          <Detail label="Also known as">
            {legacyIds.map(({ sourceKey, id }) => (
              <Text key={`${sourceKey} ${id}`} size="sm">
                <VisibleText>{id}</VisibleText> by {sourceKey}
              </Text>
            ))}
          </Detail>
        )}
        <Detail label="Health">
          <HealthWord health={health} />
        </Detail>
      </DataList>
      <Problems problems={sources.flatMap((one) => one.health?.problems ?? [])} />
      <FieldTable label="Fields" fields={fieldsOf(group)} evidence={evidence} />
      <Title order={3} size="h5">
        Records
      </Title>
      <EvidenceList evidence={evidence} />
      <Title order={3} size="h5">
        Events
      </Title>
      <Events events={events} />
      {extensions !== undefined && Object.keys(extensions).length > 0 && (
        <CodeBlock label="Fields of a single provider" text={JSON.stringify(extensions, null, 2)} />
      )}
    </Stack>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <List size="sm" style={{ overflowWrap: 'anywhere' }}>
      {[...new Set(problems)].map((problem) => (
        <List.Item key={problem}>
          <VisibleText>{problem}</VisibleText>
        </List.Item>
      ))}
    </List>
  );
}

function Events({ events }: { events: readonly DataEvent[] }) {
  return (
    <Accordion variant="default" order={4} transitionDuration={0}>
      {events.map((event) => (
        <Accordion.Item key={event.eventId} value={event.eventId}>
          <Accordion.Control>
            <Text size="sm">
              {event.number}. <VisibleText>{event.title}</VisibleText>
            </Text>
            <Text size="xs" c="dimmed">
              {labelOf(EVENT_STATUS_LABELS, event.status)},{' '}
              <MomentOr isExact at={event.startsAt} otherwise="no start" />,{' '}
              {counted(event.participants.length, 'participant', 'participants')}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <EventInFull event={event} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function EventInFull({ event }: { event: DataEvent }) {
  const { title, startLabel, sourceTimezone, status, participants, results, evidence } = event;
  const place = results.map(({ position, name }) => `${position}. ${name}`).join(', ');
  const fields = [
    { name: 'title', value: title },
    { name: 'start_label', value: startLabel },
    { name: 'source_timezone', value: sourceTimezone },
    { name: 'status', value: labelOf(EVENT_STATUS_LABELS, status) },
    ...(participants.length > 0 ? [{ name: 'participants', value: participants.map(nameOf).join(', ') }] : []),
    ...(place === '' ? [] : [{ name: 'results', value: place }]),
  ];
  return (
    <Stack>
      <FieldTable label={`Fields of event ${event.number}`} fields={fields} evidence={evidence} />
      <EvidenceList evidence={evidence} />
    </Stack>
  );
}

function nameOf({ number, name, scratched }: DataEvent['participants'][number]): string {
  return `${number === '' ? '' : `${number} `}${name}${scratched ? ' (scratched)' : ''}`;
}

interface FieldTableProps {
  label: string;
  fields: readonly { name: string; value: string }[];
  evidence: readonly DataEvidence[];
}

function FieldTable({ label, fields, evidence }: FieldTableProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const told = fields.map(({ name, value }) => {
    const records = evidence.filter((one) => one.fields.includes(name));
    const from = [...new Set(records.map(({ sourceKey }) => sourceKey))].join(', ');
    return { name, value, from, fetched: <MomentOr at={records[0]?.fetchedAt} otherwise="" /> };
  });
  return isNarrow ? <Stacked label={label} fields={told} /> : <Rows label={label} fields={told} />;
}

interface ToldFields {
  label: string;
  fields: readonly { name: string; value: string; from: string; fetched: ReactNode }[];
}

function Rows({ label, fields }: ToldFields) {
  return (
    <Table verticalSpacing={5} fz="sm" aria-label={label} style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          {['Field', 'Value', 'From', 'Fetched'].map((header) => (
            <Table.Th key={header} scope="col" fz="xs" c="dimmed" fw={500}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(({ name, value, from, fetched }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw="inherit">
              {name}
            </Table.Th>
            <Table.Td>
              <VisibleText>{value}</VisibleText>
            </Table.Td>
            <Table.Td>{from === '' ? 'No source' : from}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>{fetched}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Stacked({ label, fields }: ToldFields) {
  return (
    <Stack
      component="ul"
      gap="xs"
      p={0}
      m={0}
      aria-label={label}
      style={{ listStyle: 'none', overflowWrap: 'anywhere' }}
    >
      {fields.map(({ name, value, from, fetched }) => (
        <li key={name}>
          <Dimmed>{name}</Dimmed>
          <Text size="sm">
            <VisibleText>{value}</VisibleText>
          </Text>
          <Text size="xs" c="dimmed">
            {from === '' ? (
              'No source'
            ) : (
              <>
                From {from}, fetched {fetched}
              </>
            )}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** Records behind the fields, so that people can find the records at the provider and compare them. */
function EvidenceList({ evidence }: { evidence: readonly DataEvidence[] }) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Records">
      {evidence.map(({ sourceKey, revision, providerId, fetchedAt, sha256 }) => (
        <li key={`${revision} ${providerId} ${sha256}`}>
          <Text size="sm">
            {sourceKey}: <VisibleText>{providerId}</VisibleText>, fetched{' '}
            <MomentOr isExact at={fetchedAt} otherwise="at an unknown time" />
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <Code>{revision}</Code> SHA-256 <Code>{sha256}</Code>
          </Text>
        </li>
      ))}
    </Stack>
  );
}

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
