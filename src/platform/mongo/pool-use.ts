import type { mongo } from 'mongoose';

export interface PoolUse {
  /** Connections that an operation has at this moment. */
  inUse: number;
  /** Operations that wait for one. */
  waiting: number;
}

/** Follows the connections of a client, from now on. */
export function followPool(client: mongo.MongoClient): () => PoolUse {
  const use: PoolUse = { inUse: 0, waiting: 0 };
  client.on('connectionCheckOutStarted', () => {
    use.waiting += 1;
  });
  client.on('connectionCheckOutFailed', () => {
    use.waiting -= 1;
  });
  client.on('connectionCheckedOut', () => {
    use.waiting -= 1;
    use.inUse += 1;
  });
  client.on('connectionCheckedIn', () => {
    use.inUse -= 1;
  });
  return () => ({ inUse: Math.max(0, use.inUse), waiting: Math.max(0, use.waiting) });
}
