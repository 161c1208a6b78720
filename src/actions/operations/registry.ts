import { chatPostMessage } from './chat-post-message/definition.ts';
import { commerceRefund } from './commerce-refund/definition.ts';
import type { Operation } from './operation.ts';

const ALL = [commerceRefund, chatPostMessage] as const;

type Known = (typeof ALL)[number];
type PayloadIn<One> = One extends Operation<infer Payload, infer _Result> ? Payload : never;
type ResultIn<One> = One extends Operation<infer _Payload, infer Result> ? Result : never;

export type OperationPayload = PayloadIn<Known>;
export type OperationResult = ResultIn<Known>;
export type OperationName = OperationPayload['type'];
export type PayloadOf<Name extends OperationName> = Extract<OperationPayload, { type: Name }>;
export type ResultOf<Name extends OperationName> = Extract<OperationResult, { type: Name }>;

/** Every operation by its name. */
export const OPERATIONS = Object.fromEntries(ALL.map((one) => [one.name, one])) as unknown as {
  readonly [Name in OperationName]: Operation<PayloadOf<Name>, ResultOf<Name>>;
};

/** The operation that a payload is of, to be asked of that payload and of no other. */
export function operationFor<Payload extends OperationPayload>(payload: Payload): Operation<Payload, OperationResult> {
  // That the one belongs to the other is what the table says, in a way that the compiler cannot follow.
  return OPERATIONS[payload.type] as unknown as Operation<Payload, OperationResult>;
}
