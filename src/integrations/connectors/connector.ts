/** Gives money back to whoever paid for an order. Amounts are decimal strings, currencies ISO 4217 codes. */
export interface CommerceRefundPayload {
  type: 'commerce_refund';
  order_id: string;
  amount: string;
  currency: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | 'other';
}

export interface CommerceRefundResult {
  type: 'commerce_refund';
  refund_id: string;
  order_id: string;
  amount: string;
  currency: string;
}

export type OperationPayload = CommerceRefundPayload;
export type OperationResult = CommerceRefundResult;

/** Why a provider did not, or would not, do it. `field` names the part of the payload that is to blame, if one is. */
export interface ActionOutcomeError {
  code: string;
  message: string;
  retryable: boolean;
  field?: string;
}

export type ConnectorOutcome =
  | { kind: 'succeeded'; result: OperationResult }
  | { kind: 'failed'; error: ActionOutcomeError }
  /** It may have happened or not: only a look-up can tell. */
  | { kind: 'unknown'; message: string };

export interface ConnectorCall {
  tenantId: string;
  integrationId: string;
  actionId: string;
  /** The same in every attempt at one action. */
  idempotencyKey: string;
  payload: OperationPayload;
}

/** A way to a provider. Nothing but `execute` has a side effect. */
export interface Connector {
  /** What the provider would refuse at this moment; null for nothing. */
  dryRun: (call: Omit<ConnectorCall, 'actionId' | 'idempotencyKey'>) => Promise<ActionOutcomeError | null>;
  execute: (call: ConnectorCall) => Promise<ConnectorOutcome>;
  /** What became of an earlier `execute` with this key; null if the provider has never seen it. */
  lookup: (call: ConnectorCall) => Promise<ConnectorOutcome | null>;
}
