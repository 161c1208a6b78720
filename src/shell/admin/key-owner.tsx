import { Stack, Text } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';

/** Owner of a key, and other people who know its secret. */
export function KeyOwner({ apiKey }: { apiKey: IdentityApiKey }) {
  const { ownerName, ownerId, stopped, offeredToName, shownTo } = apiKey;
  const others = shownTo.filter((name) => name !== ownerName);
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      {ownerId === '' ? 'None yet: all owners of the tenant are accountable' : <VisibleText>{ownerName}</VisibleText>}
      {stopped && (
        <Text size="xs" c="dimmed">
          The owner has left, or is now a viewer. Claim the key to make it work again.
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
