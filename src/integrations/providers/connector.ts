import type { PrincipalType } from '../../call-context.ts';
import type { ErrorDetail } from '../../errors/app-error.ts';
import {
  type AnyPayload,
  type AnyResult,
  isTenantOperation,
  type KnownOperationName,
  type OperationPayload,
  type OperationResult,
  type PayloadOf,
} from '../../operations/index.ts';

/**
 * Reason why a provider did not, or would not, carry out an action. `field` names the payload field at fault, if there
 * is one.
 */
export interface ActionOutcomeError {
  code: string;
  message: string;
  retryable: boolean;
  /** Seconds to wait before the next request; absent if the provider does not say. */
  retry_after_seconds?: number;
  field?: string;
}

export type ConnectorOutcome<Result extends AnyResult = OperationResult> =
  | { kind: 'succeeded'; result: Result }
  | { kind: 'failed'; error: ActionOutcomeError }
  /** The action may have happened. Only a look-up can tell. */
  | { kind: 'unknown'; code: UnknownCode; message: string };

/**
 * Reason why a result is unknown.
 * - `no_answer`: no response arrived.
 * - `provider_error`: the response does not say what happened.
 * - `accepted`: the provider has accepted the work and has not finished it.
 * - `awaits_report`: the same, and the provider will report the result by itself.
 * - `needs_a_person`: only a person can find out, for example because it is too late to ask without repeating the
 *   action.
 * - `no_lookup`: the provider cannot be asked at all, so a person has to find out.
 */
export type UnknownCode =
  | 'no_answer'
  | 'provider_error'
  | 'accepted'
  | 'awaits_report'
  | 'needs_a_person'
  | 'no_lookup';

/** A proposed action, whatever its operation. */
export interface ProposedCall<Payload extends AnyPayload = OperationPayload> {
  tenantId: string;
  integrationId: string;
  proposalId: string;
  workItemId: string;
  /** Version of the operation that defines the payload. */
  operationVersion: number;
  payload: Payload;
  payloadHash: string;
}

/** Principal that approved the action, as shown to outside parties. */
export interface CallApprover {
  type: PrincipalType;
  id: string;
  displayName: string;
}

export interface ConnectorCall<Payload extends AnyPayload = OperationPayload> extends ProposedCall<Payload> {
  actionId: string;
  /** Same for every attempt at one action. */
  idempotencyKey: string;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Empty if policy approved the action. */
  approvedBy: readonly CallApprover[];
  /** Time of the first attempt that was sent, or may have been. */
  firstSentAt: Date;
  /**
   * Reason why the result of earlier attempts is unknown; undefined if everything sent so far is known to have failed.
   */
  unknownBefore: UnknownCode | undefined;
  /** Reads the provider's result of a tenant-defined operation, and checks it against the definition. */
  readResult: (value: unknown) => ReadOutcome;
  /** Secret with which the receiver can report the result later, if the provider supports that. */
  resultToken: string;
}

/** Result reported by a provider, after a check against the definition of the operation. */
export type ReadOutcome =
  | { result: AnyResult }
  /** The problem as a sentence, and its details by field: `result` or a field below it. */
  | { problem: string; details: ErrorDetail[] };

/** A call that has passed the gate (src/execution/gate.ts). Only the gate creates one. */
export interface SendingCall<Payload extends AnyPayload = OperationPayload> extends ConnectorCall<Payload> {
  /** Returns true if the gate let the call through recently enough. Connectors ask this directly before sending. */
  mayStillSend: () => boolean;
  /** Target that the gate approved. A connector does not send the call if the integration leads elsewhere by now. */
  target: IntegrationTarget;
}

/**
 * Result when nothing was sent, because too much time has passed since the gate or because the integration leads
 * elsewhere.
 */
export interface NotSent {
  kind: 'not_sent';
}

/**
 * Target of an integration, as far as the service knows it without asking the provider. Contains no secrets. A field is
 * null if the provider has no such part.
 */
export interface IntegrationTarget {
  provider: string;
  /** Address of the provider. */
  address: string | null;
  /** Account in which the integration acts, or its credential if the account is not known. */
  account: string | null;
  /** Workspace in which the integration acts. */
  workspace: string | null;
}

/** Returns true if two targets are the same place. */
export function isSameTarget(a: IntegrationTarget, b: IntegrationTarget): boolean {
  return (['provider', 'address', 'account', 'workspace'] as const).every((part) => a[part] === b[part]);
}

/** Facts that a provider reports in a dry check that passes. */
export interface DryCheckPassed {
  /** Amount that could be moved at that moment, including the amount of this call. A decimal. */
  left: { amount: string; currency: string };
}

/** Implementation of one operation by a provider. Only `execute` has side effects. */
export interface Carrier<Payload extends AnyPayload = OperationPayload, Result extends AnyResult = OperationResult> {
  /** Milliseconds after sending during which `lookup` may miss a request that the provider has received. */
  horizonMs: number;
  /**
   * Asks the provider if it would refuse the call now. Returns the refusal, or further facts or null if there is none.
   * Returns `not_asked` if there is nobody to ask.
   */
  dryRun: (call: ProposedCall<Payload>) => Promise<ActionOutcomeError | DryCheckPassed | 'not_asked' | null>;
  /** Sends the call. Only the gate may use this. */
  execute: (call: SendingCall<Payload>) => Promise<ConnectorOutcome<Result> | NotSent>;
  /**
   * Returns the result of an earlier `execute` with this key. Returns null if the provider has never seen the key, so
   * that the call can be sent.
   */
  lookup: (call: ConnectorCall<Payload>) => Promise<ConnectorOutcome<Result> | null>;
}

/** Implementations of a provider, by operation. */
export type Carriers = { readonly [Name in KnownOperationName]?: Carrier<PayloadOf<Name>> };

/** Implementation of all tenant-defined operations by a provider. */
export type AnyCarrier = Carrier<AnyPayload, AnyResult>;

/** Connection to a provider for the operations that it carries. Only `execute` has side effects. */
export interface Connector extends Omit<Carrier, 'horizonMs'> {
  /** Returns the present target of the integration. */
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  /** Returns the milliseconds after sending during which `lookup` may miss a payload that the provider has received. */
  horizonMs: (payload: OperationPayload) => number;
  /** True if workers fetch the actions, so that nothing is sent. */
  byWorkers: boolean;
}

/** Returns a connector that passes each payload to the carrier of its operation. */
export function connectorOf(
  provider: string,
  {
    target,
    carriers,
    anyCarrier,
    byWorkers = false,
  }: Pick<Connector, 'target'> & { carriers: Carriers; anyCarrier?: AnyCarrier; byWorkers?: boolean },
) {
  const carrierOf = ({ type }: OperationPayload): Carrier => {
    const carrier = isTenantOperation(type) ? anyCarrier : (carriers as Readonly<Record<string, unknown>>)[type];
    // Governance lets no operation through that the provider does not carry.
    if (carrier === undefined) throw new Error(`An integration of ${provider} was given ${type}`);
    return carrier as unknown as Carrier;
  };
  const connector: Connector = {
    target,
    byWorkers,
    horizonMs: (payload) => carrierOf(payload).horizonMs,
    dryRun: async (call) => carrierOf(call.payload).dryRun(call),
    execute: async (call) => carrierOf(call.payload).execute(call),
    lookup: async (call) => carrierOf(call.payload).lookup(call),
  };
  return connector;
}
