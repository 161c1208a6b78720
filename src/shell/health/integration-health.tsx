import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Code, Group, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconHelpCircle,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import {
  HealthState,
  HealthSubject,
  type IntegrationHealth,
  type MailHealth,
  type RefusedAddress,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { type Columns, Dimmed } from '../admin/record-list.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Moment } from '../frame/moment.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';
import { Link } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import {
  HEALTH_STATE_COLOURS,
  HEALTH_STATE_LABELS,
  pathOf,
  problemTextOf,
  SUBJECT_LABELS,
  waitingWords,
} from './labels.ts';

const REFUSED_COLUMNS: Columns<RefusedAddress> = [
  { header: 'Person', cell: ({ name }) => <VisibleText>{name}</VisibleText> },
  { header: 'Address', cell: ({ email }) => <VisibleText>{email}</VisibleText> },
  {
    header: 'Answer of the mail server',
    cell: ({ status, words }) => (
      <>
        {status !== 0 && `${status} `}
        <VisibleText>{words}</VisibleText>
      </>
    ),
  },
  { header: 'Since', cell: ({ since }) => since !== undefined && <Moment at={since} /> },
  {
    header: 'Next attempt',
    cell: ({ nextAttemptAt }) => nextAttemptAt !== undefined && <Moment at={nextAttemptAt} />,
  },
];

export function MailSection({ mail }: { mail: MailHealth | undefined }) {
  if (mail === undefined) return null;
  return (
    <Section title="Mail">
      <Dimmed size="sm">Approvers get one mail about each proposal that waits for them.</Dimmed>
      <Stack gap={2}>
        <MailState mail={mail} />
      </Stack>
      {mail.refused.length > 0 && (
        <>
          <Text size="sm">
            The mail server refuses these addresses. Workgate tries again after a day, and waits longer each time. If an
            address is wrong, invite the person again with the right one.
          </Text>
          <RecordTable
            label="Refused addresses"
            rows={mail.refused}
            rowKey={({ personId }) => personId}
            columns={REFUSED_COLUMNS}
          />
        </>
      )}
    </Section>
  );
}

function MailState({ mail: { from, lastSentAt, waiting, lastFailure } }: { mail: MailHealth }) {
  if (from === undefined) {
    return (
      <State state={HealthState.OFF} word="Not set up">
        No mail is sent. The page Approvals lists the proposals that wait. To send mail, the operator of the service
        sets <Code>WORKGATE_SMTP_URL</Code> and <Code>WORKGATE_MAIL_FROM</Code>.
      </State>
    );
  }
  if (lastFailure !== undefined) {
    const people = waiting === 1 ? '1 person waits' : `${waiting.toLocaleString('en-GB')} people wait`;
    return (
      <State state={HealthState.FAILING} word="Delayed">
        {people} for mail. {problemTextOf(lastFailure.problem).problem}
        {lastFailure.at !== undefined && (
          <>
            , <Moment at={lastFailure.at} />
          </>
        )}
        . Workgate tries again automatically.
      </State>
    );
  }
  if (lastSentAt === undefined) {
    return (
      <State state={HealthState.UNTRIED} word="Nothing sent yet">
        Mail is from {from}.
      </State>
    );
  }
  return (
    <State state={HealthState.WORKING} word="Working">
      Mail is from {from}. Last sent <Moment at={lastSentAt} />.
    </State>
  );
}

function State({ state, word, children }: { state: HealthState; word: string; children: ReactNode }) {
  return (
    <>
      <Text component="div" size="sm" fw={600}>
        <StateWord state={state} word={word} />
      </Text>
      <Text size="xs">{children}</Text>
    </>
  );
}

const CONNECTED_COLUMNS: Columns<IntegrationHealth> = [
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

export function OtherWaysSection({ health }: { health: readonly IntegrationHealth[] }) {
  const others = health.filter(({ subject }) => subject !== HealthSubject.INTEGRATION);
  if (others.length === 0) return null;
  return (
    <Section title="Also connected">
      <Dimmed size="sm">The receivers of events, and the sources of data views. Refreshed every 30 seconds.</Dimmed>
      <RecordTable
        label="Also connected"
        rows={others}
        rowKey={({ subject, id }) => `${subject} ${id}`}
        columns={CONNECTED_COLUMNS}
      />
    </Section>
  );
}

const ICONS = {
  [HealthState.UNSPECIFIED]: IconHelpCircle,
  [HealthState.OFF]: IconCircleOff,
  [HealthState.UNTRIED]: IconCircleDashed,
  [HealthState.WORKING]: IconCircleCheck,
  [HealthState.FAILING]: IconAlertTriangle,
} as const satisfies Record<HealthState, typeof IconHelpCircle>;

export function HealthCell({ health }: { health: IntegrationHealth | undefined }) {
  // The integration was created after the health was read.
  if (health === undefined) return <StateWord state={HealthState.UNTRIED} />;
  const { state, lastSuccessAt, isLeftAlone } = health;
  const waiting = waitingWords(health);
  return (
    <Stack gap={2} maw="24rem">
      <StateWord state={state} />
      <LastFailure health={health} />
      {isLeftAlone && (
        <Text size="xs">Paused for a while, after several requests without an answer: nothing is sent now.</Text>
      )}
      {lastSuccessAt !== undefined && (
        <Dimmed>
          Last success <Moment at={lastSuccessAt} />
        </Dimmed>
      )}
      {waiting !== '' && <Dimmed>Waiting: {waiting}</Dimmed>}
    </Stack>
  );
}

function StateWord({ state, word }: { state: HealthState; word?: string }) {
  const Icon = ICONS[state] ?? IconHelpCircle;
  const colour = labelOf(HEALTH_STATE_COLOURS, state);
  return (
    <Group gap={6} wrap="nowrap">
      <Icon size={16} aria-hidden color={`var(--mantine-color-${colour}-text)`} style={{ flex: 'none' }} />
      <Text inherit fw={state === HealthState.FAILING ? 600 : undefined}>
        {word ?? labelOf(HEALTH_STATE_LABELS, state)}
      </Text>
    </Group>
  );
}

function LastFailure({ health: { state, lastFailure } }: { health: IntegrationHealth }) {
  if (lastFailure?.at === undefined) return null;
  const { problem, remedy } = problemTextOf(lastFailure.problem);
  const isNow = state === HealthState.FAILING;
  return (
    <Text size="xs" {...(isNow ? {} : { c: 'dimmed' })}>
      {problem}, <Moment at={lastFailure.at} />
      {isNow && `. ${remedy}`}
    </Text>
  );
}

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 2_000;
/**
 * Milliseconds between regular reads. The event stream has only events of WorkItems. Webhook deliveries, mails, loads
 * of data sources, and changes by administrators cause no such events, so they show up with this delay.
 */
const READ_AGAIN_AFTER_MS = 30_000;

/** Prefixes of events that may change the health of an integration, or the work that waits for it. */
const TOLD = ['proposal.', 'action.'];

/** Returns the health of integrations, webhook endpoints, data sources and mail, and keeps it up to date. */
export function useIntegrationHealth() {
  const { listIntegrationHealth } = IntegrationService.method;
  const invalidate = useInvalidate(listIntegrationHealth);
  // Keeps one `BoundedReading` while the page is open, as every render reads the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `invalidate` is a new function on each render, but does the same.
  const news = useMemo(() => {
    const reading = new BoundedReading(invalidate, PAUSE_MS);
    const request = () => reading.request();
    const onEvent = ({ type }: Event) => {
      if (TOLD.some((told) => type.startsWith(told))) request();
    };
    return { reading, onEvent, request };
  }, []);
  useEffect(() => () => news.reading.stop(), [news]);
  useEvents(news.onEvent, news.request);
  return useQuery(listIntegrationHealth, {}, { refetchInterval: READ_AGAIN_AFTER_MS });
}
