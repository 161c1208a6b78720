import type { OfferedOperation } from '../../../operations/index.ts';
import type { Schemas } from './schemas.ts';

/**
 * Converts an operation.
 * @param problem Reason why no proposal of this operation can be executed; null if there is none.
 */
export function toApiOperation(operation: OfferedOperation, problem: string | null): Schemas['Operation'] {
  return {
    operation: operation.operation,
    version: operation.version,
    status: operation.retired ? 'retired' : 'active',
    title: operation.title,
    description: operation.description,
    resource_type: operation.resourceType,
    highest_risk: operation.highestRisk,
    executors: [...operation.executors],
    payload_schema: operation.payloadSchema,
    result_schema: operation.resultSchema,
    schema_hash: operation.schemaHash,
    problem,
  };
}
