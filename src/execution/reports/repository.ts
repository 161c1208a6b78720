import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import {
  type ActionDocument,
  type ProposalDocument,
  type ProposalModels,
  UNSETTLED_STATUSES,
} from '../../proposals/index.ts';

/** The outcomes of reports are stored elsewhere. */
export class ReportRepository {
  readonly #actions: mongo.Collection<ActionDocument>;
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #tenantId: string;

  constructor({ actions, proposals }: ProposalModels, tenantId: string) {
    this.#actions = nativeCollection(actions);
    this.#proposals = nativeCollection(proposals);
    this.#tenantId = tenantId;
  }

  /** @returns true for the first refused report of the attempt */
  async noteRefusedReport(actionId: string, attempt: number): Promise<boolean> {
    const filter = { _id: actionId, tenant_id: this.#tenantId, refused_reports: { $ne: attempt } };
    const change = { $addToSet: { refused_reports: attempt } };
    return (await withMongoErrors(this.#actions.updateOne(filter, change))).matchedCount === 1;
  }

  /** Makes an unsettled proposal due for recovery at `at`, unless it is due earlier. */
  async lookAfterAt(proposalId: string, at: Date): Promise<void> {
    const isLater = { $or: [{ 'execution.lease_until': null }, { 'execution.lease_until': { $gt: at } }] };
    const filter = { _id: proposalId, tenant_id: this.#tenantId, status: { $in: [...UNSETTLED_STATUSES] }, ...isLater };
    const change = { $set: { 'execution.lease_until': at, due_at: at } };
    await withMongoErrors(this.#proposals.updateOne(filter, change));
  }
}
