import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { inserted, replaceVersion } from '../repository.ts';
import type { PackModels, PackVersionDocument, TenantPacksDocument } from './schema.ts';

export type PackVersionHead = Omit<PackVersionDocument, 'pack_yaml' | 'policy_cedar' | 'types' | 'outbox'>;

const HEAD = { pack_yaml: 0, policy_cedar: 0, types: 0, outbox: 0 } as const;

export class PackRepository {
  readonly #versions: mongo.Collection<PackVersionDocument>;
  readonly #active: mongo.Collection<TenantPacksDocument>;
  readonly #tenantId: string;

  constructor({ packVersions, tenantPacks }: PackModels, tenantId: string) {
    this.#versions = nativeCollection(packVersions);
    this.#active = nativeCollection(tenantPacks);
    this.#tenantId = tenantId;
  }

  async findActive(): Promise<TenantPacksDocument | null> {
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    return withMongoErrors(
      this.#active.findOne(filter, { projection: { outbox: 0 } }),
    ) as Promise<TenantPacksDocument | null>;
  }

  /** Replaces the active packs if the document still has `version` (0 for none); otherwise returns null. */
  async writeActive(
    version: number,
    change: Pick<TenantPacksDocument, 'packs' | 'default_pack'>,
    event: OutboxEvent,
  ): Promise<TenantPacksDocument | null> {
    return replaceVersion(this.#active, this.#tenantId, version, change, event);
  }

  async listVersions(packKey: string): Promise<PackVersionHead[]> {
    const filter = { tenant_id: this.#tenantId, pack_key: packKey };
    const found = this.#versions.find(filter, { projection: HEAD }).sort({ version: -1 });
    return withMongoErrors(found.toArray()) as Promise<PackVersionHead[]>;
  }

  async findNewest(packKey: string): Promise<PackVersionHead | null> {
    const filter = { tenant_id: this.#tenantId, pack_key: packKey };
    const found = this.#versions.find(filter, { projection: HEAD }).sort({ version: -1 }).limit(1);
    return ((await withMongoErrors(found.toArray()))[0] as PackVersionHead | undefined) ?? null;
  }

  async hasWritten(): Promise<boolean> {
    const found = this.#versions.find({ tenant_id: this.#tenantId }, { projection: { _id: 1 } }).limit(1);
    return (await withMongoErrors(found.toArray())).length > 0;
  }

  async listNewest(): Promise<PackVersionHead[]> {
    const found = this.#versions
      .find({ tenant_id: this.#tenantId }, { projection: HEAD })
      .sort({ pack_key: 1, version: -1 });
    const all = (await withMongoErrors(found.toArray())) as PackVersionHead[];
    return all.filter(({ pack_key }, index) => all[index - 1]?.pack_key !== pack_key);
  }

  async findVersion(packKey: string, version: number): Promise<PackVersionDocument | null> {
    const filter = { _id: this.#idOf(packKey, version), tenant_id: this.#tenantId };
    return withMongoErrors(this.#versions.findOne(filter));
  }

  /** Returns null if the version exists already. */
  async insertVersion(document: Omit<PackVersionDocument, '_id' | 'tenant_id'>): Promise<PackVersionDocument | null> {
    const whole = { _id: this.#idOf(document.pack_key, document.version), tenant_id: this.#tenantId, ...document };
    return inserted(this.#versions, whole);
  }

  /** The id makes version numbers unique. */
  #idOf(packKey: string, version: number): string {
    return `${this.#tenantId}:${packKey}:${version}`;
  }
}
