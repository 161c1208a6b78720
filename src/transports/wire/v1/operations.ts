import type { OfferedOperation } from '../../../actions/operation-definitions/model.ts';
import type { Schemas } from './schemas.ts';

/** @param problem What keeps everything of it from being executed; null for nothing. */
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
