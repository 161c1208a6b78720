import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { Text } from '@mantine/core';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';

export function AgentName({ children }: { children: string }) {
  return (
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      <VisibleText>{children}</VisibleText>
    </Text>
  );
}

/** A point in time on one line; "Never" if there is none. */
export function OneLineMoment({ at }: { at: Timestamp | undefined }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <MomentOr at={at} otherwise="Never" />
    </span>
  );
}
