import mongoose from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import type { TenantDocument, TenantModel } from './schema.ts';

export class TenantRepository {
  readonly #model: TenantModel;

  constructor(model: TenantModel) {
    this.#model = model;
  }

  async insert(tenant: TenantDocument): Promise<void> {
    await withMongoErrors(this.#model.create(tenant));
  }

  async find(tenantId: string): Promise<TenantDocument | null> {
    return withMongoErrors(this.#model.findOne({ _id: tenantId }).lean<TenantDocument>().exec());
  }

  async findMany(tenantIds: string[]): Promise<TenantDocument[]> {
    const query = this.#model.find({ _id: mongoose.trusted({ $in: tenantIds }) });
    return withMongoErrors(query.lean<TenantDocument[]>().exec());
  }

  async list(): Promise<TenantDocument[]> {
    return withMongoErrors(this.#model.find().sort({ _id: 1 }).lean<TenantDocument[]>().exec());
  }

  async listIds(): Promise<string[]> {
    const rows = await withMongoErrors(
      this.#model.find({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: string }[]>().exec(),
    );
    return rows.map((row) => row._id);
  }
}
