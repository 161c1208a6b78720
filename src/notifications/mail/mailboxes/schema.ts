import { type Connection, Schema } from 'mongoose';
import type { Stage } from '../../../approvals/index.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

/** A proposal that a person was notified about, and how urgent it was then. */
export interface ToldDocument {
  proposal: string;
  stage: Stage;
}

/** State of a person's email notifications from one tenant. */
export interface MailboxDocument extends Marked {
  /** `mbx_…` */
  _id: string;
  person_id: string;
  /** Channel that the email is sent through. A failure of the channel affects all of its emails. */
  channel: 'mail';
  /** Proposals that the person was notified about. An entry stays until the person is told the outcome. */
  told: ToldDocument[];
  /** Email in progress: present from before the email is sent until the result is known. */
  letter?: { message_id: string; proposals: string[] };
  /** Time before which nothing is sent. */
  not_before?: Date;
  /** Time of the next digest, for news that is not urgent; absent if there was none since the last email. */
  digest_at?: Date;
  /** Failed attempts since the last success. */
  tries: number;
  /** Reason why the last attempt failed; absent after a success. */
  trouble?: MailTrouble;
  last_sent_at?: Date;
  expires_at: Date;
}

/** Milliseconds that a mailbox is kept after its last change. No proposal waits that long. */
export const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Name of the unique index that allows one mailbox for each person in a tenant. */
export const PERSON_INDEX = 'tenant_person';

/** Name of the index that finds the people to notify, across tenants. */
export const MAILBOXES_DUE = 'due';

export const MAILBOX_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'mailboxes',
    owner: 'notifications/mail/mailboxes',
    holds: 'tenants',
    indexes: [
      { name: PERSON_INDEX, key: { tenant_id: 1, person_id: 1 }, unique: true },
      { name: MAILBOXES_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each person and tenant in which something waited for them',
    end: 'when it is due after they have left, or half a year after it was written last',
  },
];

export type MailboxModel = ReturnType<typeof defineMailboxModel>;

/** Defines the model. Writes go through the native driver. */
export function defineMailboxModel(connection: Connection) {
  const schema = new Schema<MailboxDocument>({ _id: String }, { collection: 'mailboxes', strict: false });
  return connection.model('Mailbox', schema);
}
