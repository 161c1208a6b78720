import Stripe from 'stripe';
import { toDecimal, toMinorUnits } from '../../platform/money.ts';
import type {
  ActionOutcomeError,
  Connector,
  ConnectorCall,
  ConnectorOutcome,
  OperationPayload,
  UnknownCode,
} from './connector.ts';

export interface StripeConnectorOptions {
  /** Secret or restricted key of the integration. */
  apiKeyOf: (tenantId: string, integrationId: string) => Promise<string>;
  /** Where Stripe is: its own address, or that of a stand-in. */
  apiBase: string;
}

/** Stripe forgets idempotency keys after 24 hours: until this long after the first sending a key is sent again. */
const RESEND_MS = 20 * 60 * 60 * 1000;
const TIMEOUT_MS = 15_000;
/** Refunds of one payment that are looked through for ours; Stripe lists 100 a page. */
const MAX_REFUNDS = 1_000;

/** Stripe has no reason for "other". */
const REASONS = {
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  requested_by_customer: 'requested_by_customer',
  other: undefined,
} as const satisfies Record<OperationPayload['reason'], Stripe.RefundCreateParams.Reason | undefined>;

type Found = { payment: Stripe.PaymentIntent } | { refused: ActionOutcomeError };

/** Refunds at Stripe. The payment of an order is the one that has it as `metadata['order_id']`. */
export function createStripeConnector({ apiKeyOf, apiBase }: StripeConnectorOptions): Connector {
  const clientOf = async (tenantId: string, integrationId: string) => {
    const { hostname, port, protocol } = new URL(apiBase);
    return new Stripe(await apiKeyOf(tenantId, integrationId), {
      host: hostname,
      ...(port === '' ? {} : { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      // Repeating is governed by us: what Stripe has not answered is looked up before anything is sent again.
      maxNetworkRetries: 0,
      timeout: TIMEOUT_MS,
      telemetry: false,
    });
  };

  return {
    async dryRun({ tenantId, integrationId, payload }) {
      const stripe = await clientOf(tenantId, integrationId);
      const found = await findPayment(stripe, payload);
      return 'refused' in found ? found.refused : refusalOf(found.payment, payload);
    },

    async execute(call) {
      const stripe = await clientOf(call.tenantId, call.integrationId);
      try {
        const found = await findPayment(stripe, call.payload);
        if ('refused' in found) return { kind: 'failed', error: found.refused };
        const reason = REASONS[call.payload.reason];
        const refund = await stripe.refunds.create(
          {
            payment_intent: found.payment.id,
            amount: minorOf(call.payload),
            ...(reason === undefined ? {} : { reason }),
            metadata: { action_id: call.actionId, order_id: call.payload.order_id },
          },
          { idempotencyKey: call.idempotencyKey },
        );
        return toOutcome(refund, call.payload);
      } catch (error) {
        return fromStripeError(error);
      }
    },

    async lookup(call) {
      const stripe = await clientOf(call.tenantId, call.integrationId);
      try {
        const found = await findPayment(stripe, call.payload);
        if ('refused' in found) return { kind: 'failed', error: found.refused };
        const refund = await findRefund(stripe, found.payment, call);
        if (refund !== null) return toOutcome(refund, call.payload);
      } catch (error) {
        const outcome = fromStripeError(error);
        // A look-up that fails says nothing of the refund itself.
        return outcome.kind === 'failed' ? unknown('no_answer', outcome.error.message) : outcome;
      }
      // Stripe answers a key again with the very error that it once answered with, so sending it again tells nothing.
      if (call.unknownBefore === 'provider_error') {
        return unknown(
          'needs_a_person',
          'Stripe failed, and lists no refund of this action. Look at it and settle it.',
        );
      }
      if (Date.now() - call.firstSentAt.getTime() > RESEND_MS) {
        return unknown('needs_a_person', 'Stripe has forgotten the key by now, and lists no refund of this action.');
      }
      return null;
    },
  };
}

async function findPayment(stripe: Stripe, payload: OperationPayload): Promise<Found> {
  const refuse = (code: string, message: string, field = 'order_id') => ({
    refused: { code, message, retryable: false, field },
  });
  // The search grammar knows one escape; the contract lets no other special character into an order id.
  const orderId = payload.order_id.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['order_id']:'${orderId}' AND status:'succeeded'`,
    limit: 2,
    expand: ['data.latest_charge'],
  });
  const [payment, another] = data.filter((one) => one.metadata['order_id'] === payload.order_id);
  if (payment === undefined) return refuse('order_not_found', `There is no payment of order ${payload.order_id}.`);
  if (another !== undefined) {
    return refuse('several_payments', `Order ${payload.order_id} has several payments. Refund it at Stripe.`);
  }
  if (payment.currency.toUpperCase() !== payload.currency) {
    const currency = payment.currency.toUpperCase();
    return refuse('currency_mismatch', `The order was paid in ${currency}, not ${payload.currency}.`, 'currency');
  }
  return { payment };
}

function refusalOf(payment: Stripe.PaymentIntent, payload: OperationPayload): ActionOutcomeError | null {
  const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
  const left = payment.amount_received - (charge?.amount_refunded ?? 0);
  if (minorOf(payload) <= left) return null;
  const message = `Only ${toDecimal(left, payload.currency)} ${payload.currency} of the order are left to refund.`;
  return { code: 'amount_exceeds_refundable', message, retryable: false, field: 'amount' };
}

/** Listed, never searched: what was made a moment ago is listed, but not found yet. */
async function findRefund(
  stripe: Stripe,
  payment: Stripe.PaymentIntent,
  { actionId }: ConnectorCall,
): Promise<Stripe.Refund | null> {
  let seen = 0;
  for await (const refund of stripe.refunds.list({ payment_intent: payment.id, limit: 100 })) {
    if (refund.metadata?.['action_id'] === actionId) return refund;
    seen += 1;
    if (seen >= MAX_REFUNDS) break;
  }
  return null;
}

function toOutcome(refund: Stripe.Refund, payload: OperationPayload): ConnectorOutcome {
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
      amount: toDecimal(refund.amount, currency),
      currency,
    },
  };
}

/** What an error of the client library says of the refund: refused, to be tried again, or nothing at all. */
function fromStripeError(error: unknown): ConnectorOutcome {
  const { errors } = Stripe;
  const fail = (code: string, message: string, retryable: boolean): ConnectorOutcome => ({
    kind: 'failed',
    error: { code, message, retryable },
  });
  if (error instanceof errors.StripeRateLimitError) {
    return fail('provider_rate_limited', 'Stripe takes no more requests at the moment. Execute it again later.', true);
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return unknown('no_answer', 'Stripe is still working on an earlier attempt.');
  }
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return fail('provider_credential', 'Stripe does not accept the key of the integration. Give it another one.', true);
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    return fail(error.code ?? 'provider_refused', `Stripe refuses it: ${error.message}`, false);
  }
  if (error instanceof errors.StripeAPIError)
    return unknown('provider_error', 'Stripe answered with an error of its own.');
  return unknown('no_answer', 'Stripe did not answer.');
}

function unknown(code: UnknownCode, message: string): ConnectorOutcome {
  return { kind: 'unknown', code, message };
}

function minorOf(payload: OperationPayload): number {
  const converted = toMinorUnits(payload.amount, payload.currency);
  if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
  return converted.minor;
}
