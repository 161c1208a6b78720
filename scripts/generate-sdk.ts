/**
 * Generates `generated/sdk/<language>/` from the bundled contract, with openapi-generator and our configuration,
 * templates and hand-written layers in `contracts/sdk/`. Arguments restrict it to the languages that they name. Needs
 * Java.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './development.ts';
import { bundledContract } from './http-contract.ts';
import { ensureGenerator, generator, run } from './openapi-generator.ts';
import { withoutProblems } from './pattern-problems.ts';

type Json = Record<string, unknown>;

const LANGUAGES = ['typescript', 'python', 'go', 'java'] as const;
const CONFIGURATION = path.join(ROOT, 'contracts/sdk');
const TARGET = path.join(ROOT, 'generated/sdk');
const PREPARED = path.join(ROOT, '.workgate/sdk-contract.json');
/** Requests that all SDKs must accept or refuse alike. An SDK with tests of its own reads a copy at the path below. */
const VECTORS = path.join(ROOT, 'test/fixtures/webhooks/vectors.json');
const VECTORS_OF: Partial<Record<string, string>> = {
  go: 'testdata/webhooks.json',
  java: 'src/test/resources/webhooks.json',
};

/** List of generated files that we do not want, such as CI of other projects and scripts that push. */
const IGNORED = path.join(CONFIGURATION, 'generator-ignore');

/** Commands that format the output of a language, where one is available. */
const FORMATTERS: Partial<Record<string, string[]>> = {
  typescript: ['biome', 'check', '--write', '--log-level=error', '--config-path=contracts/sdk/typescript/format.json'],
};

/**
 * Constraints that only the service checks. An SDK that checked them too would refuse values that a later service
 * allows.
 */
const CONSTRAINTS = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
];

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

interface Components {
  schemas: Record<string, Json>;
  parameters: Record<string, Json>;
}

interface Content {
  content?: Record<string, { schema: { $ref: string } }>;
}

interface Operation {
  parameters?: Json[];
  requestBody?: { required?: boolean } & Content;
  responses: Record<string, Content>;
  [extension: `x-${string}`]: unknown;
}

const nameOf = (reference: unknown) => String(reference).split('/').at(-1) ?? '';

/**
 * Adds hints for the templates to a schema: the kinds of types that it uses, for languages that import each kind; field
 * names that contain capitals, unlike all others; and booleans that callers must choose. The last hint keeps languages
 * from sending `false` for an omitted value.
 */
function describeFields(schema: Json, { schemas }: Components): void {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const fields = properties.map(([, property]) => ({ ...schemas[nameOf(property['$ref'])], ...property }));
  const uses = {
    time: fields.some(({ format }) => format === 'date-time' || format === 'date'),
    object: fields.some((field) => field['type'] === 'object' && !('properties' in field || 'oneOf' in field)),
    constant: fields.some((field) => 'x-constant' in field),
    nullable: fields.some((field) =>
      JSON.stringify([field['type'], field['anyOf'], field['oneOf']]).includes('"null"'),
    ),
    alias: properties.some(([name]) => /[A-Z]/.test(name)),
  };
  const standard = uses.time || uses.object || uses.constant || (uses.nullable && schema['x-closed'] === true);
  schema['x-uses'] = { ...uses, standard };
  const required = (schema['required'] ?? []) as string[];
  for (const [name, property] of properties) {
    if (/[A-Z]/.test(name)) property['x-wire-name'] = name;
    const isChoice = schema['x-closed'] === true && property['type'] === 'boolean' && required.includes(name);
    if (isChoice) property['x-choice'] = true;
  }
}

const schemaOf = (holder: Content | undefined) => holder?.content?.['application/json']?.schema.$ref;

/** Returns true if a union is used in answers, where later releases may add kinds. Unions of requests are closed. */
function isOpenUnion(schema: Json, { schemas }: Components): boolean {
  if (schema['discriminator'] === undefined) return false;
  const kinds = (schema['oneOf'] as Json[]).map((kind) => schemas[nameOf(kind['$ref'])]);
  return kinds.every((kind) => kind?.['additionalProperties'] !== false);
}

/**
 * Replaces each union of known kinds and a catch-all alternative by a union of the known kinds. SDKs read the
 * alternative in answers as a kind that they do not know. For requests, `x-custom-kind` makes the templates generate a
 * type for it.
 */
function joinUnions({ schemas }: Components): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const [known, other, ...more] = ((schema['anyOf'] ?? []) as Json[]).map(({ $ref }) => nameOf($ref));
    const union = schemas[known ?? ''];
    if (known === undefined || other === undefined || more.length > 0 || union?.['discriminator'] === undefined)
      continue;
    const isAsked = (schemas[other]?.['maxProperties'] ?? null) !== null;
    schemas[name] = { ...union, description: schema['description'], ...(isAsked ? { 'x-custom-kind': true } : {}) };
    delete schemas[known];
    delete schemas[other];
  }
}

/** Returns true if a body is optional and has no properties. */
function isEmptyBody(operation: Operation | undefined, { schemas }: Components): boolean {
  const schema = schemas[nameOf(schemaOf(operation?.requestBody))];
  return operation?.requestBody?.required === false && Object.keys(schema?.['properties'] ?? {}).length === 0;
}

/**
 * Marks operations that answer in pages for the templates. `x-pages` names the parameter that takes the token (itself
 * marked `x-page-token`), the field with the next token, the field with the entries, and the type of an entry.
 */
function describePages(operation: Operation, { schemas, parameters }: Components): void {
  const token = operation.parameters
    ?.map((parameter) => ('$ref' in parameter ? parameters[nameOf(parameter['$ref'])] : parameter))
    .find((parameter) => parameter?.['name'] === 'page_token' || parameter?.['name'] === 'cursor');
  const page = schemas[nameOf(schemaOf(operation.responses['200']))];
  if (token === undefined || page === undefined) return;
  const properties = Object.entries(page['properties'] as Record<string, { items?: { $ref?: string } }>);
  const [items, entries] = properties.find(([, { items }]) => items?.$ref !== undefined) ?? [];
  token['x-page-token'] = true;
  operation['x-pages'] = {
    token: token['name'],
    next: `next_${token['name']}`,
    items,
    entry: nameOf(entries?.items?.$ref),
  };
}

const COMMENT_COLUMNS = 110;

/** Wraps a description into lines that fit into comments of source code. */
function wrap(description: string): string {
  const lines = description.split('\n').flatMap((paragraph) => {
    const wrapped = [''];
    for (const word of paragraph.split(' ')) {
      const line = wrapped.at(-1) ?? '';
      if (line === '') wrapped[wrapped.length - 1] = word;
      else if (line.length + 1 + word.length <= COMMENT_COLUMNS) wrapped[wrapped.length - 1] = `${line} ${word}`;
      else wrapped.push(word);
    }
    return wrapped;
  });
  return lines.join('\n');
}

/**
 * Prepares the contract for SDKs. Removes operations that are always refused, constraints, examples, bodies without
 * properties, and the scope `none`. Shortens the API description to one sentence, since every generated file repeats
 * it. Adds hints that templates cannot derive themselves: `x-constant`, `x-choice`, `x-closed`, `x-custom-kind`,
 * `x-open-union`, `x-pages`, `x-uses`, `x-wire-name`.
 */
function prepare(contract: Json): Json {
  const visit = (node: unknown, key = ''): unknown => {
    if (Array.isArray(node)) return node.map((entry) => visit(entry));
    if (key === 'description' && typeof node === 'string') return wrap(node);
    if (typeof node !== 'object' || node === null) return node;
    const isMap = key === 'properties' || key === 'schemas' || key === 'paths' || key === 'parameters';
    const entries = Object.entries(node)
      .filter(([name]) => isMap || !(CONSTRAINTS.includes(name) || name === 'examples' || name === 'example'))
      .map(([name, value]) => {
        // All languages treat the labels of enumerations as open.
        if (!isMap && name === 'x-extensible-enum') return ['enum', value];
        return [name, visit(value, isMap ? (key === 'properties' ? 'member' : '') : name)];
      });
    const values = key === 'member' && 'enum' in node ? (node.enum as unknown[]) : [];
    return Object.fromEntries([...entries, ...(values.length === 1 ? [['x-constant', values[0]]] : [])]);
  };
  joinUnions((contract as { components: Components }).components);
  const prepared = visit(contract) as Json & { info: Json; paths: Record<string, Json> };
  prepared.info['description'] = prepared.info['summary'];
  const components = prepared['components'] as Components;
  for (const schema of Object.values(components.schemas)) {
    if (isOpenUnion(schema, components)) schema['x-open-union'] = true;
    if (schema['additionalProperties'] === false) schema['x-closed'] = true;
    describeFields(schema, components);
  }
  for (const [route, item] of Object.entries(prepared.paths)) {
    for (const method of METHODS) {
      if ((item[method] as Json | undefined)?.['x-ignores-request'] === true) delete item[method];
      if ((item[method] as Json | undefined)?.['x-required-scope'] === 'none') {
        delete (item[method] as Json)['x-required-scope'];
      }
      if (method in item) describePages(item[method] as Operation, components);
      if (isEmptyBody(item[method] as Operation | undefined, components))
        delete (item[method] as Operation).requestBody;
      // Templates do not support optional bodies. An empty body has the same meaning.
      const { requestBody } = (item[method] ?? {}) as Partial<Operation>;
      if (requestBody !== undefined) requestBody.required = true;
    }
    if (!METHODS.some((method) => method in item)) delete prepared.paths[route];
  }
  return prepared;
}

async function generate(language: string, version: string): Promise<void> {
  const folder = path.join(TARGET, language);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Copied into the folder, because its patterns are relative to its location.
  const ignored = path.join(folder, '.openapi-generator-ignore');
  await cp(IGNORED, ignored);
  const config = path.join(CONFIGURATION, `${language}.yaml`);
  const { generatorName } = parse(await readFile(config, 'utf8')) as { generatorName: string };
  const versionProperty = { typescript: 'npmVersion', java: 'artifactVersion' }[language] ?? 'packageVersion';
  generator([
    'generate',
    '--generator-name',
    generatorName,
    '--config',
    config,
    '--input-spec',
    PREPARED,
    '--output',
    folder,
    '--additional-properties',
    `${versionProperty}=${version}`,
    '--skip-validate-spec',
    '--global-property',
    'modelTests=false,apiTests=false,modelDocs=false,apiDocs=false',
  ]);
  // Files written by hand for this language replace generated files of the same name.
  await cp(path.join(CONFIGURATION, language, 'files'), folder, { recursive: true });
  const vectors = VECTORS_OF[language];
  if (vectors !== undefined) await cp(VECTORS, path.join(folder, vectors));
  await rm(path.join(folder, '.openapi-generator'), { recursive: true, force: true });
  await rm(ignored);
  await cp(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const [formatter, ...options] = FORMATTERS[language] ?? [];
  if (formatter !== undefined) run(formatter, [...options, folder]);
  const files = await readdir(folder, { recursive: true });
  process.stdout.write(`generated/sdk/${language}: ${files.length} files\n`);
}

const contract = await bundledContract('public-api');
await mkdir(path.dirname(PREPARED), { recursive: true });
await writeFile(PREPARED, JSON.stringify(prepare(withoutProblems(contract)), null, 2));
await ensureGenerator();
const wanted = process.argv.slice(2);
for (const language of LANGUAGES) {
  if (wanted.length === 0 || wanted.includes(language)) await generate(language, contract.info.version);
}
await cp(path.join(CONFIGURATION, 'README.md'), path.join(TARGET, 'README.md'));
