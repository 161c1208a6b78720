/** HTTP contracts, each bundled into one document, as written and as published. */
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { SchemaObject } from 'ajv';
import { stringify } from 'yaml';
import { ROOT } from './development.ts';
import { withoutProblems } from './pattern-problems.ts';

type Json = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required?: boolean;
  schema: SchemaObject;
}

export interface Operation {
  operationId: string;
  'x-required-scope'?: string;
  'x-ignores-request'?: boolean;
  'x-ignores-unknown-query'?: boolean;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: SchemaObject }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: SchemaObject }> }>;
}

export interface Contract extends Json {
  info: { version: string };
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, SchemaObject> } & Record<string, Record<string, unknown>>;
}

/**
 * Joins the lines of each paragraph of a description. The source breaks lines at its margin, which would break
 * sentences elsewhere and add an empty line for each break to folded blocks of YAML.
 */
function wholeParagraphs(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')).join('\n\n');
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function resolveRef<T>(contract: Contract, value: T | { $ref: string }): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  const target = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], contract);
  if (target === undefined) throw new Error(`The contract has no ${value.$ref}`);
  return resolveRef(contract, target as T);
}

/** Bundles a contract into one document, without external references. @throws {Error} if the contract has errors. */
export async function bundledContract(name: string): Promise<Contract> {
  const { bundle: bundled, problems } = await bundle({
    ref: path.join(ROOT, `contracts/openapi/${name}.openapi.yaml`),
    config: await createConfig({}),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  const text = JSON.stringify(bundled.parsed, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? wholeParagraphs(value) : value,
  );
  return JSON.parse(text) as Contract;
}

/**
 * Wraps each union that is a member of another union in an `allOf`, which means the same. Without the wrapper,
 * openapi-generator creates Kotlin code that does not compile.
 */
function withUnionsApart<Published extends object>(contract: Published): Published {
  const isUnion = ({ $ref }: { $ref?: string }) =>
    $ref !== undefined && 'discriminator' in resolveRef<object>(contract as unknown as Contract, { $ref });
  const text = JSON.stringify(contract, (key, value: unknown) =>
    key === 'anyOf' && Array.isArray(value)
      ? value.map((kind: { $ref?: string }) => (isUnion(kind) ? { allOf: [kind] } : kind))
      : value,
  );
  return JSON.parse(text) as Published;
}

/** Returns the published files of a contract, by name. */
export function publishedFiles(name: string, contract: object): Record<string, string> {
  const published = withUnionsApart(withoutProblems(contract));
  return {
    [`${name}.openapi.yaml`]: stringify(published, { lineWidth: 120, aliasDuplicateObjects: false }),
    [`${name}.openapi.json`]: `${JSON.stringify(published, null, 2)}\n`,
  };
}

/** Returns the components that nodes refer to, directly or indirectly. */
function reachedFrom(contract: Contract, nodes: unknown[]): Set<unknown> {
  const reached = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node) {
      const target = resolveRef<unknown>(contract, node as { $ref: string });
      if (reached.has(target)) return;
      reached.add(target);
      visit(target);
    }
    for (const child of Object.values(node)) visit(child);
  };
  for (const node of nodes) visit(node);
  return reached;
}

/**
 * Converts an enumeration to its open form for answers. OpenAPI has several forms for labels that may be added later,
 * but all generators accept only this one. For `anyOf` with a string, those for Rust and Kotlin create types without a
 * value.
 */
function openEnumeration({ enum: labels, ...schema }: SchemaObject): SchemaObject {
  const known = (labels as string[]).map((label) => `\`${label}\``).join(', ');
  const description = `${schema['description']} Known labels: ${known}; later releases may answer with others.`;
  return { ...schema, description, 'x-extensible-enum': labels };
}

/**
 * Converts a contract to its published form, in which enumerations are open in answers, because later releases may add
 * labels, and closed in requests. An enumeration used in both stays closed under its name, and is inlined in answers.
 * The written contract, against which the service is built and tested, has only closed enumerations: the service must
 * not answer with other labels.
 */
export function withOpenAnswers(contract: Contract): Contract {
  const { schemas } = contract.components;
  const operations = Object.values(contract.paths).flatMap((item) =>
    METHODS.filter((method) => method in item).map((method) => item[method] as Operation),
  );
  const shared = Object.values(contract.paths).map((item) => item['parameters']);
  const asked = reachedFrom(contract, [...shared, ...operations.flatMap((one) => [one.parameters, one.requestBody])]);
  const answered = reachedFrom(
    contract,
    operations.map(({ responses }) => responses),
  );
  const isEnumeration = (schema: object): schema is SchemaObject => 'enum' in schema;
  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref: reference, ...beside } = node as { $ref?: string };
    if (reference !== undefined) {
      const target = resolveRef<object>(contract, { $ref: reference });
      return isEnumeration(target) && asked.has(target) ? openEnumeration({ ...target, ...beside }) : node;
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)]));
  };
  const published = Object.entries(schemas).map(([name, schema]): [string, SchemaObject] => {
    if (!answered.has(schema)) return [name, schema];
    if (isEnumeration(schema)) return [name, asked.has(schema) ? schema : openEnumeration(schema)];
    const open = opened(schema) as SchemaObject;
    if (asked.has(schema) && JSON.stringify(open) !== JSON.stringify(schema)) {
      throw new Error(`${name} has enumerations, and is used in requests and in responses; split it into two schemas.`);
    }
    return [name, open];
  });
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(published) } };
}
