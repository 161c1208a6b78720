import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';

/**
 * What of a document says that it is due: each mark has it looked at once more, also one that comes while it is worked on. A
 * mark never moves the due time of one that has some: that may be the lease of whoever works on it.
 */
export interface Marked {
  _id: string;
  tenant_id: string;
  due_at?: Date;
  /** How often something was to be done. */
  marks: number;
  /** Whose turn it is; what somebody writes whose turn is over is not written. */
  turn?: string;
}

type Collection = mongo.Collection<Marked & mongo.Document>;
type Changes = { $set?: object; $unset?: Record<string, ''> };

/** What to write of these fields: those that are null go. */
export function changesTo(fields: Readonly<Record<string, unknown>>): Changes {
  const entries = Object.entries(fields);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    $unset: Object.fromEntries(entries.filter(([, value]) => value === null).map(([name]) => [name, '' as const])),
  };
}

/** A document whose turn has begun. */
export type OnTurn<Unit extends Marked> = Unit & { turn: string };

/** The documents of a collection that are worked on whenever they are marked. */
export class MarkedUnits<Unit extends Marked> {
  readonly #collection: Collection;

  constructor(collection: mongo.Collection<Unit>) {
    this.#collection = collection as unknown as Collection;
  }

  /** Has a document be due, at `dueAt` unless it is due already. @returns false if there is no such document. */
  async mark(place: Pick<Marked, '_id' | 'tenant_id'>, dueAt: Date): Promise<boolean> {
    for (;;) {
      const idle = await this.#update({ ...place, due_at: { $exists: false } }, { $set: { due_at: dueAt } }, 1);
      // It may have come to rest, or have become due, between the two.
      if (idle || (await this.#update({ ...place, due_at: { $exists: true } }, {}, 1))) return true;
      if ((await withMongoErrors(this.#collection.countDocuments(place, { limit: 1 }))) === 0) return false;
    }
  }

  /** Does the same, and has what is due later, and is worked on by nobody, be due by then. */
  async hasten(place: Pick<Marked, '_id' | 'tenant_id'>, dueAt: Date): Promise<boolean> {
    const $set = { due_at: dueAt };
    for (;;) {
      const later = { ...place, turn: { $exists: false }, due_at: { $gt: dueAt } };
      if (await this.#update(later, { $set }, 1)) return true;
      if (await this.#update({ ...place, due_at: { $exists: false } }, { $set }, 1)) return true;
      // Only what will be looked at by then: a turn that ends between the two may have put it off.
      const soon = {
        ...place,
        $or: [{ due_at: { $lte: dueAt } }, { turn: { $exists: true }, due_at: { $exists: true } }],
      };
      if (await this.#update(soon, {}, 1)) return true;
      if ((await withMongoErrors(this.#collection.countDocuments(place, { limit: 1 }))) === 0) return false;
    }
  }

  /** Begins a turn, by whoever has the lease. @returns null if the document is gone. */
  async begin({ _id, tenant_id }: Pick<Marked, '_id' | 'tenant_id'>): Promise<OnTurn<Unit> | null> {
    const begun = { $set: { turn: randomUUID() } };
    const found = this.#collection.findOneAndUpdate({ _id, tenant_id }, begun, { returnDocument: 'after' });
    return (await withMongoErrors(found)) as OnTurn<Unit> | null;
  }

  /** Writes within a turn; false if it is over. */
  async write({ _id, tenant_id, turn }: OnTurn<Unit>, changes: Changes): Promise<boolean> {
    return this.#update({ _id, tenant_id, turn }, changes, 0);
  }

  /**
   * Ends a turn with what came of it.
   * @param next When it is due again; null if it is not.
   * @param ifMarked The same, unless that is earlier, where it was marked since the turn began.
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
