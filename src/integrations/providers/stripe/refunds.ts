import Stripe from 'stripe';
import type { CommerceRefundPayload } from '../../../operations/built-in/commerce-refund/payload.ts';
import { currentTimeMs } from '../../../platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { currencyExponent, toDecimal, toMinorUnits } from '../../../platform/money.ts';
import {
  type ActionOutcomeError,
  type Carrier,
  type ConnectorCall,
  type ConnectorOutcome,
  isSameTarget,
  type SendingCall,
  type UnknownCode,
} from '../connector.ts';
import type { StripeAccount } from './account.ts';

/** Stripe forgets idempotency keys 24 hours after the first attempt. */
const RESEND_MS = 20 * HOUR_MS;
/** Longer than Stripe works on a request whose client is gone. */
const HORIZON_MS = 5 * MINUTE_MS;
/** Read by one look-up. Stripe lists 100 on a page. */
const MAX_REFUNDS = 1_000;

/** Stripe has no reason for "other". */
const REASONS = {
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  requested_by_customer: 'requested_by_customer',
  other: undefined,
} as const satisfies Record<CommerceRefundPayload['reason'], Stripe.RefundCreateParams.Reason | undefined>;

type Found = { payment: Stripe.PaymentIntent } | { refused: ActionOutcomeError };

/** Currencies for which Stripe does not follow ISO 4217 (docs.stripe.com/currencies). */
const STRIPE_EXPONENTS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
/** Stripe accepts only two of three decimals. */
const THREE_DECIMALS_STEP = 10;
const MAX_PAYMENTS = 100;

/** The payment of an order carries the order's id as `metadata['order_id']`. */
export function refundsAt({ connect }: StripeAccount): Carrier<CommerceRefundPayload> {
  return {
    horizonMs: HORIZON_MS,

    async dryRun({ tenantId, integrationId, payload }) {
      const { client: stripe } = await connect(tenantId, integrationId);
      try {
        const found = chosen(await paymentsOf(stripe, payload), payload);
        if ('refused' in found) return found.refused;
        const { currency } = payload;
        const left = { amount: fromStripeUnits(leftOf(found.payment), currency), currency };
        return refusalOf(found.payment, payload) ?? { left };
      } catch (error) {
        const outcome = fromStripeError(error);
        if (outcome.kind === 'failed') return outcome.error;
        return { code: 'provider_unavailable', message: 'Stripe did not answer.', retryable: true };
      }
    },

    async execute(call) {
      const { client: stripe, target } = await connect(call.tenantId, call.integrationId);
      if (!isSameTarget(target, call.target)) return { kind: 'not_sent' };
      let found: Found;
      try {
        found = chosen(await paymentsOf(stripe, call.payload), call.payload);
      } catch (error) {
        const outcome = fromStripeError(error);
        // Nothing was sent yet, so an error of Stripe does not need a person.
        return outcome.kind === 'unknown' ? unknown('no_answer', outcome.message) : outcome;
      }
      if ('refused' in found) return { kind: 'failed', error: found.refused };
      return call.mayStillSend() ? send(stripe, found.payment, call) : { kind: 'not_sent' };
    },

    async lookup(call) {
      const { client: stripe } = await connect(call.tenantId, call.integrationId);
      return lookUp(stripe, call);
    },
  };
}

async function send(
  stripe: Stripe,
  payment: Stripe.PaymentIntent,
  { payload, actionId, idempotencyKey }: SendingCall<CommerceRefundPayload>,
): Promise<ConnectorOutcome> {
  try {
    const reason = REASONS[payload.reason];
    const made = await stripe.refunds.create(
      {
        payment_intent: payment.id,
        amount: minorOf(payload),
        ...(reason === undefined ? {} : { reason }),
        metadata: { action_id: actionId, order_id: payload.order_id },
      },
      { idempotencyKey },
    );
    return toOutcome(made, payload);
  } catch (error) {
    return fromStripeError(error);
  }
}

async function lookUp(stripe: Stripe, call: ConnectorCall<CommerceRefundPayload>): Promise<ConnectorOutcome | null> {
  try {
    const payments = await paymentsOf(stripe, call.payload);
    for (const payment of payments) {
      const refund = await findRefund(stripe, payment, call);
      if (refund !== null) return toOutcome(refund, call.payload);
    }
    // The payment existed, or the action would not have been claimed. So Stripe's search index is behind.
    if (payments.length === 0 && !tooLate(call)) {
      return unknown('no_answer', 'Stripe does not find the payment now.');
    }
  } catch (error) {
    const outcome = fromStripeError(error);
    // A failed look-up says nothing about the refund itself.
    return outcome.kind === 'failed' ? unknown('no_answer', outcome.error.message) : outcome;
  }
  // Stripe answers a repeated key with the same error as the first time, so sending it again reveals nothing. An action
  // that waits for a person must not be sent either, since the person may be doing the refund by hand.
  if (call.unknownBefore === 'provider_error' || call.unknownBefore === 'needs_a_person') {
    return unknown(
      'needs_a_person',
      'Stripe lists no refund of this action, and sending it again would not help. Check it at Stripe, and settle the action.',
    );
  }
  if (tooLate(call)) {
    return unknown('needs_a_person', 'Stripe lists no refund of this action, and no longer knows its idempotency key.');
  }
  return null;
}

function tooLate({ firstSentAt }: Pick<ConnectorCall, 'firstSentAt'>): boolean {
  return currentTimeMs() - firstSentAt.getTime() > RESEND_MS;
}

async function paymentsOf(stripe: Stripe, payload: CommerceRefundPayload): Promise<Stripe.PaymentIntent[]> {
  // The search syntax knows one escape. The contract allows no other special character in an order id.
  const orderId = payload.order_id.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['order_id']:'${orderId}' AND status:'succeeded'`,
    limit: MAX_PAYMENTS,
    expand: ['data.latest_charge'],
  });
  return data.filter((one) => one.metadata['order_id'] === payload.order_id);
}

function chosen([payment, another]: Stripe.PaymentIntent[], payload: CommerceRefundPayload): Found {
  const refuse = (code: string, message: string, field = 'order_id') => ({
    refused: { code, message, retryable: false, field },
  });
  if (payment === undefined) return refuse('order_not_found', `There is no payment of order ${payload.order_id}.`);
  if (another !== undefined) {
    return refuse('several_payments', `Order ${payload.order_id} has several payments. Make the refund at Stripe.`);
  }
  const currency = payment.currency.toUpperCase();
  if (currency !== payload.currency) {
    return refuse('currency_mismatch', `The order was paid in ${currency}, not ${payload.currency}.`, 'currency');
  }
  const unit = stripeUnitOf(payload);
  return 'refused' in unit ? unit : { payment };
}

/** In Stripe's unit. */
function leftOf({ latest_charge: charge, amount_received: received }: Stripe.PaymentIntent): number {
  return received - (typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0);
}

function refusalOf(payment: Stripe.PaymentIntent, payload: CommerceRefundPayload): ActionOutcomeError | null {
  const left = leftOf(payment);
  if (minorOf(payload) <= left) return null;
  const amount = fromStripeUnits(left, payload.currency);
  const message = `Only ${amount} ${payload.currency} of the order are left to refund.`;
  return { code: 'amount_exceeds_refundable', message, retryable: false, field: 'amount' };
}

/** Lists refunds, because a new refund is listed before a search finds it. */
async function findRefund(
  stripe: Stripe,
  payment: Stripe.PaymentIntent,
  { actionId }: Pick<ConnectorCall, 'actionId'>,
): Promise<Stripe.Refund | null> {
  let seen = 0;
  for await (const refund of stripe.refunds.list({ payment_intent: payment.id, limit: 100 })) {
    if (refund.metadata?.['action_id'] === actionId) return refund;
    seen += 1;
    if (seen >= MAX_REFUNDS) break;
  }
  return null;
}

function toOutcome(refund: Stripe.Refund, payload: CommerceRefundPayload): ConnectorOutcome {
  if (refund.status === 'failed' || refund.status === 'canceled') {
    const message = `Stripe says that the refund ${refund.id} has ${refund.status}: ${refund.failure_reason ?? 'no reason'}.`;
    return { kind: 'failed', error: { code: `refund_${refund.status}`, message, retryable: false } };
  }
  const currency = refund.currency.toUpperCase();
  return {
    kind: 'succeeded',
    result: {
      type: 'commerce_refund',
      refund_id: refund.id,
      order_id: payload.order_id,
      amount: fromStripeUnits(refund.amount, currency),
      currency,
    },
  };
}

function fromStripeError(error: unknown): ConnectorOutcome {
  const { errors } = Stripe;
  const fail = (code: string, message: string, retryable: boolean): ConnectorOutcome => ({
    kind: 'failed',
    error: { code, message, retryable },
  });
  if (error instanceof errors.StripeRateLimitError) {
    return fail('provider_rate_limited', 'Stripe limits requests now. Execute it again later.', true);
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return unknown('no_answer', 'Stripe is still working on an earlier attempt.');
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return fail('provider_credential', 'Stripe does not accept the key of the integration. Replace the key.', true);
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    return fail(error.code ?? 'provider_refused', `Stripe refused it: ${error.message}`, false);
  }
  if (error instanceof errors.StripeAPIError)
    return unknown('provider_error', 'Stripe answered with an internal error.');
  return unknown('no_answer', 'Stripe did not answer.');
}

function unknown(code: UnknownCode, message: string): ConnectorOutcome {
  return { kind: 'unknown', code, message };
}

function minorOf(payload: CommerceRefundPayload): number {
  const unit = stripeUnitOf(payload);
  if ('refused' in unit)
    throw new Error(`An amount was let through that Stripe does not take: ${unit.refused.message}`);
  return unit.minor;
}

function stripeUnitOf(payload: CommerceRefundPayload): { minor: number } | { refused: ActionOutcomeError } {
  const converted = toMinorUnits(payload.amount, payload.currency);
  if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
  const { exponent, shift } = decimalsOf(payload.currency);
  const factor = 10 ** Math.abs(shift);
  const step = shift < 0 ? factor : exponent === 3 ? THREE_DECIMALS_STEP : 1;
  if (converted.minor % step !== 0) {
    const message = `Stripe accepts amounts in ${payload.currency} only in steps of ${toDecimal(step, payload.currency)}.`;
    return { refused: { code: 'amount_not_divisible', message, retryable: false, field: 'amount' } };
  }
  return { minor: shift < 0 ? converted.minor / factor : converted.minor * factor };
}

/** Decimals by ISO 4217, and how many more Stripe uses. */
function decimalsOf(currency: string): { exponent: number; shift: number } {
  const exponent = currencyExponent(currency) ?? 0;
  return { exponent, shift: (STRIPE_EXPONENTS[currency] ?? exponent) - exponent };
}

function fromStripeUnits(amount: number, currency: string): string {
  const { shift } = decimalsOf(currency);
  return toDecimal(shift < 0 ? amount * 10 ** -shift : Math.floor(amount / 10 ** shift), currency);
}
