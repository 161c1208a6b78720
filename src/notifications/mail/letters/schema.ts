import { type Connection, Schema } from 'mongoose';
import type { LetterKind } from '../../../identity/index.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

/** A queued email. Contains neither the secret of its link nor any of its text. */
export interface LetterDocument extends Marked {
  /** `ltr_…` */
  _id: string;
  /** `NO_TENANT` for an email that belongs to a person, not to a tenant. */
  tenant_id: string;
  kind: LetterKind;
  about: string;
  to: string;
  /** Channel that the email is sent through. A failure of the channel affects all of its emails. */
  channel: 'mail';
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  /** Time of the last change of `state`. */
  state_at: Date;
  /** Same for every attempt. */
  message_id: string;
  tries: number;
  /** Reason why the last attempt failed. */
  trouble?: MailTrouble;
  /** Time of the last possible attempt. The document is deleted a while later. */
  ends_at: Date;
  expires_at: Date;
}

/** Value of `tenant_id` for emails that belong to a person and to no tenant. */
export const NO_TENANT = 'none';

/** Number of emails sent or requested under one limit. */
export interface LetterQuotaDocument {
  /** HMAC digest, because addresses that somebody has only typed are not stored. */
  _id: string;
  used: number;
  ends_at: Date;
}

/** Name of the unique index that allows one email of each kind per subject. */
export const ABOUT_INDEX = 'tenant_about';

/** Name of the index that finds the emails to send, across tenants. */
export const LETTERS_DUE = 'due';

export const LETTER_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'letters',
    owner: 'notifications/mail/letters',
    holds: 'tenants',
    indexes: [
      { name: ABOUT_INDEX, key: { tenant_id: 1, kind: 1, about: 1 }, unique: true },
      { name: LETTERS_DUE, key: { due_at: 1 }, partialFilterExpression: { due_at: { $exists: true } } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 },
    ],
    growth: 'one for each invitation, and for each mail about an account that is on its way',
    end: 'once it is sent; of invitations a day after they have expired',
  },
  {
    name: 'letter_quotas',
    owner: 'notifications/mail/letters',
    holds: 'service',
    indexes: [{ name: 'expiry', key: { ends_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each address, tenant and network for which mail was asked lately',
    end: 'when its time is over',
  },
];

export type LetterModels = ReturnType<typeof defineLetterModels>;

/** Defines the models. Writes go through the native driver. */
export function defineLetterModels(connection: Connection) {
  const letters = new Schema<LetterDocument>({ _id: String }, { collection: 'letters', strict: false });
  const quotas = new Schema<LetterQuotaDocument>({ _id: String }, { collection: 'letter_quotas', strict: false });
  return { letters: connection.model('Letter', letters), quotas: connection.model('LetterQuota', quotas) };
}
