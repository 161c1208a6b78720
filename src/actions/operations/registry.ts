import type { OperationPayload } from '../../integrations/connectors/connector.ts';
import { commerceRefund } from './commerce-refund.ts';
import type { Operation } from './operation.ts';

/** Every operation by its name. */
export const OPERATIONS: { [Type in OperationPayload['type']]: Operation<Extract<OperationPayload, { type: Type }>> } =
  {
    commerce_refund: commerceRefund,
  };
