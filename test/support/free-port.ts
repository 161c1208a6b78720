import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Finds a free port, for a service that has to know its own address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * First port of our range. The range is below the ephemeral ports, so the system gives a port of it to nobody else
 * while it is unused.
 */
const FIRST_RESERVED = 12_000;
const RESERVED_PER_RUN = 40;
const RUNS = 500;
let reserved = 0;

/**
 * Reserves a port for servers that start and stop. Each run has its own ports, chosen by process id, so that parallel
 * runs do not collide.
 */
export async function reservePort(): Promise<number> {
  while (reserved < RESERVED_PER_RUN) {
    const port = FIRST_RESERVED + (process.pid % RUNS) * RESERVED_PER_RUN + reserved;
    reserved += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ${RESERVED_PER_RUN} ports that are kept for this run are taken.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await listenAt(server, `http://127.0.0.1:${port}`);
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Makes a server listen at the port of `address` on this machine; at any free port if `address` is absent. */
export async function listenAt(server: Pick<Server, 'listen' | 'once'>, address?: string): Promise<void> {
  const port = address === undefined ? 0 : Number(new URL(address).port);
  const listening = once(server as Server, 'listening');
  server.listen(port, '127.0.0.1');
  await listening;
}
