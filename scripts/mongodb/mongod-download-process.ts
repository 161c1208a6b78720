/** Finds or downloads mongod for `mongod-download.ts`, reports one {@link DownloadResult} and waits to be ended. */
import { get as httpGet } from 'node:http';
import { Agent, get as httpsGet } from 'node:https';
import type { DownloadResult } from './mongod-download.ts';

const probeTimeoutMs = 5_000;

// Ends a download that nobody waits for any more.
process.once('disconnect', () => process.exit(1));
process.send?.(await findOrDownload().catch((error: unknown) => ({ reason: String(error) })));

async function findOrDownload(): Promise<DownloadResult> {
  const library = await import('mongodb-memory-server-core').catch(() => undefined);
  if (library === undefined) {
    return { reason: 'the development dependency mongodb-memory-server-core is not installed' };
  }
  const { DryMongoBinary, MongoBinary } = library.default;
  const options = await DryMongoBinary.generateOptions();
  const present = await DryMongoBinary.locateBinary(options);
  if (present !== undefined) return { binary: present };
  const { MongoBinaryDownloadUrl } = await import('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js');
  const url = await new MongoBinaryDownloadUrl(options).getDownloadUrl();
  const fault = await probe(url);
  if (fault !== undefined) return { reason: `${url} cannot be downloaded: ${fault}` };
  return { binary: await MongoBinary.getPath() };
}

/**
 * Requests one byte to see if the download is reachable. The library alone would take long to fail, because it allows a
 * minute of silence for each of several attempts.
 *
 * @returns undefined if the download is available, otherwise the reason why not
 */
function probe(url: string): Promise<string | undefined> {
  const isHttps = url.startsWith('https:');
  const request = (isHttps ? httpsGet : httpGet)(url, {
    headers: { range: 'bytes=0-0' },
    signal: AbortSignal.timeout(probeTimeoutMs),
    ...(isHttps && { agent: new Agent({ proxyEnv: { HTTPS_PROXY: proxyOf(process.env) } }) }),
  });
  return new Promise((resolve) => {
    request.once('response', ({ statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode < 400 ? undefined : `it answers with status ${statusCode}`);
    });
    request.once('error', (error) => {
      resolve(error.name === 'AbortError' ? `no answer within ${probeTimeoutMs / 1000} s` : error.message);
    });
  });
}

/** Returns the proxy that the library will use, in its order of preference. */
function proxyOf(env: NodeJS.ProcessEnv): string | undefined {
  const names = ['yarn_https-proxy', 'yarn_proxy', 'npm_config_https-proxy', 'npm_config_proxy'];
  const values = [...names, 'https_proxy', 'http_proxy', 'HTTPS_PROXY', 'HTTP_PROXY'].map((name) => env[name]);
  return values.find((value) => value !== undefined && value !== '');
}
