import { Stack } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { Dimmed } from './record-list.tsx';

/** Owner of a key, and other people who know its secret. */
export function KeyOwner({ apiKey }: { apiKey: IdentityApiKey }) {
  const { ownerName, ownerId, stopped, offeredToName, shownTo } = apiKey;
  const others = shownTo.filter((name) => name !== ownerName);
  return (
    <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
      {ownerId === '' ? 'None yet: all owners of the tenant are accountable' : <VisibleText>{ownerName}</VisibleText>}
      {stopped && <Dimmed>The owner has left, or is now a viewer. Claim the key to make it work again.</Dimmed>}
      {offeredToName !== '' && (
        <Dimmed>
          Offered to <VisibleText>{offeredToName}</VisibleText>
        </Dimmed>
      )}
      {others.length > 0 && (
        <Dimmed>
          Secret also shown to <VisibleText>{others.join(', ')}</VisibleText>
        </Dimmed>
      )}
    </Stack>
  );
}
