import type { mongo } from 'mongoose';

export interface PoolUse {
  /** Connections that operations use at this moment. */
  inUse: number;
  /** Operations that wait for a connection. */
  waiting: number;
}

/** Counts the use of a client's connections from now on. @returns a function that reads the count. */
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
