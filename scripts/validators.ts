/** Compiles JSON Schemas to modules of validators, in the same way for every contract. */
import type { CodeKeywordDefinition, SchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _, stringify } from 'ajv/dist/compile/codegen/index.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';
import { PROBLEM } from './pattern-problems.ts';

export const BANNER = '// Generated from contracts/openapi by `make generate`. Do not edit.\n';

// Both packages are CommonJS with a `default` export, which Node and TypeScript see at different levels.
const standaloneCode = standaloneModule.default;
const addFormats = addFormatsModule.default;

/**
 * Union of kinds that a member names, and of one alternative with many names, which the pattern of that member
 * recognizes.
 */
interface NamedOrOther {
  anyOf: [known: SchemaObject, other: SchemaObject];
}

const isObject = (value: unknown): value is SchemaObject => typeof value === 'object' && value !== null;

/** Keyword beside a discriminator: the kinds that callers may name. */
const KNOWN = 'x-known';

const kindsOf = (union: SchemaObject): string[] => Object.keys((union['discriminator']['mapping'] as object) ?? {});

/**
 * Converts the contract's schemas for Ajv, which refuses extensions and OpenAPI's `discriminator.mapping`. In a union
 * of known kinds and an alternative, errors are reported only for the one that the value's name selects. Discriminators
 * get the list of known kinds.
 */
export function schemasForAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const resolved = (schema: SchemaObject): SchemaObject =>
    schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? schema;
  const isNamedOrOther = (value: unknown): value is SchemaObject & NamedOrOther =>
    isObject(value) && Array.isArray(value['anyOf']) && 'discriminator' in resolved(value['anyOf'][0] as SchemaObject);
  const chosen = ({ anyOf: [known, other], ...rest }: SchemaObject & NamedOrOther): SchemaObject => {
    const union = resolved(known);
    const { propertyName } = union['discriminator'] as { propertyName: string };
    const named = (resolved(other)['properties'] as Record<string, SchemaObject>)[propertyName] ?? {};
    const [example] = (resolved(named)['examples'] as unknown[]) ?? [];
    const properties = { [propertyName]: named };
    return {
      ...rest,
      if: { type: 'object', required: [propertyName], properties, additionalProperties: true },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: other,
      else: { ...union, [KNOWN]: [...kindsOf(union), `others such as ${example}`] },
    };
  };
  const text = JSON.stringify(schemas, (key, value: unknown) => {
    if (key === 'x-extensible-enum') return undefined;
    if (key === 'discriminator' && isObject(value)) return { propertyName: value['propertyName'] };
    if (isObject(value) && isObject(value['discriminator'])) return { [KNOWN]: kindsOf(value), ...value };
    return isNamedOrOther(value) ? chosen(value) : value;
  });
  return JSON.parse(text) as Record<string, SchemaObject>;
}

/** Closes every object schema that leaves `additionalProperties` open, so that tests detect undocumented fields. */
export function closeSchemas(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
    if ('properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
    return copy;
  };
  return close(schemas) as Record<string, SchemaObject>;
}

const DOCUMENT_ID = 'contract';

export interface CompileOptions {
  coerceTypes: boolean;
  /** True if callers see the errors. Then every pattern needs a message. */
  toldToCallers: boolean;
}

/** Makes errors of `pattern` carry the contract's message, where Ajv would repeat the regular expression. */
function sayProblems(ajv: Ajv2020, { toldToCallers }: CompileOptions): void {
  const pattern = ajv.getKeyword('pattern') as CodeKeywordDefinition & { error: object };
  ajv.addKeyword({ keyword: PROBLEM, schemaType: 'string' });
  if (!toldToCallers) return;
  // The meta-schema has patterns too, but callers never see its errors. It is compiled before the keyword changes.
  ajv.validateSchema({});
  ajv.removeKeyword('pattern');
  ajv.addKeyword({
    ...pattern,
    // The keyword keeps its position, so that errors keep their order.
    before: 'format',
    error: {
      ...pattern.error,
      message({ it, parentSchema }) {
        const problem: unknown = parentSchema?.[PROBLEM];
        if (typeof problem === 'string') return stringify(problem);
        throw new Error(
          `${it.baseId} ${it.errSchemaPath}: callers cannot read this pattern; describe the problem in ${PROBLEM}`,
        );
      },
    },
  });
}

/** Makes errors of `discriminator` carry the known kinds (`params.known`). */
function sayKnownKinds(ajv: Ajv2020): void {
  const discriminator = ajv.getKeyword('discriminator') as CodeKeywordDefinition & { error: object };
  ajv.addKeyword({ keyword: KNOWN, schemaType: 'array' });
  ajv.removeKeyword('discriminator');
  ajv.addKeyword({
    ...discriminator,
    error: {
      ...discriminator.error,
      params: ({ params: { discrError, tag, tagName }, parentSchema }) =>
        _`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}, known: ${stringify(parentSchema?.[KNOWN] ?? [])}}`,
    },
  });
}

/**
 * Compiles one ES module of validators, with one export per entry of `wanted`; see the Ajv manual, "Standalone
 * validation code".
 */
export function compileValidators(
  schemas: Record<string, SchemaObject>,
  wanted: Record<string, SchemaObject>,
  options: CompileOptions,
): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    coerceTypes: options.coerceTypes,
    strict: true,
    strictTypes: true,
    allowUnionTypes: true,
    discriminator: true,
    // Defaults in schemas are documentation. The services apply them, so that every door behaves the same.
    useDefaults: false,
    ownProperties: true,
    unicodeRegExp: true,
  });
  addFormats(ajv);
  sayProblems(ajv, options);
  sayKnownKinds(ajv);
  const inAjvTerms = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', `"${DOCUMENT_ID}#/$defs/`)) as T;
  ajv.addSchema({ $id: DOCUMENT_ID, $defs: inAjvTerms(schemas) });
  const exportsOf: Record<string, string> = {};
  for (const [name, schema] of Object.entries(wanted)) {
    ajv.addSchema({ ...inAjvTerms(schema), $id: name });
    exportsOf[name] = name;
  }
  const code = standaloneCode(ajv, exportsOf).replace(/^"use strict";/, '');
  // Standalone ESM code still loads Ajv's helpers through `require`.
  return `${BANNER}import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${code}\n`;
}

export function validatorTypes(names: string[]): string {
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
