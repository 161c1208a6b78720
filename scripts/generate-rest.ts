/**
 * Generates `generated/rest/` and `generated/chat/` from the bundled OpenAPI contracts: each published bundle, its
 * types, the compiled validators and the route table. Everything that these doors do by contract comes from here. Also
 * generates the JSON Schema for the operations that tenants define.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SchemaObject } from 'ajv';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { ROOT } from './development.ts';
import {
  bundledContract,
  type Contract,
  METHODS,
  type Operation,
  type Parameter,
  publishedFiles,
  resolveRef,
  withOpenAnswers,
} from './http-contract.ts';
import { assertOneProblemPerPattern, writtenDocuments } from './pattern-problems.ts';
import { BANNER, closeSchemas, compileValidators, schemasForAjv, validatorTypes } from './validators.ts';

interface OperationEntry {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

function operationsOf(contract: Contract): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([routePath, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const operation = item[method] as Operation;
      const shared = (item['parameters'] ?? []) as Operation['parameters'];
      const parameters = [...(shared ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolveRef<Parameter>(contract, parameter),
      );
      return { method: method.toUpperCase(), path: routePath, operation, parameters };
    }),
  );
}

function parameterSchema(entry: OperationEntry, location: Parameter['in']): SchemaObject | undefined {
  const parameters = entry.parameters.filter((parameter) => parameter.in === location);
  if (location !== 'query' && parameters.length === 0) return undefined;
  const nameOf = (parameter: Parameter) => (location === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
    required: parameters.filter((parameter) => parameter.required === true).map(nameOf),
    ...(location === 'query' && entry.operation['x-ignores-unknown-query'] !== true
      ? { additionalProperties: false }
      : {}),
  };
}

const validatorName = (operationId: string, part: string) => `${operationId}_${part}`;

function requestValidators(entries: OperationEntry[]) {
  const bodies: Record<string, SchemaObject> = {};
  const parameters: Record<string, SchemaObject> = {};
  for (const entry of entries) {
    const { operationId, requestBody } = entry.operation;
    if (entry.operation['x-ignores-request'] === true) continue;
    for (const location of ['path', 'query', 'header'] as const) {
      const schema = parameterSchema(entry, location);
      if (schema !== undefined) parameters[validatorName(operationId, location)] = schema;
    }
    const [first, ...others] = Object.values(requestBody?.content ?? {}).map((media) => media.schema);
    if (first === undefined) continue;
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) {
      throw new Error(`${operationId}: all media types of a request body must have one schema`);
    }
    bodies[validatorName(operationId, 'body')] = first;
  }
  return { bodies, parameters };
}

function responseValidators(contract: Contract, entries: OperationEntry[]): Record<string, SchemaObject> {
  const wanted: Record<string, SchemaObject> = {};
  for (const { operation } of entries) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const resolved = resolveRef<Operation['responses'][string]>(contract, response as { $ref: string });
      const schema = resolved.content?.['application/json']?.schema;
      if (schema !== undefined) wanted[validatorName(operation.operationId, status)] = schema;
    }
  }
  return { ...wanted, errorResponse: { $ref: '#/components/schemas/ErrorResponse' } };
}

/** Returns the scope that an API key needs; null if the operation needs none. */
function requiredScope(contract: Contract, { operationId, security, ...operation }: Operation): string | null {
  if (!(security ?? contract.security).some((requirement) => 'ApiKey' in requirement)) return null;
  const scope = operation['x-required-scope'];
  if (scope === undefined) throw new Error(`${operationId}: x-required-scope is missing`);
  return scope === 'none' ? null : scope;
}

function routeTable(contract: Contract, entries: OperationEntry[]): string {
  const { bodies, parameters } = requestValidators(entries);
  const routes = entries.map((entry) => {
    const { operation } = entry;
    const scope = requiredScope(contract, operation);
    const part = (table: Record<string, SchemaObject>, module: string, name: string) => {
      const key = validatorName(operation.operationId, name);
      return key in table ? `${module}.${key}` : 'undefined';
    };
    return `  ${operation.operationId}: {
    operationId: '${operation.operationId}',
    method: '${entry.method}',
    path: '${entry.path}',
    requiredScope: ${scope === null ? 'null' : `'${scope}'`},
    ignoresRequest: ${operation['x-ignores-request'] === true},
    bodyRequired: ${operation.requestBody?.required === true},
    mediaTypes: ${JSON.stringify(Object.keys(operation.requestBody?.content ?? {}))},
    statuses: [${Object.keys(operation.responses).join(', ')}],
    validate: {
      path: ${part(parameters, 'parameters', 'path')},
      query: ${part(parameters, 'parameters', 'query')},
      header: ${part(parameters, 'parameters', 'header')},
      body: ${part(bodies, 'bodies', 'body')},
    },
  },`;
  });
  return `${BANNER}import * as bodies from './body-validators.js';
import * as parameters from './parameter-validators.js';

/** Every operation of the contract by its operationId. Paths are OpenAPI templates. */
export const routes = {
${routes.join('\n')}
} as const;
`;
}

/** Contracts by name, each with its folder under generated/. */
const CONTRACTS = [
  ['public-api', 'rest'],
  ['chat-integration', 'chat'],
] as const;

async function generate(name: string, folder: string): Promise<void> {
  const target = path.join(ROOT, 'generated', folder);
  await mkdir(target, { recursive: true });

  const contract = await bundledContract(name);
  const published = name === 'public-api' ? withOpenAnswers(contract) : contract;
  const entries = operationsOf(contract);
  const schemas = schemasForAjv(contract.components.schemas);
  const { bodies, parameters } = requestValidators(entries);
  const responses = responseValidators(contract, entries);
  const types = await openapiTypescript(JSON.stringify(contract), { defaultNonNullable: false });

  const files: Record<string, string> = {
    ...publishedFiles(name, published),
    'types.ts': `${BANNER}${astToString(types)}`,
    'body-validators.js': compileValidators(schemas, bodies, { coerceTypes: false, toldToCallers: true }),
    'body-validators.d.ts': validatorTypes(Object.keys(bodies)),
    'parameter-validators.js': compileValidators(schemas, parameters, { coerceTypes: true, toldToCallers: true }),
    'parameter-validators.d.ts': validatorTypes(Object.keys(parameters)),
    'response-validators.js': compileValidators(closeSchemas(schemas), responses, {
      coerceTypes: false,
      toldToCallers: false,
    }),
    'response-validators.d.ts': validatorTypes(Object.keys(responses)),
    'routes.ts': routeTable(contract, entries),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/${folder}: ${entries.length} operations, ${Object.keys(schemas).length} schemas\n`);
}

/** Generates the JSON Schema of operation definitions. All its references point into the schema itself. */
async function generateDefinitionSchema(): Promise<void> {
  const { components } = await bundledContract('operation-definition');
  const { OperationDefinition: definition, ...others } = JSON.parse(
    JSON.stringify(components.schemas).replaceAll('"#/components/schemas/', '"#/$defs/'),
  ) as Record<string, SchemaObject>;
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...definition, $defs: others };
  const target = path.join(ROOT, 'generated/rest/operation-definition.schema.json');
  await writeFile(target, `${JSON.stringify(schema, null, 2)}\n`);
}

assertOneProblemPerPattern(writtenDocuments());
for (const [name, folder] of CONTRACTS) await generate(name, folder);
await generateDefinitionSchema();
