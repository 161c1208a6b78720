import { Stack, Text } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';

/** Who answers for a key, and who else knows its secret. */
export function KeyOwner({ apiKey }: { apiKey: IdentityApiKey }) {
  const { ownerName, ownerId, stopped, offeredToName, shownTo } = apiKey;
  const others = shownTo.filter((name) => name !== ownerName);
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      {ownerId === '' ? 'Nobody yet: all owners of the tenant answer for it' : <VisibleText>{ownerName}</VisibleText>}
      {stopped && (
        <Text size="xs" c="dimmed">
          Has left, or is a viewer now. Claim the key to start it again.
        </Text>
      )}
      {offeredToName !== '' && (
        <Text size="xs" c="dimmed">
          Offered to <VisibleText>{offeredToName}</VisibleText>
        </Text>
      )}
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          Secret also shown to <VisibleText>{others.join(', ')}</VisibleText>
        </Text>
      )}
    </Stack>
  );
}
