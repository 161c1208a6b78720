/**
 * Bundles the service and the packages that it uses into `.build/service`. The bundle starts faster than the sources,
 * because it is about fifty modules instead of three thousand.
 */
import { glob, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CLI, ROOT } from './development.ts';
import { acquireFileLock } from './mongodb/file-lock.ts';

const FOLDER = path.dirname(CLI);
/** Files from which the bundle is made. */
const SOURCES = ['src/**', 'generated/**', 'package-lock.json', 'scripts/build-service.ts'];
const NOT_SOURCES = ['src/shell/**', 'generated/sdk/**'];

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
  const made = await mkdtemp(path.join(path.dirname(FOLDER), 'service-'));
  try {
    const names = { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' };
    await build.write({ dir: made, format: 'esm', ...names, minify: false });
    await rm(FOLDER, { recursive: true, force: true });
    await rename(made, FOLDER);
  } finally {
    await build.close();
    await rm(made, { recursive: true, force: true });
  }
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
