import type { mongo } from 'mongoose';
import type { EmailKind } from '../../../identity/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import { unlessDuplicate, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import type { Transaction } from '../../../platform/mongo/transaction.ts';
import { MarkedUnits, type OnTurn } from '../../../platform/work/marked-units.ts';
import { ABOUT_INDEX, type LetterDocument, type LetterModels, type LetterQuotaDocument } from './schema.ts';

export type LetterOnTurn = OnTurn<LetterDocument>;
type Outcome = Pick<LetterDocument, 'state' | 'state_at'>;

export class LetterRepository {
  readonly #letters: mongo.Collection<LetterDocument>;
  readonly #units: MarkedUnits<LetterDocument>;

  constructor({ letters }: LetterModels) {
    this.#letters = nativeCollection<LetterDocument>(letters);
    this.#units = new MarkedUnits(this.#letters);
  }

  /** @throws database errors unchanged, so that the surrounding transaction is retried. */
  async insert(letter: LetterDocument, within?: Transaction): Promise<void> {
    await this.#letters.insertOne(letter, within && { session: within });
  }

  async replace(letter: LetterDocument): Promise<void> {
    const { _id, tenant_id, kind, about, marks: _, ...fields } = letter;
    const update = {
      $set: fields,
      $unset: { trouble: '', turn: '' } as const,
      $inc: { marks: 1 },
      $setOnInsert: { _id },
    };
    const write = () => this.#letters.updateOne({ tenant_id, kind, about }, update, { upsert: true });
    let isStored = false;
    while (!isStored) isStored = await unlessDuplicate(write(), ABOUT_INDEX);
  }

  async list(tenantId: string, kind: EmailKind): Promise<LetterDocument[]> {
    return withMongoErrors(this.#letters.find({ tenant_id: tenantId, kind }).toArray());
  }

  begin(tenantId: string, letterId: string): Promise<LetterOnTurn | null> {
    return this.#units.begin({ _id: letterId, tenant_id: tenantId });
  }

  async end(letter: LetterOnTurn, outcome: Outcome, trouble: LetterDocument['trouble']): Promise<void> {
    const $set = { ...outcome, ...(trouble !== undefined && { trouble }) };
    await this.#units.end(
      letter,
      { $set, ...(trouble === undefined && { $unset: { trouble: '' } }) },
      null,
      currentTime(),
    );
  }

  async putOff(letter: LetterOnTurn, trouble: LetterDocument['trouble'], next: Date): Promise<void> {
    await this.#units.end(letter, { $set: { trouble, tries: letter.tries + 1 } }, next, currentTime());
  }

  /** Keeps an email that was queued again meanwhile. */
  async remove({ _id, tenant_id, turn, marks }: LetterOnTurn): Promise<void> {
    await withMongoErrors(this.#letters.deleteOne({ _id, tenant_id, turn, marks }));
  }
}

/** A count ends a fixed time after it started. */
export class LetterQuotas {
  readonly #quotas: mongo.Collection<LetterQuotaDocument>;

  constructor({ quotas }: LetterModels) {
    this.#quotas = nativeCollection<LetterQuotaDocument>(quotas);
  }

  /** Returns null if the limit allows one more use; otherwise the time when the next use is possible. */
  async take(id: string, limit: number, windowMs: number): Promise<Date | null> {
    for (;;) {
      const now = currentTime();
      const ends_at = new Date(now.getTime() + windowMs);
      const more = await this.#update({ _id: id, ends_at: { $gt: now }, used: { $lt: limit } }, { $inc: { used: 1 } });
      if (more || (await this.#update({ _id: id, ends_at: { $lte: now } }, { $set: { used: 1, ends_at } })))
        return null;
      const known = await withMongoErrors(this.#quotas.findOne({ _id: id }));
      if (known !== null && known.ends_at > now && known.used >= limit) return known.ends_at;
      if (known !== null) continue;
      if (await unlessDuplicate(this.#quotas.insertOne({ _id: id, used: 1, ends_at }))) return null;
    }
  }

  async #update(
    filter: mongo.Filter<LetterQuotaDocument>,
    update: mongo.UpdateFilter<LetterQuotaDocument>,
  ): Promise<boolean> {
    return (await withMongoErrors(this.#quotas.updateOne(filter, update))).matchedCount === 1;
  }
}
