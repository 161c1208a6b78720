/** A fake Stripe. It implements the calls that the connector makes, as Stripe documents them, and fails on request. */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenAt } from './free-port.ts';

export type StripeCall = 'search' | 'create' | 'list';

/**
 * Ways in which a call fails. "After effect" means that the refund is made, but its response is lost or replaced by an
 * error.
 */
export type Failure =
  | 'rate_limited'
  | 'error_before_effect'
  | 'error_after_effect'
  | 'cut_before_effect'
  | 'cut_after_effect'
  /** No response until the client gives up. */
  | 'hang_before_effect'
  | 'hang_after_effect'
  /** A normal response, once the test calls `letGo`. */
  | 'held'
  | 'insufficient_funds'
  | 'charge_already_refunded'
  /** A normal response, delayed by this many milliseconds. */
  | number;

export interface FailureOrder {
  on: StripeCall;
  how: Failure;
  /** Number of calls that fail; all of them if absent. */
  times?: number;
}

export interface RecordedCall {
  call: StripeCall | 'unknown';
  orderId: string | undefined;
  idempotencyKey: string | undefined;
  params: Record<string, string>;
  /** HTTP status of the response; 0 if there was none. */
  status: number;
  replayed: boolean;
  at: number;
}

export interface FakePayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  status: string;
  created: number;
  searchable: boolean;
}

export interface FakeRefund {
  id: string;
  payment: FakePayment;
  amount: number;
  reason: string | null;
  status: string;
  metadata: Record<string, string>;
  idempotencyKey: string | undefined;
}

export interface FakeStripeOptions {
  /** Milliseconds after which search finds a new payment. Listing its refunds works at once. */
  searchLagMs?: number;
  /** Latency of a normal call, in milliseconds. */
  latencyMs?: () => number;
  /** Address to listen at, for a running service that is configured to call Stripe there. Any free port if absent. */
  address?: string | undefined;
}

type Params = Record<string, string>;

interface Answer {
  status: number;
  body: unknown;
}

/** A used idempotency key: the fingerprint of its request, and the response once there is one. */
interface UsedKey {
  fingerprint: string;
  answer?: Answer;
}

const SEARCHABLE_STATUSES = new Set(['succeeded', 'requires_payment_method', 'canceled', 'processing']);
const REASONS = new Set(['duplicate', 'fraudulent', 'requested_by_customer']);
/**
 * Currencies with three decimals. Stripe requires their amounts to be divisible by 10, so that the last decimal is 0.
 */
const THREE_DECIMALS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
/** Currencies without decimals whose amounts Stripe nevertheless expects in hundredths. */
const WHOLE_HUNDREDS = new Set(['isk', 'ugx']);
const MAX_PAGE = 100;

export class FakeStripe {
  readonly calls: RecordedCall[] = [];
  readonly refunds: FakeRefund[] = [];
  /** Number of refunds made, by idempotency key. */
  readonly effects = new Map<string, number>();
  /** API keys that the fake rejects as invalid. */
  readonly rejectedKeys = new Set<string>();
  /** API keys that callers have sent. */
  readonly presentedKeys = new Set<string>();
  readonly #options: FakeStripeOptions;
  readonly #payments: FakePayment[] = [];
  readonly #keys = new Map<string, UsedKey>();
  readonly #failures = new Map<string, FailureOrder[]>();
  readonly #held = new Map<string, () => void>();
  readonly #server: Server;

  private constructor(options: FakeStripeOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        if (!response.headersSent) send(response, { status: 500, body: apiError(`The fake failed: ${error}`) });
      });
    });
  }

  static async start(options: FakeStripeOptions = {}): Promise<FakeStripe> {
    const fake = new FakeStripe(options);
    await listenAt(fake.#server, options.address);
    return fake;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Adds a payment for an order. `amount` is in the smallest unit, as Stripe counts it. */
  addPayment(
    orderId: string,
    amount: number,
    currency: string,
    more: { status?: string; searchable?: boolean } = {},
  ): FakePayment {
    const { status = 'succeeded', searchable = true } = more;
    const payment = { id: newId('pi'), orderId, amount, currency, status, created: Date.now(), searchable };
    this.#payments.push(payment);
    return payment;
  }

  /** Adds a refund, as if somebody had made it in Stripe's dashboard. */
  addRefund(payment: FakePayment, amount: number, metadata: Record<string, string> = {}): FakeRefund {
    const made = { id: newId('re'), payment, amount, reason: null, status: 'succeeded', metadata };
    const refund: FakeRefund = { ...made, idempotencyKey: undefined };
    this.refunds.push(refund);
    return refund;
  }

  /** Makes calls about this order fail from now on. The failures for each kind of call apply in the order given. */
  fail(orderId: string, ...failures: FailureOrder[]): void {
    this.#failures.set(
      orderId,
      failures.map((failure) => ({ ...failure })),
    );
  }

  /** Answers the held call about this order. */
  letGo(orderId: string): void {
    this.#held.get(orderId)?.();
  }

  /** Removes all failures of this order. */
  heal(orderId: string): void {
    this.#failures.delete(orderId);
  }

  /** Forgets all idempotency keys, as Stripe does after 24 hours. A request with a forgotten key counts as new. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  effectsOf(idempotencyKey: string): number {
    return this.effects.get(idempotencyKey) ?? 0;
  }

  callsOf(orderId: string, call?: StripeCall): RecordedCall[] {
    return this.calls.filter((one) => one.orderId === orderId && (call === undefined || one.call === call));
  }

  refundsOf(orderId: string): FakeRefund[] {
    return this.refunds.filter((refund) => refund.payment.orderId === orderId);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const body = await readText(request);
    const params = paramsOf(request.method === 'GET' ? url.searchParams : new URLSearchParams(body));
    const call = callOf(request.method, url.pathname);
    const orderId = this.#orderOf(call, params);
    const key = request.headers['idempotency-key'] as string | undefined;
    const record: RecordedCall = {
      call: call ?? 'unknown',
      orderId,
      idempotencyKey: key,
      params,
      status: 0,
      replayed: false,
      at: Date.now(),
    };
    this.calls.push(record);

    const apiKey = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    this.presentedKeys.add(apiKey);
    const failure = call === undefined || orderId === undefined ? undefined : this.#takeFailure(orderId, call);
    const latency = typeof failure === 'number' ? failure : (this.#options.latencyMs?.() ?? 0);
    const turnedAway = this.#turnAway(request, call, params, apiKey, failure);
    const used = turnedAway === null && call === 'create' && key !== undefined ? this.#use(key, params) : undefined;
    if (latency > 0) await delay(latency);
    if (failure === 'held') await new Promise<void>((resolve) => this.#held.set(orderId ?? '', resolve));

    const answered =
      turnedAway !== null
        ? { ...turnedAway, replayed: false }
        : call === 'create'
          ? this.#answerCreate(params, key, used, failure)
          : { ...this.#read(call, params, failure), replayed: false };
    const cut = failure === 'cut_before_effect' || failure === 'cut_after_effect';
    const hang = failure === 'hang_before_effect' || failure === 'hang_after_effect';
    if (cut) request.socket.destroy();
    if (cut || hang) return;
    record.status = answered.status;
    record.replayed = answered.replayed;
    send(response, answered, answered.replayed ? { 'idempotent-replayed': 'true' } : {});
  }

  /**
   * Returns the response to a request that fails before Stripe remembers the idempotency key; null if the request may
   * proceed.
   */
  #turnAway(
    request: IncomingMessage,
    call: StripeCall | undefined,
    params: Params,
    apiKey: string,
    failure: Failure | undefined,
  ): Answer | null {
    if (!/^(sk|rk)_(test|live)_\w+$/.test(apiKey) || this.rejectedKeys.has(apiKey)) {
      // Stripe masks all but the end of the key. The fake echoes it whole, because the service has to survive a
      // provider that does so.
      return refuse(401, 'invalid_request_error', `Invalid API Key provided: ${apiKey}`);
    }
    if (failure === 'rate_limited') {
      return refuse(429, 'invalid_request_error', 'Too many requests hit the API too quickly.', 'rate_limit');
    }
    if (failure === 'cut_before_effect' || failure === 'hang_before_effect') return { status: 0, body: null };
    if (call === undefined) {
      return refuse(404, 'invalid_request_error', `Unrecognized request URL (${request.method}: ${request.url}).`);
    }
    return call === 'create' ? this.#invalid(params) : null;
  }

  /** Reserves the idempotency key for this request. `mine` is false if another request has used the key. */
  #use(key: string, params: Params): UsedKey & { mine: boolean } {
    const fingerprint = JSON.stringify(Object.entries(params).sort());
    const used = this.#keys.get(key);
    if (used !== undefined) return { ...used, mine: false };
    this.#keys.set(key, { fingerprint });
    return { fingerprint, mine: true };
  }

  /**
   * Returns the response to a refund request under its idempotency key. Any refund has been made by the time this
   * returns.
   */
  #answerCreate(
    params: Params,
    key: string | undefined,
    used: (UsedKey & { mine: boolean }) | undefined,
    failure: Failure | undefined,
  ): Answer & { replayed: boolean } {
    if (key === undefined || used === undefined || used.mine) {
      const answer = this.#create(params, key, failure);
      if (key !== undefined && used !== undefined) this.#keys.set(key, { fingerprint: used.fingerprint, answer });
      return { ...answer, replayed: false };
    }
    if (used.fingerprint !== JSON.stringify(Object.entries(params).sort())) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`;
      return { ...refuse(400, 'idempotency_error', message), replayed: false };
    }
    if (used.answer === undefined) return { ...keyInUse(key), replayed: false };
    return { ...used.answer, replayed: true };
  }

  #read(call: StripeCall | undefined, params: Params, failure: Failure | undefined): Answer {
    const spoiled = failure === 'error_before_effect' || failure === 'error_after_effect';
    if (spoiled) return { status: 500, body: apiError('An unknown error occurred.') };
    return call === 'search' ? this.#search(params) : this.#list(params);
  }

  #search(params: Params): Answer {
    const unknown = unknownParam(params, ['query', 'limit', 'page'], ['expand']);
    if (unknown !== null) return unknown;
    const query = params['query'];
    if (query === undefined) return missing('query');
    const limit = pageSize(params);
    if (typeof limit !== 'number') return limit;
    const matches = parseQuery(query);
    if (matches === null) {
      const message = `We were unable to parse your search query: ${query}`;
      return refuse(400, 'invalid_request_error', message, undefined, 'query');
    }
    const visible = Date.now() - (this.#options.searchLagMs ?? 0);
    const found = this.#payments.filter((one) => one.searchable && one.created <= visible && matches(one)).reverse();
    const start = params['page'] === undefined ? 0 : Number(params['page']);
    const page = found.slice(start, start + limit);
    const more = found.length > start + limit;
    const expanded = expansions(params).includes('data.latest_charge');
    const data = page.map((payment) => this.#paymentBody(payment, expanded));
    return {
      status: 200,
      body: {
        object: 'search_result',
        url: '/v1/payment_intents/search',
        has_more: more,
        data,
        ...(more ? { next_page: String(start + limit) } : {}),
      },
    };
  }

  #list(params: Params): Answer {
    const allowed = ['payment_intent', 'charge', 'limit', 'starting_after', 'ending_before'];
    const unknown = unknownParam(params, allowed, ['expand', 'created']);
    if (unknown !== null) return unknown;
    const limit = pageSize(params);
    if (typeof limit !== 'number') return limit;
    const wanted = params['payment_intent'];
    if (wanted !== undefined && !this.#payments.some((payment) => payment.id === wanted)) return noSuchPayment(wanted);
    // Newest first.
    const all = this.refunds.filter((refund) => wanted === undefined || refund.payment.id === wanted).reverse();
    const after = params['starting_after'];
    const position = after === undefined ? -1 : all.findIndex((refund) => refund.id === after);
    if (after !== undefined && position === -1) {
      return refuse(404, 'invalid_request_error', `No such refund: '${after}'`, 'resource_missing', 'starting_after');
    }
    const page = all.slice(position + 1, position + 1 + limit);
    const more = all.length > position + 1 + limit;
    return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: more, data: page.map(refundBody) } };
  }

  /** Returns the error response to invalid parameters; null if they are valid. */
  #invalid(params: Params): Answer | null {
    const allowed = ['payment_intent', 'charge', 'amount', 'reason', 'instructions_email', 'origin'];
    const unknown = unknownParam(params, allowed, ['metadata', 'expand']);
    if (unknown !== null) return unknown;
    const { payment_intent: id, amount, reason } = params;
    if (id === undefined) return missing('payment_intent');
    const payment = this.#payments.find((one) => one.id === id);
    if (payment === undefined) return noSuchPayment(id);
    if (amount !== undefined && !/^[1-9]\d*$/.test(amount)) {
      return refuse(400, 'invalid_request_error', `Invalid integer: ${amount}`, 'parameter_invalid_integer', 'amount');
    }
    const step = THREE_DECIMALS.has(payment.currency) ? 10 : WHOLE_HUNDREDS.has(payment.currency) ? 100 : 1;
    if (amount !== undefined && Number(amount) % step !== 0) {
      const message = `Invalid ${payment.currency} amount: must be divisible by ${step}.`;
      return refuse(400, 'invalid_request_error', message, undefined, 'amount');
    }
    if (reason !== undefined && !REASONS.has(reason)) {
      const message = `Invalid reason: must be one of ${[...REASONS].join(', ')}`;
      return refuse(400, 'invalid_request_error', message, undefined, 'reason');
    }
    return null;
  }

  /** Makes a refund, unless Stripe would refuse it or `failure` prevents it. */
  #create(params: Params, key: string | undefined, failure: Failure | undefined): Answer {
    const payment = this.#payments.find((one) => one.id === params['payment_intent']) as FakePayment;
    if (failure === 'error_before_effect') return { status: 500, body: apiError('An unknown error occurred.') };
    if (failure === 'insufficient_funds') {
      const message = 'Insufficient funds in Stripe account. Add funds to your balance to make the refund.';
      return refuse(400, 'invalid_request_error', message, 'balance_insufficient');
    }
    if (payment.status !== 'succeeded') {
      const message = `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`;
      return refuse(400, 'invalid_request_error', message);
    }
    const left = payment.amount - this.#refundedOf(payment);
    if (left <= 0 || failure === 'charge_already_refunded') {
      const message = `Charge ${chargeId(payment)} has already been refunded.`;
      return refuse(400, 'invalid_request_error', message, 'charge_already_refunded');
    }
    const amount = params['amount'] === undefined ? left : Number(params['amount']);
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
      return refuse(400, 'invalid_request_error', message, undefined, 'amount');
    }
    const refund: FakeRefund = {
      id: newId('re'),
      payment,
      amount,
      reason: params['reason'] ?? null,
      status: 'succeeded',
      metadata: metadataOf(params),
      idempotencyKey: key,
    };
    this.refunds.push(refund);
    if (key !== undefined) this.effects.set(key, this.effectsOf(key) + 1);
    if (failure === 'error_after_effect') return { status: 500, body: apiError('An unknown error occurred.') };
    return { status: 200, body: refundBody(refund) };
  }

  #refundedOf(payment: FakePayment): number {
    return this.refunds
      .filter((refund) => refund.payment === payment && refund.status !== 'failed' && refund.status !== 'canceled')
      .reduce((sum, refund) => sum + refund.amount, 0);
  }

  #paymentBody(payment: FakePayment, expanded: boolean): object {
    const refunded = this.#refundedOf(payment);
    const charge = {
      id: chargeId(payment),
      object: 'charge',
      amount: payment.amount,
      amount_captured: payment.amount,
      amount_refunded: refunded,
      refunded: refunded === payment.amount,
      currency: payment.currency,
      payment_intent: payment.id,
      status: 'succeeded',
    };
    const paid = payment.status === 'succeeded';
    return {
      id: payment.id,
      object: 'payment_intent',
      amount: payment.amount,
      amount_received: paid ? payment.amount : 0,
      currency: payment.currency,
      status: payment.status,
      created: Math.floor(payment.created / 1000),
      livemode: false,
      metadata: { order_id: payment.orderId },
      latest_charge: !paid ? null : expanded ? charge : charge.id,
    };
  }

  /** Finds the order that a call is about, because failures are set by order. */
  #orderOf(call: StripeCall | undefined, params: Params): string | undefined {
    if (call === 'search') {
      const quoted = /metadata\['order_id'\]:'((?:[^'\\]|\\.)*)'/.exec(params['query'] ?? '')?.[1];
      return quoted?.replaceAll(/\\(.)/g, '$1');
    }
    return this.#payments.find((payment) => payment.id === params['payment_intent'])?.orderId;
  }

  #takeFailure(orderId: string, call: StripeCall): Failure | undefined {
    const failures = this.#failures.get(orderId) ?? [];
    const failure = failures.find((one) => one.on === call && (one.times ?? 1) > 0);
    if (failure?.times !== undefined) failure.times -= 1;
    return failure?.how;
  }
}

function callOf(method: string | undefined, path: string): StripeCall | undefined {
  if (method === 'GET' && path === '/v1/payment_intents/search') return 'search';
  if (method === 'GET' && path === '/v1/refunds') return 'list';
  if (method === 'POST' && path === '/v1/refunds') return 'create';
  return undefined;
}

type Match = (payment: FakePayment) => boolean;

/**
 * Parses Stripe's search syntax: `field:'value'` clauses, numeric comparison and negation, joined by AND or by OR.
 * Returns null if the query is invalid.
 */
function parseQuery(query: string): Match | null {
  const clause =
    /\s*(-)?(?:metadata\['((?:[^'\\]|\\.)+)'\]|([a-z_]+))\s*(:|~|>=|<=|>|<)\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d+))\s*/y;
  const joint = /(AND|OR)\b/iy;
  const matches: Match[] = [];
  const joints = new Set<string>();
  for (let position = 0; ; ) {
    clause.lastIndex = position;
    const found = clause.exec(query);
    if (found === null) return null;
    const [, not, metadata, field, operator, single, double, number] = found;
    const value = (single ?? double)?.replaceAll(/\\(.)/g, '$1') ?? number ?? '';
    const match = matchOf(metadata?.replaceAll(/\\(.)/g, '$1'), field, operator, value);
    if (match === null) return null;
    matches.push(not === undefined ? match : (payment) => !match(payment));
    position = clause.lastIndex;
    if (position === query.length) break;
    joint.lastIndex = position;
    const joined = joint.exec(query)?.[1]?.toUpperCase();
    if (joined === undefined) return null;
    joints.add(joined);
    position = joint.lastIndex;
  }
  // Stripe does not allow AND and OR in one query, nor more than 10 clauses.
  if (joints.size > 1 || matches.length > 10) return null;
  return joints.has('OR')
    ? (payment) => matches.some((match) => match(payment))
    : (payment) => matches.every((match) => match(payment));
}

function matchOf(
  metadata: string | undefined,
  field: string | undefined,
  operator: string | undefined,
  value: string,
): Match | null {
  if (metadata !== undefined) {
    if (operator !== ':') return null;
    // Stripe matches metadata exactly, but ignores case.
    return ({ orderId }) => metadata === 'order_id' && orderId.toLowerCase() === value.toLowerCase();
  }
  if (field === 'status' && operator === ':' && SEARCHABLE_STATUSES.has(value)) return ({ status }) => status === value;
  if (field === 'currency' && operator === ':') return ({ currency }) => currency === value.toLowerCase();
  if (field === 'amount') {
    const limit = Number(value);
    if (operator === '>') return ({ amount }) => amount > limit;
    if (operator === '<') return ({ amount }) => amount < limit;
    return ({ amount }) => amount === limit;
  }
  return null;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const chargeId = (payment: FakePayment) => payment.id.replace('pi_', 'ch_');

function refundBody(refund: FakeRefund): object {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    currency: refund.payment.currency,
    charge: chargeId(refund.payment),
    payment_intent: refund.payment.id,
    metadata: refund.metadata,
    reason: refund.reason,
    status: refund.status,
    ...(refund.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  };
}

function refuse(status: number, type: string, message: string, code?: string, param?: string): Answer {
  const rest = { ...(code === undefined ? {} : { code }), ...(param === undefined ? {} : { param }) };
  return { status, body: { error: { type, message, ...rest } } };
}

const apiError = (message: string) => ({ error: { type: 'api_error', message } });

const missing = (param: string) =>
  refuse(400, 'invalid_request_error', `Missing required param: ${param}.`, 'parameter_missing', param);

const noSuchPayment = (id: string) =>
  refuse(404, 'invalid_request_error', `No such payment_intent: '${id}'`, 'resource_missing', 'payment_intent');

const keyInUse = (key: string) =>
  refuse(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Idempotent Key (${key}).`,
    'idempotency_key_in_use',
  );

function unknownParam(params: Params, names: string[], groups: string[]): Answer | null {
  const unknown = Object.keys(params).find(
    (name) => !names.includes(name) && !groups.some((group) => name.startsWith(`${group}[`)),
  );
  if (unknown === undefined) return null;
  return refuse(400, 'invalid_request_error', `Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
}

function pageSize(params: Params): number | Answer {
  const limit = Number(params['limit'] ?? 10);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE) return limit;
  return refuse(
    400,
    'invalid_request_error',
    `Invalid limit: ${params['limit']}`,
    'parameter_invalid_integer',
    'limit',
  );
}

const expansions = (params: Params) =>
  Object.entries(params)
    .filter(([name]) => name.startsWith('expand['))
    .map(([, value]) => value);

function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(params).map(([name, value]) => [/^metadata\[(.+)\]$/.exec(name)?.[1], value] as const);
  return Object.fromEntries(entries.filter(([name]) => name !== undefined));
}

function paramsOf(params: URLSearchParams): Params {
  return Object.fromEntries(params.entries());
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
  response.end(JSON.stringify(body));
}
