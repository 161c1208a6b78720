import { type Connection, Schema } from 'mongoose';
import type { EmailKind } from '../../../identity/index.ts';
import type { CollectionDeclaration } from '../../../platform/storage/collection.ts';
import type { Marked } from '../../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

/** Contains neither the secret of its link nor any of its text. */
export interface LetterDocument extends Marked {
  /** `ltr_…` */
  _id: string;
  /** `NO_TENANT` for an email that belongs to a person. */
  tenant_id: string;
  kind: EmailKind;
  about: string;
  to: string;
  /** A failure of the channel affects all of its emails. */
  channel: 'mail';
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  state_at: Date;
  message_id: string;
  tries: number;
  trouble?: MailTrouble;
  /** Time of the last possible attempt. */
  ends_at: Date;
  expires_at: Date;
}

export const NO_TENANT = 'none';

export interface LetterQuotaDocument {
  /** HMAC digest, because addresses that somebody has only typed are not stored. */
  _id: string;
  used: number;
  ends_at: Date;
}

/** Allows one email of each kind per subject. */
export const ABOUT_INDEX = 'tenant_about';

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

export function defineLetterModels(connection: Connection) {
  const letters = new Schema<LetterDocument>({ _id: String }, { collection: 'letters', strict: false });
  const quotas = new Schema<LetterQuotaDocument>({ _id: String }, { collection: 'letter_quotas', strict: false });
  return { letters: connection.model('Letter', letters), quotas: connection.model('LetterQuota', quotas) };
}
