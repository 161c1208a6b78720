import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { PROPOSAL_STATUSES } from '../proposal.ts';
import type { ActionModels, ProposalDocument } from '../schema.ts';

/** A decision of policy as it was recorded: what it was told, and what it was about. */
export type RecordedDecision = Pick<
  ProposalDocument,
  '_id' | 'work_item_id' | 'operation' | 'created_at' | 'facts' | 'policy'
> & {
  /** Without its members, which may be long. */
  payload?: { type: string };
};

const RECORDED = { work_item_id: 1, operation: 1, created_at: 1, facts: 1, policy: 1, 'payload.type': 1 } as const;

/** The decisions that were recorded with the proposals of one tenant. */
export class DecisionRepository {
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #tenantId: string;

  constructor(models: ActionModels, tenantId: string) {
    this.#proposals = nativeCollection(models.proposals);
    this.#tenantId = tenantId;
  }

  /** The newest decisions, the newest first, of all proposals whatever has become of them. */
  async listNewest(limit: number): Promise<RecordedDecision[]> {
    // The index has proposals by status: so many of each are read, and the newest of all of them kept.
    let found: RecordedDecision[] = [];
    for (const status of PROPOSAL_STATUSES) {
      const cursor = this.#proposals
        .find({ tenant_id: this.#tenantId, status }, { projection: RECORDED })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit);
      const ofStatus = (await withMongoErrors(cursor.toArray())) as RecordedDecision[];
      found = [...found, ...ofStatus].sort(newestFirst).slice(0, limit);
    }
    return found;
  }

  /** The payloads of proposals, by their ids. */
  async payloadsOf(proposalIds: string[]): Promise<Map<string, unknown>> {
    const found = await findByIds(this.#proposals, this.#tenantId, proposalIds, { projection: { payload: 1 } });
    return new Map(found.map(({ _id, payload }) => [_id, payload]));
  }
}

function newestFirst(one: RecordedDecision, other: RecordedDecision): number {
  return other.created_at.getTime() - one.created_at.getTime() || (one._id < other._id ? 1 : -1);
}
