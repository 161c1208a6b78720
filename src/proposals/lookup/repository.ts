import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ProposalDocument, ProposalModels } from '../schema.ts';

/** The fields of a proposal that never change and say what it is. */
export type ProposalBriefRow = Pick<ProposalDocument, '_id' | 'operation' | 'created_at'>;

/** The fields of a proposal that say what it would do. */
export type DescribedRow = Pick<ProposalDocument, '_id' | 'payload' | 'described'>;

/** Reads proposals of one tenant, several at once. */
export class ProposalLookupRepository {
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #tenantId: string;

  constructor(models: Pick<ProposalModels, 'proposals'>, tenantId: string) {
    this.#proposals = nativeCollection(models.proposals);
    this.#tenantId = tenantId;
  }

  async briefs(proposalIds: readonly string[]): Promise<ProposalBriefRow[]> {
    const projection = { operation: 1, created_at: 1 } as const;
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection });
  }

  async described(proposalIds: readonly string[]): Promise<DescribedRow[]> {
    const projection = { payload: 1, described: 1 } as const;
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection });
  }

  async whole(proposalIds: readonly string[]): Promise<ProposalDocument[]> {
    const projection = { outbox: 0, idem: 0 } as const;
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection });
  }
}
