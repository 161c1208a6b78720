/**
 * Bundles the service and the packages that it uses into `.build/service`. The bundle starts faster than the sources,
 * because it is about a hundred modules instead of nearly three thousand.
 */
import { copyFile, glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CLI, ROOT } from './development.ts';
import { acquireFileLock } from './mongodb/file-lock.ts';

const FOLDER = path.dirname(CLI);
/** Files from which the bundle is made. */
const SOURCES = ['src/**', 'generated/**', 'package-lock.json', 'scripts/build-service.ts'];
const NOT_SOURCES = ['src/shell/**', 'generated/sdk/**'];

/** Program of the page that shows the contracts, which runs in browsers. */
const VIEWER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')),
  'browser/standalone.js',
);

/** Packages that are not bundled. */
const LEFT_OUT = [
  // Reads a file from its own folder.
  '@cedar-policy/cedar-wasm',
  // The database driver asks for these, and does without them.
  ...['@aws-sdk/credential-providers', '@mongodb-js/zstd', 'gcp-metadata', 'kerberos', 'mongodb-client-encryption'],
  ...['snappy', 'socks'],
];

/** Bundles the service, unless nothing has changed since it was bundled. */
export async function buildService(): Promise<void> {
  await mkdir(path.dirname(FOLDER), { recursive: true });
  const lock = await acquireFileLock(`${FOLDER}.lock`, () => undefined);
  try {
    if (!(await isBuilt())) await bundle();
  } finally {
    await lock.release();
  }
}

/**
 * Leaves nothing out of the modules. Otherwise calls would go that are there to throw: the database driver tries
 * `decodeURIComponent` on a password.
 */
async function bundle(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: ROOT,
    input: await entries(),
    platform: 'node',
    external: isLeftOut,
    treeshake: false,
  });
  const made = `${FOLDER}.new`;
  await rm(made, { recursive: true, force: true });
  try {
    const names = { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' };
    const { output } = await build.write({ dir: made, format: 'esm', ...names, minify: false });
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    await copyFile(VIEWER, path.join(made, 'viewer.js'));
    await writeFile(path.join(made, 'LICENSES.txt'), await licencesOf([...modules, VIEWER]));
    await rm(FOLDER, { recursive: true, force: true });
    await rename(made, FOLDER);
  } finally {
    await build.close();
    await rm(made, { recursive: true, force: true });
  }
}

/** Returns the name, version and licence of each package that these modules are from. */
async function licencesOf(modules: readonly string[]): Promise<string> {
  const folders = modules.flatMap((module) => module.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []);
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).sort();
    const said = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    return [`${name} ${version} (${license})`, ...said].join('\n\n');
  });
  return (await Promise.all(texts)).join(`\n\n${'-'.repeat(80)}\n\n`);
}

function isLeftOut(id: string): boolean {
  return LEFT_OUT.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Returns the command line, and every program that a thread or another process runs. */
async function entries(): Promise<Record<string, string>> {
  const names = ['cli'];
  for await (const file of glob('src/**/*.ts', { cwd: ROOT, exclude: NOT_SOURCES })) {
    const text = await readFile(path.join(ROOT, file), 'utf8');
    names.push(...[...text.matchAll(/programPath\('([^']+)'\)/g)].map(([, name = '']) => name));
  }
  return Object.fromEntries(names.map((name) => [name, path.join(ROOT, `src/${name}.ts`)]));
}

async function isBuilt(): Promise<boolean> {
  const built = await stat(CLI).catch(() => null);
  if (built === null) return false;
  // The folders count, too: a file that is removed changes only its folder.
  for await (const file of glob(SOURCES, { cwd: ROOT, exclude: NOT_SOURCES })) {
    if ((await stat(path.join(ROOT, file))).mtimeMs > built.mtimeMs) return false;
  }
  return true;
}

if (import.meta.main) await buildService();
