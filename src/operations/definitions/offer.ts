import type { DefinedOperation } from '../tenant-definition.ts';
import type { OfferedOperation } from './model.ts';

/** Returns the fields that do not come from storage. */
export function offerOf({
  operation,
  title,
  description,
  resourceType,
  highestRisk,
  executors,
  payloadSchema,
  resultSchema,
  schemaHash,
  display,
}: DefinedOperation): Omit<OfferedOperation, 'version' | 'retired' | 'definition'> {
  return {
    operation,
    title,
    description,
    resourceType,
    highestRisk,
    executors,
    payloadSchema,
    resultSchema,
    schemaHash,
    display,
  };
}
