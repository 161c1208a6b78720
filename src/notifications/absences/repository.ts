import type { mongo } from 'mongoose';
import { currentTime } from '../../platform/clock.ts';
import { withMongoErrors, withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { Absence } from './model.ts';
import type { AbsenceDocument, AbsenceModel } from './schema.ts';

export class AbsenceRepository {
  readonly #absences: mongo.Collection<AbsenceDocument>;
  readonly #tenantId: string;

  constructor(model: AbsenceModel, tenantId: string) {
    this.#absences = nativeCollection<AbsenceDocument>(model);
    this.#tenantId = tenantId;
  }

  async list(): Promise<Absence[]> {
    const found = await withMongoErrors(this.#absences.find({ tenant_id: this.#tenantId }).toArray());
    return found.map(({ person_id, from, until, stand_in }) => ({
      personId: person_id,
      from,
      until,
      standIn: stand_in,
    }));
  }

  async set({ personId, from, until, standIn }: Absence): Promise<void> {
    const $set = { person_id: personId, from, until, stand_in: standIn, updated_at: currentTime() };
    await withUpsertRepeated(() => this.#absences.updateOne(this.#place(personId), { $set }, { upsert: true }));
  }

  async remove(personId: string): Promise<void> {
    await withMongoErrors(this.#absences.deleteOne(this.#place(personId)));
  }

  #place(personId: string) {
    return { _id: `${this.#tenantId}:${personId}`, tenant_id: this.#tenantId };
  }
}
