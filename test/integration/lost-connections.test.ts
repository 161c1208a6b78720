import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';

let mongo: Mongo;
beforeAll(async () => {
  const { logger } = createLoggers('silent');
  mongo = await connectMongo(inject('mongodbUri'), `lost_${randomUUID()}`, { logger, onAway: () => undefined });
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

interface Driver {
  topology: { s: { servers: Map<string, { pool: { connections: Iterable<{ socket: Socket }> } }> } };
}

/** Destroys the sockets of all idle connections. The driver learns of it in the next turn of the event loop. */
function loseConnections(): number {
  const { topology } = mongo.connection.getClient() as unknown as Driver;
  const idle = [...topology.s.servers.values()].flatMap(({ pool }) => [...pool.connections]);
  for (const { socket } of idle) socket.destroy();
  return idle.length;
}

it('repeats reads and writes whose connection was lost just before', async () => {
  const rows = mongo.db.collection<{ _id: number; count: number }>('rows');
  await rows.insertOne({ _id: 0, count: 0 });
  for (let round = 1; round <= 5; round += 1) {
    expect(loseConnections()).toBeGreaterThan(0);
    expect(await rows.findOne({ _id: 0 })).toEqual({ _id: 0, count: round - 1 });
    expect(loseConnections()).toBeGreaterThan(0);
    await rows.updateOne({ _id: 0 }, { $inc: { count: 1 } });
    expect(loseConnections()).toBeGreaterThan(0);
    await rows.insertMany([{ _id: round, count: 0 }], { ordered: false });
  }
  expect(await rows.countDocuments({})).toBe(6);
});
