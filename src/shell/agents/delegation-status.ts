import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { AgentDelegation } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';

export type DelegationStatus = 'live' | 'used' | 'expired' | 'revoked';

/** Returns the status of a delegation. `used`: it allowed one approval, which the agent has given. */
export function delegationStatus({ revokedAt, usedAt, expiresAt }: AgentDelegation, now: number): DelegationStatus {
  if (revokedAt !== undefined) return 'revoked';
  if (usedAt !== undefined) return 'used';
  return expiresAt !== undefined && timestampDate(expiresAt).getTime() <= now ? 'expired' : 'live';
}

export const STATUS_WORDS = {
  live: 'Live',
  used: 'Used up',
  expired: 'Expired',
  revoked: 'Revoked',
} as const satisfies Record<DelegationStatus, string>;
