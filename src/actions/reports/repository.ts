import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { UNSETTLED_STATUSES } from '../proposal.ts';
import type { ActionDocument, ActionModels, ProposalDocument } from '../schema.ts';

/** What is written on the occasion of reports, besides what they say. */
export class ReportRepository {
  readonly #models: ActionModels;
  readonly #tenantId: string;

  constructor(models: ActionModels, tenantId: string) {
    this.#models = models;
    this.#tenantId = tenantId;
  }

  get #actions(): mongo.Collection<ActionDocument> {
    return nativeCollection(this.#models.actions);
  }

  get #proposals(): mongo.Collection<ProposalDocument> {
    return nativeCollection(this.#models.proposals);
  }

  /** Notes that a report of an attempt was refused. @returns whether it is the first time */
  async noteRefusedReport(actionId: string, attempt: number): Promise<boolean> {
    const filter = { _id: actionId, tenant_id: this.#tenantId, refused_reports: { $ne: attempt } };
    const change = { $addToSet: { refused_reports: attempt } };
    return (await withMongoErrors(this.#actions.updateOne(filter, change))).matchedCount === 1;
  }

  /** Has a proposal that is not settled looked after at a time, unless that is so earlier. It keeps its version. */
  async lookAfterAt(proposalId: string, at: Date): Promise<void> {
    const isLater = { $or: [{ 'execution.lease_until': null }, { 'execution.lease_until': { $gt: at } }] };
    const filter = { _id: proposalId, tenant_id: this.#tenantId, status: { $in: [...UNSETTLED_STATUSES] }, ...isLater };
    const change = { $set: { 'execution.lease_until': at, due_at: at } };
    await withMongoErrors(this.#proposals.updateOne(filter, change));
  }
}
