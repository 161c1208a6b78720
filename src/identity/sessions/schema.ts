import { type Connection, Schema } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Indexes of the collections that better-auth writes. People and their sessions stand beside the tenants, like those
 * themselves: a person is the same in every tenant, so their documents carry none.
 */
export function defineSessionModels(connection: Connection) {
  const people = new Schema({ _id: String }, { collection: 'people', strict: false });
  people.index({ email: 1 }, { name: 'email', unique: true });
  const accounts = new Schema({ _id: String }, { collection: 'person_accounts', strict: false });
  accounts.index({ person_id: 1, provider_id: 1 }, { name: 'person_provider', unique: true });
  const sessions = new Schema({ _id: String }, { collection: 'sessions', strict: false });
  sessions.index({ token: 1 }, { name: 'token', unique: true });
  sessions.index({ person_id: 1 }, { name: 'person' });
  sessions.index({ expires_at: 1 }, { name: 'expiry', expireAfterSeconds: DAY_SECONDS });
  return {
    people: connection.model('Person', people),
    accounts: connection.model('PersonAccount', accounts),
    sessions: connection.model('Session', sessions),
  };
}
