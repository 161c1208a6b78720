import { AppError } from '../../errors/app-error.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import type { QuotaDocument, QuotaModel } from './schema.ts';

export interface QuotaLease {
  /** Requests that the node may spend; 0 if less than one whole request is left. */
  grant: number;
  /** Whole requests left for the next lease. */
  left: number;
  /** Milliseconds until one whole request is available, if `left` is 0. */
  nextInMs: number;
}

export interface LeaseRequest {
  /** Requests per minute, and the size of the bucket. */
  perMinute: number;
  /** Unspent requests of the node's last lease. */
  returned: number;
  /** Least number of requests to grant, if available. Fewer are not worth a round trip. */
  atLeast: number;
}

/** A lease is this part of what is left: few round trips at first, and fine shares near the limit. */
const LEASE_SHARE = 20;
/** A bucket is full after a minute. The rest allows for the database's coarse clock for expiry. */
const KEPT_MS = 2 * MINUTE_MS;
const MAX_ATTEMPTS = 5;

export class QuotaRepository {
  readonly #model: QuotaModel;
  readonly #tenantId: string;

  constructor(model: QuotaModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  /** Refills the bucket for the time that has passed, and leases a share of it, in one atomic write on server time. */
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

  /** If another node makes the document now, the embedded engine returns null and MongoDB throws a duplicate key. */
  async #tryLease(holder: string, { perMinute, returned, atLeast }: LeaseRequest): Promise<QuotaLease | null> {
    const perMs = perMinute / MINUTE_MS;
    const serverTime = { $toLong: '$$NOW' };
    // The clock of a database may step back in a failover, which must not take requests away.
    const elapsedMs = { $max: [0, { $subtract: [serverTime, { $ifNull: ['$now', serverTime] }] }] };
    const refilled = {
      $add: [{ $ifNull: ['$tokens', perMinute] }, returned, { $multiply: [elapsedMs, perMs] }],
    };
    const share = { $max: [atLeast, { $ceil: { $divide: ['$tokens', LEASE_SHARE] } }] };
    const bucket = await withMongoErrors(
      this.#model.collection.findOneAndUpdate(
        { _id: `${this.#tenantId}:${holder}:bucket` } as never,
        [
          // A full bucket holds the present limit, whatever the limit was before.
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
