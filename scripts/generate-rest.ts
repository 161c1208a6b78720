/**
 * Generates `generated/rest/` and `generated/chat/` from the bundled OpenAPI contracts: each bundle itself, its types, the
 * compiled validators and the route table. Everything that these doors do by contract comes from here.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { SchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: SchemaObject;
}

interface Operation {
  operationId: string;
  'x-required-scope'?: string;
  'x-ignores-request'?: boolean;
  'x-ignores-unknown-query'?: boolean;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: SchemaObject }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: SchemaObject }> }>;
}

interface Contract extends Json {
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, SchemaObject> } & Record<string, Record<string, unknown>>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
const BANNER = '// Generated from contracts/openapi by `make generate`. Do not edit.\n';

// Both packages are CommonJS with a `default` export, which Node and TypeScript see one level apart.
const standaloneCode = standaloneModule.default;
const addFormats = addFormatsModule.default;

function resolveRef<T>(contract: Contract, value: T | { $ref: string }): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const target = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], contract);
  if (target === undefined) throw new Error(`The contract has no ${value.$ref}`);
  return resolveRef(contract, target as T);
}

/** The schemas of the contract as Ajv reads them: `discriminator.mapping` is an OpenAPI notion that it refuses. */
function schemasForAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const text = JSON.stringify(schemas, (key, value: unknown) => {
    if (key !== 'discriminator' || typeof value !== 'object' || value === null) return value;
    return { propertyName: (value as Json)['propertyName'] };
  });
  return JSON.parse(text) as Record<string, SchemaObject>;
}

/** Closes every object schema that leaves `additionalProperties` open, so that tests see undocumented fields. */
function closeSchemas(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
    if ('properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
    return copy;
  };
  return close(schemas) as Record<string, SchemaObject>;
}

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

const DOCUMENT_ID = 'contract';

/** One ES module of validators, one export per entry of `wanted`; see the Ajv manual, "Standalone validation code". */
function compileValidators(
  schemas: Record<string, SchemaObject>,
  wanted: Record<string, SchemaObject>,
  options: { coerceTypes: boolean },
): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    coerceTypes: options.coerceTypes,
    strict: true,
    strictTypes: true,
    allowUnionTypes: true,
    discriminator: true,
    // Defaults document what the service does; the services apply them, so that every door does the same.
    useDefaults: false,
    ownProperties: true,
    unicodeRegExp: true,
  });
  addFormats(ajv);
  const inAjvTerms = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', `"${DOCUMENT_ID}#/$defs/`)) as T;
  ajv.addSchema({ $id: DOCUMENT_ID, $defs: inAjvTerms(schemas) });
  const exportsOf: Record<string, string> = {};
  for (const [name, schema] of Object.entries(wanted)) {
    ajv.addSchema({ ...inAjvTerms(schema), $id: name });
    exportsOf[name] = name;
  }
  const code = standaloneCode(ajv, exportsOf).replace(/^"use strict";/, '');
  // Standalone ESM code still reaches for Ajv's helpers through `require`.
  return `${BANNER}import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}\n`;
}

function validatorTypes(names: string[]): string {
  const lines = names.map((name) => `export declare const ${name}: Validator;`);
  return `${BANNER}import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise \`errors\` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

${lines.join('\n')}
`;
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

/** The scope that an API key needs; null where none is asked for. */
function requiredScope(contract: Contract, { operationId, security, ...operation }: Operation): string | null {
  if (!(security ?? contract.security).some((requirement) => 'ApiKey' in requirement)) return null;
  const scope = operation['x-required-scope'];
  if (scope === undefined) throw new Error(`${operationId}: x-required-scope is missing`);
  return scope;
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

const ROOT = path.resolve(import.meta.dirname, '..');

/** Each contract by its name, and the folder under generated/ of what is made of it. */
const CONTRACTS = [
  ['public-api', 'rest'],
  ['chat-integration', 'chat'],
] as const;

async function generate(name: string, folder: string): Promise<void> {
  const target = path.join(ROOT, 'generated', folder);
  await mkdir(target, { recursive: true });

  const { bundle: bundled, problems } = await bundle({
    ref: path.join(ROOT, `contracts/openapi/${name}.openapi.yaml`),
    config: await createConfig({}),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  const contract = JSON.parse(JSON.stringify(bundled.parsed)) as Contract;

  const entries = operationsOf(contract);
  const schemas = schemasForAjv(contract.components.schemas);
  const { bodies, parameters } = requestValidators(entries);
  const responses = responseValidators(contract, entries);
  const types = await openapiTypescript(JSON.stringify(contract), { defaultNonNullable: false });

  const files: Record<string, string> = {
    [`${name}.openapi.yaml`]: stringify(contract, { lineWidth: 120, aliasDuplicateObjects: false }),
    [`${name}.openapi.json`]: `${JSON.stringify(contract, null, 2)}\n`,
    'types.ts': `${BANNER}${astToString(types)}`,
    'body-validators.js': compileValidators(schemas, bodies, { coerceTypes: false }),
    'body-validators.d.ts': validatorTypes(Object.keys(bodies)),
    'parameter-validators.js': compileValidators(schemas, parameters, { coerceTypes: true }),
    'parameter-validators.d.ts': validatorTypes(Object.keys(parameters)),
    'response-validators.js': compileValidators(closeSchemas(schemas), responses, { coerceTypes: false }),
    'response-validators.d.ts': validatorTypes(Object.keys(responses)),
    'routes.ts': routeTable(contract, entries),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/${folder}: ${entries.length} operations, ${Object.keys(schemas).length} schemas\n`);
}

for (const [name, folder] of CONTRACTS) await generate(name, folder);
