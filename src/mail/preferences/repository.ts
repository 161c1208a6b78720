import type { mongo } from 'mongoose';
import { currentTime } from '../../platform/clock.ts';
import { withMongoErrors, withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { DEFAULT_PACE, type MailPace } from './model.ts';
import type { PreferenceDocument, PreferenceModel } from './schema.ts';

/** What the people of one tenant want to be told by mail. */
export class PreferenceRepository {
  readonly #preferences: mongo.Collection<PreferenceDocument>;
  readonly #tenantId: string;

  constructor(model: PreferenceModel, tenantId: string) {
    this.#preferences = nativeCollection<PreferenceDocument>(model);
    this.#tenantId = tenantId;
  }

  async paceOf(personId: string): Promise<MailPace> {
    const found = await withMongoErrors(this.#preferences.findOne(this.#place(personId)));
    return found?.mail ?? DEFAULT_PACE;
  }

  /** Those who want no mail. */
  async silent(): Promise<ReadonlySet<string>> {
    const found = this.#preferences.find({ tenant_id: this.#tenantId, mail: 'none' });
    return new Set((await withMongoErrors(found.toArray())).map(({ person_id }) => person_id));
  }

  async setPace(personId: string, mail: MailPace): Promise<void> {
    const $set = { mail, person_id: personId, updated_at: currentTime() };
    await withUpsertRepeated(() => this.#preferences.updateOne(this.#place(personId), { $set }, { upsert: true }));
  }

  #place(personId: string) {
    return { _id: `${this.#tenantId}:${personId}`, tenant_id: this.#tenantId };
  }
}
