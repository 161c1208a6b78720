import type { Connection, mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import type { TenantDocument } from './schema.ts';

export class TenantRepository {
  readonly #tenants: mongo.Collection<TenantDocument>;

  constructor(connection: Connection) {
    this.#tenants = connection.collection<TenantDocument>('tenants');
  }

  async insert(tenant: TenantDocument): Promise<void> {
    await withMongoErrors(this.#tenants.insertOne(tenant));
  }

  async find(tenantId: string): Promise<TenantDocument | null> {
    return withMongoErrors(this.#tenants.findOne({ _id: tenantId }));
  }

  async findMany(tenantIds: string[]): Promise<TenantDocument[]> {
    return withMongoErrors(this.#tenants.find({ _id: { $in: tenantIds } }).toArray());
  }

  async list(): Promise<TenantDocument[]> {
    return withMongoErrors(this.#tenants.find().sort({ _id: 1 }).toArray());
  }

  async listIds(): Promise<string[]> {
    const found = this.#tenants.find({}, { projection: { _id: 1 } }).sort({ _id: 1 });
    return (await withMongoErrors(found.toArray())).map((row) => row._id);
  }
}
