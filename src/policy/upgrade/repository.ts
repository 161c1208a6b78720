import type { mongo } from 'mongoose';
import { IN_BATCHES } from '../../platform/mongo/limited-reads.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { PackVersionDocument, TenantPacksDocument } from '../packs/schema.ts';
import type { PolicyModels, TenantPolicyDocument } from '../schema.ts';

/** Documents in memory at a time; each has up to 64 KiB of text. */
const BATCH_SIZE = 20;

export class DecidingTexts {
  readonly #policies: mongo.Collection<TenantPolicyDocument>;
  readonly #active: mongo.Collection<TenantPacksDocument>;
  readonly #versions: mongo.Collection<PackVersionDocument>;

  constructor(models: Pick<PolicyModels, 'policies' | 'tenantPacks' | 'packVersions'>) {
    this.#policies = nativeCollection(models.policies);
    this.#active = nativeCollection(models.tenantPacks);
    this.#versions = nativeCollection(models.packVersions);
  }

  policies(): AsyncIterable<TenantPolicyDocument> {
    return this.#policies.find({}, { projection: { outbox: 0 }, ...IN_BATCHES }).batchSize(BATCH_SIZE);
  }

  active(): AsyncIterable<TenantPacksDocument> {
    return this.#active.find({}, { projection: { outbox: 0 }, ...IN_BATCHES }).batchSize(BATCH_SIZE);
  }

  async versions(tenantId: string, wanted: readonly { packKey: string; version: number }[]) {
    const ids = wanted.map(({ packKey, version }) => `${tenantId}:${packKey}:${version}`);
    return this.#versions.find({ _id: { $in: ids }, tenant_id: tenantId }).toArray();
  }
}
