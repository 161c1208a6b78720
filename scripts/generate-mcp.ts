/**
 * Generates `generated/mcp/` from `contracts/openapi/agents/mcp-tools.yaml`: the catalogue of tools with schemas that
 * refer to nothing, their types, and the compiled validators of inputs and, for tests, of outputs.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { BANNER, closeSchemas, compileValidators, schemasForAjv, validatorTypes } from './validators.ts';

type Json = Record<string, unknown>;

interface Tool {
  title: string;
  description: string;
  scope: string;
  annotations: Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint', boolean>;
  input: Json;
  output: Json;
}

interface Contract {
  server: { name: string; title: string; instructions: string };
  tools: Record<string, Tool>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
const CONTRACTS = path.join(ROOT, 'contracts/openapi');
const CONTRACT = path.join(CONTRACTS, 'agents/mcp-tools.yaml');

const documents = new Map<string, Json>();

function documentAt(file: string): Json {
  const document = documents.get(file) ?? (parse(readFileSync(file, 'utf8')) as Json);
  documents.set(file, document);
  return document;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema with what its references name in their place; members beside a reference count more than what it names. */
function inline(schema: unknown, file: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inline(one, file));
  if (!isObject(schema)) return schema;
  const { $ref: reference, ...members } = schema;
  const own = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, inline(member, file)]));
  if (typeof reference !== 'string') return own;
  const [document = '', pointer = ''] = reference.split('#');
  const target = document === '' ? file : path.resolve(path.dirname(file), document);
  const named = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), documentAt(target));
  if (!isObject(named)) throw new Error(`${path.relative(ROOT, file)} refers to ${reference}, which is not there`);
  return { ...(inline(named, target) as Json), ...own };
}

/** One object schema of the parts of an `allOf`; what a later part says of a property is added to what earlier ones say. */
function merge(parts: Json[]): Json {
  const properties: Record<string, Json> = {};
  for (const part of parts) {
    for (const [name, property] of Object.entries((part['properties'] ?? {}) as Record<string, Json>)) {
      properties[name] = { ...properties[name], ...property };
    }
  }
  const required = parts.flatMap((part) => (part['required'] ?? []) as string[]);
  return Object.assign({}, ...parts, { properties, required });
}

function schemaOf(schema: Json): Json {
  const whole = inline(schema, CONTRACT) as Json;
  return Array.isArray(whole['allOf']) ? merge(whole['allOf'] as Json[]) : whole;
}

/**
 * The schema as clients read it: discriminators are a notion of OpenAPI, each branch has a constant instead; and models
 * pay for every word, also for line ends, and for examples of what they need not write themselves.
 */
function toJsonSchema(schema: Json, { withExamples }: { withExamples: boolean }): Json {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'discriminator' && isObject(value)) return undefined;
    if (key === 'examples' && Array.isArray(value) && !withExamples) return undefined;
    return key === 'description' && typeof value === 'string' ? onOneLine(value) : value;
  });
  return JSON.parse(text) as Json;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function catalogue(contract: Contract, version: string, tools: Record<string, Tool>): string {
  const entries = Object.entries(tools).map(([name, { title, description, scope, annotations, input, output }]) => {
    const published = {
      name,
      title,
      description: onOneLine(description),
      inputSchema: toJsonSchema(input, { withExamples: true }),
      outputSchema: toJsonSchema(output, { withExamples: false }),
      annotations: { title, ...annotations },
    };
    const json = JSON.stringify(published, null, 2).replaceAll('\n', '\n    ');
    return `  ${name}: {\n    scope: '${scope}',\n    validate: inputs.${name},\n    published: ${json},\n  },`;
  });
  const { name, title, instructions } = contract.server;
  return `${BANNER}import * as inputs from './input-validators.js';

/** Who the server says that it is. */
export const serverInfo = ${JSON.stringify({ name, title, version }, null, 2)} as const;

/** What clients may tell their models of the server as a whole. */
export const instructions = ${JSON.stringify(onOneLine(instructions))};

/** Every tool by its name: the scope that it needs, the validator of its arguments, and what \`tools/list\` says of it. */
export const tools = {
${entries.join('\n')}
} as const;
`;
}

async function typesOf(tools: Record<string, Tool>): Promise<string> {
  const schemas = Object.entries(tools).flatMap(([name, { input, output }]) => [
    [`${name}_input`, input],
    [`${name}_output`, output],
  ]);
  const document = {
    openapi: '3.1.0',
    info: { title: 'MCP tools', version: '1' },
    paths: {},
    components: {
      schemas: Object.fromEntries(
        schemas.map(([name, schema]) => [name, toJsonSchema(schema as Json, { withExamples: false })]),
      ),
    },
  };
  const members = Object.keys(tools).map(
    (name) => `  ${name}: { input: Schemas['${name}_input']; output: Schemas['${name}_output'] };`,
  );
  const types = astToString(await openapiTypescript(JSON.stringify(document), { defaultNonNullable: false }));
  return `${BANNER}${types}
type Schemas = components['schemas'];

/** Arguments and structured content of each tool. */
export interface ToolTypes {
${members.join('\n')}
}
`;
}

async function main(): Promise<void> {
  const target = path.join(ROOT, 'generated/mcp');
  await mkdir(target, { recursive: true });
  const contract = documentAt(CONTRACT) as unknown as Contract;
  const { version } = documentAt(path.join(CONTRACTS, 'public-api.openapi.yaml'))['info'] as { version: string };
  const tools = Object.fromEntries(
    Object.entries(contract.tools).map(([name, tool]) => [
      name,
      { ...tool, input: schemaOf(tool.input), output: schemaOf(tool.output) },
    ]),
  );
  const schemasBy = (part: 'input' | 'output') =>
    schemasForAjv(Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, tool[part]])));
  const inputs = schemasBy('input');
  const outputs = closeSchemas(schemasBy('output'));
  const files: Record<string, string> = {
    'tools.ts': catalogue(contract, version, tools),
    'types.ts': await typesOf(tools),
    'input-validators.js': compileValidators({}, inputs, { coerceTypes: false }),
    'input-validators.d.ts': validatorTypes(Object.keys(inputs)),
    'output-validators.js': compileValidators({}, outputs, { coerceTypes: false }),
    'output-validators.d.ts': validatorTypes(Object.keys(outputs)),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/mcp: ${Object.keys(tools).length} tools\n`);
}

await main();
