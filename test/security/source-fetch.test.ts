import { lookup } from 'node:dns/promises';
import { setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchDocument } from '../../src/projections/sources/fetch.ts';
import { certificateFor } from '../support/certificate.ts';
import { type Answer, FeedServer } from '../support/feed-server.ts';

/** DNS look-ups are spied on, so that the tests can decide which addresses a name has. */
vi.mock('node:dns/promises', { spy: true });

const MIB = 1024 * 1024;
const JSON_HEADERS = { 'Content-Type': 'application/json' };
const GZIP_HEADERS = { ...JSON_HEADERS, 'Content-Encoding': 'gzip' };

let feed: FeedServer;
beforeAll(async () => {
  feed = await FeedServer.start();
});
afterAll(() => feed.stop());

const fetchUrl = (url: string, more: Partial<Parameters<typeof fetchDocument>[1]> = {}) =>
  fetchDocument(new URL(url), { allowLoopback: true, signal: new AbortController().signal, ...more });

/** Sends chunks until the other side closes the connection. */
function endless(headers: Record<string, string>, chunk: Buffer): Answer {
  return (_request, response) => {
    response.writeHead(200, headers);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', write);
    write();
  };
}

const body =
  (content: string | Buffer, headers: Record<string, string> = JSON_HEADERS, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(content);

describe('a document', () => {
  test('is returned unchanged, plain or compressed', async () => {
    feed.on('/plain', body('{"a": 1}'));
    expect((await fetchUrl(feed.url('/plain')))?.bytes.toString()).toBe('{"a": 1}');
    feed.on(
      '/packed',
      body(gzipSync('{"b": 2}'), { ...GZIP_HEADERS, 'Content-Type': 'application/hal+json; charset=utf-8' }),
    );
    expect((await fetchUrl(feed.url('/packed')))?.bytes.toString()).toBe('{"b": 2}');
  });

  test('is returned again only if it has changed', async () => {
    feed.serve('/tagged', { version: 1 }, '"v1"');
    const first = await fetchUrl(feed.url('/tagged'));
    expect(first?.validators).toEqual({ etag: '"v1"' });
    expect(await fetchUrl(feed.url('/tagged'), { validators: first?.validators ?? {} })).toBeNull();
    feed.serve('/tagged', { version: 2 }, '"v2"');
    const second = await fetchUrl(feed.url('/tagged'), { validators: first?.validators ?? {} });
    expect(second?.validators).toEqual({ etag: '"v2"' });
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    feed.on('/dated', (request, response) => {
      const known = request.headers['if-modified-since'] === date;
      response.writeHead(known ? 304 : 200, { ...JSON_HEADERS, 'Last-Modified': date }).end(known ? '' : '{}');
    });
    const dated = await fetchUrl(feed.url('/dated'));
    expect(dated?.validators).toEqual({ last_modified: date });
    expect(await fetchUrl(feed.url('/dated'), { validators: dated?.validators ?? {} })).toBeNull();
  });

  test('of exactly 16 MiB is accepted, and of one byte more is refused', async () => {
    const text = `"${'x'.repeat(16 * MIB - 2)}"`;
    feed.on('/largest', body(gzipSync(text), GZIP_HEADERS));
    expect((await fetchUrl(feed.url('/largest')))?.bytes.length).toBe(16 * MIB);
    feed.on('/too-large', body(gzipSync(`${text} `), GZIP_HEADERS));
    await expect(fetchUrl(feed.url('/too-large'))).rejects.toThrow('has more than 16 MiB');
  });

  const CASES: [name: string, answer: Answer, problem: string][] = [
    ['without end', endless(JSON_HEADERS, Buffer.alloc(MIB, ' ')), 'has more than 16 MiB'],
    ['that is a bomb', body(gzipSync(Buffer.alloc(64 * MIB, ' ')), GZIP_HEADERS), 'has more than 16 MiB'],
    [
      'of gzip that gives nothing for ever',
      endless(GZIP_HEADERS, Buffer.concat(Array(10_000).fill(gzipSync('')))),
      'has more than 16 MiB',
    ],
    ['that is a page', body('<html></html>', { 'Content-Type': 'text/html' }), 'is not marked as JSON'],
    ['of no type', body('{}', {}), 'is not marked as JSON'],
    ['elsewhere', body('', { Location: 'http://169.254.169.254/' }, 302), 'answers with a redirect'],
    ['that is not there', body('{}', JSON_HEADERS, 404), 'answers with status 404'],
    ['of a broken server', body('{}', JSON_HEADERS, 500), 'answers with status 500'],
    ['that nobody asked about', body('', {}, 304), 'answers with status 304'],
    [
      'in another packing',
      body('{}', { ...JSON_HEADERS, 'Content-Encoding': 'br' }),
      'uses a compression other than gzip',
    ],
    ['in a packing that is none', body('{}', GZIP_HEADERS), 'is not valid gzip'],
    [
      'cut off in its packing',
      body(gzipSync('{"a": 1}').subarray(0, 15), GZIP_HEADERS),
      'ends before its gzip data is complete',
    ],
    [
      'cut off on the way',
      (_request, response) => {
        response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': '100' });
        response.write('{}', () => response.destroy());
      },
      'closed the connection',
    ],
  ];
  test.each(CASES)('%s is refused', async (name, answer, problem) => {
    const place = `/${name.replaceAll(' ', '-')}`;
    feed.on(place, answer);
    await expect(fetchUrl(feed.url(place))).rejects.toThrow(problem);
  });

  test('is given up after 15 seconds, and when the caller aborts', async () => {
    feed.on('/slow', (_request, response) => {
      response.writeHead(200, JSON_HEADERS);
      const timer = setInterval(() => response.write(' '), 500);
      response.on('close', () => clearInterval(timer));
    });
    const stop = new AbortController();
    const stopped = fetchUrl(feed.url('/slow'), { signal: stop.signal });
    const slow = fetchUrl(feed.url('/slow'));
    setTimeout(() => stop.abort(), 100);
    await expect(stopped).rejects.toThrow('cannot be reached');
    await expect(slow).rejects.toThrow('did not answer within 15 seconds');
  });
});

describe('addresses', () => {
  const found = (...addresses: string[]) =>
    vi.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

  beforeEach(() => {
    vi.mocked(lookup).mockReset();
    feed.requests.length = 0;
    feed.serve('/cards', {});
  });

  test('of this machine are refused, by number and by name', async () => {
    const notPublic = /has an address that is not public/;
    found('127.0.0.1');
    for (const host of ['127.0.0.1', 'localhost', 'rebound.test']) {
      await expect(fetchUrl(feed.url('/cards', host), { allowLoopback: false }), host).rejects.toThrow(notPublic);
    }
    expect(feed.requests).toEqual([]);
  });

  test('of one name must all be allowed, even where tests may use loopback', async () => {
    for (const bad of ['10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1']) {
      found('127.0.0.1', bad);
      await expect(fetchUrl(feed.url('/cards', 'mixed.test')), bad).rejects.toThrow('not public');
    }
    expect(feed.requests).toEqual([]);
  });

  test('are looked up once, and the connection goes to the checked address', async () => {
    // Only the mock knows this name, so a second look-up would fail.
    found('127.0.0.1');
    expect(await fetchUrl(feed.url('/cards', 'pinned.test'))).not.toBeNull();
    expect(lookup).toHaveBeenCalledOnce();
    expect(feed.requests.map((request) => request.headers.host)).toEqual([`pinned.test:${feed.port}`]);
  });

  test('have one error for an unknown name, and another for a refused connection', async () => {
    vi.mocked(lookup).mockRejectedValue(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    await expect(fetchUrl('https://nowhere.test/')).rejects.toThrow('has a host name that is not known');
    const gone = await FeedServer.start();
    const url = gone.url('/');
    await gone.stop();
    await expect(fetchUrl(url)).rejects.toThrow('refuses connections');
  });

  test('do not matter to TLS: the certificate must be for the name', async () => {
    const pems = certificateFor('feed.test');
    const secure = await FeedServer.start(pems);
    secure.serve('/cards', { secure: true });
    found('127.0.0.1');
    const notValid = 'has no valid certificate for its host name';
    await expect(fetchUrl(secure.url('/cards', 'feed.test'))).rejects.toThrow(notValid);
    setDefaultCACertificates([pems.cert]);
    expect((await fetchUrl(secure.url('/cards', 'feed.test')))?.bytes.toString()).toBe('{"secure":true}');
    await expect(fetchUrl(secure.url('/cards', 'other.test'))).rejects.toThrow(notValid);
    expect(secure.count('/cards')).toBe(1);
    await secure.stop();
  });
});
