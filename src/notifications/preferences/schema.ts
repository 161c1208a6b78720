import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { MailPace } from './model.ts';

export interface PreferenceDocument {
  /** `<tenant>:<person>` */
  _id: string;
  tenant_id: string;
  person_id: string;
  mail?: MailPace;
  chat_cards?: true;
  updated_at: Date;
}

export const PREFERENCE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'mail_preferences',
    owner: 'notifications/preferences',
    holds: 'tenants',
    indexes: [{ name: 'tenant', key: { tenant_id: 1 } }],
    growth: 'one for each person and tenant in which they have said how they want to be told',
    end: 'kept',
  },
];

export type PreferenceModel = ReturnType<typeof definePreferenceModel>;

export function definePreferenceModel(connection: Connection) {
  return connection.model(
    'MailPreference',
    new Schema<PreferenceDocument>({ _id: String }, { collection: 'mail_preferences', strict: false }),
  );
}
