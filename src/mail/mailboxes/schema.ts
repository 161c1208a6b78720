import { type Connection, Schema } from 'mongoose';
import type { Stage } from '../../actions/awaiting-approval.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

/** A proposal that a person was told of, and as how pressing. */
export interface ToldDocument {
  proposal: string;
  stage: Stage;
}

/** What a person is told by mail of one tenant. */
export interface MailboxDocument extends Marked {
  /** `mbx_…` */
  _id: string;
  person_id: string;
  /** What it is sent through: what fails of one thing fails of all. */
  channel: 'mail';
  /** What the person was told of, until they are told what became of it. */
  told: ToldDocument[];
  /** What is on its way: there from before it is sent until it is known what came of it. */
  letter?: { message_id: string; proposals: string[] };
  /** Nothing is sent before. */
  not_before?: Date;
  /** When the person is told of what there is to tell, as nothing of it is pressing; absent if there was nothing since the last mail. */
  digest_at?: Date;
  /** Attempts since something was taken the last time. */
  tries: number;
  /** Why the last attempt did not succeed; absent once one does. */
  trouble?: MailTrouble;
  last_sent_at?: Date;
  expires_at: Date;
}

/** For so long it is kept after it was written last: nothing waits for as long. */
export const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** Name of the unique index by which a person has one in a tenant. */
export const PERSON_INDEX = 'tenant_person';

/** Name of the index by which people are found who are to be told of something, in all tenants. */
export const MAILBOXES_DUE = 'due';

export const MAILBOX_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'mailboxes',
    owner: 'mail/mailboxes',
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

/** Documents are written through the native driver. */
export function defineMailboxModel(connection: Connection) {
  const schema = new Schema<MailboxDocument>({ _id: String }, { collection: 'mailboxes', strict: false });
  return connection.model('Mailbox', schema);
}
