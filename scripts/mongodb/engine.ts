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

/** Engines that this module runs itself, in the order in which they are tried. */
const embeddedKinds = ['system', 'download', 'secantus'] as const;
type EmbeddedKind = (typeof embeddedKinds)[number];

/**
 * Kinds of engines: a running MongoDB, an installed mongod, a mongod that mongodb-memory-server downloads,
 * secantusd-rs.
 */
export type EngineKind = 'external' | EmbeddedKind;

/**
 * MongoDB that accepts commands at `uri`. An external one has no pid and no port, and is not stopped by this module.
 */
export interface MongoEngine {
  readonly kind: EngineKind;
  readonly uri: string;
  readonly pid: number | undefined;
  readonly port: number | undefined;
  /** Resolves when the engine's process ends, requested or not. Never resolves for an external engine. */
  readonly exited: Promise<EngineExit>;
  /** Sends SIGTERM, then SIGKILL after 20 s. */
  stop(): Promise<void>;
  /** Sends SIGKILL immediately, for fault tests. */
  kill(): Promise<void>;
}

export interface EngineOptions {
  /** Folder for the data of embedded engines, each kind in its own subfolder. Created if it does not exist. */
  dataDir: string;
  /** The only embedded kind to try. If absent, the first available kind is used. */
  preference?: EmbeddedKind;
  /** Running MongoDB to use as it is (MONGODB_URI). Takes precedence over everything else. */
  uri?: string;
  /** Path of the mongod to use instead of the one on PATH. If set, it must exist. */
  systemBinary?: string;
  /** Port to listen on at 127.0.0.1. If 0 or absent, any free port is used. */
  port?: number;
  /** True if the data is not needed after the engine ends. Commits then do not wait for the disk. */
  isThrowaway?: boolean;
  /** Called with a line of text about steps that may take long or surprise the user. */
  progress: (line: string) => void;
}

/** Thrown if the data folder is in use by an engine whose owner still runs. */
export class EngineInUseError extends Error {
  readonly ownerPid: number;
  /** Null while the engine is starting. */
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

/** Thrown if no permitted engine is available. The message gives the reason and the remedy for each. */
export class EngineUnavailableError extends Error {
  constructor(failures: readonly string[]) {
    super(
      `No MongoDB engine is available:\n${failures.join('\n')}\n` +
        '  Or set MONGODB_URI to a MongoDB replica set that is running already.',
    );
    this.name = 'EngineUnavailableError';
  }
}

/**
 * Reads MONGODB_URI, MONGOMS_SYSTEM_BINARY and WORKGATE_MONGO (`system`, `download` or `secantus`). An empty variable
 * counts as not set.
 *
 * @throws Error if WORKGATE_MONGO has another value
 */
export function engineOptionsFromEnv(
  env: NodeJS.ProcessEnv,
): Pick<EngineOptions, 'uri' | 'systemBinary' | 'preference'> {
  const { MONGODB_URI: uri, MONGOMS_SYSTEM_BINARY: systemBinary, WORKGATE_MONGO: named } = env;
  const preference = embeddedKinds.find((kind) => kind === named);
  if (named && preference === undefined) {
    throw new Error(`WORKGATE_MONGO is "${named}"; it must be one of ${embeddedKinds.join(', ')}, or unset.`);
  }
  return { ...(uri && { uri }), ...(systemBinary && { systemBinary }), ...(preference && { preference }) };
}

/**
 * Provides a MongoDB: the external one, or else the preferred or first available embedded engine, with a persistent
 * store in `dataDir`. An engine that an ended process left running there is stopped first.
 *
 * Embedded engines listen on 127.0.0.1 without authentication and serve one machine. If an available engine does not
 * start, no other one is tried, because an empty store would hide the data.
 *
 * @throws {@link EngineInUseError}, {@link EngineUnavailableError}, or Error with the end of the engine's log
 */
export async function startMongoEngine(options: EngineOptions): Promise<MongoEngine> {
  if (options.uri !== undefined) return externalEngine(options.uri);
  await mkdir(options.dataDir, { recursive: true });
  // All processes must use the same path, because an engine is recognized by this path on its command line.
  const dataDir = await realpath(options.dataDir);
  const lock = await acquireFileLock(join(dataDir, 'engine.lock'), (holderPid) => {
    options.progress(`process ${holderPid} is starting an engine on ${dataDir}; waiting for it`);
  });
  try {
    await settleEarlierEngine(dataDir, options.progress);
    const { kind, binary } = await findEngine(options);
    noteOtherStores(dataDir, kind, options.progress);
    return await launch(dataDir, kind, binary, options);
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
    // A program requested by name must not be replaced silently by another one.
    if (kind === 'system' && systemBinary !== undefined) break;
  }
  throw new EngineUnavailableError(failures);
}

function noteOtherStores(dataDir: string, kind: EmbeddedKind, progress: (line: string) => void): void {
  for (const other of embeddedKinds.filter((each) => each !== kind && existsSync(join(dataDir, each)))) {
    progress(`using the ${kind} engine, which does not see data of the ${other} engine (WORKGATE_MONGO=${other})`);
  }
}

async function launch(
  dataDir: string,
  kind: EmbeddedKind,
  binary: string,
  { port, isThrowaway = false }: EngineOptions,
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
      isThrowaway,
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
