import { readFile, stat } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser } from './browser.ts';

/**
 * Limits for everything that the inbox loads until its first row appears: page, scripts, styles and calls, for a
 * signed-in person whose browser has nothing cached.
 */
const MAX_FIRST_BYTES = 160_000;
const MAX_FIRST_REQUESTS = 10;
/** Size limit of a single chunk, compressed. */
const MAX_CHUNK_BYTES = 120_000;

const PAGES = ['/', '/work', '/sign-in', '/nowhere'];
const NONCE = /'nonce-([\w-]{22})'/;
/** Removes the nonces of a page, which differ in each response. */
const withoutNonce = (body: Buffer) => body.toString('latin1').replaceAll(/(?<=nonce=")[\w-]{22}(?=")/g, '');

/** Script that acts like injected markup: it adds an event handler, a script and styles to the page. */
const WRITE_INTO = `(() => {
  document.body.insertAdjacentHTML('beforeend',
    '<p style="color: rgb(1, 2, 3)">Written in<img src="/nothing" onerror="globalThis.ran = 1"></p>' +
    '<style>h1 { color: rgb(1, 2, 3) }</style>');
  const script = document.createElement('script');
  script.textContent = 'globalThis.ran = 2';
  document.body.append(script);
})()`;

describe('the files of the shell', () => {
  let service: TestService;
  let assets: string[];

  beforeAll(async () => {
    service = await TestService.start();
    const page = (await fetchAs('/work', 'identity')).body.toString();
    assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  });
  afterAll(() => service.stop());

  /** Sends a request without the headers and the decoding that `fetch` adds. */
  function fetchAs(path: string, accepted: string | undefined, more: Record<string, string> = {}) {
    const headers = { ...(accepted === undefined ? {} : { 'Accept-Encoding': accepted }), ...more };
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const sent = get(`${service.address}${path}`, { headers, agent: false }, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      });
      sent.once('error', reject);
    });
  }

  it('are sent in the smallest encoding that the client accepts, with the same content in each', async () => {
    expect(assets.length).toBeGreaterThan(1);
    for (const path of ['/work', '/sign-in', ...assets]) {
      const plain = await fetchAs(path, undefined);
      expect([plain.status, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
        200,
        undefined,
        'Accept-Encoding',
      ]);
      const [br, gzip] = [await fetchAs(path, 'gzip, deflate, br, zstd'), await fetchAs(path, 'gzip')];
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(withoutNonce(brotliDecompressSync(br.body))).toEqual(withoutNonce(plain.body));
      expect(withoutNonce(gunzipSync(gzip.body))).toEqual(withoutNonce(plain.body));
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      const etags = new Set([plain, br, gzip].map(({ headers }) => headers.etag));
      if (assets.includes(path)) expect(etags.size).toBe(3);
      for (const refused of ['br;q=0, gzip;q=0', 'identity', 'deflate']) {
        expect((await fetchAs(path, refused)).headers['content-encoding'], refused).toBeUndefined();
      }
    }
  });

  it('are not sent again to a client that has them in this encoding', async () => {
    const [asset = ''] = assets;
    const { headers } = await fetchAs(asset, 'br');
    const known = { 'If-None-Match': headers.etag ?? '' };
    const again = await fetchAs(asset, 'br', known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await fetchAs(asset, 'gzip', known)).status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('include pages that are isolated from other origins and use no device features', async () => {
    for (const path of PAGES) {
      const { headers } = await fetchAs(path, 'br', { Accept: 'text/html' });
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*microphone=\(\)/);
    }
  });

  it('include pages that allow only our own scripts and styles', async () => {
    const nonces = new Set<string>();
    for (const path of [...PAGES, ...PAGES]) {
      const { headers, body } = await fetchAs(path, 'identity', { Accept: 'text/html' });
      const policy = String(headers['content-security-policy']);
      const nonce = NONCE.exec(policy)?.[1] ?? '';
      expect(policy.replace(nonce, 'of-this-answer').split('; '), path).toEqual([
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
      expect(body.toString(), 'what is in the page is marked by its own nonce').toContain(`nonce="${nonce}"`);
      expect(body.toString()).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/);
      nonces.add(nonce);
    }
    expect(nonces.size, 'no nonce is given twice').toBe(2 * PAGES.length);
  });

  it('block injected scripts and styles', async () => {
    const browser = await TestBrowser.launch();
    try {
      const page = await browser.open();
      await page.goto(`${service.address}/sign-in`);
      await seeHeading(page, 'Sign in');
      await page.evaluate(WRITE_INTO);
      await page.getByText('Written in').waitFor();
      expect(
        await page.evaluate('[globalThis.ran ?? null, getComputedStyle(document.querySelector("h1")).color]'),
      ).toEqual([null, await page.evaluate('getComputedStyle(document.body).color')]);
      expect(browser.complaints.filter((one) => one.includes('Content Security Policy')).length).toBeGreaterThan(1);
    } finally {
      await browser.close();
    }
  });

  it('contain no styles that depend on variables that nobody sets', async () => {
    const styles = assets.filter((path) => path.endsWith('.css'));
    expect(styles).toHaveLength(1);
    for (const path of styles) {
      // The builder's replacement of `light-dark()` works only if a rule in the same file sets `color-scheme`.
      expect((await fetchAs(path, 'identity')).body.toString()).not.toContain('--lightningcss-');
    }
  });

  it('are each below the size limit', async () => {
    const folder = new URL('../../.build/shell/', import.meta.url);
    const builds = JSON.parse(await readFile(new URL('builds.json', folder), 'utf8')) as string[][];
    const chunks = (builds[0] ?? []).filter((name) => name.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(10);
    for (const name of chunks) {
      const { size } = await stat(new URL(`${name}.br`, folder));
      expect(size, name).toBeLessThan(MAX_CHUNK_BYTES);
    }
  });

  it('are few enough for the first row of the inbox', async () => {
    const browser = await TestBrowser.launch();
    try {
      const person = await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'admin' }]);
      await person.signIn();
      await person.client(WorkService).createWorkItem({ subject: 'The first content' });
      const page = await browser.openAs(person);
      await page.addInitScript(NOTE_FIRST_ROW);
      const traffic = await TrafficCounter.of(page);
      await page.goto(`${service.address}/work`);
      await page.getByRole('row').getByText('The first content').waitFor({ timeout: 40_000 });
      const [requests, bytes] = await traffic.countUntil(await page.evaluate<number>('globalThis.firstRowAt'));
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_FIRST_REQUESTS);
      expect(bytes).toBeGreaterThan(MAX_FIRST_BYTES / 2);
      expect(bytes, requests.join('\n')).toBeLessThanOrEqual(MAX_FIRST_BYTES);

      // The rest loads afterwards: the other views, their counts, and the font.
      await page.getByRole('navigation', { name: 'Views' }).getByText('1', { exact: true }).first().waitFor();
      await page.waitForFunction('document.fonts.check("14px \'Inter Variable\'")');
      expect(browser.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

/** Script that runs before any script of the page. It records the time when the first row of a WorkItem appears. */
const NOTE_FIRST_ROW = `new MutationObserver((_changes, observer) => {
  if (document.querySelector('[data-row]') === null) return;
  globalThis.firstRowAt = performance.timeOrigin + performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

interface Exchange {
  path: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  bytes: number;
  isOver: boolean;
}

/** Counts the bytes that a page loads over the network. */
class TrafficCounter {
  readonly #exchanges = new Map<string, Exchange>();

  static async of(page: Page): Promise<TrafficCounter> {
    const counter = new TrafficCounter();
    const session = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
      const { pathname: path } = new URL(request.url);
      counter.#exchanges.set(requestId, { path, askedAt: wallTime * 1_000, bytes: 0, isOver: false });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      counter.#came(requestId, response.encodedDataLength);
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      counter.#came(requestId, encodedDataLength),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      counter.#ended(requestId, encodedDataLength);
    });
    // The page stopped reading, for example after the last message of a call. The bytes received so far count.
    session.on('Network.loadingFailed', ({ requestId }) => counter.#ended(requestId));
    await session.send('Network.enable');
    return counter;
  }

  #came(requestId: string, bytes: number): void {
    const exchange = this.#exchanges.get(requestId);
    if (exchange !== undefined) exchange.bytes += bytes;
  }

  #ended(requestId: string, bytes?: number): void {
    const exchange = this.#exchanges.get(requestId);
    if (exchange === undefined) return;
    exchange.isOver = true;
    exchange.bytes = bytes ?? exchange.bytes;
  }

  /**
   * @returns the requests sent until `time`, and the bytes of their responses. Streams never end, so their bytes do not
   * count.
   */
  async countUntil(time: number): Promise<[requests: string[], bytes: number]> {
    const asked = [...this.#exchanges.values()].filter(({ askedAt }) => askedAt <= time);
    const finite = asked.filter(({ path }) => !/\/Watch\w+$/.test(path));
    await expect
      .poll(() => finite.filter(({ isOver }) => !isOver).map(({ path }) => path), { timeout: 15_000 })
      .toEqual([]);
    const requests = asked.map(({ path, bytes }) => `${path} ${bytes}`);
    return [requests, finite.reduce((sum, { bytes }) => sum + bytes, 0)];
  }
}
