import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { OPEN_STATUSES, UNSETTLED_STATUSES } from '../proposal.ts';
import type { ActionModels, ProposalDocument } from '../schema.ts';
import type { ClaimDocument, ClaimPlacesDocument } from './schema.ts';

/** Later than anything. */
const EVER = new Date(8.64e15);

/** A place that a claim takes. */
export type ClaimPlace = ClaimPlacesDocument['entries'][number];

/** What workers of one tenant may be given, and what they were given. */
export class ClaimRepository {
  readonly #models: ActionModels;
  readonly #tenantId: string;

  constructor(models: ActionModels, tenantId: string) {
    this.#models = models;
    this.#tenantId = tenantId;
  }

  get #proposals(): mongo.Collection<ProposalDocument> {
    return nativeCollection(this.#models.proposals);
  }

  get #claims(): mongo.Collection<ClaimDocument> {
    return nativeCollection(this.#models.claims);
  }

  get #places(): mongo.Collection<ClaimPlacesDocument> {
    return nativeCollection(this.#models.claimPlaces);
  }

  /** What may be given to a worker `now`; what has waited longest comes first. */
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

  /** Whether workers may be given something of an operation yet: of what is open `now`, or not settled. */
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

  /** Gives nobody a proposal, which the gate has kept back for a reason, before a time. */
  async postpone({ _id, version }: ProposalDocument, until: Date, reason: string): Promise<void> {
    const change = { 'handover.not_before': until, 'handover.refused': reason, claimable_at: until };
    const filter = { _id, tenant_id: this.#tenantId, version, claimable_at: { $exists: true } };
    await withMongoErrors(this.#proposals.updateOne(filter, { $set: change }));
  }

  /** Holds a claim whose lease lasts at `now` until another time. @returns false if it is over */
  async extend(proposalId: string, claimId: string, now: Date, until: Date): Promise<boolean> {
    const change = { $set: { 'execution.lease_until': until, due_at: until } };
    const filter = this.#held(proposalId, claimId, now);
    return (await withMongoErrors(this.#proposals.updateOne(filter, change))).matchedCount === 1;
  }

  /** Notes that the worker is about to be told that it has begun. @returns false if its claim is over */
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

  /** Notes what is reported of a claim. @returns false if something else was */
  async noteReport(claimId: string, hash: string): Promise<boolean> {
    const isFirst = { $or: [{ reported: { $exists: false } }, { reported: hash }] };
    const filter = { _id: claimId, tenant_id: this.#tenantId, ...isFirst };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { reported: hash } }))).matchedCount === 1;
  }

  /** Notes why the gate has refused the claim last. @returns false if that is noted already */
  async noteRefused(claimId: string, reason: string): Promise<boolean> {
    const filter = { _id: claimId, tenant_id: this.#tenantId, refused: { $ne: reason } };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { refused: reason } }))).matchedCount === 1;
  }

  /**
   * Has a claim be over, as it was read: it is neither extended after that, nor told that it may begin.
   * @returns false if it was extended, or told so, in between
   */
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

  /** Notes that something was reported too late. @returns whether it is the first time */
  async noteLate(claimId: string): Promise<boolean> {
    const filter = { _id: claimId, tenant_id: this.#tenantId, late: { $exists: false } };
    return (await withMongoErrors(this.#claims.updateOne(filter, { $set: { late: true } }))).matchedCount === 1;
  }

  /** Takes a place if fewer than `limit` are taken, in one atomic write. @returns whether it did */
  async takePlace(holder: string, place: ClaimPlace, limit: number): Promise<boolean> {
    const filter = { ...this.#placesOf(holder), [`entries.${limit - 1}`]: { $exists: false } };
    try {
      await withMongoErrors(this.#places.updateOne(filter, { $push: { entries: place } }, { upsert: true }));
      return true;
    } catch (error) {
      // A holder without room is not found, and cannot be begun a second time.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async listPlaces(holder: string): Promise<ClaimPlace[]> {
    return (await withMongoErrors(this.#places.findOne(this.#placesOf(holder))))?.entries ?? [];
  }

  /** Gives back the places of claims with a holder; of those that have none there, nothing. */
  async leavePlaces(holder: string, claimIds: readonly string[]): Promise<void> {
    const change = { $pull: { entries: { claim_id: { $in: [...claimIds] } } } };
    await withMongoErrors(this.#places.updateOne(this.#placesOf(holder), change));
  }

  /** Those of the claims by which something is being executed. */
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

  /** A proposal that is in the hand of a claim whose lease lasts. */
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
