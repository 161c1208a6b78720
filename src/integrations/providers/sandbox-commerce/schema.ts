import { type Connection, Schema } from 'mongoose';

/** An order of the sandbox shop, with its refunds. Amounts are in minor units. */
export interface SandboxOrderDocument {
  /** `<integration>:<order>` */
  _id: string;
  tenant_id: string;
  integration_id: string;
  order_id: string;
  currency: string;
  paid: number;
  refunded: number;
  refunds: SandboxRefund[];
}

export interface SandboxRefund {
  refund_id: string;
  idempotency_key: string;
  amount: number;
  reason: string;
  at: Date;
}

export type SandboxOrderModel = ReturnType<typeof defineSandboxOrderModel>;

export function defineSandboxOrderModel(connection: Connection) {
  const schema = new Schema<SandboxOrderDocument>({ _id: String }, { collection: 'sandbox_orders', strict: false });
  return connection.model('SandboxOrder', schema);
}
