import type { mongo } from 'mongoose';

export interface PoolUse {
  inUse: number;
  waiting: number;
}

/** @returns a function that reads the present use. */
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
