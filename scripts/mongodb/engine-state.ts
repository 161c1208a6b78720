import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { type EngineRecord, readRecord, runsOn } from './engine-record.ts';

/** Facts that the starter of a running engine has recorded about it. */
export interface EngineState {
  readonly kind: EngineRecord['kind'];
  readonly uri: string;
  readonly pid: number;
  readonly ownerPid: number;
  /** Time in ISO 8601, UTC. */
  readonly startedAt: string;
}

/** Returns the embedded engine that runs on `dataDir` and accepts commands; undefined if there is none. */
export async function readEngineState(dataDir: string): Promise<EngineState | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const realDataDir = await realpath(dataDir);
  const record = await readRecord(realDataDir);
  if (record === undefined || record.uri === null || !runsOn(realDataDir, record)) return undefined;
  const { kind, uri, pid, owner, startedAt } = record;
  return { kind, uri, pid, ownerPid: owner.pid, startedAt };
}
