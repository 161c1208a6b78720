import type { AnyPayload, AnyResult } from '../../actions/operations/operation.ts';
import type {
  KnownOperationName,
  OperationPayload,
  OperationResult,
  PayloadOf,
} from '../../actions/operations/registry.ts';
import { isTenantOperation } from '../../actions/operations/tenant-operation.ts';
import type { PrincipalType } from '../../call-context.ts';
import type { ErrorDetail } from '../../errors/app-error.ts';

/** Why a provider did not, or would not, do it. `field` names the part of the payload that is to blame, if one is. */
export interface ActionOutcomeError {
  code: string;
  message: string;
  retryable: boolean;
  /** How long the provider wants to be left alone, where it says so. */
  retry_after_seconds?: number;
  field?: string;
}

export type ConnectorOutcome<Result extends AnyResult = OperationResult> =
  | { kind: 'succeeded'; result: Result }
  | { kind: 'failed'; error: ActionOutcomeError }
  /** It may have happened or not: only a look-up can tell. */
  | { kind: 'unknown'; code: UnknownCode; message: string };

/**
 * Why it is not known: no answer, an answer that says nothing, work that the provider has taken on and not ended, the same
 * of a provider that tells of it by itself alone, too late to ask without repeating, or a provider that cannot be asked at
 * all, so that it is left to a person.
 */
export type UnknownCode =
  | 'no_answer'
  | 'provider_error'
  | 'accepted'
  | 'awaits_report'
  | 'needs_a_person'
  | 'no_lookup';

/** What is to be done, for whatever work. */
export interface ProposedCall<Payload extends AnyPayload = OperationPayload> {
  tenantId: string;
  integrationId: string;
  proposalId: string;
  workItemId: string;
  /** Version of the operation that the payload is of. */
  operationVersion: number;
  payload: Payload;
  payloadHash: string;
}

/** Who has approved what is executed, as those outside may know them. */
export interface CallApprover {
  type: PrincipalType;
  id: string;
  displayName: string;
}

export interface ConnectorCall<Payload extends AnyPayload = OperationPayload> extends ProposedCall<Payload> {
  actionId: string;
  /** The same in every attempt at one action. */
  idempotencyKey: string;
  /** From 1 on. */
  attempt: number;
  /** Nobody, for what policy has approved. */
  approvedBy: readonly CallApprover[];
  /** When it was sent, or may have been sent, for the first time. */
  firstSentAt: Date;
  /** Why it is not known how the attempts before ended; undefined if all that was sent is known to have failed. */
  unknownBefore: UnknownCode | undefined;
  /** Of an operation that a tenant has defined, what the provider says that came of it, if the definition allows that. */
  readResult: (value: unknown) => ReadOutcome;
  /** With which who is sent this tells later what came of it, for a provider that does. It is a secret. */
  resultToken: string;
}

/** What a provider's word of what it did comes to, by what the operation says of its results. */
export type ReadOutcome =
  | { result: AnyResult }
  /** In a sentence, and by field: `result`, or below it. */
  | { problem: string; details: ErrorDetail[] };

/** A call that has passed the gate (src/actions/gate.ts). Nobody else makes one. */
export interface SendingCall<Payload extends AnyPayload = OperationPayload> extends ConnectorCall<Payload> {
  /** Whether the moment at which it was let through is recent enough; asked directly before it is sent. */
  mayStillSend: () => boolean;
  /** Where it was let through to. A connector that finds itself elsewhere by now does not send it. */
  target: IntegrationTarget;
}

/** Nothing was sent, as too much time had gone by since the call was let through, or the integration leads elsewhere. */
export interface NotSent {
  kind: 'not_sent';
}

/**
 * Where an integration leads, as far as that can be known without asking there; nothing of it is secret. Null for what a
 * provider does not have.
 */
export interface IntegrationTarget {
  provider: string;
  /** Where the provider is. */
  address: string | null;
  /** In whose name it acts there, or by which of its credentials where that is all that is known of it. */
  account: string | null;
  /** The workspace that it acts in. */
  workspace: string | null;
}

/** Whether two integrations, or one at two times, lead to the same place. */
export function isSameTarget(a: IntegrationTarget, b: IntegrationTarget): boolean {
  return (['provider', 'address', 'account', 'workspace'] as const).every((part) => a[part] === b[part]);
}

/** What a provider says of what it would do. */
export interface DryCheckPassed {
  /** How much could be moved of the resource at that moment, this among it: a decimal amount. */
  left: { amount: string; currency: string };
}

/** How a provider does one operation. Nothing but `execute` has a side effect. */
export interface Carrier<Payload extends AnyPayload = OperationPayload, Result extends AnyResult = OperationResult> {
  /** For so long after a sending it may be that the provider has it, although `lookup` does not find it. */
  horizonMs: number;
  /**
   * What the provider would refuse at this moment. For nothing: what it says besides, or null; `not_asked` where there is
   * nobody to ask.
   */
  dryRun: (call: ProposedCall<Payload>) => Promise<ActionOutcomeError | DryCheckPassed | 'not_asked' | null>;
  /** For the gate alone. */
  execute: (call: SendingCall<Payload>) => Promise<ConnectorOutcome<Result> | NotSent>;
  /** What became of an earlier `execute` with this key; null if the provider has never seen it, so that it can be sent. */
  lookup: (call: ConnectorCall<Payload>) => Promise<ConnectorOutcome<Result> | null>;
}

/** How a provider does each operation that it carries. */
export type Carriers = { readonly [Name in KnownOperationName]?: Carrier<PayloadOf<Name>> };

/** How a provider does whatever a tenant has defined. */
export type AnyCarrier = Carrier<AnyPayload, AnyResult>;

/** A way to a provider, for the operations that it carries. Nothing but `execute` has a side effect. */
export interface Connector extends Omit<Carrier, 'horizonMs'> {
  /** Where the integration leads at this moment. */
  target: (tenantId: string, integrationId: string) => Promise<IntegrationTarget>;
  /** For so long after a sending of the payload it may be that the provider has it, although `lookup` does not find it. */
  horizonMs: (payload: OperationPayload) => number;
  /** Whether workers take what is executed, so that nothing is sent. */
  byWorkers: boolean;
}

/** A connector that has each payload done by the carrier of its operation. */
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
    // Governance has let nothing through to it that it does not carry.
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
