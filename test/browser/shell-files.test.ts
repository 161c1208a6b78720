import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser } from './browser.ts';

/** What a first visit loads at most, compressed; it was 1.10 MB as it was. */
const MAX_FIRST_VISIT_BYTES = 300 * 1024;

describe('the files of the shell', () => {
  let service: TestService;
  let assets: string[];

  beforeAll(async () => {
    service = await TestService.start();
    const page = (await fetchAs('/work', 'identity')).body.toString();
    assets = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  });
  afterAll(() => service.stop());

  /** Asks as it is, without what `fetch` adds and takes away. */
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

  it('are sent in the smallest coding that the client takes, and are the same in each', async () => {
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
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      for (const refused of ['br;q=0, gzip;q=0', 'identity', 'deflate']) {
        expect((await fetchAs(path, refused)).headers['content-encoding'], refused).toBeUndefined();
      }
    }
  });

  it('are not sent again to who has them in that coding', async () => {
    const { headers } = await fetchAs('/work', 'br');
    const known = { 'If-None-Match': headers.etag ?? '' };
    const again = await fetchAs('/work', 'br', known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await fetchAs('/work', 'gzip', known)).status).toBe(200);
  });

  it('are pages that nobody else has a hold on, and that use nothing of the device', async () => {
    for (const path of ['/', '/work', '/sign-in', '/nowhere']) {
      const { headers } = await fetchAs(path, 'br', { Accept: 'text/html' });
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*microphone=\(\)/);
    }
  });

  it('are few enough for a first visit', async () => {
    const browser = await TestBrowser.launch();
    try {
      const page = await browser.open();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
      await page.goto(`${service.address}/sign-in`);
      await seeHeading(page, 'Sign in');
      await page.waitForLoadState('networkidle');
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(MAX_FIRST_VISIT_BYTES);
      expect(browser.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
