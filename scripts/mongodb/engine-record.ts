import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessIdentity, runsWithArgument } from './process-table.ts';

/** What `<dataDir>/engine.json` holds about the engine that was started last. */
export interface EngineRecord {
  readonly kind: 'system' | 'download' | 'secantus';
  /** null from the spawn until the engine listens. */
  readonly uri: string | null;
  readonly pid: number;
  /** The process that started the engine and is to stop it. */
  readonly owner: ProcessIdentity;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
}

/** The record, or undefined if there is none (a damaged one counts as none: it names no engine). */
export async function readRecord(dataDir: string): Promise<EngineRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordPath(dataDir), 'utf8')) as EngineRecord;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces the record in one step, so that a reader never sees half of it. */
export async function writeRecord(dataDir: string, record: EngineRecord): Promise<void> {
  const draft = `${recordPath(dataDir)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`);
  await rename(draft, recordPath(dataDir));
}

/** Removes the record if it is about the engine `pid`; a later engine's record stays. */
export async function removeRecord(dataDir: string, pid: number): Promise<void> {
  if ((await readRecord(dataDir))?.pid === pid) await rm(recordPath(dataDir), { force: true });
}

/** Whether the record's process is still that engine, and not another that was given its pid. */
export function runsOn(dataDir: string, record: EngineRecord): boolean {
  return runsWithArgument(record.pid, join(dataDir, record.kind));
}

function recordPath(dataDir: string): string {
  return join(dataDir, 'engine.json');
}
