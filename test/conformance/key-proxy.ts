import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that hands everything on, with the credential that test suites of others know nothing of. */
export interface KeyProxy {
  address: string;
  stop: () => Promise<void>;
}

/** Everything else, `Host` and `Origin` included, stays as it was sent. */
export async function startKeyProxy(target: string, apiKey: string): Promise<KeyProxy> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-api-key': apiKey };
    const { method, url = '/' } = incoming;
    const forwarded = request(new URL(url, target), { method: method ?? 'GET', headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
