import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import type { SandboxOrderDocument, SandboxOrderModel, SandboxRefund } from './schema.ts';

export class SandboxOrderRepository {
  readonly #orders: mongo.Collection<SandboxOrderDocument>;
  readonly #tenantId: string;

  constructor(model: SandboxOrderModel, tenantId: string) {
    this.#orders = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  async insert(orders: Omit<SandboxOrderDocument, 'tenant_id'>[]): Promise<void> {
    await withMongoErrors(this.#orders.insertMany(orders.map((order) => ({ ...order, tenant_id: this.#tenantId }))));
  }

  async find(integrationId: string, orderId: string): Promise<SandboxOrderDocument | null> {
    return withMongoErrors(
      this.#orders.findOne({ tenant_id: this.#tenantId, integration_id: integrationId, order_id: orderId }),
    );
  }

  /** False if too little is left or the key was already used. */
  async addRefund(order: SandboxOrderDocument, refund: SandboxRefund): Promise<boolean> {
    const result = await withMongoErrors(
      this.#orders.updateOne(
        {
          _id: order._id,
          tenant_id: this.#tenantId,
          refunded: { $lte: order.paid - refund.amount },
          'refunds.idempotency_key': { $ne: refund.idempotency_key },
        },
        { $inc: { refunded: refund.amount }, $push: { refunds: refund } },
      ),
    );
    return result.modifiedCount === 1;
  }
}
