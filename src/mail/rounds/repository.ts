import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { MarkedUnits, type OnTurn } from '../../platform/work/marked-units.ts';
import type { RoundDocument, RoundModel } from './schema.ts';

/** The round of one tenant. */
export class RoundRepository {
  readonly #rounds: mongo.Collection<RoundDocument>;
  readonly #units: MarkedUnits<RoundDocument>;
  readonly #place: Pick<RoundDocument, '_id' | 'tenant_id'>;

  constructor(model: RoundModel, tenantId: string) {
    this.#rounds = nativeCollection<RoundDocument>(model);
    this.#units = new MarkedUnits(this.#rounds);
    this.#place = { _id: tenantId, tenant_id: tenantId };
  }

  async mark(dueAt: Date): Promise<void> {
    while (!(await this.#units.hasten(this.#place, dueAt))) {
      try {
        await withMongoErrors(this.#rounds.insertOne({ ...this.#place, due_at: dueAt, marks: 1 }));
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  begin(): Promise<OnTurn<RoundDocument> | null> {
    return this.#units.begin(this.#place);
  }

  /** @param next When somebody goes or comes back; null if nobody does. */
  async end(round: OnTurn<RoundDocument>, next: Date | null, ifMarked: Date): Promise<void> {
    await this.#units.end(round, {}, next, ifMarked);
  }
}
