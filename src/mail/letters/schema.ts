import { type Connection, Schema } from 'mongoose';
import type { LetterKind } from '../../identity/letters.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { Marked } from '../../platform/work/marked-units.ts';
import type { MailTrouble } from '../model.ts';

/** A letter to an address. It holds nothing that its link is good for, and no word of what it says. */
export interface LetterDocument extends Marked {
  /** `ltr_…` */
  _id: string;
  /** `NO_TENANT` for what is of a person. */
  tenant_id: string;
  kind: LetterKind;
  about: string;
  to: string;
  /** What it is sent through: what fails of one thing fails of all. */
  channel: 'mail';
  state: 'waiting' | 'sent' | 'refused' | 'limited';
  /** Since when. */
  state_at: Date;
  /** The same in every attempt. */
  message_id: string;
  tries: number;
  /** Why the last attempt did not succeed. */
  trouble?: MailTrouble;
  /** Not tried any more from then on, and gone a while later. */
  ends_at: Date;
  expires_at: Date;
}

/** Stands for a tenant where a letter is of a person, and of no tenant. */
export const NO_TENANT = 'none';

/** How much was sent, or asked to be sent, for one holder of a limit. */
export interface LetterQuotaDocument {
  /** A digest: addresses that somebody has only typed are kept nowhere. */
  _id: string;
  used: number;
  ends_at: Date;
}

/** Name of the unique index by which there is one letter of a kind about something. */
export const ABOUT_INDEX = 'tenant_about';

/** Name of the index by which letters are found that are to be sent, of all tenants. */
export const LETTERS_DUE = 'due';

export const LETTER_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'letters',
    owner: 'mail/letters',
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
    owner: 'mail/letters',
    holds: 'service',
    indexes: [{ name: 'expiry', key: { ends_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each address, tenant and network for which mail was asked lately',
    end: 'when its time is over',
  },
];

export type LetterModels = ReturnType<typeof defineLetterModels>;

/** Documents are written through the native driver. */
export function defineLetterModels(connection: Connection) {
  const letters = new Schema<LetterDocument>({ _id: String }, { collection: 'letters', strict: false });
  const quotas = new Schema<LetterQuotaDocument>({ _id: String }, { collection: 'letter_quotas', strict: false });
  return { letters: connection.model('Letter', letters), quotas: connection.model('LetterQuota', quotas) };
}
