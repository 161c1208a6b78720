import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors, withUpsertRepeated } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import { inTransaction, type Transaction } from '../../../platform/mongo/transaction.ts';
import { updateEach } from '../../../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import type { LinkEnd } from './model.ts';
import type {
  ChatLinkDocument,
  ChatLinkModels,
  LinkCodeDocument,
  LinkGuessesDocument,
  LinkPlaceDocument,
  UndeliveredField,
} from './schema.ts';

export class ChatLinkRepository {
  readonly #connection: Connection;
  readonly #links: mongo.Collection<ChatLinkDocument>;
  readonly #places: mongo.Collection<LinkPlaceDocument>;
  readonly #codes: mongo.Collection<LinkCodeDocument>;
  readonly #guesses: mongo.Collection<LinkGuessesDocument>;
  readonly #tenantId: string;

  constructor(connection: Connection, models: ChatLinkModels, tenantId: string) {
    this.#connection = connection;
    this.#places = nativeCollection(models.places);
    this.#links = nativeCollection(models.links);
    this.#codes = nativeCollection(models.codes);
    this.#guesses = nativeCollection(models.guesses);
    this.#tenantId = tenantId;
  }

  /** Replaces the person's previous code. */
  async putCode(code: Omit<LinkCodeDocument, '_id' | 'tenant_id'>): Promise<void> {
    const _id = `${this.#tenantId}/${code.person_id}`;
    const filter = { _id, tenant_id: this.#tenantId };
    await withMongoErrors(this.#codes.replaceOne(filter, { ...code, tenant_id: this.#tenantId }, { upsert: true }));
  }

  /** Takes an unexpired code, so that it can be used only once. */
  async spendCode(hashes: readonly string[], now: Date): Promise<LinkCodeDocument | null> {
    const filter = { tenant_id: this.#tenantId, code_hash: { $in: [...hashes] }, expires_at: { $gt: now } };
    return withMongoErrors(this.#codes.findOneAndDelete(filter));
  }

  /** @returns the number of guesses in the window so far. */
  async countGuess(counter: string, endsAt: Date): Promise<number> {
    const counted = await withUpsertRepeated(() =>
      this.#guesses.findOneAndUpdate(
        { _id: counter, tenant_id: this.#tenantId },
        { $inc: { count: 1 }, $setOnInsert: { expires_at: endsAt } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return counted?.count ?? 1;
  }

  /** Runs `alsoWrite` in the same transaction. False if the account, or the person in the workspace, has a link. */
  async insert(
    link: Omit<ChatLinkDocument, 'tenant_id'>,
    alsoWrite: (within: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const tenant_id = this.#tenantId;
    const { _id: link_id, integration_id: integrationId, user_id: userId, person_id: personId } = link;
    const places = [userId, personId].map((id) => ({ _id: placeOf(integrationId, id), tenant_id, link_id }));
    try {
      await inTransaction(this.#connection, async (session) => {
        for (const place of places) await withMongoErrors(this.#places.insertOne(place, { session }));
        await withMongoErrors(this.#links.insertOne({ ...link, tenant_id }, { session }));
        await alsoWrite(session);
      });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  async findByUser(integrationId: string, userId: string): Promise<ChatLinkDocument | null> {
    const tenant_id = this.#tenantId;
    const place = await withMongoErrors(this.#places.findOne({ _id: placeOf(integrationId, userId), tenant_id }));
    if (place === null) return null;
    return withMongoErrors(this.#links.findOne({ _id: place.link_id, tenant_id, active: true as const }));
  }

  /** Also finds an ended link. */
  async find(linkId: string): Promise<ChatLinkDocument | null> {
    return withMongoErrors(this.#links.findOne({ _id: linkId, tenant_id: this.#tenantId }));
  }

  /** Returns active links, oldest first: at most one for each workspace. */
  async listByPerson(personId: string): Promise<ChatLinkDocument[]> {
    const filter = { tenant_id: this.#tenantId, person_id: personId, active: true as const };
    const found = await withMongoErrors(this.#links.find(filter).toArray());
    return found.sort((a, b) => a.linked_at.getTime() - b.linked_at.getTime());
  }

  /** Returns active links: at most one for each member. */
  async listByIntegration(integrationId: string): Promise<ChatLinkDocument[]> {
    const filter = { tenant_id: this.#tenantId, integration_id: integrationId, active: true as const };
    return withMongoErrors(this.#links.find(filter).toArray());
  }

  /** Claims the next attempt for an account that the last card did not reach; false if it is claimed. */
  async claimAttempt(linkId: string, { next_at: seen, tries }: UndeliveredField, next: Date): Promise<boolean> {
    const filter = { _id: linkId, tenant_id: this.#tenantId, 'undelivered.next_at': seen };
    const $set = { 'undelivered.next_at': next, 'undelivered.tries': tries + 1 };
    return (await withMongoErrors(this.#links.updateOne(filter, { $set }))).matchedCount === 1;
  }

  /** Keeps an earlier failure, with the new problem. Returns the stored failure; null if the link has ended. */
  async noteUndelivered(linkId: string, first: UndeliveredField): Promise<UndeliveredField | null> {
    const place = { _id: linkId, tenant_id: this.#tenantId };
    const { problem } = first;
    const again = this.#links.findOneAndUpdate(
      { ...place, undelivered: { $exists: true } },
      { $set: { 'undelivered.problem': problem } },
      { returnDocument: 'after' },
    );
    const known = await withMongoErrors(again);
    if (known !== null) return known.undelivered ?? null;
    const filter = { ...place, active: true as const, undelivered: { $exists: false } };
    const noted = await withMongoErrors(this.#links.updateOne(filter, { $set: { undelivered: first } }));
    return noted.matchedCount === 1 ? first : null;
  }

  /** False if no failure was recorded. */
  async noteDelivered(linkId: string): Promise<boolean> {
    const filter = { _id: linkId, tenant_id: this.#tenantId, undelivered: { $exists: true } };
    return (await withMongoErrors(this.#links.updateOne(filter, { $unset: { undelivered: '' } }))).matchedCount === 1;
  }

  async forgetUndelivered(personId: string): Promise<void> {
    const filter = { tenant_id: this.#tenantId, person_id: personId, undelivered: { $exists: true } };
    await updateEach(this.#links, filter, { $unset: { undelivered: '' } });
  }

  /** Applies only to an account that the last card did not reach. */
  async putOffAttempt(linkId: string, next: Date): Promise<void> {
    const filter = { _id: linkId, tenant_id: this.#tenantId, undelivered: { $exists: true } };
    await withMongoErrors(this.#links.updateOne(filter, { $set: { 'undelivered.next_at': next } }));
  }

  /** Brings next attempts forward to `next`. Leaves earlier attempts as they are. */
  async hastenAttempts(of: { person_id: string } | { integration_id: string }, next: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, ...of, active: true as const, 'undelivered.next_at': { $gt: next } };
    await updateEach(this.#links, filter, { $set: { 'undelivered.next_at': next } });
  }

  /** False if the link had ended already. */
  async end({ _id }: Pick<ChatLinkDocument, '_id'>, reason: LinkEnd, at: Date, event: OutboxEvent): Promise<boolean> {
    const tenant_id = this.#tenantId;
    return inTransaction(this.#connection, async (session) => {
      await withMongoErrors(this.#places.deleteMany({ tenant_id, link_id: _id }, { session }));
      const ended = this.#links.updateOne(
        { _id, tenant_id, active: true as const },
        {
          $set: { ended_at: at, ended_reason: reason },
          $unset: { active: '' },
          $inc: { version: 1 },
          $push: { outbox: event },
        },
        { session },
      );
      return (await withMongoErrors(ended)).matchedCount === 1;
    });
  }
}

function placeOf(integrationId: string, id: string): string {
  return `${integrationId}/${id}`;
}
