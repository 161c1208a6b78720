import { Stack, Text } from '@mantine/core';
import type { WaitingChange } from '../../../generated/proto/workgate/access/v1/waiting_change_pb.js';
import { MomentOr } from '../frame/moment.tsx';

interface WaitingChangeLineProps {
  change: WaitingChange;
  /** What was done, as it goes on after who has done it. */
  did: string;
}

/** Who has changed what, and until when that does not help their own proposals. */
export function WaitingChangeLine({ change, did }: WaitingChangeLineProps) {
  const { authorNames, changedAt, countsFrom } = change;
  return (
    <Stack gap={0}>
      <Text size="sm">
        {authorNames.join(', ')} {did} (<MomentOr isExact at={changedAt} otherwise="before" />
        ). That waits for another administrator.
      </Text>
      {/* It stands on coloured ground too, on which what is dimmed is too faint to be read. */}
      <Text size="xs">
        It counts for their own proposals once one confirms it, or from{' '}
        <MomentOr isExact at={countsFrom} otherwise="later" /> on; for those of others at once.
      </Text>
    </Stack>
  );
}
