import type { mongo } from 'mongoose';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { PackVersionDocument, TenantPacksDocument } from '../packs/schema.ts';
import type { ActionModels, TenantPolicyDocument } from '../schema.ts';

/** So many documents are held at a time: each has texts of 64 KiB. */
const BATCH_SIZE = 20;

/** What decides in all tenants, for whoever looks at all of it. */
export class DecidingTexts {
  readonly #policies: mongo.Collection<TenantPolicyDocument>;
  readonly #active: mongo.Collection<TenantPacksDocument>;
  readonly #versions: mongo.Collection<PackVersionDocument>;

  constructor(models: Pick<ActionModels, 'policies' | 'tenantPacks' | 'packVersions'>) {
    this.#policies = nativeCollection(models.policies);
    this.#active = nativeCollection(models.tenantPacks);
    this.#versions = nativeCollection(models.packVersions);
  }

  /** The own policies of each tenant. */
  policies(): AsyncIterable<TenantPolicyDocument> {
    return this.#policies.find({}, { projection: { outbox: 0 } }).batchSize(BATCH_SIZE);
  }

  /** What each tenant has activated. */
  active(): AsyncIterable<TenantPacksDocument> {
    return this.#active.find({}, { projection: { outbox: 0 } }).batchSize(BATCH_SIZE);
  }

  /** Versions of the packs of a tenant. */
  async versions(tenantId: string, wanted: readonly { packKey: string; version: number }[]) {
    const ids = wanted.map(({ packKey, version }) => `${tenantId}:${packKey}:${version}`);
    return this.#versions.find({ _id: { $in: ids }, tenant_id: tenantId }).toArray();
  }
}
