import type { CommerceRefundPayload } from '../../../operations/built-in/commerce-refund/payload.ts';
import { currentTime } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { toDecimal, toMinorUnits } from '../../../platform/money.ts';
import type { ActionOutcomeError, Carrier, ConnectorCall, ConnectorOutcome } from '../connector.ts';
import type { SandboxOrderRepository } from './repository.ts';
import type { SandboxOrderDocument, SandboxRefund } from './schema.ts';

/** A write whose process has ended is visible by then, or never will be. */
const HORIZON_MS = 15_000;

/** Refuses the same requests as a real shop. */
export function refundsOf(repository: (tenantId: string) => SandboxOrderRepository): Carrier<CommerceRefundPayload> {
  const lookup = async ({ tenantId, integrationId, idempotencyKey, payload }: ConnectorCall<CommerceRefundPayload>) => {
    const order = await repository(tenantId).find(integrationId, payload.order_id);
    const refund = order?.refunds.find((one) => one.idempotency_key === idempotencyKey);
    return refund === undefined || order === null ? null : succeeded(order, refund);
  };
  return {
    horizonMs: HORIZON_MS,
    lookup,

    async dryRun({ tenantId, integrationId, payload }) {
      const order = await repository(tenantId).find(integrationId, payload.order_id);
      const refused = refusal(order, payload);
      if (order === null || refused !== null) return refused;
      const { currency } = order;
      return { left: { amount: toDecimal(leftOf(order), currency), currency } };
    },

    async execute(call) {
      const { tenantId, integrationId, idempotencyKey, payload } = call;
      const orders = repository(tenantId);
      const order = await orders.find(integrationId, payload.order_id);
      const refund: SandboxRefund = {
        refund_id: newId('rf'),
        idempotency_key: idempotencyKey,
        amount: minorOf(payload),
        reason: payload.reason,
        at: currentTime(),
      };
      const refused = refusal(order, payload);
      if (!call.mayStillSend()) return { kind: 'not_sent' };
      if (order !== null && refused === null && (await orders.addRefund(order, refund)))
        return succeeded(order, refund);
      // The key was already used, or another refund took the remaining amount meanwhile.
      const earlier = await lookup(call);
      if (earlier !== null) return earlier;
      const now = refused ?? refusal(await orders.find(integrationId, payload.order_id), payload);
      if (now !== null) return { kind: 'failed', error: now };
      const message = 'The order was changed at the same time.';
      return { kind: 'failed', error: { code: 'conflict', message, retryable: true } };
    },
  };
}

/** In minor units. */
const leftOf = ({ paid, refunded }: SandboxOrderDocument) => paid - refunded;

function minorOf(payload: CommerceRefundPayload): number {
  const converted = toMinorUnits(payload.amount, payload.currency);
  if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
  return converted.minor;
}

function refusal(order: SandboxOrderDocument | null, payload: CommerceRefundPayload): ActionOutcomeError | null {
  const refuse = (code: string, field: string, message: string) => ({ code, message, retryable: false, field });
  if (order === null) return refuse('order_not_found', 'order_id', `There is no order ${payload.order_id}.`);
  if (order.currency !== payload.currency) {
    return refuse('currency_mismatch', 'currency', `The order was paid in ${order.currency}, not ${payload.currency}.`);
  }
  const left = leftOf(order);
  if (minorOf(payload) <= left) return null;
  const message = `Only ${toDecimal(left, order.currency)} ${order.currency} of the order are left to refund.`;
  return refuse('amount_exceeds_refundable', 'amount', message);
}

function succeeded(order: SandboxOrderDocument, refund: SandboxRefund): ConnectorOutcome {
  return {
    kind: 'succeeded',
    result: {
      type: 'commerce_refund',
      refund_id: refund.refund_id,
      order_id: order.order_id,
      amount: toDecimal(refund.amount, order.currency),
      currency: order.currency,
    },
  };
}
