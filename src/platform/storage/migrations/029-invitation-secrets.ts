import { hash } from 'node:crypto';
import type { mongo } from 'mongoose';
import { fromMongoError } from '../../mongo/errors.ts';
import type { KeyRing } from '../../secrets.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const COLLECTION = 'invitations';

/** The secret itself is kept, sealed, only while the invitation can be accepted. */
function hashed(old: StoredDocument, keyRing: KeyRing): StoredDocument {
  const _id = `ivh_${hash('sha256', old._id, 'hex')}`;
  if (old['status'] !== 'pending') return { ...old, _id };
  return { ...old, _id, sealed_secret: keyRing.seal('invitation', Buffer.from(old._id), _id) };
}

async function replace(db: mongo.Db, session: mongo.ClientSession, _id: string, keyRing: KeyRing): Promise<void> {
  const collection = db.collection<StoredDocument>(COLLECTION);
  await session.withTransaction(async () => {
    // Collides with anybody who accepts the invitation at this moment, or migrates it too.
    const old = await collection.findOneAndDelete({ _id }, { session });
    if (old !== null) await collection.insertOne(hashed(old, keyRing), { session });
  });
}

/** Contracts only: the previous release finds an invitation by its secret, and two documents would be two. */
export const migration: Migration = {
  name: '029-invitation-secrets',
  says: 'Invitations are stored under the hash of the secret of their link',
  contract: {
    collection: COLLECTION,
    filter: { _id: /^inv_/ },
    async apply(documents, { db, keyRing }) {
      const session = db.client.startSession();
      try {
        for (const { _id } of documents) await replace(db, session, _id, keyRing);
      } catch (error) {
        throw fromMongoError(error);
      } finally {
        await session.endSession();
      }
    },
  },
};
