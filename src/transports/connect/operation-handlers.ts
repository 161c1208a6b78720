import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type OperationService as Contract,
  OperationRisk,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import type { AdministeredOperation } from '../../operations/index.ts';
import type { OperationUseCases } from '../../operations/use-cases.ts';
import { callOf } from './caller.ts';
import { pageOf } from './paging.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface OperationHandlerServices {
  operations: OperationUseCases;
}

export function createOperationHandlers({ operations }: OperationHandlerServices): ServiceImpl<typeof Contract> {
  return {
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
  };
}

const RISKS = {
  low: OperationRisk.LOW,
  medium: OperationRisk.MEDIUM,
  high: OperationRisk.HIGH,
} as const satisfies Record<AdministeredOperation['highestRisk'], OperationRisk>;

function toApiOperation({ retired, highestRisk, definition, waiting, display, ...operation }: AdministeredOperation) {
  return {
    ...operation,
    version: BigInt(operation.version),
    status: retired ? OperationStatus.RETIRED : OperationStatus.ACTIVE,
    highestRisk: RISKS[highestRisk],
    executors: [...operation.executors],
    payloadSchema: JSON.stringify(operation.payloadSchema),
    resultSchema: JSON.stringify(operation.resultSchema),
    definition:
      definition === null
        ? undefined
        : {
            text: definition.text,
            authorName: definition.author,
            writtenAt: timestampFromDate(definition.writtenAt),
          },
    display: display === null ? undefined : { ...display, order: [...display.order] },
    waiting: waiting === null ? undefined : toApiWaitingChange(waiting),
  };
}
