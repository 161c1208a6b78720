import type { Socket } from 'node:net';
import type { mongo } from 'mongoose';
import { type DriverPool, topologyOf } from './driver-topology.ts';

/**
 * Ends operations on connections that were lost a moment ago. The driver writes to such a socket, waits for `drain`, and
 * would wait for ever, because a destroyed socket emits only `close`. After `drain` the driver finds the error of the
 * connection, so the operation fails, and is repeated if it may be.
 */
export function endOnLostConnections(client: mongo.MongoClient): void {
  const topology = topologyOf(client);
  const pools = new WeakSet<DriverPool>();
  const guardAll = () => {
    for (const { pool } of topology.s.servers.values()) {
      if (pools.has(pool)) continue;
      pools.add(pool);
      guard(pool);
    }
  };
  guardAll();
  // A server that is found later, or again, has a new pool.
  client.on('connectionPoolCreated', guardAll);
}

function guard(pool: DriverPool): void {
  const sockets = new WeakSet<Socket>();
  const checkOut = pool.checkOut.bind(pool);
  pool.checkOut = async (options) => {
    const connection = await checkOut(options);
    const { socket } = connection;
    if (!sockets.has(socket)) {
      sockets.add(socket);
      socket.once('close', () => socket.emit('drain'));
    }
    return connection;
  };
}
