import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconBolt, IconBoltOff, IconKeyboard, IconLoader } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { soon } from '../frame/later.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import type { Connection } from '../live/use-events.ts';
import type { LiveList } from './use-work-item-list.ts';

export function ListSummary({ live: { state, connection }, onHelp }: { live: LiveList; onHelp: () => void }) {
  const count = state.rows?.length ?? 0;
  return (
    <Group justify="space-between" w="100%" wrap="nowrap">
      <Text size="xs" c="dimmed" role="status">
        {state.rows !== undefined &&
          `${count.toLocaleString('en')}${state.hasMore ? '+' : ''} ${count === 1 ? 'WorkItem' : 'WorkItems'}`}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <LiveStatus connection={connection} />
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Keyboard shortcuts" onClick={onHelp}>
          <IconKeyboard size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

const NoWorkItems = soon(async () => (await import('./no-work-items.tsx')).NoWorkItems);

interface ListOrNothingProps {
  live: LiveList;
  isFiltered: boolean;
  onClear: () => void;
  onCreate: (() => void) | undefined;
  children: ReactNode;
}

export function ListOrNothing({ live: { list, state }, isFiltered, onClear, onCreate, children }: ListOrNothingProps) {
  const { rows, error, isLoading, isPaused, searchedSince } = state;
  if (rows === undefined && error !== undefined) {
    return (
      <>
        <FailureAlert error={error} title="The WorkItems cannot be listed" />
        <Group mt="sm">
          <Button variant="default" loading={isLoading} onClick={() => void list.loadMore()}>
            Try again
          </Button>
        </Group>
      </>
    );
  }
  if (rows === undefined || (rows.length === 0 && isLoading)) return <RecordsSkeleton />;
  if (rows.length > 0) return children;
  return <NoWorkItems {...{ list, isPaused, searchedSince, isFiltered, onClear, onCreate }} />;
}

const WORDS = {
  connecting: { label: 'Connecting', says: 'The page is connecting to live updates.', Icon: IconLoader },
  connected: { label: 'Live', says: 'Changes appear here automatically.', Icon: IconBolt },
  silent: { label: 'Not live', says: 'The service has been silent for 5 seconds.', Icon: IconBoltOff },
  lost: { label: 'Reconnecting', says: 'The connection is lost: this may be out of date.', Icon: IconBoltOff },
} as const;

function LiveStatus({ connection }: { connection: Connection }) {
  const { label, says, Icon } = WORDS[connection];
  const isWell = connection === 'connected' || connection === 'connecting';
  return (
    <Group gap={4} wrap="nowrap" role="status" title={says}>
      <Icon size={14} aria-hidden />
      <Text span size="xs" c={isWell ? 'dimmed' : 'inherit'} fw={isWell ? 400 : 600}>
        {label}
      </Text>
    </Group>
  );
}
