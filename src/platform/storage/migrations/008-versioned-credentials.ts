import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../mongo/errors.ts';
import { openWith, sealWith } from '../../secrets.ts';
import type { Migration, MigrationTools, StoredDocument } from '../migration.ts';

const COLLECTION = 'integration_secrets';
const WITHOUT_VERSION = { version: { $exists: false } };

/** A credential as releases before 0.3.0 stored it. Its id is the integration, to which its seals are bound. */
interface UnversionedCredential extends StoredDocument {
  tenant_id: string;
  sealed_key: string;
  sealed_value: string;
  created_at: Date;
}

/** Returns the same credential as version 1, with its seals bound to tenant, reference and version. */
function toVersioned(old: UnversionedCredential, { keyRing }: MigrationTools): StoredDocument {
  const { _id: ref, tenant_id, created_at } = old;
  const before = `${tenant_id}/${ref}`;
  const dataKey = keyRing.open('integration-secret', old.sealed_key, before);
  const value = openWith(dataKey, Buffer.from(old.sealed_value, 'base64url'), before);
  const after = `${tenant_id}|${ref}|1`;
  return {
    _id: `${ref}/1`,
    tenant_id,
    ref,
    version: 1,
    sealed_key: keyRing.seal('integration-secret', dataKey, after),
    sealed_value: sealWith(dataKey, value, after).toString('base64url'),
    created_at,
  };
}

async function store(collection: mongo.Collection<StoredDocument>, document: StoredDocument): Promise<void> {
  try {
    await withMongoErrors(collection.insertOne(document));
  } catch (error) {
    // An existing version 1 is this credential, written before a crash, or a newer credential.
    if (!isDuplicateKey(error)) throw error;
  }
}

export const migration: Migration = {
  name: '008-versioned-credentials',
  says: 'Credentials of integrations that were stored without a version become version 1',
  migrate: {
    collection: COLLECTION,
    filter: WITHOUT_VERSION,
    async apply(documents, tools) {
      const collection = tools.db.collection<StoredDocument>(COLLECTION);
      for (const old of documents as readonly UnversionedCredential[]) {
        let versioned: StoredDocument;
        try {
          versioned = toVersioned(old, tools);
        } catch {
          tools.leave(COLLECTION, old._id, 'it cannot be decrypted, so it was unusable before too');
          continue;
        }
        await store(collection, versioned);
      }
    },
  },
  contract: {
    collection: COLLECTION,
    filter: WITHOUT_VERSION,
    async apply(documents, { db }) {
      const collection = db.collection<StoredDocument>(COLLECTION);
      for (const { _id, tenant_id } of documents) {
        const converted = await withMongoErrors(
          collection.findOne({ tenant_id, ref: _id }, { projection: { _id: 1 } }),
        );
        if (converted !== null) await withMongoErrors(collection.deleteOne({ _id, tenant_id, ...WITHOUT_VERSION }));
      }
    },
  },
};
