import { Group, Stack, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleOff,
  IconHelpCircle,
} from '@tabler/icons-react';
import {
  HealthState,
  type IntegrationHealth,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import { Dimmed } from '../admin/record-list.tsx';
import { Moment } from '../frame/moment.tsx';
import { labelOf } from '../work/labels.ts';
import { HEALTH_STATE_COLOURS, HEALTH_STATE_LABELS, problemTextOf, waitingWords } from './labels.ts';

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

export function StateWord({ state, word }: { state: HealthState; word?: string }) {
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
