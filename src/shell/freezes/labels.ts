import type { ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { type Freeze, FreezeKind } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';

export const FREEZE_KIND_LABELS = {
  [FreezeKind.UNSPECIFIED]: 'Unknown',
  [FreezeKind.TENANT]: 'Everything',
  [FreezeKind.OPERATION]: 'Operation',
  [FreezeKind.INTEGRATION]: 'Integration',
  [FreezeKind.API_KEY]: 'API key',
  [FreezeKind.DELEGATION]: 'Delegation',
} as const satisfies Record<FreezeKind, string>;

/** Adds a full stop to a reason, unless it ends like a sentence. */
export function asSentence(reason: string): string {
  return /[.!?…。]$/.test(reason) ? reason : `${reason}.`;
}

/**
 * Returns true if a freeze keeps a proposal from being executed, as far as the proposal shows. Only the service knows
 * who will execute it, and which keys have replaced others by rotation.
 */
export function isFrozenBy(
  { kind, targetId }: Freeze,
  { operation, integrationId, proposedBy, approvals }: ActionProposal,
): boolean {
  switch (kind) {
    case FreezeKind.TENANT:
      return true;
    case FreezeKind.OPERATION:
      return operation === targetId;
    case FreezeKind.INTEGRATION:
      return integrationId === targetId;
    default:
      return proposedBy?.id === targetId || approvals.some(({ approver }) => approver?.id === targetId);
  }
}
