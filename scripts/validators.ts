/** Compiles JSON Schemas to modules of validators, the same for every contract. */
import type { SchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import addFormatsModule from 'ajv-formats';

type Json = Record<string, unknown>;

export const BANNER = '// Generated from contracts/openapi by `make generate`. Do not edit.\n';

// Both packages are CommonJS with a `default` export, which Node and TypeScript see one level apart.
const standaloneCode = standaloneModule.default;
const addFormats = addFormatsModule.default;

/** The schemas of the contract as Ajv reads them: `discriminator.mapping` is an OpenAPI notion that it refuses. */
export function schemasForAjv(schemas: Record<string, SchemaObject>): Record<string, SchemaObject> {
  const text = JSON.stringify(schemas, (key, value: unknown) => {
    if (key !== 'discriminator' || typeof value !== 'object' || value === null) return value;
    return { propertyName: (value as Json)['propertyName'] };
  });
  return JSON.parse(text) as Record<string, SchemaObject>;
}

/** Closes every object schema that leaves `additionalProperties` open, so that tests see undocumented fields. */
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

/** One ES module of validators, one export per entry of `wanted`; see the Ajv manual, "Standalone validation code". */
export function compileValidators(
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
