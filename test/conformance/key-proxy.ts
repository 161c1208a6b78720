import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that adds an API key to every request, for third-party test suites that cannot send one. */
export interface KeyProxy {
  address: string;
  stop: () => Promise<void>;
}

/** Starts the proxy. All other headers, `Host` and `Origin` included, stay as they were sent. */
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
