import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import { Stack } from '@mantine/core';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { Dimmed } from './record-list.tsx';

/** Returns all keys for people who may manage keys; otherwise those that the person owns or is offered. */
export function useApiKeys(mayManage: boolean) {
  const { listIdentityApiKeys, listOwnIdentityApiKeys } = IdentityService.method;
  const all = useQuery(listIdentityApiKeys, {}, { enabled: mayManage });
  const own = useQuery(listOwnIdentityApiKeys, {}, { enabled: !mayManage });
  return mayManage ? all : own;
}

/** `stopped`: no owner answers for the key any more. `rotated`: still valid for the overlap with its successor. */
export type KeyStatus = 'active' | 'stopped' | 'rotated' | 'expired' | 'revoked';

export function keyStatus({ revokedAt, expiresAt, successorKeyId, stopped }: IdentityApiKey, now: Date): KeyStatus {
  if (revokedAt !== undefined) return 'revoked';
  if (expiresAt !== undefined && timestampDate(expiresAt) <= now) return 'expired';
  if (stopped) return 'stopped';
  return successorKeyId === '' ? 'active' : 'rotated';
}

export const KEY_STATUSES = {
  active: { label: 'Active', color: 'green' },
  stopped: { label: 'Stopped until claimed', color: 'orange' },
  rotated: { label: 'Rotated, still valid', color: 'yellow' },
  expired: { label: 'Expired', color: 'gray' },
  revoked: { label: 'Revoked', color: 'red' },
} as const satisfies Record<KeyStatus, { label: string; color: string }>;

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
