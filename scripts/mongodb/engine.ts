import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { BinaryLookup } from './binary-lookup.ts';
import type { EngineExit, EngineProcess } from './engine-process.ts';
import { stopTimeoutMs } from './engine-process.ts';
import type { EngineRecord } from './engine-record.ts';
import { readRecord, removeRecord, runsOn, writeRecord } from './engine-record.ts';
import { acquireFileLock } from './file-lock.ts';
import { findSystemMongod, launchMongod } from './mongod.ts';
import { findOrDownloadMongod } from './mongod-download.ts';
import { isRunning, ownIdentity, signalGroup, waitUntil } from './process-table.ts';
import { findOrBuildSecantusd } from './secantus-build.ts';
import { launchSecantusd } from './secantusd.ts';

/** The engines that this module runs itself, in the order in which they are tried. */
const embeddedKinds = ['system', 'download', 'secantus'] as const;
type EmbeddedKind = (typeof embeddedKinds)[number];

/** A running MongoDB; an installed mongod; one that mongodb-memory-server downloads; secantusd-rs. */
export type EngineKind = 'external' | EmbeddedKind;

/** A MongoDB that takes commands at `uri`. An external one has no pid and no port, and is not stopped from here. */
export interface MongoEngine {
  readonly kind: EngineKind;
  readonly uri: string;
  readonly pid: number | undefined;
  readonly port: number | undefined;
  /** Resolves when the engine's process ends, asked to or not; never for an external engine. */
  readonly exited: Promise<EngineExit>;
  /** SIGTERM, then SIGKILL after 20 s. */
  stop(): Promise<void>;
  /** SIGKILL at once, for fault tests. */
  kill(): Promise<void>;
}

export interface EngineOptions {
  /** Where embedded engines keep their data, each kind in a folder of its own; made if it is not there. */
  dataDir: string;
  /** The only embedded kind to try. Absent: the first that can be had. */
  preference?: EmbeddedKind;
  /** A running MongoDB to use as it is (MONGODB_URI); goes before everything else. */
  uri?: string;
  /** The mongod to use in place of the one on PATH; if named, it must be there. */
  systemBinary?: string;
  /** The port to listen on at 127.0.0.1; 0 or absent: any free one. */
  port?: number;
  /** Told what is going on, a line at a time, where it may take long or surprise. */
  progress: (line: string) => void;
}

/** The data folder is in use by an engine whose owner still runs. */
export class EngineInUseError extends Error {
  readonly ownerPid: number;
  /** Null while that engine is starting. */
  readonly uri: string | null;

  constructor(dataDir: string, record: EngineRecord) {
    const { owner, uri } = record;
    const where = uri === null ? 'is starting' : `runs at ${uri}`;
    super(
      `The MongoDB engine on ${dataDir} ${where} and belongs to process ${owner.pid}: ` +
        'stop that process first, use its engine through MONGODB_URI, or choose another data folder.',
    );
    this.name = 'EngineInUseError';
    this.ownerPid = owner.pid;
    this.uri = uri;
  }
}

/** None of the permitted engines can be had; the message says of each why not and what to do. */
export class EngineUnavailableError extends Error {
  constructor(failures: readonly string[]) {
    super(
      `No MongoDB engine can be had:\n${failures.join('\n')}\n` +
        '  Or set MONGODB_URI to a MongoDB replica set that is running already.',
    );
    this.name = 'EngineUnavailableError';
  }
}

/**
 * Reads MONGODB_URI, MONGOMS_SYSTEM_BINARY and WORKGATE_MONGO (`system`, `download` or `secantus`); a variable that is
 * empty counts as not set.
 *
 * @throws Error if WORKGATE_MONGO has another value
 */
export function engineOptionsFromEnv(
  env: NodeJS.ProcessEnv,
): Pick<EngineOptions, 'uri' | 'systemBinary' | 'preference'> {
  const { MONGODB_URI: uri, MONGOMS_SYSTEM_BINARY: systemBinary, WORKGATE_MONGO: named } = env;
  const preference = embeddedKinds.find((kind) => kind === named);
  if (named && preference === undefined) {
    throw new Error(`WORKGATE_MONGO is "${named}"; it must be one of ${embeddedKinds.join(', ')}, or not set.`);
  }
  return { ...(uri && { uri }), ...(systemBinary && { systemBinary }), ...(preference && { preference }) };
}

/**
 * Provides a MongoDB: the external one, or else the first embedded engine that can be had (or the preferred one), on a
 * persistent store in `dataDir`. An engine that an ended process left running there is stopped first.
 *
 * Embedded engines listen on 127.0.0.1 without authentication and are for one machine. Where one can be had but does
 * not start, no other is tried: that would hide the data behind an empty store.
 *
 * @throws {@link EngineInUseError}, {@link EngineUnavailableError}, or Error with the end of the engine's log
 */
export async function startMongoEngine(options: EngineOptions): Promise<MongoEngine> {
  if (options.uri !== undefined) return externalEngine(options.uri);
  await mkdir(options.dataDir, { recursive: true });
  // One spelling for all processes: an engine is recognised by this path on its command line.
  const dataDir = await realpath(options.dataDir);
  const lock = await acquireFileLock(join(dataDir, 'engine.lock'), (holderPid) => {
    options.progress(`process ${holderPid} is starting an engine on ${dataDir}; waiting for it`);
  });
  try {
    await settleEarlierEngine(dataDir, options.progress);
    const { kind, binary } = await findEngine(options);
    noteOtherStores(dataDir, kind, options.progress);
    return await launch(dataDir, kind, binary, options.port);
  } finally {
    await lock.release();
  }
}

function externalEngine(uri: string): MongoEngine {
  return {
    kind: 'external',
    uri,
    pid: undefined,
    port: undefined,
    exited: new Promise(() => {}),
    stop: async () => {},
    kill: async () => {},
  };
}

async function settleEarlierEngine(dataDir: string, progress: (line: string) => void): Promise<void> {
  const record = await readRecord(dataDir);
  if (record === undefined) return;
  const { kind, pid, owner } = record;
  if (runsOn(dataDir, record)) {
    if (isRunning(owner)) throw new EngineInUseError(dataDir, record);
    progress(`stopping the ${kind} engine (process ${pid}) that process ${owner.pid} left running on ${dataDir}`);
    const hasEnded = (): boolean => !runsOn(dataDir, record);
    signalGroup(pid, 'SIGTERM');
    if (!(await waitUntil(hasEnded, stopTimeoutMs))) {
      signalGroup(pid, 'SIGKILL');
      await waitUntil(hasEnded, stopTimeoutMs);
    }
  }
  await removeRecord(dataDir, pid);
}

async function findEngine(options: EngineOptions): Promise<{ kind: EmbeddedKind; binary: string }> {
  const { preference, systemBinary, progress } = options;
  const lookups: Record<EmbeddedKind, () => Promise<BinaryLookup>> = {
    system: () => findSystemMongod(systemBinary),
    download: () => findOrDownloadMongod(progress),
    secantus: () => findOrBuildSecantusd(progress),
  };
  const failures: string[] = [];
  for (const kind of preference === undefined ? embeddedKinds : [preference]) {
    const lookup = await lookups[kind]();
    if (lookup.found) return { kind, binary: lookup.binary };
    failures.push(`  - ${kind}: ${lookup.reason}\n    Remedy: ${lookup.remedy}.`);
    // A program that was asked for by name is not quietly replaced by another.
    if (kind === 'system' && systemBinary !== undefined) break;
  }
  throw new EngineUnavailableError(failures);
}

function noteOtherStores(dataDir: string, kind: EmbeddedKind, progress: (line: string) => void): void {
  for (const other of embeddedKinds.filter((each) => each !== kind && existsSync(join(dataDir, each)))) {
    progress(`using the ${kind} engine; data kept by the ${other} engine is not seen by it (WORKGATE_MONGO=${other})`);
  }
}

async function launch(
  dataDir: string,
  kind: EmbeddedKind,
  binary: string,
  port: number | undefined,
): Promise<MongoEngine> {
  const storeDir = join(dataDir, kind);
  await mkdir(storeDir, { recursive: true });
  const owner = ownIdentity();
  const startedAt = new Date().toISOString();
  let spawned: EngineProcess | undefined;
  const launchEngine = kind === 'secantus' ? launchSecantusd : launchMongod;
  try {
    const launched = await launchEngine({
      binary,
      dataDir,
      storeDir,
      logFile: join(dataDir, `${kind}.log`),
      port: port === 0 ? undefined : port,
      onSpawned: async (process) => {
        spawned = process;
        await writeRecord(dataDir, { kind, uri: null, pid: process.pid, owner, startedAt });
      },
    });
    const { pid, exited, stop, kill } = launched.process;
    await writeRecord(dataDir, { kind, uri: launched.uri, pid, owner, startedAt });
    const endBy = async (end: () => Promise<void>): Promise<void> => {
      await end();
      await removeRecord(dataDir, pid);
    };
    return {
      kind,
      uri: launched.uri,
      pid,
      port: launched.port,
      exited,
      stop: () => endBy(stop),
      kill: () => endBy(kill),
    };
  } catch (error) {
    if (spawned !== undefined) {
      await spawned.kill();
      await removeRecord(dataDir, spawned.pid);
    }
    throw error;
  }
}
