import { findByIds } from '../platform/mongo/by-ids.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import { isOpen, isUnsettled, type ProposalStatus } from './proposal.ts';
import type { ActionDocument, ProposalDocument, ProposalModels } from './schema.ts';

export interface Outcome {
  status: ProposalStatus;
  /** False for an execution that failed and can be retried. */
  hasFailedForGood: boolean;
}

/** True for a proposal that may still have its effect, or has had it. */
export function mayHaveEffect({ status, hasFailedForGood }: Outcome): boolean {
  if (status === 'execution_failed') return !hasFailedForGood;
  return isOpen(status) || isUnsettled(status) || status === 'executed';
}

export async function findOutcomes(
  { proposals, actions }: ProposalModels,
  tenantId: string,
  proposalIds: readonly string[],
): Promise<Map<string, Outcome>> {
  const projection = { status: 1, execution: 1 } as const;
  const rows = await findByIds(nativeCollection<ProposalDocument>(proposals), tenantId, proposalIds, { projection });
  const failed = rows.flatMap(({ status, execution }) =>
    status === 'execution_failed' && execution !== undefined ? [execution.action_id] : [],
  );
  // An action that is retried between the two queries has not failed for good, so the second query decides.
  const filter = { status: 'failed' as const, 'error.retryable': { $ne: true } };
  const final = await findByIds(nativeCollection<ActionDocument>(actions), tenantId, failed, {
    projection: { _id: 1 },
    filter,
  });
  const ids = new Set(final.map(({ _id }) => _id));
  return new Map(
    rows.map(({ _id, status, execution }) => [_id, { status, hasFailedForGood: ids.has(execution?.action_id ?? '') }]),
  );
}
