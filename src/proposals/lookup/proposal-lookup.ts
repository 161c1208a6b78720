import { describedOf } from '../../operations/index.ts';
import type { Proposal } from '../model.ts';
import { fromProposalRow } from '../rows.ts';
import type { DescribedRow, ProposalLookupRepository } from './repository.ts';

/** The fields of a proposal that never change: its operation, and the time when it was made. */
export interface ProposalBrief {
  operation: string;
  createdAt: Date;
}

/** Looks up proposals by ids that callers have from the event log. Ids without a proposal are left out. */
export class ProposalLookup {
  readonly #repository: (tenantId: string) => ProposalLookupRepository;

  constructor(repository: (tenantId: string) => ProposalLookupRepository) {
    this.#repository = repository;
  }

  async briefs(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, ProposalBrief>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).briefs(proposalIds);
    return new Map(rows.map(({ _id, operation, created_at }) => [_id, { operation, createdAt: created_at }]));
  }

  /** Returns the proposals as they are stored. */
  async proposals(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, Proposal>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).whole(proposalIds);
    return new Map(rows.map((row) => [row._id, fromProposalRow(row)]));
  }

  /**
   * Returns a sentence for each proposal that says what it would do. A proposal is left out if it was altered in the
   * database so that it cannot be described.
   */
  async summaries(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = proposalIds.length === 0 ? [] : await this.#repository(tenantId).described(proposalIds);
    return new Map(rows.flatMap((row) => summaryOf(row)));
  }
}

function summaryOf(row: DescribedRow): [string, string][] {
  try {
    return [[row._id, describedOf(row).summary]];
  } catch {
    return [];
  }
}
