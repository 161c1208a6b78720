import type { mongo } from 'mongoose';
import type { MessagePlace } from '../../../integrations/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { unlessDuplicate, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import { changesTo, MarkedUnits, type OnTurn } from '../../../platform/work/marked-units.ts';
import { CARD_INDEX, type CardDocument, type CardModel, KEPT_MS } from './schema.ts';

export type CardOnTurn = OnTurn<CardDocument>;

/** Null removes a field. */
export type CardChanges = {
  [Field in 'lost' | 'shown' | 'not_before' | 'tries' | 'live']?: CardDocument[Field] | null;
};

export type CardPlace = Pick<CardDocument, 'proposal_id' | 'mapping_id' | 'integration_id' | 'page_id' | 'direct'>;

export class CardRepository {
  readonly #cards: mongo.Collection<CardDocument>;
  readonly #units: MarkedUnits<CardDocument>;
  readonly #tenantId: string;

  constructor(model: CardModel, tenantId: string) {
    this.#cards = nativeCollection<CardDocument>(model);
    this.#units = new MarkedUnits(this.#cards);
    this.#tenantId = tenantId;
  }

  async find(cardId: string): Promise<CardDocument | null> {
    return withMongoErrors(this.#cards.findOne({ _id: cardId, tenant_id: this.#tenantId }));
  }

  /** At most one per proposal, and channel or linked account. */
  async listOf(proposalIds: readonly string[]): Promise<CardDocument[]> {
    const filter = { tenant_id: this.#tenantId, proposal_id: { $in: [...proposalIds] } };
    return proposalIds.length === 0 ? [] : withMongoErrors(this.#cards.find(filter).toArray());
  }

  async listLive(integrationId: string): Promise<CardDocument[]> {
    const filter = { tenant_id: this.#tenantId, integration_id: integrationId, live: true as const };
    return withMongoErrors(this.#cards.find(filter).toArray());
  }

  async listLiveOf(personId: string): Promise<CardDocument[]> {
    const filter = { tenant_id: this.#tenantId, live: true as const, 'direct.person_id': personId };
    return withMongoErrors(this.#cards.find(filter).toArray());
  }

  async insert(place: CardPlace): Promise<void> {
    const now = currentTime();
    const first = { message_ids: [], attempts: 0, lost: 0, tries: 0, marks: 1, live: true as const, due_at: now };
    const expires_at = new Date(now.getTime() + KEPT_MS);
    await unlessDuplicate(
      this.#cards.insertOne({ _id: newId('crd'), tenant_id: this.#tenantId, ...place, ...first, expires_at }),
      CARD_INDEX,
    );
  }

  /** Schedules a card to be written, but not before its `not_before`. */
  async mark({ _id, not_before: notBefore }: Pick<CardDocument, '_id' | 'not_before'>): Promise<void> {
    const now = currentTime();
    const dueAt = notBefore !== undefined && notBefore > now ? notBefore : now;
    await this.#units.mark({ _id, tenant_id: this.#tenantId }, dueAt);
  }

  async withhold(cardId: string, isWithheld: boolean): Promise<void> {
    const change = isWithheld ? { $set: { withheld: true as const } } : { $unset: { withheld: '' as const } };
    await withMongoErrors(this.#cards.updateOne({ _id: cardId, tenant_id: this.#tenantId }, change));
  }

  async noteWithdrawn(proposalId: string, by: string): Promise<void> {
    const filter = { tenant_id: this.#tenantId, proposal_id: proposalId };
    await withMongoErrors(this.#cards.updateMany(filter, { $set: { withdrawn_by: by } }));
  }

  /** Adds a message whose post was thought lost; returns false if the message is known. */
  async adopt(cardId: string, { channelId, messageId }: MessagePlace): Promise<boolean> {
    const filter = { _id: cardId, tenant_id: this.#tenantId, message_ids: { $ne: messageId } };
    const change = { $set: { page_id: channelId }, $push: { message_ids: messageId }, $unset: { shown: '' as const } };
    const adopted = this.#cards.updateOne(filter, change);
    return (await withMongoErrors(adopted)).matchedCount === 1;
  }

  begin(cardId: string): Promise<CardOnTurn | null> {
    return this.#units.begin({ _id: cardId, tenant_id: this.#tenantId });
  }

  /** Records an attempt before it is made. Returns false if another worker has taken over the card. */
  async hold(card: CardOnTurn): Promise<boolean> {
    const lost = card.lost + 1;
    return this.#units.write(card, { $set: { attempts: card.attempts + 1, lost } });
  }

  async place({ _id, direct, page_id }: CardOnTurn, { channelId, messageId }: MessagePlace): Promise<void> {
    const filter = { _id, tenant_id: this.#tenantId, message_ids: { $ne: messageId } };
    const $set = { page_id: direct === undefined ? page_id : channelId };
    const change = { $set, $push: { message_ids: messageId }, $inc: { lost: -1 } };
    await withMongoErrors(this.#cards.updateOne(filter, change));
  }

  async forget({ _id }: Pick<CardDocument, '_id'>, messageIds: readonly string[]): Promise<void> {
    const change = { $pull: { message_ids: { $in: [...messageIds] } } };
    await withMongoErrors(this.#cards.updateOne({ _id, tenant_id: this.#tenantId }, change));
  }

  /** Returns false and keeps the card if it was marked during this turn. */
  async remove({ _id, turn, marks }: CardOnTurn): Promise<boolean> {
    const removed = this.#cards.deleteOne({ _id, tenant_id: this.#tenantId, turn, marks });
    return (await withMongoErrors(removed)).deletedCount === 1;
  }

  async end(card: CardOnTurn, changes: CardChanges, next: Date | null, ifMarked: Date): Promise<void> {
    const expires_at = new Date(currentTime().getTime() + KEPT_MS);
    await this.#units.end(card, changesTo({ ...changes, expires_at }), next, ifMarked);
  }
}
