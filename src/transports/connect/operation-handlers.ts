import {
  OperationRisk,
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import type { AdministeredOperation } from '../../operations/index.ts';
import { callOf } from './caller.ts';
import { pageOf, toApiEnum, toApiTime, toApiWaitingChange } from './common-wire.ts';
import { serve } from './services.ts';

export const operationService = serve(OperationService, ({ operations }) => ({
  async listOperations(request, context) {
    const { rows, nextPageToken } = await operations.listDefinedOperations(callOf(context), pageOf(request));
    return { operations: rows.map(toApiOperation), nextPageToken: nextPageToken ?? '' };
  },

  async getOperation({ operation }, context) {
    return { operation: toApiOperation(await operations.getDefinedOperation(callOf(context), operation)) };
  },

  async validateOperation({ text }, context) {
    const { problems, notes, operation } = await operations.validateOperation(callOf(context), text);
    const shown = operation === null ? undefined : toApiOperation({ ...operation, waiting: null });
    return { problems, notes, operation: shown };
  },

  async putOperation({ text, expectedVersion }, context) {
    const written = await operations.putOperation(callOf(context), text, Number(expectedVersion));
    return { operation: toApiOperation(written) };
  },

  async retireOperation({ operation, version }, context) {
    const retired = await operations.retireOperation(callOf(context), operation, Number(version));
    return { operation: toApiOperation(retired) };
  },

  async confirmOperation({ operation, version }, context) {
    const confirmed = await operations.confirmOperation(callOf(context), operation, Number(version));
    return { operation: toApiOperation(confirmed) };
  },
}));

function toApiOperation({ retired, definition, waiting, display, ...operation }: AdministeredOperation) {
  return {
    ...operation,
    version: BigInt(operation.version),
    status: retired ? OperationStatus.RETIRED : OperationStatus.ACTIVE,
    highestRisk: toApiEnum(OperationRisk, operation.highestRisk),
    executors: [...operation.executors],
    payloadSchema: JSON.stringify(operation.payloadSchema),
    resultSchema: JSON.stringify(operation.resultSchema),
    definition:
      definition === null
        ? undefined
        : { text: definition.text, authorName: definition.author, writtenAt: toApiTime(definition.writtenAt) },
    display: display === null ? undefined : { ...display, order: [...display.order] },
    waiting: waiting === null ? undefined : toApiWaitingChange(waiting),
  };
}
