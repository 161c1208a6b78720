import { OperationRisk, OperationStatus } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { inWords } from '../operations/labels.ts';
import { providerWordsOf } from '../providers/labels.ts';

export const OPERATION_STATUS_LABELS = {
  [OperationStatus.UNSPECIFIED]: 'No status',
  [OperationStatus.ACTIVE]: 'Active',
  [OperationStatus.RETIRED]: 'Retired',
} as const satisfies Record<OperationStatus, string>;

export const OPERATION_RISK_LABELS = {
  [OperationRisk.UNSPECIFIED]: 'Unknown',
  [OperationRisk.LOW]: 'Low',
  [OperationRisk.MEDIUM]: 'Medium',
  [OperationRisk.HIGH]: 'High',
} as const satisfies Record<OperationRisk, string>;

/** Returns the kinds of integration that execute an operation, in one line. */
export function executorsText(executors: readonly string[]): string {
  return executors.map((kind) => providerWordsOf(kind)?.kind ?? inWords(kind)).join(', ');
}
