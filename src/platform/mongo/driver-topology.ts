import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';

/** Pool of the connections to one server. */
export interface DriverPool {
  readonly generation: number;
  /** Ends the connections in use of this generation and earlier ones with a network error. */
  interruptInUseConnections: (generation: number) => void;
  checkOut: (options: unknown) => Promise<{ socket: Socket }>;
}

/** Parts of the driver that its types do not name. */
export interface DriverTopology {
  /** Every operation, of any API, selects a server when it starts and when it is retried. */
  selectServer: (selector: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
  s: { servers: Map<string, { pool: DriverPool }> };
}

/** @throws {Error} if another version of the driver lacks these parts, or the client is not connected. */
export function topologyOf(client: mongo.MongoClient): DriverTopology {
  const { topology } = client as unknown as { topology?: DriverTopology };
  if (typeof topology?.selectServer !== 'function' || !(topology.s?.servers instanceof Map)) {
    throw new Error('The driver has no topology to guard');
  }
  return topology;
}
