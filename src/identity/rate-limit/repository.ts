import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import type { QuotaDocument, QuotaModel } from './schema.ts';

/** What a node got of a quota. */
export interface QuotaLease {
  /** Requests that the node may spend; 0 if there is not a whole one. */
  grant: number;
  /** Whole requests that are left for whoever asks next. */
  left: number;
  /** Time until there is a whole one more than `left`, if that is none. */
  nextInMs: number;
}

/** What a node asks for. */
export interface LeaseRequest {
  /** Requests that a minute brings, and the most that are kept for a burst. */
  perMinute: number;
  /** What the node has not spent of the last lease. */
  returned: number;
  /** The least that a lease grants if it is there: what is worth a round trip. */
  atLeast: number;
}

/** A lease is this share of what is left: few round trips at first, fine division near the limit. */
const LEASE_SHARE = 20;
const MINUTE_MS = 60_000;
/** A full bucket says no more than none; kept for a while beyond, as the clocks of expiry are coarse. */
const KEPT_MS = 2 * MINUTE_MS;
const MAX_ATTEMPTS = 5;

export class QuotaRepository {
  readonly #model: QuotaModel;
  readonly #tenantId: string;

  constructor(model: QuotaModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  /** Refills the bucket by the time that has passed and leases a share of it, in one atomic write on server time. */
  async lease(holder: string, request: LeaseRequest): Promise<QuotaLease> {
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        const lease = await this.#tryLease(holder, request);
        if (lease !== null) return lease;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }

  /** Null (the embedded engine) or a duplicate key (MongoDB) if another node makes the document at the same moment. */
  async #tryLease(holder: string, { perMinute, returned, atLeast }: LeaseRequest): Promise<QuotaLease | null> {
    const perMs = perMinute / MINUTE_MS;
    const serverTime = { $toLong: '$$NOW' };
    // The clock of a database that fails over may step back: that takes nothing away.
    const elapsedMs = { $max: [0, { $subtract: [serverTime, { $ifNull: ['$now', serverTime] }] }] };
    const refilled = {
      $add: [{ $ifNull: ['$tokens', perMinute] }, returned, { $multiply: [elapsedMs, perMs] }],
    };
    const share = { $max: [atLeast, { $ceil: { $divide: ['$tokens', LEASE_SHARE] } }] };
    const bucket = await withMongoErrors(
      this.#model.collection.findOneAndUpdate(
        { _id: `${this.#tenantId}:${holder}:bucket` } as never,
        [
          // Full is as much as the limit is now, whatever it was before.
          { $set: { tenant_id: this.#tenantId, tokens: { $min: [perMinute, refilled] }, now: serverTime } },
          { $set: { grant: { $min: [{ $floor: '$tokens' }, share] } } },
          {
            $set: {
              tokens: { $subtract: ['$tokens', '$grant'] },
              expires_at: { $toDate: { $add: ['$now', KEPT_MS] } },
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    if (bucket === null) return null;
    const { grant, tokens } = bucket as unknown as QuotaDocument;
    const nextInMs = Math.max(0, Math.ceil((1 - tokens) / perMs));
    return { grant, left: Math.floor(tokens), nextInMs };
  }
}
