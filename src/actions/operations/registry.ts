import type { OperationPayload } from '../../integrations/connectors/connector.ts';
import type { IntegrationKind } from '../../integrations/model.ts';
import { commerceRefund } from './commerce-refund.ts';
import type { Operation } from './operation.ts';

/** Every operation by its name. */
export const OPERATIONS: { [Type in OperationPayload['type']]: Operation<Extract<OperationPayload, { type: Type }>> } =
  {
    commerce_refund: commerceRefund,
  };

/** What integrations of a kind can do, and to which kind of resource. */
export function operationsOf(kind: IntegrationKind): { operation: OperationPayload['type']; resourceType: string }[] {
  return Object.entries(OPERATIONS)
    .filter(([, { integrationKinds }]) => integrationKinds.includes(kind))
    .map(([name, { resourceType }]) => ({ operation: name as OperationPayload['type'], resourceType }));
}
