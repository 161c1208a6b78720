import { OperationRisk, OperationStatus } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { inWords } from '../operations/words.ts';
import { providerWordsOf } from '../providers/words.ts';

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

/** The kinds of integration that carry an operation out, in one line. */
export function executorsText(executors: readonly string[]): string {
  return executors.map((kind) => providerWordsOf(kind)?.kind ?? inWords(kind)).join(', ');
}
