import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { MarkedUnits, type OnTurn } from '../../platform/work/marked-units.ts';
import type { CardRoundDocument, CardRoundModel } from './schema.ts';

/** The round of one tenant. */
export class CardRoundRepository {
  readonly #rounds: mongo.Collection<CardRoundDocument>;
  readonly #units: MarkedUnits<CardRoundDocument>;
  readonly #place: Pick<CardRoundDocument, '_id' | 'tenant_id'>;

  constructor(model: CardRoundModel, tenantId: string) {
    this.#rounds = nativeCollection<CardRoundDocument>(model);
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

  begin(): Promise<OnTurn<CardRoundDocument> | null> {
    return this.#units.begin(this.#place);
  }

  /** @param next When a round is to be made by itself; null for not at all. */
  async end(round: OnTurn<CardRoundDocument>, next: Date | null, ifMarked: Date): Promise<void> {
    await this.#units.end(round, {}, next, ifMarked);
  }
}
