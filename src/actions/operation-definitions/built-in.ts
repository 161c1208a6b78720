import { PROVIDERS } from '../../integrations/providers/registry.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import { OPERATIONS } from '../operations/registry.ts';
import { hashOfSchema, payloadSchemas } from '../operations/schema-hash.ts';
import { type OperationTypes, payloadTypeOf } from '../policy-language/payload-types.ts';
import type { OfferedOperation } from './model.ts';

/** What policies may ask of the payloads of the operations that the service brings along. */
export function builtInTypes(contract: unknown): OperationTypes {
  const types = [...payloadSchemas(contract)].map(([name, schema]) => [name, payloadTypeOf(schema)] as const);
  return Object.fromEntries(types);
}

/** The operations that the service brings along, with the schemas that the contract publishes. */
export function builtInOperations(contract: unknown): OfferedOperation[] {
  return [...payloadSchemas(contract)].map(([name, payloadSchema]) => {
    const { version, title, resourceType, highestRisk, resultSchema } = OPERATIONS[name];
    const carriers = Object.entries(PROVIDERS).filter(([, { carries }]) => carries.some((one) => one === name));
    return {
      operation: name,
      version,
      retired: false,
      title,
      description: String(payloadSchema['description'] ?? title),
      resourceType,
      highestRisk,
      executors: carriers.map(([kind]) => kind),
      payloadSchema,
      resultSchema: resultSchema as unknown as { [keyword: string]: JsonValue },
      schemaHash: hashOfSchema(payloadSchema),
      display: null,
      definition: null,
    };
  });
}
