import type { Connection, mongo } from 'mongoose';
import type { ConfirmationRow } from '../identity/members/loosening.ts';
import { findByIds } from '../platform/mongo/by-ids.ts';
import { isDuplicateKey, withMongoErrors } from '../platform/mongo/errors.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { FindPage, Keyset } from '../platform/mongo/page.ts';
import { inTransaction, type Transaction } from '../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { Freezable } from './freezes/coverage.ts';
import { claimableAtOf, dueAtOf, OPEN_STATUSES, UNSETTLED_STATUSES } from './proposal.ts';
import type { ActionDocument, ActionModels, ProposalDocument, TenantPolicyDocument } from './schema.ts';

export const READ_PROJECTION = { outbox: 0, idem: 0 } as const;

/** Executions under way that are looked through for those that are recorded; a process has 256 at a time. */
const MAX_CLAIMS = 1_000;

/** What of them says what they are, and who has had a hand in them. */
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

export interface ActionStore extends ActionModels {
  connection: Connection;
  findPage: FindPage;
}

export interface ListQuery {
  workItemId: string | undefined;
  notBefore: Date;
  limit: number;
  after: Keyset | undefined;
}

/** What a change of a proposal writes, besides its version and its event. */
export type ProposalChange = Partial<
  Pick<ProposalDocument, 'status' | 'policy' | 'check' | 'waiting' | 'execution' | 'handover' | 'approvals' | 'total'>
> & {
  updated_at: Date;
};

/** What a change of an action record writes, besides its version and its event. */
export type ActionChange = Partial<
  Pick<
    ActionDocument,
    'status' | 'attempts' | 'result' | 'error' | 'settlement' | 'report' | 'sent_at' | 'sent_attempt' | 'finished_at'
  >
>;

/** The proposals, action records and policies of one tenant. */
export class ActionRepository {
  readonly #store: ActionStore;
  readonly #tenantId: string;

  constructor(store: ActionStore, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  get #proposals(): mongo.Collection<ProposalDocument> {
    return nativeCollection(this.#store.proposals);
  }

  get #actions(): mongo.Collection<ActionDocument> {
    return nativeCollection(this.#store.actions);
  }

  /** Runs several changes, all or none. */
  async transact<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.#store.connection, act);
  }

  /** Throws a duplicate-key error if the idempotency key of the proposal was used before. */
  async insertProposal(document: Omit<ProposalDocument, 'tenant_id'>, transaction?: Transaction): Promise<void> {
    const due_at = dueAtOf(document);
    const row = { ...document, tenant_id: this.#tenantId, ...(due_at === undefined ? {} : { due_at }) };
    try {
      await withMongoErrors(this.#proposals.insertOne(row, transaction && { session: transaction }));
    } catch (error) {
      // The driver repeats a write whose answer was lost: what it then runs into is the proposal itself.
      if (transaction !== undefined || !isDuplicateKey(error, '_id_')) throw error;
    }
  }

  async findByIdempotencyKey(idem: NonNullable<ProposalDocument['idem']>): Promise<ProposalDocument | null> {
    return withMongoErrors(
      this.#proposals.findOne({
        tenant_id: this.#tenantId,
        'idem.principal': idem.principal,
        'idem.operation': idem.operation,
        'idem.key': idem.key,
      }),
    );
  }

  async findProposal(proposalId: string): Promise<ProposalDocument | null> {
    return withMongoErrors(this.#proposals.findOne({ _id: proposalId, tenant_id: this.#tenantId }));
  }

  /** Those of these proposals that there are. */
  async findProposals(proposalIds: string[]): Promise<ProposalDocument[]> {
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection: READ_PROJECTION });
  }

  /** What of several proposals says whether they are over. */
  async findStates(
    proposalIds: string[],
  ): Promise<Pick<ProposalDocument, '_id' | 'status' | 'expires_at' | 'execution'>[]> {
    const projection = { status: 1, expires_at: 1, execution: 1 } as const;
    return findByIds(this.#proposals, this.#tenantId, proposalIds, { projection });
  }

  /** Ids of those of the actions that have failed for good. */
  async findFailedForGood(actionIds: string[]): Promise<string[]> {
    const filter = { status: 'failed' as const, 'error.retryable': { $ne: true } };
    const found = await findByIds(this.#actions, this.#tenantId, actionIds, { projection: { _id: 1 }, filter });
    return found.map(({ _id }) => _id);
  }

  async listProposals(query: ListQuery): Promise<{ rows: ProposalDocument[]; next: Keyset | null }> {
    return this.#store.findPage(this.#proposals, this.#pageOf(query));
  }

  /** What of a WorkItem's proposals is open. */
  async listOpen(workItemId: string): Promise<ProposalDocument[]> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, status: { $in: [...OPEN_STATUSES] } };
    return withMongoErrors(this.#proposals.find(filter, { projection: READ_PROJECTION }).toArray());
  }

  /** What of a WorkItem's proposals could be executed `now` or later, or may be at this moment. */
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

  /** Whether any other proposal of its WorkItem is open `now`, or is being executed, or has an execution of unknown end. */
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

  /** Makes what of a WorkItem's proposals is open due. */
  async markOpenDue(workItemId: string, at: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, work_item_id: workItemId, status: { $in: [...OPEN_STATUSES] } };
    await withMongoErrors(this.#proposals.updateMany(filter, { $set: { due_at: at } }));
  }

  /** Changes a proposal if it still has `version`, in one atomic write; null if somebody else was faster. */
  async updateProposal(
    proposal: ProposalDocument,
    change: ProposalChange,
    event: OutboxEvent,
    transaction?: Transaction,
  ): Promise<ProposalDocument | null> {
    const { $set, ...unset } = derivedUpdate({ ...proposal, ...change });
    return withMongoErrors(
      this.#proposals.findOneAndUpdate(
        { _id: proposal._id, tenant_id: this.#tenantId, version: proposal.version },
        { $set: { ...change, ...$set }, ...unset, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after', projection: READ_PROJECTION, ...(transaction && { session: transaction }) },
      ),
    );
  }

  /** Takes the one place for checking a proposal again until `until`. @returns false if somebody has it at `now` */
  async takeRecheck(proposalId: string, now: Date, until: Date): Promise<boolean> {
    const isFree = { $or: [{ recheck_after: { $exists: false } }, { recheck_after: { $lte: now } }] };
    const filter = { _id: proposalId, tenant_id: this.#tenantId, ...isFree };
    const taken = await withMongoErrors(this.#proposals.updateOne(filter, { $set: { recheck_after: until } }));
    return taken.matchedCount === 1;
  }

  /** Adds an event to a proposal that stays as it is: a refusal is evidence too. */
  async noteOnProposal(proposalId: string, event: OutboxEvent): Promise<void> {
    await withMongoErrors(
      this.#proposals.updateOne({ _id: proposalId, tenant_id: this.#tenantId }, { $push: { outbox: event } }),
    );
  }

  /** Notes anew when a proposal that still has its version is due; releases before have changed it without that. */
  async correctDue(proposal: ProposalDocument): Promise<void> {
    const { _id, version } = proposal;
    const filter = { _id, tenant_id: this.#tenantId, version };
    await withMongoErrors(this.#proposals.updateOne(filter, derivedUpdate(proposal)));
  }

  /** Ids of the events of a WorkItem's proposals and actions that are not in the event log yet; nothing else is sent. */
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

  /**
   * Records of executions that are under way, the oldest first, of as many as are looked through at once.
   * @param concerned Which of them are meant; all, where it is left out.
   */
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

  /** Stores the record of a first attempt. @returns false if there is one. */
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
   * Changes a record that still has `version`, unless a later attempt has begun or it has succeeded; null if any of
   * that is not so. A report holds for what was sent last alone: that it was sent again is no change of its version.
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

  /** Notes that a recorded attempt may be sent from now on. @returns false if a later one has begun. */
  async noteSending({ _id, attempts }: Pick<ActionDocument, '_id' | 'attempts'>, at: Date): Promise<boolean> {
    const filter = { _id, tenant_id: this.#tenantId, attempts, status: 'running' as const };
    const change = { $set: { sent_at: at, sent_attempt: attempts } };
    return (await withMongoErrors(this.#actions.updateOne(filter, change))).matchedCount === 1;
  }

  /** Takes back that a recorded attempt was sent, where nothing was. @param action As it was recorded, before that. */
  async noteNotSent({ _id, attempts, sent_at = null, sent_attempt }: ActionDocument): Promise<void> {
    const filter = { _id, tenant_id: this.#tenantId, attempts, status: 'running', sent_attempt: attempts } as const;
    const change = { $set: { sent_at, ...(sent_attempt !== undefined && { sent_attempt }) } };
    await withMongoErrors(this.#actions.updateOne(filter, change));
  }

  async findPolicies(): Promise<TenantPolicyDocument | null> {
    const policies = nativeCollection<TenantPolicyDocument>(this.#store.policies);
    return withMongoErrors(policies.findOne({ _id: this.#tenantId, tenant_id: this.#tenantId }));
  }

  /** Replaces the tenant's policies if they still have `version` (0 for none yet); null if somebody was faster. */
  async writePolicies(
    version: number,
    change: Pick<TenantPolicyDocument, 'text' | 'tried' | 'earlier' | 'updated_by' | 'updated_at'>,
    event: OutboxEvent,
  ): Promise<TenantPolicyDocument | null> {
    const policies = nativeCollection<TenantPolicyDocument>(this.#store.policies);
    if (version === 0) {
      const document = { _id: this.#tenantId, tenant_id: this.#tenantId, ...change, version: 1, outbox: [event] };
      try {
        await withMongoErrors(policies.insertOne(document));
        return document;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    }
    return withMongoErrors(
      policies.findOneAndUpdate(
        { _id: this.#tenantId, tenant_id: this.#tenantId, version },
        { $set: change, $inc: { version: 1 }, $push: { outbox: event } },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Adds a confirmation of policies that still have its version; null if they have not. */
  async confirmPolicies(confirmation: ConfirmationRow, event: OutboxEvent): Promise<TenantPolicyDocument | null> {
    const policies = nativeCollection<TenantPolicyDocument>(this.#store.policies);
    const { version } = confirmation;
    return withMongoErrors(
      policies.findOneAndUpdate(
        { _id: this.#tenantId, tenant_id: this.#tenantId, version },
        { $push: { confirmations: confirmation, outbox: event } },
        { returnDocument: 'after' },
      ),
    );
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

/** What of a proposal follows from the rest of it, and is written with that. */
function derivedUpdate(proposal: ProposalDocument): { $set?: Record<string, Date>; $unset?: Record<string, ''> } {
  const derived = { due_at: dueAtOf(proposal), claimable_at: claimableAtOf(proposal) };
  const set = Object.entries(derived).flatMap(([field, at]) => (at === undefined ? [] : [[field, at] as const]));
  const unset = Object.entries(derived).flatMap(([field, at]) => (at === undefined ? [[field, ''] as const] : []));
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
  };
}
