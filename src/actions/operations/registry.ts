import { chatPostMessage } from './chat-post-message/definition.ts';
import { commerceRefund } from './commerce-refund/definition.ts';
import type { Operation } from './operation.ts';
import type { TenantOperationName, TenantPayload, TenantResult } from './tenant-operation.ts';

const ALL = [commerceRefund, chatPostMessage] as const;

type Known = (typeof ALL)[number];
type PayloadIn<One> = One extends Operation<infer Payload, infer _Result> ? Payload : never;
type ResultIn<One> = One extends Operation<infer _Payload, infer Result> ? Result : never;

/** Payloads of the operations of the service. */
export type KnownPayload = PayloadIn<Known>;
export type KnownOperationName = KnownPayload['type'];
export type PayloadOf<Name extends KnownOperationName> = Extract<KnownPayload, { type: Name }>;
export type ResultOf<Name extends KnownOperationName> = Extract<ResultIn<Known>, { type: Name }>;

export type OperationPayload = KnownPayload | TenantPayload;
export type OperationResult = ResultIn<Known> | TenantResult;
export type OperationName = KnownOperationName | TenantOperationName;

/** Every operation of the service by its name. */
export const OPERATIONS = Object.fromEntries(ALL.map((one) => [one.name, one])) as unknown as {
  readonly [Name in KnownOperationName]: Operation<PayloadOf<Name>, ResultOf<Name>>;
};

/** Whether an operation is one of the service. Those of tenants are defined by these (`TenantOperations`). */
export function isKnownOperation(name: string): name is KnownOperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** The operation of the service that a payload is of; undefined for one that a tenant has defined. */
export function knownOperationFor<Payload extends OperationPayload>(
  payload: Payload,
): Operation<Payload, OperationResult> | undefined {
  // That the one belongs to the other is what the table says, in a way that the compiler cannot follow.
  return (OPERATIONS as unknown as Record<string, Operation<Payload, OperationResult>>)[payload.type];
}
