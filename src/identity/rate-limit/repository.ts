import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import type { QuotaDocument, QuotaModel } from './schema.ts';

/** What a node got of a quota: `grant` requests until the window ends, `left` more for whoever asks next. */
export interface QuotaLease {
  grant: number;
  left: number;
  windowEndsInMs: number;
}

/** A lease is this share of what is left: few round trips at first, fine division near the limit. */
const LEASE_SHARE = 20;
const MAX_ATTEMPTS = 5;

export class QuotaRepository {
  readonly #model: QuotaModel;
  readonly #tenantId: string;

  constructor(model: QuotaModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  /** Leases a share of what is left of `limit` in the present window, in one atomic write on server time. */
  async lease(holder: string, limit: number, windowMs: number): Promise<QuotaLease> {
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        const lease = await this.#tryLease(holder, limit, windowMs);
        if (lease !== null) return lease;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }

  /** Null (the embedded engine) or a duplicate key (MongoDB) if another node makes the document at the same moment. */
  async #tryLease(holder: string, limit: number, windowMs: number): Promise<QuotaLease | null> {
    const left = { $subtract: [limit, '$used'] };
    const quota = await withMongoErrors(
      this.#model.collection.findOneAndUpdate(
        { _id: `${this.#tenantId}:${holder}` } as never,
        [
          { $set: { tenant_id: this.#tenantId, now: { $toLong: '$$NOW' } } },
          { $set: { start: { $subtract: ['$now', { $mod: ['$now', windowMs] }] } } },
          { $set: { used: { $cond: [{ $eq: ['$window', '$start'] }, '$used', 0] } } },
          // A limit that was lowered in mid-window leaves less than nothing.
          { $set: { grant: { $max: [0, { $ceil: { $divide: [left, LEASE_SHARE] } }] } } },
          {
            $set: {
              window: '$start',
              used: { $add: ['$used', '$grant'] },
              expires_at: { $toDate: { $add: ['$start', 2 * windowMs] } },
            },
          },
          { $unset: ['start'] },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    if (quota === null) return null;
    const { grant, used, window, now } = quota as unknown as QuotaDocument;
    return { grant, left: Math.max(0, limit - used), windowEndsInMs: Number(window) + windowMs - Number(now) };
  }
}
