import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { treeRoot, verifyConsistency, verifyInclusion } from '../../src/evidence/merkle.ts';
import { EvidenceRepository } from '../../src/evidence/repository.ts';
import type { TileDocument, TreeDocument } from '../../src/evidence/schema.ts';
import { Tile } from '../../src/evidence/tiles.ts';
import { EvidenceTrees } from '../../src/evidence/tree.ts';
import { newId } from '../../src/platform/ids.ts';
import { nativeCollection } from '../../src/platform/mongo/native.ts';
import { EventLog } from '../../src/platform/outbox/event-log.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { RelayState } from '../../src/platform/outbox/schema.ts';
import { subtreesOf } from '../support/packets.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';
import { monitored, trafficOf } from '../support/traffic.ts';

const leafOf = (index: number) => createHash('sha256').update(`leaf ${index}`).digest();

describe('the tree of a log', () => {
  let services: Services;

  beforeAll(async () => {
    services = await composeServices({
      ...readConfig(testEnvironment(monitored(inject('mongodbUri')))),
      logLevel: 'silent',
    });
    await prepareDatabase(services.platform.storage);
  });
  afterAll(async () => {
    await services.platform.relay.stop();
    await services.platform.mongo.connection.dropDatabase();
    await services.platform.mongo.close();
  });

  const collection = <T extends { _id: string }>(name: string) =>
    nativeCollection<T>({ collection: services.platform.mongo.connection.collection(name) });

  /** Returns trees as another process would have them, with nothing in memory. */
  function newTrees(tenantIds: string[] = []): EvidenceTrees {
    const { connection } = services.platform.mongo;
    return new EvidenceTrees({
      repository: (tenantId) => new EvidenceRepository(connection, tenantId),
      eventLog: (tenantId) =>
        new EventLog(collection<LogEntry>('event_log'), collection<RelayState>('outbox_relays'), tenantId),
      listLongLogs: async () => tenantIds,
      reach: () => undefined,
      logger: pino({ level: 'silent' }),
    });
  }

  /** Grows a log to a size. The entries have only the fields that the tree needs. */
  async function grow(tenantId: string, from: number, to: number): Promise<void> {
    const log = collection<Pick<LogEntry, '_id' | 'tenant_id' | 'sequence' | 'hash'>>('event_log');
    for (let at = from; at < to; at += 5_000) {
      const count = Math.min(5_000, to - at);
      const entries = Array.from({ length: count }, (_, n) => ({
        _id: `${tenantId}/${at + n + 1}`,
        tenant_id: tenantId,
        sequence: at + n + 1,
        hash: leafOf(at + n).toString('hex'),
      }));
      await log.insertMany(entries);
    }
  }

  /**
   * Asks for a view until it is not refused, as a caller does that follows Retry-After. Returns the number of refusals.
   */
  async function comeAgain(trees: EvidenceTrees, tenantId: string): Promise<number> {
    for (let refusals = 0; ; refusals += 1) {
      const refusal = await trees.view(tenantId).then(
        () => null,
        (error: unknown) => error,
      );
      if (refusal === null) return refusals;
      expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
      await trees.settled();
    }
  }

  /** Leaves a tree as a process does that was killed after it had counted that many full tiles. */
  async function growTo(tenantId: string, fullTiles: number): Promise<void> {
    await comeAgain(newTrees(), tenantId);
    await collection<TreeDocument>('evidence_trees').updateOne({ _id: tenantId }, { $set: { full_tiles: fullTiles } });
    const after = { tenant_id: tenantId, level: 0, index: { $gte: fullTiles } };
    await collection<TileDocument>('evidence_tiles').deleteMany(after);
  }

  async function expectRight(trees: EvidenceTrees, tenantId: string, size: number, samples: number[]): Promise<void> {
    const leaves = Array.from({ length: size }, (_, index) => leafOf(index));
    const hashOf = subtreesOf(leaves);
    const view = await trees.view(tenantId);
    expect(view.size).toBe(size);
    const root = await view.root();
    expect(root).toEqual(treeRoot(size, hashOf));
    const proofs = await view.inclusionProofs(samples);
    for (const [n, index] of samples.entries()) {
      const proof = proofs[n] as Buffer[];
      expect(verifyInclusion(leaves[index] as Buffer, index, size, proof, root), `leaf ${index} of ${size}`).toBe(true);
    }
    for (const oldSize of [1, 255, 256, 257, Math.ceil(size / 2), size].filter((one) => one <= size)) {
      const old = { size: oldSize, root: treeRoot(oldSize, hashOf) };
      const proof = await view.consistencyProof(oldSize);
      expect(verifyConsistency(old, { size, root }, proof), `${oldSize} of ${size}`).toBe(true);
    }
  }

  const tilesOf = (tenantId: string) =>
    collection<TileDocument>('evidence_tiles').find({ tenant_id: tenantId }).toArray();
  const treeOf = (tenantId: string) => collection<TreeDocument>('evidence_trees').findOne({ _id: tenantId });

  it('is correct at every size around the edges of tiles, however it has grown', { tags: 'full' }, async () => {
    const tenantId = newId('ten');
    let before = 0;
    for (const size of [1, 2, 3, 255, 256, 257, 511, 512, 600, 4_095, 4_096, 4_097, 9_000]) {
      await grow(tenantId, before, size);
      before = size;
      await expectRight(newTrees(), tenantId, size, [0, Math.floor(size / 2), size - 1]);
    }
    const tiles = await tilesOf(tenantId);
    const shapes = tiles.map((tile) => [tile.level, tile.index, tile.width]).sort();
    expect(shapes).toContainEqual([1, 0, Math.floor(9_000 / 256)]);
    expect(tiles.filter((tile) => tile.level === 0)).toHaveLength(Math.floor(9_000 / 256));
  });

  it('is the empty tree while the log is empty', async () => {
    const view = await newTrees().view(newId('ten'));
    expect(view.size).toBe(0);
    expect(await view.root()).toEqual(treeRoot(0, subtreesOf([])));
  });

  it('grows across the edge of the second level, and reads few tiles for a proof', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const tenantId = newId('ten');
    const [first, size] = [65_000, 66_500];
    await grow(tenantId, 0, first);
    expect(await comeAgain(newTrees(), tenantId)).toBe(1);
    await grow(tenantId, first, size);
    await expectRight(newTrees(), tenantId, size, [0, 255, 256, 65_535, 65_536, 66_303, 66_304, size - 1]);
    const upper = (await tilesOf(tenantId)).filter((tile) => tile.level > 0);
    expect(upper.map(({ level, index, width }) => [level, index, width]).sort()).toEqual([
      [1, 0, 256],
      [1, 1, 3],
      [2, 0, 1],
    ]);
    const view = await newTrees().view(tenantId);
    const { documents } = await trafficOf(services.platform.mongo.connection, () => view.inclusionProofs([1_000]));
    expect(documents).toBeGreaterThan(0);
    expect(documents).toBeLessThanOrEqual(4);
  });

  it('is the same whoever builds it, even with many builders at once', async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 3_000);
    const roots = await Promise.all(Array.from({ length: 6 }, async () => (await newTrees().view(tenantId)).root()));
    expect(new Set(roots.map((root) => root.toString('hex'))).size).toBe(1);
    await grow(tenantId, 3_000, 5_000);
    await Promise.all(Array.from({ length: 6 }, () => newTrees().view(tenantId)));
    await expectRight(newTrees(), tenantId, 5_000, [0, 2_999, 3_000, 4_999]);
  });

  it('is completed after a crash between any two of its writes', async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 2_000);
    await newTrees().view(tenantId);
    // Some tiles exist that are not counted yet, and others are missing.
    await collection<TreeDocument>('evidence_trees').updateOne({ _id: tenantId }, { $set: { full_tiles: 2 } });
    await collection<TileDocument>('evidence_tiles').deleteMany({ tenant_id: tenantId, level: 0, index: { $gt: 4 } });
    await expectRight(newTrees(), tenantId, 2_000, [0, 700, 1_500, 1_999]);
    expect((await treeOf(tenantId))?.full_tiles).toBe(7);
  });

  it('grows in the background with the log, in large steps', async () => {
    const tenantId = newId('ten');
    const trees = newTrees();
    await grow(tenantId, 0, 5_000);
    // A command does not start its trees, so they do not grow in the background.
    trees.noticeGrowth(tenantId, 5_000);
    await trees.settled();
    expect(await treeOf(tenantId)).toBeNull();
    trees.start();
    trees.noticeGrowth(tenantId, 4_000);
    await trees.settled();
    expect(await treeOf(tenantId)).toBeNull();
    trees.noticeGrowth(tenantId, 5_000);
    await trees.settled();
    expect((await treeOf(tenantId))?.full_tiles).toBe(19);
    await trees.stop();
  });

  it('grows in the background if it is far behind, and requests read little until then', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 20_000);
    const stopped = newTrees();
    await stopped.stop();
    const refused = await trafficOf(services.platform.mongo.connection, () =>
      stopped.view(tenantId).catch((error) => error),
    );
    expect(refused.value).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    expect(refused.value.message).toContain(': 0 entries so far');
    expect(refused.documents).toBeLessThanOrEqual(3);
    // Another process grows the tree by one step.
    await growTo(tenantId, 16);
    const again = await trafficOf(services.platform.mongo.connection, () =>
      stopped.view(tenantId).catch((error) => error),
    );
    expect(again.value.message).toContain(': 4096 entries so far');
    expect(again.documents).toBeLessThanOrEqual(3);
    await growTo(tenantId, 47);
    const near = await trafficOf(services.platform.mongo.connection, () => newTrees().view(tenantId));
    expect(near.value.size).toBe(20_000);
    expect(near.documents).toBeLessThanOrEqual(8_192 + 10);
    await expectRight(newTrees(), tenantId, 20_000, [0, 4_095, 4_096, 12_031, 12_032, 19_999]);
  });

  it('is the same for requests that come while it grows, however many come', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 20_000);
    const trees = newTrees();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => trees.view(tenantId)));
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect(await comeAgain(trees, tenantId)).toBeLessThanOrEqual(1);
    await expectRight(trees, tenantId, 20_000, [0, 10_000, 19_999]);
  });

  it('grows from the start of the process if it was left behind, in turn with other trees', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const [first, second, small] = [newId('ten'), newId('ten'), newId('ten')];
    await grow(first, 0, 10_000);
    await grow(second, 0, 10_000);
    await grow(small, 0, 300);
    const trees = newTrees([first, second, small]);
    trees.start();
    await vi.waitFor(
      async () => {
        const full = [await treeOf(first), await treeOf(second)].map((tree) => tree?.full_tiles);
        expect(full).toEqual([39, 39]);
      },
      { timeout: 20_000, interval: 50 },
    );
    await trees.stop();
    // This tree is small enough for a request to build it at once.
    expect(await treeOf(small)).toBeNull();
  });

  it('says why it cannot grow any further, instead of asking for a retry', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 15_000);
    await collection<LogEntry>('event_log').deleteOne({ tenant_id: tenantId, sequence: 5_000 });
    const trees = newTrees();
    await expect(trees.view(tenantId)).rejects.toMatchObject({ code: 'unavailable' });
    await trees.settled();
    expect((await treeOf(tenantId))?.full_tiles).toBe(16);
    await expect(trees.view(tenantId)).rejects.toThrow(/lacks the entry 5000/);
    await collection<LogEntry>('event_log').insertOne({
      _id: `${tenantId}/5000`,
      tenant_id: tenantId,
      sequence: 5_000,
      hash: leafOf(4_999).toString('hex'),
    } as LogEntry);
    // The last known error is returned once more, while this request starts another attempt.
    await expect(trees.view(tenantId)).rejects.toThrow(/lacks the entry 5000/);
    await trees.settled();
    await expectRight(trees, tenantId, 15_000, [4_998, 4_999, 5_000]);
  });

  it('is not built over a log that lacks an entry', async () => {
    const tenantId = newId('ten');
    await grow(tenantId, 0, 300);
    await collection<LogEntry>('event_log').deleteOne({ tenant_id: tenantId, sequence: 270 });
    await expect(newTrees().view(tenantId)).rejects.toThrow(/lacks the entry 270/);
  });
});

describe('a tile', () => {
  it('refuses a subtree or a root that it does not have', () => {
    const tile = new Tile([leafOf(0), leafOf(1), leafOf(2)]);
    expect(tile.hashAt(0, 2)).toEqual(leafOf(2));
    expect(() => tile.hashAt(1, 1)).toThrow(/no subtree 1\/1/);
    expect(() => tile.root).toThrow(/3 hashes/);
  });
});
