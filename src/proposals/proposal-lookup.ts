import { describedOf } from '../operations/index.ts';
import type { Proposal } from './model.ts';
import type { ActionRepository } from './repository.ts';
import { fromProposalRow } from './rows.ts';

export interface ProposalBrief {
  operation: string;
  createdAt: Date;
}

/** Looks up proposals by ids from the event log. Ids without a proposal are left out. */
export class ProposalLookup {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  async briefs(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, ProposalBrief>> {
    const rows = await this.#repository(tenantId).findFields(proposalIds, 'operation', 'created_at');
    return new Map(rows.map(({ _id, operation, created_at }) => [_id, { operation, createdAt: created_at }]));
  }

  async proposals(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, Proposal>> {
    const rows = await this.#repository(tenantId).findProposals(proposalIds);
    return new Map(rows.map((row) => [row._id, fromProposalRow(row)]));
  }

  async summaries(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const summaries = new Map<string, string>();
    for (const row of await this.#repository(tenantId).findFields(proposalIds, 'payload', 'described')) {
      try {
        summaries.set(row._id, describedOf(row).summary);
      } catch {
        // The proposal was altered in the database, so that it cannot be described.
      }
    }
    return summaries;
  }
}
