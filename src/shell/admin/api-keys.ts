import { timestampDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';

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

export const KEY_STATUS_LABELS = {
  active: 'Active',
  stopped: 'Stopped until claimed',
  rotated: 'Rotated, still valid',
  expired: 'Expired',
  revoked: 'Revoked',
} as const satisfies Record<KeyStatus, string>;

export const KEY_STATUS_COLOURS = {
  active: 'green',
  stopped: 'orange',
  rotated: 'yellow',
  expired: 'gray',
  revoked: 'red',
} as const satisfies Record<KeyStatus, string>;
