import { chatPostMessage } from './built-in/chat-post-message/definition.ts';
import { commerceRefund } from './built-in/commerce-refund/definition.ts';
import type { Operation } from './operation.ts';
import type { DescribedAction, TenantOperationName, TenantPayload, TenantResult } from './tenant-operation.ts';

const ALL = [commerceRefund, chatPostMessage] as const;

type Known = (typeof ALL)[number];
type PayloadIn<One> = One extends Operation<infer Payload, infer _Result> ? Payload : never;
type ResultIn<One> = One extends Operation<infer _Payload, infer Result> ? Result : never;

export type KnownPayload = PayloadIn<Known>;
export type KnownOperationName = KnownPayload['type'];
export type PayloadOf<Name extends KnownOperationName> = Extract<KnownPayload, { type: Name }>;
export type ResultOf<Name extends KnownOperationName> = Extract<ResultIn<Known>, { type: Name }>;

export type OperationPayload = KnownPayload | TenantPayload;
export type OperationResult = ResultIn<Known> | TenantResult;
export type OperationName = KnownOperationName | TenantOperationName;

export const OPERATIONS = Object.fromEntries(ALL.map((one) => [one.name, one])) as unknown as {
  readonly [Name in KnownOperationName]: Operation<PayloadOf<Name>, ResultOf<Name>>;
};

/** Tenants define all other operations (`TenantOperations`). */
export function isKnownOperation(name: string): name is KnownOperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** Returns undefined for an operation that a tenant has defined. */
export function knownOperationFor<Payload extends OperationPayload>(
  payload: Payload,
): Operation<Payload, OperationResult> | undefined {
  // The table pairs each payload with its operation, in a way that the compiler cannot follow.
  return (OPERATIONS as unknown as Record<string, Operation<Payload, OperationResult>>)[payload.type];
}

export interface Describable {
  payload: OperationPayload;
  /** Set for a tenant operation: the description when the payload was proposed. */
  described?: DescribedAction;
}

/** Computes each part when it is read: an altered payload in the database may lack some, and is refused anyway. */
export function describedOf({ payload, described }: Describable): DescribedAction {
  const operation = knownOperationFor(payload);
  if (operation === undefined) {
    if (described === undefined) throw new Error(`The proposal has no description of its ${payload.type}`);
    return described;
  }
  return {
    title: operation.title,
    get summary() {
      return operation.summary(payload);
    },
    get risk() {
      return operation.risk(payload);
    },
    get resource_id() {
      return operation.resourceId(payload);
    },
    get money() {
      return operation.money?.(payload) ?? null;
    },
  };
}
