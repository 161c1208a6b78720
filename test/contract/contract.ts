import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  description?: string;
  example?: unknown;
  examples?: unknown[];
  enum?: string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  allOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  [keyword: string]: unknown;
}

export interface MediaNode {
  schema: SchemaNode;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface ParameterNode {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: SchemaNode;
  example?: unknown;
}

export interface HeaderNode {
  description?: string;
  schema: SchemaNode;
  example?: unknown;
}

export interface LinkNode {
  description?: string;
  operationId: string;
  /** Runtime expressions by parameter name. */
  parameters: Record<string, string>;
}

export interface ResponseNode {
  description?: string;
  links?: Record<string, LinkNode>;
  headers?: Record<string, HeaderNode>;
  content?: Record<string, MediaNode>;
}

export interface OperationNode {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-required-scope'?: string;
  'x-ignores-request'?: boolean;
  parameters?: ParameterNode[];
  requestBody?: { required?: boolean; content: Record<string, MediaNode> };
  responses: Record<string, ResponseNode>;
}

export interface ContractNode {
  openapi: string;
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationNode> & { parameters?: ParameterNode[] }>;
  components: { schemas: Record<string, SchemaNode> };
}

const GENERATED = path.resolve(import.meta.dirname, '../../generated');

export const CONTRACT_FILE = path.join(GENERATED, 'rest/public-api.openapi.json');

/** Both HTTP contracts as YAML, the form that people read. */
export const CONTRACT_TEXTS = ['rest/public-api', 'chat/chat-integration'].map(
  (name) => [name, readFileSync(path.join(GENERATED, `${name}.openapi.yaml`), 'utf8')] as const,
);

/** Returns a fresh copy of the bundled contract, because openapi-backend writes into the copy that it gets. */
export function readContract(): ContractNode {
  return JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractNode;
}

/** Returns the target of a `$ref` inside the contract. Returns any other value unchanged. */
export function resolve<T>(contract: object, node: T): T {
  const ref = (node as { $ref?: string }).$ref;
  if (ref === undefined) return node;
  const target = ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], contract);
  if (target === undefined) throw new Error(`The contract has no ${ref}`);
  return resolve(contract, target as T);
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export interface OperationEntry {
  method: string;
  path: string;
  operation: OperationNode;
  /** Parameters of the operation and of its path, with references resolved. */
  parameters: ParameterNode[];
}

/** Returns every operation of the contract. */
export function operationsOf(contract: ContractNode): OperationEntry[] {
  return Object.entries(contract.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = all.map((parameter) => resolve(contract, parameter));
      return [{ method: method.toUpperCase(), path: template, operation, parameters }];
    }),
  );
}
