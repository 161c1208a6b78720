import type { OperationName, OperationPayload, PayloadOf } from '../../integrations/connectors/connector.ts';
import type { IntegrationKind } from '../../integrations/model.ts';
import { chatPostMessage } from './chat-post-message.ts';
import { commerceRefund } from './commerce-refund.ts';
import type { Operation } from './operation.ts';

/** Every operation by its name. */
export const OPERATIONS: { [Name in OperationName]: Operation<PayloadOf<Name>> } = {
  commerce_refund: commerceRefund,
  chat_post_message: chatPostMessage,
};

/** The operation that a payload is of, to be asked of that payload and of no other. */
export function operationFor<Payload extends OperationPayload>(payload: Payload): Operation<Payload> {
  // That the one belongs to the other is what the table says, in a way that the compiler cannot follow.
  return OPERATIONS[payload.type] as unknown as Operation<Payload>;
}

/** What integrations of a kind can do, and to which kind of resource. */
export function operationsOf(kind: IntegrationKind): { operation: OperationName; resourceType: string }[] {
  return Object.entries(OPERATIONS)
    .filter(([, { integrationKinds }]) => integrationKinds.includes(kind))
    .map(([name, { resourceType }]) => ({ operation: name as OperationName, resourceType }));
}
