import type { JsonValue } from '../../platform/canonical-json.ts';
import { type OperationTypes, payloadTypeOf } from '../payload-type.ts';
import { type KnownOperationName, OPERATIONS } from '../registry.ts';
import { hashOfSchema, payloadSchemas } from '../schema-hash.ts';
import type { OfferedOperation } from './model.ts';

export function builtInTypes(contract: unknown): OperationTypes {
  const types = [...payloadSchemas(contract)].map(([name, schema]) => [name, payloadTypeOf(schema)] as const);
  return Object.fromEntries(types);
}

/** @param executorsOf Returns the kinds of integration that execute an operation. */
export function builtInOperations(
  contract: unknown,
  executorsOf: (operation: KnownOperationName) => string[],
): OfferedOperation[] {
  return [...payloadSchemas(contract)].map(([name, payloadSchema]) => {
    const { version, title, resourceType, highestRisk, resultSchema } = OPERATIONS[name];
    return {
      operation: name,
      version,
      retired: false,
      title,
      description: String(payloadSchema['description'] ?? title),
      resourceType,
      highestRisk,
      executors: executorsOf(name),
      payloadSchema,
      resultSchema: resultSchema as unknown as { [keyword: string]: JsonValue },
      schemaHash: hashOfSchema(payloadSchema),
      display: null,
      definition: null,
    };
  });
}
