import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessIdentity, runsWithArgument } from './process-table.ts';

/** Content of `<dataDir>/engine.json`, about the engine that was started last. */
export interface EngineRecord {
  readonly kind: 'system' | 'download' | 'secantus';
  /** Null from the spawn until the engine listens. */
  readonly uri: string | null;
  readonly pid: number;
  /** Process that started the engine and must stop it. */
  readonly owner: ProcessIdentity;
  /** Time in ISO 8601, UTC. */
  readonly startedAt: string;
}

/** Reads the record; undefined if there is none. A damaged record counts as none, because it names no engine. */
export async function readRecord(dataDir: string): Promise<EngineRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordPath(dataDir), 'utf8')) as EngineRecord;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the record atomically, so that no reader sees half of it. */
export async function writeRecord(dataDir: string, record: EngineRecord): Promise<void> {
  const draft = `${recordPath(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`);
  await rename(draft, recordPath(dataDir));
}

/** Removes the record if it describes the engine `pid`. The record of a later engine stays. */
export async function removeRecord(dataDir: string, pid: number): Promise<void> {
  if ((await readRecord(dataDir))?.pid === pid) await rm(recordPath(dataDir), { force: true });
}

/** Returns true if the record's process is still that engine, and not another process with the same pid. */
export function runsOn(dataDir: string, record: EngineRecord): boolean {
  return runsWithArgument(record.pid, join(dataDir, record.kind));
}

function recordPath(dataDir: string): string {
  return join(dataDir, 'engine.json');
}
