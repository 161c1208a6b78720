/**
 * Generates `generated/mcp/` from `contracts/openapi/agents/mcp-tools.yaml`: the catalogue of tools with schemas
 * without references, their types, the compiled validators of inputs and, for tests, of outputs. Adds the published
 * contract for fetching packets.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { bundledContract, publishedFiles } from './http-contract.ts';
import { PROBLEM } from './pattern-problems.ts';
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

/** Replaces references in a schema by their targets. Members beside a reference override those of its target. */
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
  if (!isObject(named)) throw new Error(`${path.relative(ROOT, file)} refers to ${reference}, which does not exist`);
  return { ...(inline(named, target) as Json), ...own };
}

/**
 * Returns a schema of the contract with all references replaced, the form in which arguments and results are checked.
 */
function schemaOf(schema: Json): Json {
  return inline(schema, CONTRACT) as Json;
}

/**
 * Keywords that are not published in the catalogue. Models do not need them, and the clients of some models cannot read
 * them: Google's client fails on `additionalProperties`, drops `const`, and accepts no `format` of strings but
 * `date-time`. The door still checks them, and reports problems.
 */
const UNPUBLISHED = [
  PROBLEM,
  'additionalProperties',
  'examples',
  'pattern',
  'minLength',
  'minItems',
  'maxProperties',
  'uniqueItems',
  'discriminator',
  'if',
  'then',
];

/** Removes members with the given names from a schema, at any depth. */
function without(names: readonly string[], schema: Json): Json {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (names.includes(key) ? undefined : value))) as Json;
}

const isListed = (property: unknown) => !(isObject(property) && property['x-unlisted'] === true);

/**
 * Merges a union of known kinds and its alternative into a single union, which is shorter and equivalent. The type is
 * dropped, because each kind states it.
 */
function withJoinedUnions({ anyOf, type: _, ...schema }: Json): Json {
  const [known = {}, ...others] = anyOf as Json[];
  return { ...schema, anyOf: [...((known['oneOf'] ?? [known]) as Json[]), ...others] };
}

/** Returns true if a keyword is published. */
function isPublished(name: string, value: unknown): boolean {
  if (name === 'required') return (value as []).length > 0;
  return name === 'format' ? value === 'date-time' : !UNPUBLISHED.includes(name);
}

/** Returns the published form of a tool's arguments, described at the head of the contract. */
function publishedInput(written: Json, depth = 0): Json {
  const schema = 'anyOf' in written ? withJoinedUnions(written) : written;
  const entries = Object.entries(schema)
    .filter(([name, value]) => isPublished(name, value))
    .map(([name, value]): [string, unknown] => {
      if (name === 'description')
        return [name, depth > 1 ? firstSentence(value as string) : onOneLine(value as string)];
      if (name === 'properties') {
        const listed = Object.entries(value as Record<string, Json>).filter(([, property]) => isListed(property));
        return [
          name,
          Object.fromEntries(listed.map(([field, property]) => [field, publishedInput(property, depth + 1)])),
        ];
      }
      if (name === 'anyOf') return [name, (value as Json[]).map((branch) => publishedInput(branch, depth + 1))];
      return [name, name === 'items' ? publishedInput(value as Json, depth + 1) : value];
    });
  // The tool's description covers the arguments as a whole, and the kind of a payload needs no description.
  const isSaid = depth === 0 || (depth > 1 && Array.isArray(schema['enum']) && schema['enum'].length === 1);
  return Object.fromEntries(entries.filter(([name]) => !(isSaid && name === 'description')));
}

/** Returns the published form of a result: its members with their types, and the required ones. */
function publishedOutput({ properties, required }: Json): Json {
  const members = Object.entries(properties as Record<string, Json>)
    .filter(([, property]) => isListed(property))
    .map(([name, { type }]) => [name, type === undefined ? {} : { type }]);
  const always = (required as string[]).length === 0 ? {} : { required };
  return { type: 'object', ...always, properties: Object.fromEntries(members) };
}

const firstSentence = (text: string) => onOneLine(text).replace(/[.;:] .*$|\.$/, '');

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function catalogue(contract: Contract, version: string, tools: Record<string, Tool>): string {
  const entries = Object.entries(tools).map(([name, { title, description, scope, annotations, input, output }]) => {
    const published = {
      name,
      title,
      description: onOneLine(description),
      inputSchema: publishedInput(input),
      outputSchema: publishedOutput(output),
      annotations,
    };
    const json = JSON.stringify(published, null, 2).replaceAll('\n', '\n    ');
    return `  ${name}: {\n    scope: '${scope}',\n    validate: inputs.${name},\n    published: ${json},\n  },`;
  });
  const { name, title, instructions } = contract.server;
  return `${BANNER}import * as inputs from './input-validators.js';

/** Name, title and version of the server. */
export const serverInfo = ${JSON.stringify({ name, title, version }, null, 2)} as const;

/** Advice about the server as a whole, for clients to pass on to their models. */
export const instructions = ${JSON.stringify(onOneLine(instructions))};

/** Every tool by its name: the scope that it needs, the validator of its arguments, and its entry in \`tools/list\`. */
export const tools = {
${entries.join('\n')}
} as const;
`;
}

/**
 * Returns the complete schemas of all tools, which releases are compared by: see `scripts/compatibility/mcp-tools.ts`.
 */
function contractOf(tools: Record<string, Tool>): string {
  const whole = (schema: Json) => without([PROBLEM, 'discriminator', 'x-unlisted', 'examples'], schema);
  const entries = Object.entries(tools);
  const catalogue = {
    tools: entries.map(([name, { title, description, input, output, annotations }]) => ({
      name,
      title,
      description: onOneLine(description),
      inputSchema: whole(input),
      outputSchema: whole(output),
      annotations,
    })),
    scopes: Object.fromEntries(entries.map(([name, { scope }]) => [name, scope])),
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
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
        schemas.map(([name, schema]) => [name, without(['discriminator', 'x-unlisted'], schema as Json)]),
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
    schemasForAjv(
      Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, without(['x-unlisted'], tool[part])])),
    );
  const inputs = schemasBy('input');
  const outputs = closeSchemas(schemasBy('output'));
  const files: Record<string, string> = {
    ...publishedFiles('evidence-packets', await bundledContract('agents/evidence-packets')),
    'tools.ts': catalogue(contract, version, tools),
    'catalogue.json': contractOf(tools),
    'types.ts': await typesOf(tools),
    'input-validators.js': compileValidators({}, inputs, { coerceTypes: false, toldToCallers: true }),
    'input-validators.d.ts': validatorTypes(Object.keys(inputs)),
    'output-validators.js': compileValidators({}, outputs, { coerceTypes: false, toldToCallers: false }),
    'output-validators.d.ts': validatorTypes(Object.keys(outputs)),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  process.stdout.write(`generated/mcp: ${Object.keys(tools).length} tools\n`);
}

await main();
