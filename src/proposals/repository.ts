import type { Connection, mongo } from 'mongoose';
import type { ExecutingPrincipal } from '../identity/index.ts';
import { findByIds } from '../platform/mongo/by-ids.ts';
import { isDuplicateKey, withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { FindPage, Keyset } from '../platform/mongo/page.ts';
import { inTransaction, type Transaction } from '../platform/mongo/transaction.ts';
import { updateEach } from '../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { findOutcomes, type Outcome } from './outcomes.ts';
import { claimableAtOf, dueAtOf, OPEN_STATUSES, UNSETTLED_STATUSES } from './proposal.ts';
import type { ActionDocument, ProposalDocument, ProposalModels, TwinDocument } from './schema.ts';
import { withPresentTwins } from './twins/repository.ts';
import { MAX_TWINS } from './twins/twin.ts';

export const READ_PROJECTION = { outbox: 0, idem: 0 } as const;

/** Limit of `listPresent`. Tenants may have more open proposals, but not in a page of WorkItems. */
const MAX_PRESENT = 500;

/** Executions in progress that `listInFlight` scans for recorded ones. A process runs 256 at a time. */
const MAX_CLAIMS = 1_000;

export type Freezable = Pick<ProposalDocument, '_id' | 'operation' | 'integration_id'> & {
  proposed_by: ExecutingPrincipal;
  approvals: readonly { approver: ExecutingPrincipal }[];
  execution?: { action_id: string; by?: ExecutingPrincipal; carried?: { lineage: string } };
};

const CLAIM_PROJECTION = {
  operation: 1,
  integration_id: 1,
  'proposed_by.type': 1,
  'proposed_by.id': 1,
  'approvals.approver.type': 1,
  'approvals.approver.id': 1,
  'execution.action_id': 1,
  'execution.by': 1,
  'execution.carried.lineage': 1,
} as const;

export interface ActionStore extends ProposalModels {
  connection: Connection;
  findPage: FindPage;
}

export interface ListQuery {
  workItemId: string | undefined;
  notBefore: Date;
  limit: number;
  after: Keyset | undefined;
}

export type ProposalChange = Partial<
  Pick<ProposalDocument, 'status' | 'policy' | 'check' | 'waiting' | 'execution' | 'handover' | 'approvals' | 'total'>
> & {
  updated_at: Date;
};

export type ActionChange = Partial<
  Pick<
    ActionDocument,
    | 'status'
    | 'attempts'
    | 'voices'
    | 'result'
    | 'error'
    | 'settlement'
    | 'report'
    | 'sent_at'
    | 'sent_attempt'
    | 'finished_at'
  >
>;

export class ActionRepository {
  readonly #store: ActionStore;
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #actions: mongo.Collection<ActionDocument>;
  readonly #tenantId: string;

  constructor(store: ActionStore, tenantId: string) {
    this.#store = store;
    this.#proposals = nativeCollection(store.proposals);
    this.#actions = nativeCollection(store.actions);
    this.#tenantId = tenantId;
  }

  async transact<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.#store.connection, act);
  }

  /** @throws a duplicate-key error if the idempotency key was used before */
  async insertProposal(document: Omit<ProposalDocument, 'tenant_id'>, transaction?: Transaction): Promise<void> {
    const due_at = dueAtOf(document);
    const row = { ...document, tenant_id: this.#tenantId, ...(due_at === undefined ? {} : { due_at }) };
    try {
      await withMongoErrors(this.#proposals.insertOne(row, transaction && { session: transaction }));
    } catch (error) {
      // The driver retries a write whose response was lost, and then collides with its own write.
      if (transaction !== undefined || !isDuplicateKey(error, '_id_')) throw error;
    }
  }

  async findByIdempotencyKey(idem: NonNullable<ProposalDocument['idem']>): Promise<ProposalDocument | null> {
    return this.#findOne({
      'idem.principal': idem.principal,
      'idem.operation': idem.operation,
      'idem.key': idem.key,
    });
  }

  async findProposal(proposalId: string): Promise<ProposalDocument | null> {
    return this.#findOne({ _id: proposalId });
  }

  async findProposals(proposalIds: readonly string[]): Promise<ProposalDocument[]> {
    const rows = await findByIds(this.#proposals, this.#tenantId, proposalIds, { projection: READ_PROJECTION });
    return withPresentTwins(this.#store, this.#tenantId, rows);
  }

  async #findOne(filter: mongo.Filter<ProposalDocument>): Promise<ProposalDocument | null> {
    const row = await withMongoErrors(this.#proposals.findOne({ ...filter, tenant_id: this.#tenantId }));
    return row && ((await withPresentTwins(this.#store, this.#tenantId, [row]))[0] ?? row);
  }

  async findFields<Field extends keyof ProposalDocument>(
    proposalIds: readonly string[],
    ...fields: Field[]
  ): Promise<Pick<ProposalDocument, '_id' | Field>[]> {
    const projection: Record<string, 1> = Object.fromEntries(fields.map((field) => [field, 1]));
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection });
  }

  async findOutcomes(proposalIds: readonly string[]): Promise<Map<string, Outcome>> {
    return findOutcomes(this.#store, this.#tenantId, proposalIds);
  }

  async listProposals(query: ListQuery): Promise<{ rows: ProposalDocument[]; next: Keyset | null }> {
    const { rows, next } = await this.#store.findPage(this.#proposals, this.#pageOf(query));
    return { rows: await withPresentTwins(this.#store, this.#tenantId, rows), next };
  }

  async listOpen(workItemId: string): Promise<ProposalDocument[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, status: { $in: [...OPEN_STATUSES] } };
    return withMongoErrors(this.#proposals.find(filter, { projection: READ_PROJECTION }).toArray());
  }

  /** Newest first: proposals that are open or unsettled, or that were rejected or expired since `endedSince`. */
  async listPresent(workItemIds: readonly string[], endedSince: Date): Promise<ProposalDocument[]> {
    const filter = {
      tenant_id: this.#tenantId,
      work_item_id: { $in: [...workItemIds] },
      $or: [
        { status: { $in: [...OPEN_STATUSES, ...UNSETTLED_STATUSES] } },
        { status: { $in: ['rejected' as const, 'expired' as const] }, updated_at: { $gte: endedSince } },
      ],
    };
    const finding = this.#proposals.find(filter, { projection: READ_PROJECTION }).limit(MAX_PRESENT).toArray();
    const rows = await withPresentTwins(this.#store, this.#tenantId, await withMongoErrors(finding));
    return rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  }

  /** Includes proposals that may be executing. */
  async listExecutable(workItemId: string, now: Date): Promise<ProposalDocument[]> {
    const filter = {
      tenant_id: this.#tenantId,
      work_item_id: workItemId,
      $or: [
        { status: { $in: [...OPEN_STATUSES, 'execution_failed' as const] }, expires_at: { $gt: now } },
        { status: { $in: [...UNSETTLED_STATUSES] } },
      ],
    };
    return withMongoErrors(this.#proposals.find(filter, { projection: READ_PROJECTION }).toArray());
  }

  /** Counts proposals that are open at `now`, executing, or of unknown outcome. */
  async hasOthersGoingOn(proposal: ProposalDocument, now: Date, transaction: Transaction): Promise<boolean> {
    const filter = {
      tenant_id: this.#tenantId,
      work_item_id: proposal.work_item_id,
      _id: { $ne: proposal._id },
      $or: [
        { status: { $in: [...OPEN_STATUSES] }, expires_at: { $gt: now } },
        { status: { $in: [...UNSETTLED_STATUSES] } },
      ],
    };
    const options = { projection: { _id: 1 }, session: transaction } as const;
    return (await withMongoErrors(this.#proposals.findOne(filter, options))) !== null;
  }

  async markOpenDue(workItemId: string, at: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, status: { $in: [...OPEN_STATUSES] } };
    await updateEach(this.#proposals, filter, { $set: { due_at: at } });
  }

  /** Writes only if the proposal still has its version; returns null if another write was faster. */
  async updateProposal(
    proposal: ProposalDocument,
    change: ProposalChange,
    event: OutboxEvent,
    transaction?: Transaction,
  ): Promise<ProposalDocument | null> {
    const { $set, ...unset } = derivedUpdate({ ...proposal, ...change });
    const updated = await withMongoErrors(
      this.#proposals.findOneAndUpdate(
        { _id: proposal._id, tenant_id: this.#tenantId, version: proposal.version },
        { $set: { ...change, ...$set }, ...unset, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after', projection: READ_PROJECTION, ...(transaction && { session: transaction }) },
      ),
    );
    // A transaction that has changed a proposal reads none again: these were present a moment ago.
    const { twins, later_twins } = proposal;
    return updated && { ...updated, ...(twins && { twins }), ...(later_twins && { later_twins }) };
  }

  async noteLaterTwin(proposalIds: readonly string[], twin: TwinDocument): Promise<void> {
    const change = { $push: { later_twins: { $each: [twin], $slice: -MAX_TWINS } } };
    const note = (id: string) => this.#proposals.updateOne({ _id: id, tenant_id: this.#tenantId }, change);
    await withMongoErrors(Promise.all(proposalIds.map(note)));
  }

  /** Reserves the right to check a proposal again until `until`. @returns false if it is reserved at `now` */
  async takeRecheck(proposalId: string, now: Date, until: Date): Promise<boolean> {
    const isFree = { $or: [{ recheck_after: { $exists: false } }, { recheck_after: { $lte: now } }] };
    const filter = { _id: proposalId, tenant_id: this.#tenantId, ...isFree };
    const taken = await withMongoErrors(this.#proposals.updateOne(filter, { $set: { recheck_after: until } }));
    return taken.matchedCount === 1;
  }

  async noteOnProposal(proposalId: string, event: OutboxEvent): Promise<void> {
    await withMongoErrors(
      this.#proposals.updateOne({ _id: proposalId, tenant_id: this.#tenantId }, { $push: { outbox: event } }),
    );
  }

  /** Earlier releases changed proposals without recomputing when they are due. */
  async correctDue(proposal: ProposalDocument): Promise<void> {
    const { _id, version } = proposal;
    const filter = { _id, tenant_id: this.#tenantId, version };
    await withMongoErrors(this.#proposals.updateOne(filter, derivedUpdate(proposal)));
  }

  /** Events that the event log does not have yet. Only the ids are read. */
  async listPendingEventIds(workItemId: string): Promise<string[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId };
    const options = { projection: { _id: 0, 'outbox.id': 1 } } as const;
    const found = await withMongoErrors(
      Promise.all([this.#proposals.find(filter, options).toArray(), this.#actions.find(filter, options).toArray()]),
    );
    return found.flat().flatMap(({ outbox }) => outbox.map(({ id }) => id));
  }

  async findAction(actionId: string): Promise<ActionDocument | null> {
    return withMongoErrors(this.#actions.findOne({ _id: actionId, tenant_id: this.#tenantId }));
  }

  async listActions(query: ListQuery): Promise<{ rows: ActionDocument[]; next: Keyset | null }> {
    return this.#store.findPage(this.#actions, this.#pageOf(query));
  }

  /** Oldest first. At most `MAX_CLAIMS` executions are scanned. @param concerned Selects the executions to return. */
  async listInFlight(
    limit: number,
    concerned: (claimed: readonly Freezable[]) => Promise<readonly Freezable[]> = async (all) => all,
  ): Promise<{
    rows: Pick<ActionDocument, '_id' | 'proposal_id' | 'work_item_id' | 'created_at'>[];
    hasMore: boolean;
  }> {
    const executing = { tenant_id: this.#tenantId, status: 'executing' as const };
    const claims = this.#proposals.find<Freezable>(executing, { projection: CLAIM_PROJECTION }).sort({ created_at: 1 });
    const claimed = await withMongoErrors(claims.limit(MAX_CLAIMS).toArray());
    const ids = (await concerned(claimed)).flatMap(({ execution }) => execution?.action_id ?? []);
    if (ids.length === 0) return { rows: [], hasMore: false };
    const running = { _id: { $in: ids }, tenant_id: this.#tenantId, status: 'running' as const };
    const projection = { proposal_id: 1, work_item_id: 1, created_at: 1 } as const;
    const found = await withMongoErrors(this.#actions.find(running, { projection }).toArray());
    const rows = found.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()).slice(0, limit);
    return { rows, hasMore: found.length > limit || claimed.length === MAX_CLAIMS };
  }

  /** @returns false if the record exists */
  async insertAction(document: Omit<ActionDocument, 'tenant_id'>): Promise<boolean> {
    try {
      await withMongoErrors(this.#actions.insertOne({ ...document, tenant_id: this.#tenantId }));
      return true;
    } catch (error) {
      if (!isDuplicateKey(error, '_id_')) throw error;
      return false;
    }
  }

  /**
   * Null if another write was faster, or the attempt was overtaken. A report needs that its attempt was sent last:
   * sending again does not change the version.
   */
  async updateAction(
    { _id, version }: Pick<ActionDocument, '_id' | 'version'>,
    attempt: number,
    change: ActionChange,
    ...events: OutboxEvent[]
  ): Promise<ActionDocument | null> {
    const wasSentLast = change.report ? { sent_attempt: change.report.attempt } : {};
    const isOurs = { attempts: { $lte: attempt }, status: { $ne: 'succeeded' }, ...wasSentLast } as const;
    return withMongoErrors(
      this.#actions.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version, ...isOurs },
        { $set: { attempts: attempt, ...change }, $inc: { version: 1 }, $push: { outbox: { $each: events } } },
        { returnDocument: 'after' },
      ),
    );
  }

  /** @returns false if a later attempt has begun */
  async noteSending({ _id, attempts }: Pick<ActionDocument, '_id' | 'attempts'>, at: Date): Promise<boolean> {
    const filter = { _id, tenant_id: this.#tenantId, attempts, status: 'running' as const };
    const change = { $set: { sent_at: at, sent_attempt: attempts } };
    return (await withMongoErrors(this.#actions.updateOne(filter, change))).matchedCount === 1;
  }

  /** For an attempt that was not sent after all. @param action The action record from before `noteSending`. */
  async noteNotSent({ _id, attempts, sent_at = null, sent_attempt }: ActionDocument): Promise<void> {
    const filter = { _id, tenant_id: this.#tenantId, attempts, status: 'running', sent_attempt: attempts } as const;
    const change = { $set: { sent_at, ...(sent_attempt !== undefined && { sent_attempt }) } };
    await withMongoErrors(this.#actions.updateOne(filter, change));
  }

  #pageOf({ workItemId, notBefore, limit, after }: ListQuery) {
    const filter = workItemId === undefined ? {} : { work_item_id: workItemId };
    return {
      filter: { tenant_id: this.#tenantId, ...filter },
      timeField: 'created_at',
      order: 'newest_first',
      notBefore,
      limit,
      after,
      projection: READ_PROJECTION,
    } as const;
  }
}

function derivedUpdate(proposal: ProposalDocument): { $set?: Record<string, Date>; $unset?: Record<string, ''> } {
  const derived = { due_at: dueAtOf(proposal), claimable_at: claimableAtOf(proposal) };
  const set = Object.entries(derived).flatMap(([field, at]) => (at === undefined ? [] : [[field, at] as const]));
  const unset = Object.entries(derived).flatMap(([field, at]) => (at === undefined ? [[field, ''] as const] : []));
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
  };
}
