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

/** Refusal or failure of a provider. `field` names the payload field at fault. */
export interface ActionOutcomeError {
  code: string;
  message: string;
  retryable: boolean;
  retry_after_seconds?: number;
  field?: string;
}

export type ConnectorOutcome<Result extends AnyResult = OperationResult> =
  | { kind: 'succeeded'; result: Result }
  | { kind: 'failed'; error: ActionOutcomeError }
  | { kind: 'unknown'; code: UnknownCode; message: string };

/**
 * Reasons why a result is unknown. The action may have happened; only a look-up can tell.
 * - `no_answer`: no response arrived.
 * - `provider_error`: the response does not say what happened.
 * - `accepted`: the provider has accepted the work and has not finished it.
 * - `awaits_report`: the same, and the provider will report the result by itself.
 * - `needs_a_person`: only a person can find out, such as when it is too late to ask without repeating the action.
 * - `no_lookup`: the provider cannot be asked at all, so a person has to find out.
 */
export type UnknownCode =
  | 'no_answer'
  | 'provider_error'
  | 'accepted'
  | 'awaits_report'
  | 'needs_a_person'
  | 'no_lookup';

export interface ProposedCall<Payload extends AnyPayload = OperationPayload> {
  tenantId: string;
  integrationId: string;
  proposalId: string;
  workItemId: string;
  operationVersion: number;
  payload: Payload;
  payloadHash: string;
}

/** As shown to outside parties. */
export interface CallApprover {
  type: PrincipalType;
  id: string;
  displayName: string;
}

export interface ConnectorCall<Payload extends AnyPayload = OperationPayload> extends ProposedCall<Payload> {
  actionId: string;
  /** Same for every attempt at one action. */
  idempotencyKey: string;
  /** From 1. */
  attempt: number;
  /** Empty if policy approved the action. */
  approvedBy: readonly CallApprover[];
  /** First attempt that was sent, or may have been. */
  firstSentAt: Date;
  /** Reason why earlier attempts are unknown; undefined if everything sent so far is known to have failed. */
  unknownBefore: UnknownCode | undefined;
  /** Checks the provider's result of a tenant-defined operation against the definition. */
  readResult: (value: unknown) => ReadOutcome;
  /** Lets the receiver report the result later, if the provider supports that. */
  resultToken: string;
}

export type ReadOutcome =
  | { result: AnyResult }
  /** By field: `result` or a field below it. */
  | { problem: string; details: ErrorDetail[] };

/** Only the gate (src/execution/gate.ts) creates one. */
export interface SendingCall<Payload extends AnyPayload = OperationPayload> extends ConnectorCall<Payload> {
  /** True while the gate's checks hold. Connectors ask directly before sending. */
  mayStillSend: () => boolean;
  /** Approved by the gate. Nothing is sent if the integration leads elsewhere by now. */
  target: IntegrationTarget;
}

/** Target as known without asking the provider, without secrets. A field is null if the provider has no such part. */
export interface IntegrationTarget {
  provider: string;
  address: string | null;
  /** Account in which the integration acts, or its credential if the account is not known. */
  account: string | null;
  workspace: string | null;
}

export function isSameTarget(a: IntegrationTarget, b: IntegrationTarget): boolean {
  return (['provider', 'address', 'account', 'workspace'] as const).every((part) => a[part] === b[part]);
}

export interface DryCheckPassed {
  /** Movable at that moment, including the amount of this call. A decimal. */
  left: { amount: string; currency: string };
}

/** One operation of a provider. Only `execute` has side effects. */
export interface Carrier<Payload extends AnyPayload = OperationPayload, Result extends AnyResult = OperationResult> {
  /** Milliseconds after sending during which `lookup` may miss a request that has arrived. */
  horizonMs: number;
  /** Asks if the provider would refuse the call now. `not_asked` if there is nobody to ask. */
  dryRun: (call: ProposedCall<Payload>) => Promise<ActionOutcomeError | DryCheckPassed | 'not_asked' | null>;
  /** Only the gate may call this. `not_sent` if the gate is too long ago, or the integration leads elsewhere. */
  execute: (call: SendingCall<Payload>) => Promise<ConnectorOutcome<Result> | { kind: 'not_sent' }>;
  /** Finds the result of this key. Null if the provider has never seen the key, so that the call can be sent. */
  lookup: (call: ConnectorCall<Payload>) => Promise<ConnectorOutcome<Result> | null>;
}

export type Carriers = { readonly [Name in KnownOperationName]?: Carrier<PayloadOf<Name>> };

/** Carries all tenant-defined operations of a provider. */
export type AnyCarrier = Carrier<AnyPayload, AnyResult>;

/** Passes each payload to the carrier of its operation. Only `execute` has side effects. */
export interface Connector extends Omit<Carrier, 'horizonMs'> {
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  /** See `Carrier.horizonMs`. */
  horizonMs: (payload: OperationPayload) => number;
  byWorkers: boolean;
}

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
