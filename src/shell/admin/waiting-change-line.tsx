import { Stack, Text } from '@mantine/core';
import type { WaitingChange } from '../../../generated/proto/workgate/access/v1/waiting_change_pb.js';
import { MomentOr } from '../frame/moment.tsx';

interface WaitingChangeLineProps {
  change: WaitingChange;
  /** Description of the change, as it continues a sentence after the author's name. */
  did: string;
}

/** Author of a change, and until when the change does not count for their own proposals. */
export function WaitingChangeLine({ change, did }: WaitingChangeLineProps) {
  const { authorNames, changedAt, countsFrom } = change;
  return (
    <Stack gap={0}>
      <Text size="sm">
        {authorNames.join(', ')} {did} (<MomentOr isExact at={changedAt} otherwise="before" />
        ). Another administrator has to confirm this.
      </Text>
      {/* Not dimmed: on the coloured background of an alert, dimmed text is too faint to read. */}
      <Text size="xs">
        It applies to their own proposals after the confirmation, or from{' '}
        <MomentOr isExact at={countsFrom} otherwise="later" /> on.
      </Text>
    </Stack>
  );
}
