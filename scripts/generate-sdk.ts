/**
 * Generates `generated/sdk/<language>/` from the bundled contract with openapi-generator, its configuration, our
 * templates and our hand-written layers, all in `contracts/sdk/`. With names of languages generates only those.
 * Needs Java.
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
/** Requests that every SDK takes or refuses alike; where an SDK has tests of its own, they read them there. */
const VECTORS = path.join(ROOT, 'test/fixtures/webhooks/vectors.json');
const VECTORS_OF: Partial<Record<string, string>> = {
  go: 'testdata/webhooks.json',
  java: 'src/test/resources/webhooks.json',
};

/** Files that nobody asked for: other people's CI, scripts that push. */
const IGNORED = path.join(CONFIGURATION, 'generator-ignore');

/** What formats the output of a language, where that is at hand. */
const FORMATTERS: Partial<Record<string, string[]>> = {
  typescript: ['biome', 'check', '--write', '--log-level=error', '--config-path=contracts/sdk/typescript/format.json'],
};

/** What the service checks: an SDK that checked it too would refuse what a later service allows. */
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
 * What a schema is made of, for languages that import each of it; names on the wire that are unlike all others; and what
 * the caller of an operation has to choose, so that no language takes `false` for what was not said.
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

/** Whether a union is of responses, to which later releases may add kinds; those of requests are closed. */
function isOpenUnion(schema: Json, { schemas }: Components): boolean {
  if (schema['discriminator'] === undefined) return false;
  const kinds = (schema['oneOf'] as Json[]).map((kind) => schemas[nameOf(kind['$ref'])]);
  return kinds.every((kind) => kind?.['additionalProperties'] !== false);
}

/**
 * Gives unions of known kinds and others one form: the known ones alone. In answers the others are of the kind that no
 * version knows; in requests `x-custom-kind` has the templates make one for them.
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

/** Whether a body may be left out, and could not say anything. */
function isEmptyBody(operation: Operation | undefined, { schemas }: Components): boolean {
  const schema = schemas[nameOf(schemaOf(operation?.requestBody))];
  return operation?.requestBody?.required === false && Object.keys(schema?.['properties'] ?? {}).length === 0;
}

/**
 * Tells templates which operations answer in pages, as `x-pages`: the parameter that takes the token (itself marked
 * `x-page-token`), the field that holds the next one, the field that holds the entries, and their type.
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

/** A description in lines that fit into the comments of source code. */
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
 * The contract as SDKs want it: without operations that are refused on purpose, without constraints, without examples,
 * without bodies that cannot say anything, without a scope where none is needed, a constant as an enumeration of one value, one sentence in place of the
 * description that stands in every file, and with what templates cannot find out by themselves: `x-constant`, `x-choice`,
 * `x-closed`, `x-custom-kind`, `x-open-union`, `x-pages`, `x-uses`, `x-wire-name`.
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
        if (!isMap && name === 'const') return ['enum', [value]];
        // Labels of enumerations are open in every language.
        if (!isMap && name === 'x-extensible-enum') return ['enum', value];
        return [name, visit(value, isMap ? '' : name)];
      });
    return Object.fromEntries([...entries, ...('const' in node && !isMap ? [['x-constant', node.const]] : [])]);
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
      // Templates know of no body that may be left out: an empty one says the same.
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
  // Its patterns are relative to where it lies.
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
  // What is written by hand for this language, over what was generated where both have a file.
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
