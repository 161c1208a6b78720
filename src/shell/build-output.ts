/** Build output for the service: this build with compressed copies, and the files of the previous build. */
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg']);
/** Lists the files of each kept build, newest first. */
const MANIFEST = 'builds.json';
/** A page that was opened before a deploy may still request its chunks. Older pages have been reloaded by then. */
const KEPT_BUILDS = 2;
const ASSETS = 'assets';

/** Writes `<file>.br` and `<file>.gz` beside each text file. The build must not empty the folder. */
export function buildOutput(): Plugin {
  let folder = '';
  return {
    name: 'workgate-build-output',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    // If the build fails halfway, a new `index.html` must not be left beside compressed copies of the old one.
    async buildStart() {
      for (const ending of ['br', 'gz']) await rm(path.join(folder, `index.html.${ending}`), { force: true });
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle).sort();
      const earlier = (await readBuilds(folder)).filter((build) => build.join() !== files.join());
      const builds = [files, ...earlier].slice(0, KEPT_BUILDS);
      await removeOthers(path.join(folder, ASSETS), new Set(builds.flat()));
      await Promise.all(files.map((file) => compress(path.join(folder, file))));
      await writeWhole(path.join(folder, MANIFEST), JSON.stringify(builds));
    },
  };
}

async function readBuilds(folder: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as string[][];
  } catch {
    // This is the first build, or an earlier build failed before it wrote the list.
    return [];
  }
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = `${ASSETS}/${name.replace(/\.(br|gz)$/, '')}`;
    if (!kept.has(file)) await rm(path.join(folder, name));
  }
}

async function compress(file: string): Promise<void> {
  if (!COMPRESSIBLE.has(path.extname(file))) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
}

/** A rename, so that the service never sends half a file. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}
