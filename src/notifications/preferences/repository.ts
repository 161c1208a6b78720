import type { mongo } from 'mongoose';
import { currentTime } from '../../platform/clock.ts';
import { withMongoErrors, withUpsertRepeated } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { DEFAULT_PACE, type MailPace, type Preference } from './model.ts';
import type { PreferenceDocument, PreferenceModel } from './schema.ts';

export class PreferenceRepository {
  readonly #preferences: mongo.Collection<PreferenceDocument>;
  readonly #tenantId: string;

  constructor(model: PreferenceModel, tenantId: string) {
    this.#preferences = nativeCollection<PreferenceDocument>(model);
    this.#tenantId = tenantId;
  }

  async of(personId: string): Promise<Preference> {
    const found = await withMongoErrors(this.#preferences.findOne(this.#place(personId)));
    return { mail: found?.mail ?? DEFAULT_PACE, chatCards: found?.chat_cards ?? false };
  }

  async paceOf(personId: string): Promise<MailPace> {
    return (await this.of(personId)).mail;
  }

  async silent(): Promise<ReadonlySet<string>> {
    const found = this.#preferences.find({ tenant_id: this.#tenantId, mail: 'none' });
    return new Set((await withMongoErrors(found.toArray())).map(({ person_id }) => person_id));
  }

  async wantingCards(): Promise<ReadonlySet<string>> {
    const found = this.#preferences.find({ tenant_id: this.#tenantId, chat_cards: true as const });
    return new Set((await withMongoErrors(found.toArray())).map(({ person_id }) => person_id));
  }

  /** Keeps omitted fields. */
  async set(personId: string, { mail, chatCards }: Partial<Preference>): Promise<void> {
    const cards = chatCards === true ? { chat_cards: true as const } : {};
    const $set = { ...(mail && { mail }), ...cards, person_id: personId, updated_at: currentTime() };
    const change = chatCards === false ? { $set, $unset: { chat_cards: '' as const } } : { $set };
    await withUpsertRepeated(() => this.#preferences.updateOne(this.#place(personId), change, { upsert: true }));
  }

  #place(personId: string) {
    return { _id: `${this.#tenantId}:${personId}`, tenant_id: this.#tenantId };
  }
}
