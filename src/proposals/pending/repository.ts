import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { findPage, type Keyset } from '../../platform/mongo/page.ts';
import type { PendingOrder } from '../model.ts';
import { APPROVED_STATUSES, type ProposalStatus } from '../proposal.ts';
import { type ActionStore, READ_PROJECTION } from '../repository.ts';
import type { CheckDocument, ProposalDocument } from '../schema.ts';
import { withPresentTwins } from '../twins/repository.ts';

export interface PendingQuery {
  order: PendingOrder;
  notBefore: Date;
  limit: number;
  after: Keyset | undefined;
}

export type AwaitedProposal = Pick<
  ProposalDocument,
  '_id' | 'work_item_id' | 'operation' | 'created_at' | 'expires_at' | 'waiting' | 'counted'
> & {
  proposed_by: Pick<ProposalDocument['proposed_by'], 'accountable'>;
  accountables?: string[];
  approvals: { approver: Pick<ProposalDocument['approvals'][number]['approver'], 'accountable'> }[];
  check?: Pick<CheckDocument, 'outcome'>;
};

const AWAITED_PROJECTION = {
  work_item_id: 1,
  operation: 1,
  counted: 1,
  created_at: 1,
  expires_at: 1,
  waiting: 1,
  'proposed_by.accountable': 1,
  accountables: 1,
  'approvals.approver.accountable': 1,
  'check.outcome': 1,
} as const;

export type CountableProposal = Pick<ProposalDocument, '_id' | 'resource_type' | 'payload' | 'described' | 'counted'>;

/** Proposals of earlier releases have no `counted`. They are refunds, or have `described`. */
const COUNTABLE_PROJECTION = {
  counted: 1,
  resource_type: 1,
  described: 1,
  'payload.type': 1,
  'payload.order_id': 1,
  'payload.amount': 1,
  'payload.currency': 1,
} as const;

export class PendingRepository {
  readonly #store: ActionStore;
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #pending: { tenant_id: string; status: 'pending_approval' };

  constructor(store: ActionStore, tenantId: string) {
    this.#store = store;
    this.#proposals = nativeCollection(store.proposals);
    this.#pending = { tenant_id: tenantId, status: 'pending_approval' };
  }

  async list(query: PendingQuery): Promise<{ rows: ProposalDocument[]; next: Keyset | null }> {
    const { rows, next } = await this.#find(query, READ_PROJECTION);
    return { rows: await withPresentTwins(this.#store, this.#pending.tenant_id, rows), next };
  }

  /** Reads only the fields that decide who may approve. */
  async skim(query: PendingQuery): Promise<{ rows: AwaitedProposal[]; next: Keyset | null }> {
    return this.#find(query, AWAITED_PROJECTION);
  }

  /** Includes proposals that were stored without `counted`. */
  async listOfResource(key: string, now: Date, limit: number): Promise<CountableProposal[]> {
    const filter = { ...this.#pending, 'counted.key': { $in: [key, null] }, expires_at: { $gt: now } };
    const found = this.#proposals.find(filter as never, { projection: COUNTABLE_PROJECTION }).limit(limit);
    return withMongoErrors(found.toArray());
  }

  /** Returns the ids of WorkItems with approved proposals to execute. There are few: open proposals are limited. */
  async listApprovedWork(now: Date): Promise<ReadonlySet<string>> {
    const { tenant_id } = this.#pending;
    const filter = { tenant_id, status: { $in: [...APPROVED_STATUSES] }, expires_at: { $gt: now } };
    const found = this.#proposals.find(filter, { projection: { work_item_id: 1 } });
    return new Set((await withMongoErrors(found.toArray())).map(({ work_item_id }) => work_item_id));
  }

  async countByIntegration(
    statuses: readonly ProposalStatus[],
    limit: number,
  ): Promise<{ integrationId: string; status: ProposalStatus; count: number }[]> {
    const counted = this.#proposals.aggregate<{ _id: { integration: string; status: ProposalStatus }; count: number }>([
      { $match: { tenant_id: this.#pending.tenant_id, status: { $in: [...statuses] } } },
      { $limit: limit },
      { $group: { _id: { integration: '$integration_id', status: '$status' }, count: { $sum: 1 } } },
    ]);
    const rows = await withMongoErrors(counted.toArray());
    return rows.map(({ _id, count }) => ({ integrationId: _id.integration, status: _id.status, count }));
  }

  #find({ order, ...query }: PendingQuery, projection: Record<string, 0> | Record<string, 1>) {
    const page = { ...query, filter: this.#pending, projection };
    if (order === 'newest') {
      return this.#store.findPage(this.#proposals, { ...page, timeField: 'created_at', order: 'newest_first' });
    }
    // Plain `findPage` fetches all matches on the embedded engine. That is fine: open proposals are limited.
    return findPage(this.#proposals, { ...page, timeField: 'expires_at', order: 'oldest_first' });
  }
}
