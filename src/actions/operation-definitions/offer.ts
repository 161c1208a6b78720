import type { DefinedOperation } from '../operations/tenant-definition.ts';
import type { OfferedOperation } from './model.ts';

/** What doors show of an operation, beside what its storage says. */
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
