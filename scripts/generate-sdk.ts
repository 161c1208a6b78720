/**
 * Generates `generated/sdk/<language>/` from the bundled contract with openapi-generator, its configuration, our
 * templates and our hand-written layers, all in `contracts/sdk/`. With names of languages generates only those.
 * Needs Java; the generator itself is fetched once from Maven Central into the user's cache.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './development.ts';

type Json = Record<string, unknown>;

const LANGUAGES = ['typescript', 'python', 'go', 'java'] as const;
const CONFIGURATION = path.join(ROOT, 'contracts/sdk');
const TARGET = path.join(ROOT, 'generated/sdk');
const PREPARED = path.join(ROOT, '.workgate/sdk-contract.json');
/** Files that nobody asked for: other people's CI, scripts that push. */
const IGNORED = path.join(CONFIGURATION, 'generator-ignore');
const OPENAPITOOLS = path.join(CONFIGURATION, 'openapitools.json');

/** Of the jar of openapi-generator 7.25.0 on Maven Central; the wrapper that fetches it does not check. */
const JAR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';

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

/**
 * The contract as SDKs want it: without operations that are refused on purpose, without constraints, without examples,
 * a constant as an enumeration of one value, and one sentence in place of the description that stands in every file.
 */
function prepare(contract: Json): Json {
  const visit = (node: unknown, key = ''): unknown => {
    if (Array.isArray(node)) return node.map((entry) => visit(entry));
    if (typeof node !== 'object' || node === null) return node;
    const isMap = key === 'properties' || key === 'schemas' || key === 'paths' || key === 'parameters';
    const entries = Object.entries(node)
      .filter(([name]) => isMap || !(CONSTRAINTS.includes(name) || name === 'examples' || name === 'example'))
      .map(([name, value]) => {
        if (!isMap && name === 'const') return ['enum', [value]];
        if (!isMap && name === 'description') return [name, String(value).trim()];
        return [name, visit(value, isMap ? '' : name)];
      });
    return Object.fromEntries(entries);
  };
  const prepared = visit(contract) as Json & { info: Json; paths: Record<string, Json> };
  prepared.info['description'] = prepared.info['summary'];
  for (const [route, item] of Object.entries(prepared.paths)) {
    for (const method of METHODS) {
      if ((item[method] as Json | undefined)?.['x-ignores-request'] === true) delete item[method];
    }
    if (!METHODS.some((method) => method in item)) delete prepared.paths[route];
  }
  return prepared;
}

function generator(args: string[]): void {
  const result = spawnSync('openapi-generator-cli', ['--openapitools', OPENAPITOOLS, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, JAVA_OPTS: '-Dlog.level=warn' },
  });
  if (result.status === 0) return;
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;
  throw new Error(`openapi-generator ${args[0]} failed; it needs Java 11 or newer on PATH.\n${output}`);
}

/** Fetches the generator if it is not there, and refuses one that is not the one we know. */
async function ensureGenerator(): Promise<void> {
  generator(['version']);
  const { 'generator-cli': cli } = JSON.parse(await readFile(OPENAPITOOLS, 'utf8')) as {
    'generator-cli': { version: string; storageDir: string };
  };
  const jar = path.join(cli.storageDir.replace(/^~/, homedir()), `${cli.version}.jar`);
  const sha256 = createHash('sha256')
    .update(await readFile(jar))
    .digest('hex');
  if (sha256 === JAR_SHA256) return;
  await rm(jar);
  throw new Error(`openapi-generator ${cli.version} was not what it should be (SHA-256 ${sha256}); it was removed.`);
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
  await rm(path.join(folder, '.openapi-generator'), { recursive: true, force: true });
  await rm(ignored);
  await cp(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const files = await readdir(folder, { recursive: true });
  process.stdout.write(`generated/sdk/${language}: ${files.length} files\n`);
}

const contract = JSON.parse(
  await readFile(path.join(ROOT, 'generated/rest/public-api.openapi.json'), 'utf8'),
) as Json & {
  info: { version: string };
};
await mkdir(path.dirname(PREPARED), { recursive: true });
await writeFile(PREPARED, JSON.stringify(prepare(contract), null, 2));
await ensureGenerator();
const wanted = process.argv.slice(2);
for (const language of LANGUAGES) {
  if (wanted.length === 0 || wanted.includes(language)) await generate(language, contract.info.version);
}
