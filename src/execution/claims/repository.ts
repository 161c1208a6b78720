import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import {
  OPEN_STATUSES,
  type ProposalDocument,
  type ProposalModels,
  UNSETTLED_STATUSES,
} from '../../proposals/index.ts';
import type { ClaimDocument, ClaimModels, ClaimPlacesDocument } from './schema.ts';

const EVER = new Date(8.64e15);

type ClaimPlace = ClaimPlacesDocument['entries'][number];

export class ClaimRepository {
  readonly #proposals: mongo.Collection<ProposalDocument>;
  readonly #claims: mongo.Collection<ClaimDocument>;
  readonly #places: mongo.Collection<ClaimPlacesDocument>;
  readonly #tenantId: string;

  constructor(models: Pick<ProposalModels, 'proposals'> & ClaimModels, tenantId: string) {
    this.#proposals = nativeCollection(models.proposals);
    this.#claims = nativeCollection(models.claims);
    this.#places = nativeCollection(models.claimPlaces);
    this.#tenantId = tenantId;
  }

  /** Longest waiting first. */
  async listClaimable(
    integrationIds: readonly string[],
    operations: readonly string[],
    now: Date,
    limit: number,
  ): Promise<ProposalDocument[]> {
    const filter = {
      tenant_id: this.#tenantId,
      claimable_at: { $lte: now },
      integration_id: { $in: [...integrationIds] },
      operation: { $in: [...operations] as ProposalDocument['operation'][] },
    };
    const query = this.#proposals.find(filter, { projection: { outbox: 0, idem: 0 } }).sort({ claimable_at: 1 });
    return withMongoErrors(query.limit(limit).toArray());
  }

  /** True while a proposal of the operation is open or not settled. */
  async mayBeGiven(integrationIds: readonly string[], operation: string, now: Date): Promise<boolean> {
    const filter = {
      tenant_id: this.#tenantId,
      integration_id: { $in: [...integrationIds] },
      operation: operation as ProposalDocument['operation'],
      $or: [
        { status: { $in: [...OPEN_STATUSES] }, expires_at: { $gt: now } },
        { status: { $in: [...UNSETTLED_STATUSES] } },
        { claimable_at: { $lte: EVER } },
      ],
    };
    return (await withMongoErrors(this.#proposals.findOne(filter, { projection: { _id: 1 } }))) !== null;
  }

  /** Keeps a proposal that the gate has refused from all workers until then. */
  async postpone({ _id, version }: ProposalDocument, until: Date, reason: string): Promise<void> {
    const change = { 'handover.not_before': until, 'handover.refused': reason, claimable_at: until };
    const filter = { _id, tenant_id: this.#tenantId, version, claimable_at: { $exists: true } };
    await withMongoErrors(this.#proposals.updateOne(filter, { $set: change }));
  }

  async extend(proposalId: string, claimId: string, now: Date, until: Date): Promise<boolean> {
    const change = { $set: { 'execution.lease_until': until, due_at: until } };
    const filter = this.#held(proposalId, claimId, now);
    return (await withMongoErrors(this.#proposals.updateOne(filter, change))).matchedCount === 1;
  }

  /** Records that the worker is about to be told to begin. @returns false if its claim is over */
  async noteTold(proposalId: string, claimId: string, now: Date): Promise<boolean> {
    const change = { $set: { 'execution.carried.begun.told': true } } as const;
    const filter = this.#held(proposalId, claimId, now);
    return (await withMongoErrors(this.#proposals.updateOne(filter, change))).matchedCount === 1;
  }

  async insertClaim(claim: Omit<ClaimDocument, 'tenant_id'>): Promise<void> {
    await withMongoErrors(this.#claims.insertOne({ ...claim, tenant_id: this.#tenantId }));
  }

  async findClaim(claimId: string): Promise<ClaimDocument | null> {
    return withMongoErrors(this.#claims.findOne({ _id: claimId, tenant_id: this.#tenantId }));
  }

  /** @returns false if another report was recorded before */
  async noteReport(claimId: string, hash: string): Promise<boolean> {
    const isFirst = { $or: [{ reported: { $exists: false } }, { reported: hash }] };
    const filter = { _id: claimId, tenant_id: this.#tenantId, ...isFirst };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { reported: hash } }))).matchedCount === 1;
  }

  /** @returns false if that reason was recorded already */
  async noteRefused(claimId: string, reason: string): Promise<boolean> {
    const filter = { _id: claimId, tenant_id: this.#tenantId, refused: { $ne: reason } };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { refused: reason } }))).matchedCount === 1;
  }

  /** @returns false if the claim was extended, or its worker was told to begin, since it was read */
  async takeOver({ _id, execution }: ProposalDocument): Promise<boolean> {
    const filter = {
      _id,
      tenant_id: this.#tenantId,
      status: 'executing' as const,
      'execution.carried.claim_id': execution?.carried?.claim_id ?? '',
      'execution.carried.begun.told': { $exists: execution?.carried?.begun?.told === true },
      'execution.lease_until': execution?.lease_until ?? null,
    };
    const change = { $set: { 'execution.lease_until': new Date(0) } };
    return (await withMongoErrors(this.#proposals.updateOne(filter, change))).matchedCount === 1;
  }

  /** @returns false if a late report was recorded before */
  async noteLate(claimId: string): Promise<boolean> {
    const filter = { _id: claimId, tenant_id: this.#tenantId, late: { $exists: false } };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { late: true } }))).matchedCount === 1;
  }

  /** Takes a place if fewer than `limit` are taken, in one atomic write. @returns false if there is no room */
  async takePlace(holder: string, place: ClaimPlace, limit: number): Promise<boolean> {
    const filter = { ...this.#placesOf(holder), [`entries.${limit - 1}`]: { $exists: false } };
    // A holder without room does not match the filter, and inserting it a second time fails.
    return unlessDuplicate(this.#places.updateOne(filter, { $push: { entries: place } }, { upsert: true }));
  }

  async listPlaces(holder: string): Promise<ClaimPlace[]> {
    return (await withMongoErrors(this.#places.findOne(this.#placesOf(holder))))?.entries ?? [];
  }

  async leavePlaces(holder: string, claimIds: readonly string[]): Promise<void> {
    const change = { $pull: { entries: { claim_id: { $in: [...claimIds] } } } };
    await withMongoErrors(this.#places.updateOne(this.#placesOf(holder), change));
  }

  async listHeld(claimIds: readonly string[]): Promise<string[]> {
    const filter = {
      tenant_id: this.#tenantId,
      status: 'executing' as const,
      'execution.carried.claim_id': { $in: [...claimIds] },
    };
    const projection = { 'execution.carried.claim_id': 1 } as const;
    const rows = await withMongoErrors(this.#proposals.find(filter, { projection }).toArray());
    return rows.flatMap(({ execution }) => execution?.carried?.claim_id ?? []);
  }

  #held(proposalId: string, claimId: string, now: Date) {
    return {
      _id: proposalId,
      tenant_id: this.#tenantId,
      status: 'executing' as const,
      'execution.carried.claim_id': claimId,
      'execution.lease_until': { $gt: now },
    };
  }

  #placesOf(holder: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${holder}`, tenant_id: this.#tenantId };
  }
}
