import type { mongo } from 'mongoose';
import { currentTime } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { unlessDuplicate, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import { changesTo, MarkedUnits, type OnTurn } from '../../../platform/work/marked-units.ts';
import { KEPT_MS, type MailboxDocument, type MailboxModel, PERSON_INDEX } from './schema.ts';

export type MailboxOnTurn = OnTurn<MailboxDocument>;

/** Null removes a field. */
export interface MailboxChanges {
  told?: MailboxDocument['told'];
  letter?: null;
  not_before?: Date;
  digest_at?: Date | null;
  tries?: number;
  trouble?: MailboxDocument['trouble'] | null;
  last_sent_at?: Date;
}

export class MailboxRepository {
  readonly #mailboxes: mongo.Collection<MailboxDocument>;
  readonly #units: MarkedUnits<MailboxDocument>;
  readonly #tenantId: string;

  constructor(model: MailboxModel, tenantId: string) {
    this.#mailboxes = nativeCollection<MailboxDocument>(model);
    this.#units = new MarkedUnits(this.#mailboxes);
    this.#tenantId = tenantId;
  }

  async list(): Promise<MailboxDocument[]> {
    return withMongoErrors(this.#mailboxes.find({ tenant_id: this.#tenantId }).toArray());
  }

  async mark(personId: string): Promise<void> {
    const place = { tenant_id: this.#tenantId, person_id: personId };
    for (;;) {
      const known = await withMongoErrors(this.#mailboxes.findOne(place, { projection: { _id: 1, not_before: 1 } }));
      const now = currentTime();
      const { not_before: notBefore = now } = known ?? {};
      const dueAt = notBefore > now ? notBefore : now;
      if (known !== null) {
        if (await this.#units.hasten({ _id: known._id, tenant_id: this.#tenantId }, dueAt)) return;
        continue;
      }
      const first = { _id: newId('mbx'), ...place, channel: 'mail', tries: 0, marks: 1 } as const;
      const expires_at = new Date(now.getTime() + KEPT_MS);
      const mailbox = { ...first, told: [], due_at: dueAt, expires_at };
      if (await unlessDuplicate(this.#mailboxes.insertOne(mailbox), PERSON_INDEX)) return;
    }
  }

  /** For a person who could not receive email until now. Does nothing if nothing has ever waited for the person. */
  async markReachable(personId: string): Promise<void> {
    const place = { tenant_id: this.#tenantId, person_id: personId };
    const known = await withMongoErrors(
      this.#mailboxes.findOneAndUpdate(place, { $unset: { not_before: '' } }, { projection: { _id: 1 } }),
    );
    if (known !== null) await this.#units.mark({ _id: known._id, tenant_id: this.#tenantId }, currentTime());
  }

  begin(mailboxId: string): Promise<MailboxOnTurn | null> {
    return this.#units.begin({ _id: mailboxId, tenant_id: this.#tenantId });
  }

  async hold(mailbox: MailboxOnTurn, letter: NonNullable<MailboxDocument['letter']>): Promise<boolean> {
    return this.#units.write(mailbox, { $set: { letter } });
  }

  async end(mailbox: MailboxOnTurn, changes: MailboxChanges, next: Date | null, ifMarked: Date): Promise<void> {
    const expires_at = new Date(currentTime().getTime() + KEPT_MS);
    await this.#units.end(mailbox, changesTo({ ...changes, expires_at }), next, ifMarked);
  }

  async remove({ _id, turn }: MailboxOnTurn): Promise<void> {
    await withMongoErrors(this.#mailboxes.deleteOne({ _id, tenant_id: this.#tenantId, turn }));
  }
}
