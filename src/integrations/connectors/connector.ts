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
  | { kind: 'unknown'; code: UnknownCode; message: string };

/** Why it is not known: no answer, an answer that says nothing, or too late to ask without repeating. */
export type UnknownCode = 'no_answer' | 'provider_error' | 'needs_a_person';

export interface ConnectorCall {
  tenantId: string;
  integrationId: string;
  actionId: string;
  /** The same in every attempt at one action. */
  idempotencyKey: string;
  /** When it was sent, or may have been sent, for the first time. */
  firstSentAt: Date;
  /** How the attempt before ended, if that is not known. */
  unknownBefore: UnknownCode | undefined;
  payload: OperationPayload;
}

/** What can be checked without anything of the execution. */
export type DryRunCall = Pick<ConnectorCall, 'tenantId' | 'integrationId' | 'payload'>;

/** A way to a provider. Nothing but `execute` has a side effect. */
export interface Connector {
  /** What the provider would refuse at this moment; null for nothing. */
  dryRun: (call: DryRunCall) => Promise<ActionOutcomeError | null>;
  execute: (call: ConnectorCall) => Promise<ConnectorOutcome>;
  /** What became of an earlier `execute` with this key; null if the provider has never seen it, so that it can be sent. */
  lookup: (call: ConnectorCall) => Promise<ConnectorOutcome | null>;
}
