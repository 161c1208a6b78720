import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineInUseError, engineOptionsFromEnv, startMongoEngine } from '../../scripts/mongodb/engine.ts';
import { type SupervisedEngine, superviseEngine } from '../../scripts/mongodb/supervisor.ts';

const PACE = { firstPauseMs: 10, maxPauseMs: 40, steadyMs: 600_000, maxDeaths: 4 };

describe('a supervised engine', () => {
  let folder: string;
  let dataDir: string;
  let engine: SupervisedEngine;
  const said: string[] = [];
  /** Resolves the wait for the next line. */
  let onLine = () => {};

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-supervisor-'));
    dataDir = path.join(folder, 'data');
    engine = await superviseEngine({ ...options(), dataDir }, PACE);
  });
  afterAll(async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function options() {
    const { uri: _external, ...rest } = engineOptionsFromEnv(process.env);
    const progress = (line: string) => {
      said.push(line);
      onLine();
    };
    return { ...rest, progress };
  }

  async function untilSaid(words: string): Promise<void> {
    while (!said.includes(words)) {
      await new Promise<void>((resolve) => {
        onLine = resolve;
      });
    }
  }

  it('restarts after a kill, at its address and with its data', async () => {
    said.length = 0;
    const { uri, pid } = engine;
    const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 10_000, writeConcern: { w: 'majority' } });
    const items = client.db('test').collection<{ _id: string }>('items');
    await items.insertOne({ _id: 'kept' });
    process.kill(pid as number, 'SIGKILL');
    await untilSaid('it is running again');
    expect(said[0]).toBe('it ended unexpectedly (SIGKILL); starting it again in 0.01 s (1 of 4 times)');
    expect([engine.uri, engine.pid === pid]).toEqual([uri, false]);
    expect(await items.countDocuments({ _id: 'kept' })).toBe(1);
    await client.close();
    // The restarted engine still owns the folder.
    await expect(startMongoEngine({ ...options(), dataDir })).rejects.toBeInstanceOf(EngineInUseError);
  });

  it('restarts later each time, and is given up with the reason if it never starts', async () => {
    const [store] = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const storeDir = path.join(dataDir, store?.name as string);
    await rename(storeDir, `${storeDir}.away`);
    await writeFile(storeDir, 'in the way');
    said.length = 0;
    process.kill(engine.pid as number, 'SIGKILL');
    expect(await engine.givenUp).toMatch(/^it did not start: .*; it was restarted 4 times without success$/);
    expect(said.map((line) => /starting it again in (.*)$/.exec(line)?.[1])).toEqual([
      '0.02 s (2 of 4 times)',
      '0.04 s (3 of 4 times)',
      '0.04 s (4 of 4 times)',
    ]);
  });
});
