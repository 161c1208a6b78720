import { useQuery } from '@connectrpc/connect-query';
import { Box, Group, SegmentedControl, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type DecisionCounts,
  DecisionService,
  type GetDecisionStatisticsResponse,
} from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { soon } from '../frame/later.tsx';
import { Section } from '../frame/section.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { useSession } from '../session/session-context.ts';
import { COUNT_LABELS, COUNT_NAMES, type CountName, spanWords } from './labels.ts';

const DayChart = soon(async () => (await import('./day-chart.tsx')).DayChart);
const CHARTS: readonly { title: string; names: readonly CountName[] }[] = [
  { title: 'Proposed and decided', names: ['proposals', 'autoApprovals', 'approvals', 'denials'] },
  { title: 'Executed and failed', names: ['executions', 'failures'] },
];
const [HALF, NINE_OF_TEN] = ['Half took at most', '9 of 10 took at most'];
/** Heads of the columns after the first. */
const HEADS = [...Object.values(COUNT_LABELS), HALF, NINE_OF_TEN];
const MINUTE_MS = 60_000;
const SPANS = ['7', '30', '90'];

/** Days are in the tenant's time zone, or the person's if the tenant has none. */
export function StatisticsSection() {
  const [days, setDays] = useState('30');
  const { may } = useSession();
  const settled = useQuery(MemberService.method.getTenantSettings, {}, { enabled: may(Permission.MEMBERS_READ) });
  const timeZone = settled.data?.settings?.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, error } = useQuery(
    DecisionService.method.getDecisionStatistics,
    { days: Number(days), timeZone },
    { enabled: !settled.isLoading },
  );
  const span = (
    <SegmentedControl
      size="xs"
      aria-label="Days"
      value={days}
      onChange={setDays}
      data={SPANS.map((value) => ({ value, label: `${value} days` }))}
    />
  );
  return (
    <Section title="Over time" aside={span}>
      {error !== null && <FailureAlert error={error} title="The statistics cannot be read" />}
      {data === undefined && error === null && <Skeleton height={240} />}
      {data !== undefined && (
        <>
          <Text size="xs" c="dimmed">
            Days in {timeZone}
          </Text>
          <Statistics found={data} />
        </>
      )}
    </Section>
  );
}

function Statistics({ found }: { found: GetDecisionStatisticsResponse }) {
  const { firstDay, lastDay, byDay, byOperation, total } = found;
  const { titleOf } = useOperationTitles();
  const days = useMemo(() => daysBetween(firstDay, lastDay), [firstDay, lastDay]);
  const charts = useMemo(() => {
    const ofDay = new Map(byDay.map((counts) => [counts.day, counts]));
    const lineOf = (name: CountName) => ({
      label: COUNT_LABELS[name],
      ...(name === 'failures' && { colour: 'red' }),
      values: days.map((day) => Number(ofDay.get(day)?.[name] ?? 0)),
    });
    const delayOf = (day: string, of: 'decidedWithinMsP50' | 'decidedWithinMsP90') => {
      const ms = ofDay.get(day)?.[of];
      return ms === undefined ? null : Number(ms) / MINUTE_MS;
    };
    const delays = [
      { label: HALF, values: days.map((day) => delayOf(day, 'decidedWithinMsP50')) },
      { label: NINE_OF_TEN, values: days.map((day) => delayOf(day, 'decidedWithinMsP90')) },
    ];
    const counted = CHARTS.map(({ title, names }) => ({ title, lines: names.map(lineOf), areCounts: true }));
    return [...counted, { title: 'Minutes until people decided', lines: delays, areCounts: false }];
  }, [byDay, days]);
  return (
    <Stack>
      <Group align="flex-start" wrap="wrap">
        {charts.map(({ title, lines, areCounts }) => (
          <Stack key={title} gap={4} miw={0} flex="1 1 16rem" aria-hidden>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <Box mih={200}>
              <DayChart days={days} lines={lines} areCounts={areCounts} />
            </Box>
          </Stack>
        ))}
      </Group>
      <CountsTable
        label="By operation"
        first="Operation"
        rows={byOperation}
        nameOf={({ operation }) => titleOf(operation)}
        total={total}
      />
      <CountsTable label="By day" first="Day" rows={[...byDay].reverse()} nameOf={({ day }) => day} />
    </Stack>
  );
}

interface CountsTableProps {
  label: string;
  first: string;
  rows: readonly DecisionCounts[];
  nameOf: (counts: DecisionCounts) => string;
  total?: DecisionCounts | undefined;
}

function CountsTable({ label, first, rows, nameOf, total }: CountsTableProps) {
  if (rows.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {label}: nothing was proposed in these days.
      </Text>
    );
  }
  return (
    <Box
      component="section"
      className="record-table"
      aria-label={label}
      tabIndex={0}
      mah={360}
      style={{ overflow: 'auto' }}
    >
      <Table fz="sm" stickyHeader verticalSpacing={6} captionSide="top">
        <Table.Caption ta="start" mt={0} fw={600} c="var(--mantine-color-text)">
          {label}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{first}</Table.Th>
            {HEADS.map((head) => (
              <Table.Th key={head} scope="col" ta="right">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((counts) => (
            <CountsRow key={counts.operation || counts.day} name={visibleText(nameOf(counts))} counts={counts} />
          ))}
          {total !== undefined && <CountsRow name="All" counts={total} />}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

function CountsRow({ name, counts }: { name: string; counts: DecisionCounts }) {
  const delays = [counts.decidedWithinMsP50, counts.decidedWithinMsP90].map(spanWords);
  const values = [...COUNT_NAMES.map((one) => String(counts[one])), ...delays];
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <bdi>{name}</bdi>
      </Table.Th>
      {HEADS.map((head, index) => (
        <Table.Td key={head} ta="right">
          {values[index]}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
