/** Tests how the service sends the files of the shell. Writes a small build, so that `make test` needs no real one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CODE = '/assets/index-abc123.js';
const ASSETS = { [CODE]: 'export const words = "Workgate";\n'.repeat(100), '/assets/inter.woff2': 'a font' };
const PAGE = `<!doctype html><meta property="csp-nonce" nonce="workgate-nonce"><script type="module" src="${CODE}"></script>`;
const PAGES = ['/', '/work', '/sign-in', '/approvals/prop_1'];
/** Program that serves only the routes of the shell. */
const SERVER = `
  import express from 'express';
  import { createShellRoutes } from './src/transports/shell/shell-routes.ts';
  const logger = { warn: console.error, error: console.error };
  const { router, sendPage } = await createShellRoutes(logger);
  const app = express().disable('etag').use(router);
  app.use((request, response) => sendPage(request, response, 404));
  process.once('disconnect', () => process.exit());
  const server = app.listen(0, '127.0.0.1', () => process.send(server.address().port));`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let folder: string;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-shell-files-'));
  const build = path.join(folder, '.build/shell');
  await mkdir(path.join(build, 'assets'), { recursive: true });
  await writeFile(path.join(build, 'index.html'), PAGE);
  for (const [name, text] of Object.entries(ASSETS)) {
    await writeFile(path.join(build, name), text);
    if (name !== CODE) continue;
    await writeFile(path.join(build, `${name}.br`), brotliCompressSync(text));
    await writeFile(path.join(build, `${name}.gz`), gzipSync(text));
  }
  // The routes look for the build beside the sources, so the sources are linked into the folder of the build.
  for (const name of ['src', 'node_modules', 'package.json'])
    await symlink(path.join(ROOT, name), path.join(folder, name));
  const main = path.join(folder, 'serve.ts');
  await writeFile(main, SERVER);
  server = spawn(process.execPath, ['--preserve-symlinks', main], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [port] = await once(server, 'message');
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

/** Sends a request without the headers and decompression of `fetch`. */
function ask(name: string, accepted: string | undefined, more: Record<string, string> = {}): Promise<Answer> {
  const headers = { ...(accepted === undefined ? {} : { 'Accept-Encoding': accepted }), ...more };
  return new Promise((resolve, reject) => {
    get(`${address}${name}`, { headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    }).once('error', reject);
  });
}

describe('a file of the shell', () => {
  it('is sent in the smallest coding that the client accepts, with the same content in each', async () => {
    const plain = await ask(CODE, undefined);
    expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      200,
      undefined,
      'Accept-Encoding',
    ]);
    expect(plain.body.toString()).toBe(ASSETS[CODE]);
    const [br, gzip] = [await ask(CODE, 'gzip, deflate, br, zstd'), await ask(CODE, 'gzip')];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    for (const { headers } of [plain, br, gzip]) expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const refused of ['br;q=0, gzip;q=0', 'identity', 'deflate']) {
      expect((await ask(CODE, refused)).headers['content-encoding'], refused).toBeUndefined();
    }
    expect((await ask('/assets/inter.woff2', 'br')).body.toString()).toBe('a font');
  });

  it('is immutable, and answered with 304 if the client has it in the same coding', async () => {
    const { headers } = await ask(CODE, 'br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const known = { 'If-None-Match': headers.etag ?? '' };
    const again = await ask(CODE, 'br', known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask(CODE, 'gzip', known)).status).toBe(200);
  });

  it('cannot be sniffed as another type, or used by another origin', async () => {
    const { headers } = await ask(CODE, 'br');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('a page of the shell', () => {
  it('runs only the code and styles of the service, with a new nonce for each answer', async () => {
    const nonces = new Set<string>();
    for (const name of [...PAGES, ...PAGES, '/nowhere']) {
      const { status, headers, body } = await ask(name, 'identity', { Accept: 'text/html' });
      expect(status, name).toBe(name === '/nowhere' ? 404 : 200);
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([\w-]{22})'/.exec(policy) ?? [];
      expect(policy.replace(nonce, 'of-this-answer').split('; '), name).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'nonce-of-this-answer'",
        "style-src-attr 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(body.toString()).toBe(PAGE.replace('workgate-nonce', nonce));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2 * PAGES.length + 1);
  });

  it('cannot be controlled by its opener, uses no device features, and is revalidated', async () => {
    const { headers } = await ask('/work', 'br', { Accept: 'text/html' });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
  });

  it('is compressed if the client accepts it', async () => {
    const [br, gzip] = [await ask('/work', 'gzip, br'), await ask('/work', 'gzip')];
    expect(brotliDecompressSync(br.body).toString()).toContain(CODE);
    expect(gunzipSync(gzip.body).toString()).toContain(CODE);
    expect(br.headers.vary).toBe('Accept-Encoding');
  });
});
