import type { CallContext } from '../../call-context.ts';
import { currentTime } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/mongo/transaction.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import type { DelegationRepository } from './repository.ts';
import type { DelegationDocument } from './schema.ts';

/** A delegation that has approved is `used`; a revoked or expired one is `ended`. */
export type SpentReason = 'used' | 'ended';

/** Approvals that people have delegated. Delegations are read anew, because a cached one may be used already. */
export class DelegatedApprovals {
  readonly #repository: (tenantId: string) => DelegationRepository;

  constructor(repository: (tenantId: string) => DelegationRepository) {
    this.#repository = repository;
  }

  /** Returns the reason why the delegation cannot approve any more; null if it can. */
  async whySpent(tenantId: string, delegationId: string): Promise<SpentReason | null> {
    return whySpent(await this.#repository(tenantId).find(delegationId));
  }

  /**
   * Uses up the caller's delegation within the transaction of the approval, which then relays the event.
   * @returns false if the delegation cannot approve what the call names. The caller then aborts the transaction.
   */
  async spend(call: CallContext, transaction: Transaction): Promise<boolean> {
    const { tenantId, principal, approvalGrant: grant } = call;
    const repository = this.#repository(tenantId);
    const row = await repository.find(principal.id, transaction);
    if (row?.approval === undefined || whySpent(row) !== null) return false;
    const { proposal_id, payload_hash } = row.approval;
    if (proposal_id !== grant?.proposalId || payload_hash !== grant.payloadHash) return false;
    const at = currentTime();
    const event = outboxEvent(call, {
      type: 'delegation.used',
      subject: { type: 'delegation', id: row._id },
      subject_version: row.version + 1,
      work_item_id: null,
      at,
      data: { proposal_id, payload_hash },
    });
    return repository.spendApproval(row, at, event, transaction);
  }
}

function whySpent(row: DelegationDocument | null): SpentReason | null {
  if (row?.approval === undefined || row.revoked_at !== null || row.expires_at <= currentTime()) return 'ended';
  return row.approval.used_at === null ? null : 'used';
}
