import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { FindPage } from '../../platform/mongo/page.ts';
import type { ProposalDocument, ProposalModels } from '../schema.ts';

const PROJECTION = { work_item_id: 1, payload: 1, approval_reason: 1, created_at: 1 } as const;

export type ProposalWithTexts = Pick<ProposalDocument, '_id' | keyof typeof PROJECTION>;

/** Reads the searchable fields of one tenant's proposals. */
export class ProposedTextsRepository {
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor({ models, findPage }: { models: ProposalModels; findPage: FindPage }, tenantId: string) {
    this.#proposals = nativeCollection(models.proposals);
    this.#findPage = findPage;
    this.#tenantId = tenantId;
  }

  /** Returns the given proposals, at most one batch of the relay. */
  async list(proposalIds: readonly string[]): Promise<ProposalWithTexts[]> {
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection: PROJECTION });
  }

  async listNewest(workItemId: string, notBefore: Date, limit: number): Promise<ProposalWithTexts[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId };
    const page = { timeField: 'created_at', order: 'newest_first', notBefore, limit } as const;
    return (await this.#findPage(this.#proposals, { ...page, filter, projection: PROJECTION })).rows;
  }
}
