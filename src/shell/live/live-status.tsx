import { Group, Text } from '@mantine/core';
import { IconBolt, IconBoltOff, IconLoader } from '@tabler/icons-react';
import type { Connection } from './tenant-events.ts';

const WORDS = {
  connecting: { label: 'Connecting', says: 'The page is connecting to live updates.', Icon: IconLoader },
  connected: { label: 'Live', says: 'Changes appear here automatically.', Icon: IconBolt },
  silent: { label: 'Not live', says: 'The service has been silent for 5 seconds.', Icon: IconBoltOff },
  lost: { label: 'Reconnecting', says: 'The connection is lost: this may be out of date.', Icon: IconBoltOff },
} as const;

export function LiveStatus({ connection }: { connection: Connection }) {
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
