import { createHash } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../../platform/clock.ts';
import { withMongoErrors, withUpsertRepeated } from '../../platform/mongo/errors.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import { FAILURE_WINDOW_MS, type FailureSource, subscriberOf, tooManyFailures } from '../auth-failure-limit.ts';

export interface FailureCountDocument {
  /** Kind of source, and a hash of the address, the account or both, which a reader of the database does not learn. */
  _id: string;
  failures: number;
  /** End of the minute, in milliseconds since 1970 on the database's clock. */
  until_ms: number;
  ends_at: Date;
}

export const FAILURE_COUNT_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'sign_in_failures',
    owner: 'identity/sign-in-failures',
    holds: 'service',
    indexes: [{ name: 'expiry', key: { ends_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each address, each account and each pair of them that a sign-in failed for',
    end: 'a minute after the first failure',
  },
];

/** Counts the failures of all processes together, so that more processes do not allow more guesses. */
export class FailureCountRepository {
  readonly #collection: mongo.Collection<FailureCountDocument>;
  readonly #limits: Readonly<Record<FailureSource, number>>;

  constructor(connection: Connection, limitsPerMinute: Record<FailureSource, number>) {
    this.#collection = connection.collection<FailureCountDocument>('sign_in_failures');
    this.#limits = limitsPerMinute;
  }

  /** Counts an attempt as failed until the returned function is called. @throws {AppError} `rate_limited` */
  async begin(kind: FailureSource, source: string): Promise<() => Promise<void>> {
    const _id = `${kind}:${createHash('sha256').update(subscriberOf(source)).digest('base64url')}`;
    const now = { $toLong: '$$NOW' };
    const isOpen = { $gt: [{ $ifNull: ['$until_ms', 0] }, now] };
    const update = [
      {
        $set: {
          failures: { $cond: [isOpen, { $add: ['$failures', 1] }, 1] },
          until_ms: { $cond: [isOpen, '$until_ms', { $add: [now, FAILURE_WINDOW_MS] }] },
        },
      },
      { $set: { ends_at: { $toDate: '$until_ms' } } },
    ];
    const { failures, until_ms } = await this.#count(_id, update);
    if (failures > this.#limits[kind]) throw tooManyFailures(kind, until_ms - currentTimeMs());
    return async () => {
      await withMongoErrors(this.#collection.updateOne({ _id, until_ms }, { $inc: { failures: -1 } }));
    };
  }

  async #count(_id: string, update: mongo.Document[]): Promise<FailureCountDocument> {
    const options = { upsert: true, returnDocument: 'after' } as const;
    const counted = await withUpsertRepeated(() => this.#collection.findOneAndUpdate({ _id }, update, options));
    // If another process makes the document now, the embedded engine counts but returns nothing.
    const present = counted ?? (await withMongoErrors(this.#collection.findOne({ _id })));
    if (present !== null) return present;
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }
}
