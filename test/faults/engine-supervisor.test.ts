import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineOptionsFromEnv } from '../../scripts/mongodb/engine.ts';
import { type Pace, type SupervisedEngine, superviseEngine } from '../../scripts/mongodb/supervisor.ts';

const PACE: Pace = { firstPauseMs: 10, maxPauseMs: 40, steadyMs: 600_000, maxDeaths: 4 };
const WAIT = { timeout: 20_000, interval: 50 };

describe('a supervised engine', () => {
  let folder: string;
  let dataDir: string;
  let said: string[];
  let engine: SupervisedEngine;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-supervisor-'));
    dataDir = path.join(folder, 'data');
    said = [];
    const { uri: _external, ...options } = engineOptionsFromEnv(process.env);
    engine = await superviseEngine({ ...options, dataDir, progress: (line) => said.push(line) }, PACE);
  });
  afterEach(async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function write(_id: string): Promise<void> {
    const client = new mongoose.mongo.MongoClient(engine.uri, { serverSelectionTimeoutMS: 2_000 });
    try {
      await client
        .db('test')
        .collection<{ _id: string }>('items')
        .insertOne({ _id }, { writeConcern: { w: 'majority' } });
    } finally {
      await client.close();
    }
  }

  async function killAndAwaitNext(): Promise<void> {
    const { pid } = engine;
    process.kill(pid as number, 'SIGKILL');
    await vi.waitFor(() => expect(engine.pid, said.join('\n')).not.toBe(pid), WAIT);
    await vi.waitFor(() => expect(said.at(-1)).toBe('it is running again'), WAIT);
  }

  it('is restarted at its address after a kill, with growing pauses, and logs the restart', async () => {
    const { uri } = engine;
    for (const id of ['first', 'second']) {
      await killAndAwaitNext();
      expect(engine.uri).toBe(uri);
      await write(id);
    }
    expect(said.filter((line) => line.startsWith('it ended'))).toEqual([
      'it ended unexpectedly (SIGKILL); starting it again in 0.01 s (1 of 4 times)',
      'it ended unexpectedly (SIGKILL); starting it again in 0.02 s (2 of 4 times)',
    ]);
  });

  it('is given up, with the reason, when it cannot start any more', async () => {
    const [store] = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const storeDir = path.join(dataDir, store?.name as string);
    await rename(storeDir, `${storeDir}.away`);
    await writeFile(storeDir, 'in the way');
    process.kill(engine.pid as number, 'SIGKILL');
    expect(await engine.givenUp).toMatch(/^it did not start: .*; it was restarted 4 times without success$/);
    expect(said.map((line) => /\((\d of \d) times\)$/.exec(line)?.[1])).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
  });

  it('is not restarted after a stop was requested', async () => {
    const { uri } = engine;
    await engine.stop();
    // The port is free for another server, and stays free.
    const server = createServer().listen(Number(new URL(uri).port), '127.0.0.1');
    await once(server, 'listening');
    expect(said).toEqual([]);
    server.close();
  });
});
