import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { RecordedDecision, RecordedDecisions } from '../../policy/index.ts';
import { PROPOSAL_STATUSES } from '../proposal.ts';
import type { ProposalDocument, ProposalModels } from '../schema.ts';

const RECORDED = { work_item_id: 1, operation: 1, created_at: 1, facts: 1, policy: 1, 'payload.type': 1 } as const;

export class DecisionRepository implements RecordedDecisions {
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #tenantId: string;

  constructor(models: Pick<ProposalModels, 'proposals'>, tenantId: string) {
    this.#proposals = nativeCollection(models.proposals);
    this.#tenantId = tenantId;
  }

  async listNewest(limit: number): Promise<RecordedDecision[]> {
    // The index is by status: read `limit` proposals of each status, and keep the newest of all.
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

  async payloadsOf(proposalIds: string[]): Promise<Map<string, unknown>> {
    const found = await findByIds(this.#proposals, this.#tenantId, proposalIds, { projection: { payload: 1 } });
    return new Map(found.map(({ _id, payload }) => [_id, payload]));
  }
}

function newestFirst(one: RecordedDecision, other: RecordedDecision): number {
  return other.created_at.getTime() - one.created_at.getTime() || (one._id < other._id ? 1 : -1);
}
