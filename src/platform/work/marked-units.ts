import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';

/**
 * Each mark causes one more look, also while somebody works on the document. A mark never moves a due time that is set,
 * because this may be the lease of the current worker.
 */
export interface Marked {
  _id: string;
  tenant_id: string;
  due_at?: Date;
  marks: number;
  /** Id of the current turn. Writes of a turn that is over have no effect. */
  turn?: string;
}

type Collection = mongo.Collection<Marked & mongo.Document>;
type Changes = { $set?: object; $unset?: Record<string, ''> };

/** Fields that are null are removed. */
export function changesTo(fields: Readonly<Record<string, unknown>>): Changes {
  const entries = Object.entries(fields);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === null).map(([name]) => [name, '' as const])),
  };
}

export type OnTurn<Unit extends Marked> = Unit & { turn: string };

export class MarkedUnits<Unit extends Marked> {
  readonly #collection: Collection;

  constructor(collection: mongo.Collection<Unit>) {
    this.#collection = collection as unknown as Collection;
  }

  /** Makes a document due at `dueAt`, unless it has a due time already. @returns false if there is no such document. */
  async mark(place: Pick<Marked, '_id' | 'tenant_id'>, dueAt: Date): Promise<boolean> {
    for (;;) {
      const idle = await this.#update({ ...place, due_at: { $exists: false } }, { $set: { due_at: dueAt } }, 1);
      // Between the two updates the document may have got a due time, or lost it. Then both are tried again.
      if (idle || (await this.#update({ ...place, due_at: { $exists: true } }, {}, 1))) return true;
      if ((await withMongoErrors(this.#collection.countDocuments(place, { limit: 1 }))) === 0) return false;
    }
  }

  /** Does the same as `mark`. A document that is due later, and that nobody works on, also becomes due at `dueAt`. */
  async hasten(place: Pick<Marked, '_id' | 'tenant_id'>, dueAt: Date): Promise<boolean> {
    const $set = { due_at: dueAt };
    for (;;) {
      const later = { ...place, turn: { $exists: false }, due_at: { $gt: dueAt } };
      if (await this.#update(later, { $set }, 1)) return true;
      if (await this.#update({ ...place, due_at: { $exists: false } }, { $set }, 1)) return true;
      // Only a document that will be looked at by then. A turn that ended between the updates may have postponed it.
      const soon = {
        ...place,
        $or: [{ due_at: { $lte: dueAt } }, { turn: { $exists: true }, due_at: { $exists: true } }],
      };
      if (await this.#update(soon, {}, 1)) return true;
      if ((await withMongoErrors(this.#collection.countDocuments(place, { limit: 1 }))) === 0) return false;
    }
  }

  /** For the holder of the lease. @returns null if the document is gone. */
  async begin({ _id, tenant_id }: Pick<Marked, '_id' | 'tenant_id'>): Promise<OnTurn<Unit> | null> {
    const begun = { $set: { turn: randomUUID() } };
    const found = this.#collection.findOneAndUpdate({ _id, tenant_id }, begun, { returnDocument: 'after' });
    return (await withMongoErrors(found)) as OnTurn<Unit> | null;
  }

  /** False if the turn is over. */
  async write({ _id, tenant_id, turn }: OnTurn<Unit>, changes: Changes): Promise<boolean> {
    return this.#update({ _id, tenant_id, turn }, changes, 0);
  }

  /**
   * @param next Time at which the document is due again; null if it is not.
   * @param ifMarked Due time, unless `next` is earlier, if the document was marked since the turn began.
   */
  async end(unit: OnTurn<Unit>, { $set, $unset }: Changes, next: Date | null, ifMarked: Date): Promise<void> {
    const { _id, tenant_id, turn, marks } = unit;
    const changes = (dueAt: Date | null): Changes => ({
      $set: { ...$set, ...(dueAt !== null && { due_at: dueAt }) },
      $unset: { ...$unset, turn: '', ...(dueAt === null && { due_at: '' as const }) },
    });
    if (await this.#update({ _id, tenant_id, turn, marks }, changes(next), 0)) return;
    await this.#update({ _id, tenant_id, turn }, changes(next !== null && next < ifMarked ? next : ifMarked), 0);
  }

  async #update(filter: mongo.Document, { $set, $unset }: Changes, marks: 0 | 1): Promise<boolean> {
    const update = {
      ...($set !== undefined && Object.keys($set).length > 0 && { $set }),
      ...($unset !== undefined && Object.keys($unset).length > 0 && { $unset }),
      ...(marks === 1 && { $inc: { marks } }),
    };
    return (await withMongoErrors(this.#collection.updateOne(filter as never, update as never))).matchedCount === 1;
  }
}
