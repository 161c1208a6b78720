import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';

/**
 * Status of a key. `stopped`: no longer has an owner who answers for it. `rotated`: a new key has replaced it, and it
 * remains valid for the overlap.
 */
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
