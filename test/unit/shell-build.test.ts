import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOutput } from '../../src/shell/build-output.ts';

describe('a build of the shell', () => {
  let folder: string;
  const output = () => path.join(folder, 'built');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-shell-'));
    await mkdir(path.join(folder, 'app'));
    const page = '<!doctype html><script type="module" src="./main.ts"></script>';
    await writeFile(path.join(folder, 'app/index.html'), page);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Builds an app that shows these words. Returns the name of its chunk. */
  async function buildSaying(words: string): Promise<string> {
    await writeFile(path.join(folder, 'app/main.ts'), `document.title = ${JSON.stringify(words.repeat(200))};`);
    await build({
      configFile: false,
      logLevel: 'error',
      root: path.join(folder, 'app'),
      plugins: [buildOutput()],
      build: { outDir: output(), emptyOutDir: false },
    });
    const page = await readFile(path.join(output(), 'index.html'), 'utf8');
    return /assets\/([^"]+\.js)/.exec(page)?.[1] ?? '';
  }

  const assets = async () => (await readdir(path.join(output(), 'assets'))).sort();
  const inAllCodings = (...names: string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort();

  it('leaves compressed copies of each file, and keeps the files of the build before, but no older ones', async () => {
    const first = await buildSaying('first ');
    expect(await assets()).toEqual(inAllCodings(first));
    for (const name of ['index.html', `assets/${first}`]) {
      const file = path.join(output(), name);
      const [plain, br, gz] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)]);
      expect(brotliDecompressSync(br)).toEqual(plain);
      expect(gunzipSync(gz)).toEqual(plain);
    }
    const second = await buildSaying('second ');
    expect(await assets()).toEqual(inAllCodings(first, second));
    // An identical build does not count as a new one: the build before it is still the first.
    await buildSaying('second ');
    expect(await assets()).toEqual(inAllCodings(first, second));
    const third = await buildSaying('third ');
    expect(await assets()).toEqual(inAllCodings(second, third));
    const again = await buildSaying('second ');
    expect(again).toBe(second);
    expect(await assets()).toEqual(inAllCodings(second, third));
  });

  it('that fails leaves no compressed page that differs from the plain page', async () => {
    await buildSaying('whole ');
    await writeFile(path.join(folder, 'app/main.ts'), 'import "./missing.ts";');
    const broken = build({
      configFile: false,
      logLevel: 'silent',
      root: path.join(folder, 'app'),
      plugins: [buildOutput()],
      build: { outDir: output(), emptyOutDir: false },
    });
    await expect(broken).rejects.toThrow('missing');
    expect((await readdir(output())).filter((name) => name.startsWith('index.html'))).toEqual(['index.html']);
  });
});
