import { type Connection, Schema } from 'mongoose';
import type { Stage } from '../../../approvals/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

export interface ToldDocument {
  proposal: string;
  stage: Stage;
}

export interface MailboxDocument extends Marked {
  /** `mbx_…` */
  _id: string;
  person_id: string;
  /** A failure of the channel affects all of its emails. */
  channel: 'mail';
  /** An entry stays until the person is told the outcome. */
  told: ToldDocument[];
  /** Present from before the email is sent until the result is known. */
  letter?: { message_id: string; proposals: string[] };
  not_before?: Date;
  /** Time of the next digest, for news that is not urgent. */
  digest_at?: Date;
  tries: number;
  trouble?: MailTrouble;
  last_sent_at?: Date;
  expires_at: Date;
}

/** Milliseconds after the last change. No proposal waits that long. */
export const KEPT_MS = 180 * DAY_MS;

export const PERSON_INDEX = 'tenant_person';

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

export function defineMailboxModel(connection: Connection) {
  return connection.model(
    'Mailbox',
    new Schema<MailboxDocument>({ _id: String }, { collection: 'mailboxes', strict: false }),
  );
}
