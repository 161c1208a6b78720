import { Code, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  HealthState,
  type MailHealth,
  type RefusedAddress,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import { Moment } from '../frame/moment.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { StateWord } from './health-cell.tsx';
import { problemWordsOf } from './words.ts';

const COLUMNS: [Column<RefusedAddress>, ...Column<RefusedAddress>[]] = [
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
    header: 'Tried again',
    cell: ({ nextAttemptAt }) => nextAttemptAt !== undefined && <Moment at={nextAttemptAt} />,
  },
];

/** How people are told by mail of what waits for their approval. */
export function MailSection({ mail }: { mail: MailHealth | undefined }) {
  if (mail === undefined) return null;
  return (
    <Section title="Mail">
      <Text size="sm" c="dimmed">
        Whoever may approve something that waits is told once, by mail.
      </Text>
      <Stack gap={2}>
        <MailState mail={mail} />
      </Stack>
      {mail.refused.length > 0 && (
        <>
          <Text size="sm">
            The mail server refuses these addresses. They are left alone for a day, and longer each time. A person whose
            address is wrong is invited again by the right one.
          </Text>
          <RecordTable
            label="Refused addresses"
            rows={mail.refused}
            rowKey={({ personId }) => personId}
            columns={COLUMNS}
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
        Nobody is told by mail; what waits stands on the page of approvals. Whoever runs the service sets{' '}
        <Code>WORKGATE_SMTP_URL</Code> and <Code>WORKGATE_MAIL_FROM</Code>.
      </State>
    );
  }
  if (lastFailure !== undefined) {
    const people = waiting === 1 ? 'One person has' : `${waiting.toLocaleString('en-GB')} people have`;
    return (
      <State state={HealthState.FAILING} word="Put off">
        {people} something to be told. {problemWordsOf(lastFailure.problem).problem}
        {lastFailure.at !== undefined && (
          <>
            , <Moment at={lastFailure.at} />
          </>
        )}
        . It is tried again by itself.
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

interface StateProps {
  state: HealthState;
  word: string;
  children: ReactNode;
}

function State({ state, word, children }: StateProps) {
  return (
    <>
      <Text component="div" size="sm" fw={600}>
        <StateWord state={state} word={word} />
      </Text>
      <Text size="xs">{children}</Text>
    </>
  );
}
