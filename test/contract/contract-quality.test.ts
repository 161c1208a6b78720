import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as bodyValidators from '../../generated/rest/body-validators.js';
import * as responseValidators from '../../generated/rest/response-validators.js';
import { SCOPES } from '../../src/call-context.ts';
import { AppError, type ErrorCode } from '../../src/errors/app-error.ts';
import { toRestError } from '../../src/errors/to-rest.ts';
import type { KeyMode } from '../../src/identity/api-keys/token.ts';
import type { LimitClass } from '../../src/identity/rate-limit/rate-limiter.ts';
import { INTEGRATION_KINDS } from '../../src/integrations/providers/registry.ts';
import type { Risk } from '../../src/operations/operation.ts';
import { OPERATIONS } from '../../src/operations/registry.ts';
import { PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';
import { STATUS_ALIASES, WORK_ITEM_STATUSES } from '../../src/work-items/status.ts';
import { ERROR_CODES } from '../support/error-codes.ts';
import { CONTRACT_TEXTS, type MediaNode, operationsOf, readContract, resolve, type SchemaNode } from './contract.ts';

const CHANGELOG = path.resolve(import.meta.dirname, '../../contracts/CHANGELOG.md');

const contract = readContract();
const operations = operationsOf(contract);
const { schemas } = contract.components;
const byOperation = operations.map((entry) => [entry.operation.operationId, entry] as const);

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormatsModule.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

interface Validator {
  (value: unknown): boolean;
  errors?: unknown;
}

/**
 * Validators that `make generate` writes, named `<operation>_body` or `<operation>_<status>`. Validators of responses
 * refuse undocumented members.
 */
const validators: Record<string, Validator> = { ...bodyValidators, ...responseValidators };

function generatedFaultsOf(name: string, value: unknown): unknown {
  const validate = validators[name];
  if (validate === undefined) return `there is no validator ${name}`;
  return validate(value) ? null : validate.errors;
}

/** Returns the errors of a value against the schema, or null if the value is valid. */
function faultsOf(schema: SchemaNode, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(value) ? null : validate.errors;
}

function valuesOf(media: MediaNode): unknown[] {
  return Object.values(media.examples ?? {}).map((example) => resolve(contract, example).value);
}

/** Returns the schema and all schemas inside it, each with its path. Each schema appears once. */
function partsOf(root: SchemaNode, name: string, seen = new Set<object>()): [name: string, schema: SchemaNode][] {
  const schema = resolve(contract, root);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  const children: [string, SchemaNode][] = [
    ...Object.entries(properties).map(([key, child]): [string, SchemaNode] => [`${name}.${key}`, child]),
    ...[...allOf, ...anyOf, ...oneOf].map((child): [string, SchemaNode] => [name, child]),
    ...(items === undefined ? [] : [[`${name}[]`, items] as [string, SchemaNode]]),
    ...(typeof additionalProperties === 'object' ? [[`${name}.*`, additionalProperties] as [string, SchemaNode]] : []),
  ];
  return [[name, schema], ...children.flatMap(([key, child]) => partsOf(child, key, seen))];
}

/** Returns the schema of the member that a JSON pointer names, as written: a reference stays a reference. */
function memberOf(root: SchemaNode, pointer: string): SchemaNode | undefined {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<SchemaNode | undefined>((parent, key) => {
    if (parent === undefined) return undefined;
    const node = resolve(contract, parent);
    const [present = node] = (node.oneOf ?? []).filter(({ type }) => type !== 'null');
    return resolve(contract, present).properties?.[key];
  }, root);
}

/** Returns the labels of an enumeration, which is closed in requests and open in answers. */
function labelsOf(name: string): string[] | undefined {
  const schema = schemas[name];
  return schema?.enum ?? (schema?.['x-extensible-enum'] as string[] | undefined);
}

/**
 * Returns true if the schema limits its values. A number needs only a minimum, because a number that is too large is
 * read as the maximum.
 */
function isLimited({ type, pattern = '', format, ...schema }: SchemaNode): boolean {
  const types = [type].flat();
  const isBounded = /^\^[^*+]*\$$/.test(String(pattern)) && !/\{\d+,\}/.test(String(pattern));
  const string = ['maxLength', 'enum', 'const'].some((keyword) => keyword in schema);
  return (
    (!types.includes('string') || string || isBounded || /^date(-time)?$/.test(String(format))) &&
    (!types.includes('array') || 'maxItems' in schema) &&
    (!(types.includes('integer') || types.includes('number')) || 'minimum' in schema)
  );
}

const isObject = ({ type, properties }: SchemaNode) => properties !== undefined || [type].flat().includes('object');

/** A union without properties of its own accepts the values of its variants. Each variant is checked separately. */
const isUnion = ({ properties, oneOf, anyOf }: SchemaNode) =>
  properties === undefined && (oneOf ?? anyOf) !== undefined;

/**
 * Schemas of values that tenants define. The contract cannot list these values; the service checks them against the
 * definitions of the tenant.
 */
const TENANTS = ['ActionOperation', 'ResourceType', 'CustomOperationPayload', 'CarriedResult'].map(
  (name) => schemas[name],
);
const isTenants = (schema: SchemaNode) => TENANTS.includes(schema);

/**
 * Returns true if the schema has an example. The properties of an object have the examples; a union needs an example of
 * one member.
 */
function hasExample(node: SchemaNode): boolean {
  const schema = resolve(contract, node);
  const { examples = [], items, anyOf = [], oneOf = [] } = schema;
  return (
    [...examples, ...(node.examples ?? [])].length > 0 ||
    isObject(schema) ||
    (items !== undefined && hasExample(items)) ||
    [...anyOf, ...oneOf].some(hasExample)
  );
}

describe.each(byOperation)('%s', (operationId, { operation, parameters }) => {
  it('has a name, a summary, a description and tags', () => {
    expect(operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(operation.summary).toMatch(/\S/);
    expect(operation.description).toMatch(/\S/);
    expect(contract.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags ?? ['no tag']));
  });

  it('names its scope, or says that it needs none', () => {
    expect([...SCOPES, 'none']).toContain(operation['x-required-scope']);
  });

  it('documents 401, 429, 500 and 503, and 403 if it needs a scope', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(['401', '429', '500', '503']));
    expect(statuses.includes('403')).toBe(operation['x-required-scope'] !== 'none');
  });

  it('documents the statuses that its body and its headers can cause', () => {
    const statuses = Object.keys(operation.responses);
    if (operation['x-ignores-request'] !== true) expect(statuses).toContain('400');
    if (operation.requestBody !== undefined) expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
    const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
    expect(statuses.includes('422')).toBe(takesKey);
    expect(statuses.includes('412')).toBe(parameters.some(({ name }) => name === 'If-Match'));
    expect(statuses.includes('304')).toBe(parameters.some(({ name }) => name === 'If-None-Match'));
  });

  it('describes each parameter, with a valid example', () => {
    for (const { name, description, example, schema } of parameters) {
      expect(description, name).toMatch(/\S/);
      expect(example, name).toBeDefined();
      expect(faultsOf(schema, example), name).toBeNull();
    }
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
  });

  it('has valid examples of each request body', () => {
    const media = Object.entries(operation.requestBody?.content ?? {});
    expect(media.length > 0).toBe(operation.requestBody !== undefined);
    for (const [type, content] of media) {
      expect(valuesOf(content).length, type).toBeGreaterThan(0);
      for (const value of valuesOf(content)) expect(generatedFaultsOf(`${operationId}_body`, value), type).toBeNull();
    }
  });

  it('has valid examples of each answer with a body, without undocumented members', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const { description, content = {} } = resolve(contract, response);
      expect(description, status).toMatch(/\S/);
      for (const media of Object.values(content)) {
        expect(valuesOf(media).length, status).toBeGreaterThan(0);
        for (const value of valuesOf(media)) {
          expect(generatedFaultsOf(`${operationId}_${status}`, value), status).toBeNull();
        }
      }
    }
  });

  it('lists each example of an error under the status of that error', () => {
    for (const [status, response] of Object.entries(operation.responses).filter(([code]) => Number(code) >= 400)) {
      const media = resolve(contract, response).content?.['application/json'] as MediaNode;
      for (const value of valuesOf(media) as { error: { code: ErrorCode; message: string } }[]) {
        const { error } = value;
        // A retry does not help if nobody has registered the source. Every other error with this code is as retryable
        // as the code itself.
        const said = error.message.includes('has no source') ? { retryable: false } : {};
        const answer = toRestError(new AppError(error.code, '', said), '');
        const { type, retryable } = answer.body.error;
        expect(answer.status, error.code).toBe(Number(status));
        expect(error, status).toMatchObject({ type, retryable });
      }
    }
  });

  it('describes each header of its answers, with a valid example', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      const headers = Object.entries(resolve(contract, response).headers ?? {});
      expect(
        headers.map(([name]) => name),
        status,
      ).toContain('X-Correlation-Id');
      for (const [name, node] of headers) {
        const { description, example, schema } = resolve(contract, node);
        expect(description, name).toMatch(/\S/);
        expect(example, name).toBeDefined();
        expect(faultsOf(schema, example), name).toBeNull();
      }
    }
  });

  it('accepts only closed objects', () => {
    const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => partsOf(schema, 'body'));
    const open = bodies.filter(
      ([, schema]) =>
        isObject(schema) && !isUnion(schema) && !isTenants(schema) && schema.additionalProperties !== false,
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });

  const requests = () => {
    const schemas = [...parameters, ...Object.values(operation.requestBody?.content ?? {})].map(({ schema }) => schema);
    return schemas.flatMap((schema) => partsOf(schema, 'request'));
  };

  // The OWASP rules ask for limits everywhere. `.spectral.yaml` says why only requests need them.
  it('accepts no value without a limit, unless it ignores the request', () => {
    const parts = operation['x-ignores-request'] === true ? [] : requests();
    expect(parts.filter(([, schema]) => !isLimited(schema)).map(([name]) => name)).toEqual([]);
  });

  it('accepts only closed enumerations', () => {
    const parts = requests();
    const open = parts.filter(([, schema]) => 'x-extensible-enum' in schema && !isTenants(schema));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  const answers = () =>
    Object.values(operation.responses).flatMap((node) => {
      const { content = {} } = resolve(contract, node);
      return Object.values(content).flatMap(({ schema }) => partsOf(schema, 'answer'));
    });

  it('answers only with open enumerations, and describes each known label', () => {
    const parts = answers();
    // An enumeration of one value names a variant of a union. The union as a whole is open.
    expect(parts.filter(([, schema]) => 'enum' in schema && schema.enum.length > 1).map(([name]) => name)).toEqual([]);
    const open = parts.filter(([, schema]) => 'x-extensible-enum' in schema);
    expect(open.length).toBeGreaterThan(0);
    for (const [name, schema] of open) {
      for (const label of schema['x-extensible-enum'] as string[]) {
        expect(schema.description, name).toContain(`\`${label}\``);
      }
    }
  });

  it('answers only with open objects', () => {
    const contents = answers();
    expect(contents.length).toBeGreaterThan(0);
    const closed = contents.filter(
      ([, schema]) => isObject(schema) && (schema['additionalProperties'] ?? true) !== true,
    );
    expect(closed.map(([name]) => name)).toEqual([]);
  });
});

it.each<SchemaNode>([
  { type: 'string' },
  { type: ['string', 'null'], pattern: '^a+$' },
  { type: 'string', pattern: 'a' },
  { type: 'string', pattern: '^a{2,}$' },
  { type: 'array', items: { type: 'boolean' } },
  { type: 'integer', maximum: 3 },
])('detects that %j has no limit', (schema) => {
  expect(isLimited(schema)).toBe(false);
});

/** Returns every description in a document. */
function descriptionsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value),
  );
}

const links = operations.flatMap(({ operation }) =>
  Object.entries(operation.responses).flatMap(([status, node]) => {
    const response = resolve(contract, node);
    return Object.entries(response.links ?? {}).map(
      ([name, link]) => [`${operation.operationId} ${status}`, name, resolve(contract, link), response] as const,
    );
  }),
);

describe.each(links)('the link from %s to %s', (_from, _name, link, { content, headers = {} }) => {
  it('leads to an existing operation, and fills each required parameter with a value of its schema', () => {
    expect(link.description).toMatch(/\.$/);
    const target = operations.find(({ operation }) => operation.operationId === link.operationId);
    const taken = new Map(target?.parameters.map((parameter) => [parameter.name, parameter]));
    const needed = [...taken.values()].filter(({ required }) => required === true).map(({ name }) => name);
    expect(Object.keys(link.parameters)).toEqual(expect.arrayContaining(needed));
    for (const [parameter, expression] of Object.entries(link.parameters)) {
      const [, header, pointer = ''] = /^\$response\.(?:header\.(.+)|body#(\/.+))$/.exec(expression) ?? [];
      expect([...taken.keys()]).toContain(parameter);
      if (header !== undefined) expect(Object.keys(headers)).toContain(header);
      else expect(memberOf(content?.['application/json']?.schema ?? {}, pointer)).toEqual(taken.get(parameter)?.schema);
    }
  });
});

describe.each(CONTRACT_TEXTS)('the descriptions of %s', (_name, text) => {
  it('have no line breaks inside paragraphs', () => {
    const descriptions = descriptionsIn(parse(text));
    expect(descriptions.length).toBeGreaterThan(50);
    expect(descriptions.filter((one) => /[^\n]\n[^\n]|^\s|\s$/.test(one))).toEqual([]);
  });

  it('have empty lines in the YAML only after sentences', () => {
    const lines = text.split('\n').slice(0, -1);
    const before = lines.filter((line, index) => line !== '' && lines[index + 1] === '');
    expect(before.length).toBeGreaterThan(2);
    expect(before.filter((line) => !/[.:?]$/.test(line))).toEqual([]);
  });
});

/** Each `oneOf` of the contract that has a discriminator, with its path. */
const unions = Object.entries(schemas).flatMap(([name, schema]) =>
  partsOf(schema, name).filter(([, part]) => part.oneOf !== undefined && part['discriminator'] !== undefined),
);

describe('the contract', () => {
  it.each(unions)('gives each variant of %s one required discriminator value', (_name, { oneOf = [], ...union }) => {
    const { propertyName, mapping } = union['discriminator'] as {
      propertyName: string;
      mapping: Record<string, string>;
    };
    const variants = oneOf.map((variant) => {
      const { required, properties } = resolve(contract, variant);
      expect(required).toContain(propertyName);
      const values = properties?.[propertyName]?.enum ?? [];
      expect(values).toHaveLength(1);
      return [values[0], variant.$ref];
    });
    expect(Object.fromEntries(variants)).toEqual(mapping);
    expect(variants).toHaveLength(Object.keys(mapping).length);
  });

  // Generators for OpenAPI 3.0 drop `const`, and their clients then accept any text.
  it('writes a single allowed value as an enumeration of one', () => {
    const constant = Object.entries(schemas).flatMap(([name, schema]) =>
      partsOf(schema, name).filter(([, part]) => 'const' in part),
    );
    expect(constant.map(([where]) => where)).toEqual([]);
  });

  // Generators make a separate type from a reference with a default. openapi-typescript makes a member with a default
  // required.
  it('has defaults only for parameters, and none beside a reference', () => {
    const beside: unknown[] = [];
    JSON.stringify(contract, (_key, node: unknown) => {
      if (typeof node === 'object' && node !== null && '$ref' in node && 'default' in node) beside.push(node);
      return node;
    });
    expect(beside).toEqual([]);
    const withDefault = Object.entries(schemas).flatMap(([name, schema]) =>
      partsOf(schema, name).filter(([, part]) => 'default' in part),
    );
    expect(withDefault.map(([name]) => name)).toEqual([]);
    const parameters = operations.flatMap((one) => one.parameters);
    expect(parameters.filter(({ schema }) => 'default' in schema).length).toBeGreaterThan(0);
  });

  it('describes the answers to requests that reach no operation', () => {
    for (const said of ['405', '431', '`HEAD`', '`Access-Control-Allow-Origin`']) {
      expect(contract.info.description).toContain(said);
    }
  });

  it('has no two operations with one id', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(Object.entries(schemas))('describes %s and each of its properties, with examples', (name, schema) => {
    expect(schema.description, name).toMatch(/\S/);
    expect(hasExample(schema), name).toBe(true);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      expect(property.description ?? resolve(contract, property).description, key).toMatch(/\S/);
      expect(hasExample(property), key).toBe(true);
    }
  });

  it.each(Object.entries(schemas))('has only valid examples of %s', (name, schema) => {
    const parts = partsOf(schema, name);
    for (const [part, node] of parts) {
      for (const example of node.examples ?? []) expect(faultsOf(node, example), part).toBeNull();
    }
    expect(parts.length).toBeGreaterThan(0);
  });

  it('lists exactly the error codes and error types of the service', () => {
    expect(labelsOf('ErrorCode')?.toSorted()).toEqual(Object.keys(ERROR_CODES).sort());
    const types = Object.keys(ERROR_CODES).map((code) => new AppError(code as ErrorCode, '').type);
    expect(labelsOf('ErrorType')?.toSorted()).toEqual([...new Set(types)].sort());
  });

  it('lists the statuses of a proposal, and the operations and resource types of the service', () => {
    expect(labelsOf('ActionProposalStatus')).toEqual([...PROPOSAL_STATUSES]);
    expect(labelsOf('ActionOperation')).toEqual(Object.keys(OPERATIONS));
    const resourceTypes = Object.values(OPERATIONS).map(({ resourceType }) => resourceType);
    expect(labelsOf('ResourceType')).toEqual([...new Set(resourceTypes)]);
  });

  it('lists the scopes of API keys, their environments and their rate limit classes', () => {
    expect(labelsOf('ApiKeyScope')).toEqual([...SCOPES]);
    expect(labelsOf('ApiKeyEnvironment')).toEqual(['test', 'live'] satisfies KeyMode[]);
    expect(labelsOf('RateLimitClass')).toEqual(['public', 'agent'] satisfies LimitClass[]);
  });

  it('lists the kinds of integrations and the risks of actions', () => {
    expect(labelsOf('IntegrationKind')).toEqual([...INTEGRATION_KINDS]);
    expect(labelsOf('ActionRisk')).toEqual(['low', 'medium', 'high'] satisfies Risk[]);
  });

  it('lists the statuses of a WorkItem and their aliases', () => {
    expect(labelsOf('WorkItemStatus')).toEqual([...WORK_ITEM_STATUSES]);
    const words = [...WORK_ITEM_STATUSES, ...Object.keys(STATUS_ALIASES)];
    expect(labelsOf('WorkItemStatusFilter')).toEqual(words);
  });
});

describe('the version of the REST and chat contracts', () => {
  it('is the last release in the changelog, and the description says so, since the service may be newer', () => {
    const changelog = readFileSync(CHANGELOG, 'utf8');
    const [, released] = /^## (\d+\.\d+\.\d+) \(/m.exec(changelog) ?? [];
    expect(CONTRACT_TEXTS).toHaveLength(2);
    for (const [, text] of CONTRACT_TEXTS) {
      const { info } = parse(text) as { info: { version: string; description: string } };
      expect(info.version).toBe(released);
      expect(info.description).toMatch(/\*\*Versions\.\*\* [^*]*last release[^*]*"Unreleased"/);
    }
  });
});
