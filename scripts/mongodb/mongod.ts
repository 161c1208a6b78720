import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { BinaryLookup } from './binary-lookup.ts';
import { findOnPath, isExecutableFile, whyItDoesNotRun } from './binary-lookup.ts';
import type { EngineProcess } from './engine-process.ts';
import { spawnEngine, startFailure } from './engine-process.ts';
import type { LaunchedEngine, LaunchOptions } from './launch.ts';

const replicaSetName = 'workgate';
const readyTimeoutMs = 120_000;
const pollIntervalMs = 100;
const portAttempts = 3;
/** mongod's exit code when it cannot listen on its port. */
const netErrorExitCode = 48;
const serverErrors = { alreadyInitialized: 23, notYetInitialized: 94 } as const;

/** Finds the mongod that `systemBinary` names, or else one on PATH, and checks that it runs. */
export async function findSystemMongod(systemBinary: string | undefined): Promise<BinaryLookup> {
  const remedy = 'install MongoDB, or set the path of its mongod in MONGOMS_SYSTEM_BINARY';
  if (systemBinary !== undefined && !isExecutableFile(systemBinary)) {
    return { found: false, reason: `${systemBinary} is not an executable file`, remedy };
  }
  const binary = systemBinary ?? findOnPath('mongod');
  if (binary === undefined) return { found: false, reason: 'there is no mongod on PATH', remedy };
  const fault = await whyItDoesNotRun(binary);
  return fault === undefined ? { found: true, binary } : { found: false, reason: fault, remedy };
}

/**
 * Starts mongod on `storeDir` as a replica set of one node, and waits until the node is primary.
 *
 * @throws Error with the end of its log if it ends before that, or is not primary after two minutes
 */
export async function launchMongod(options: LaunchOptions): Promise<LaunchedEngine> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort());
    const host = `127.0.0.1:${port}`;
    const child = await spawnEngine({
      binary: options.binary,
      args: [
        ...['--dbpath', options.storeDir, '--port', String(port), '--bind_ip', '127.0.0.1'],
        ...['--replSet', replicaSetName, '--nounixsocket'],
      ],
      cwd: options.dataDir,
      logFile: options.logFile,
    });
    await options.onSpawned(child);
    if (await becomesPrimary(child, host, options.logFile)) {
      return { process: child, port, uri: `mongodb://${host}/?replicaSet=${replicaSetName}&directConnection=true` };
    }
    // mongod does not accept port 0, and another process may take a free port before mongod does. Hence another
    // attempt.
    const { code } = await child.exited;
    if (code !== netErrorExitCode || options.port !== undefined || attempt === portAttempts) {
      throw await startFailure('mongod ended before it was ready', options.logFile);
    }
  }
}

/** Returns true once the node is primary, and false if the process ends before that. */
async function becomesPrimary(child: EngineProcess, host: string, logFile: string): Promise<boolean> {
  const deadlineMs = Date.now() + readyTimeoutMs;
  const client = new mongo.MongoClient(`mongodb://${host}/?directConnection=true`, {
    connectTimeoutMS: 2_000,
    serverSelectionTimeoutMS: 1_000,
  });
  let lastError: unknown;
  try {
    while (!child.hasExited()) {
      try {
        if (await advanceReplicaSet(client, host)) return true;
      } catch (error) {
        // Any of these commands may be refused while mongod opens its store and reads its configuration.
        lastError = error;
      }
      if (Date.now() >= deadlineMs) {
        const cause = lastError instanceof Error ? ` (${lastError.message})` : '';
        throw await startFailure(`mongod was not primary after ${readyTimeoutMs / 1000} s${cause}`, logFile);
      }
      await sleep(pollIntervalMs);
    }
    return false;
  } finally {
    await client.close();
  }
}

/** Takes the next step of setting up the replica set. Returns true once this node is primary. */
async function advanceReplicaSet(client: mongo.MongoClient, host: string): Promise<boolean> {
  const admin = client.db('admin');
  const { isWritablePrimary } = await admin.command({ hello: 1 });
  if (isWritablePrimary === true) return true;
  const config = await readReplicaSetConfig(admin);
  const members = [{ _id: 0, host }];
  if (config === undefined) {
    await admin.command({ replSetInitiate: { _id: replicaSetName, members } }).catch((error: unknown) => {
      if (!hasServerCode(error, serverErrors.alreadyInitialized)) throw error;
    });
  } else if (config.members.length !== 1 || config.members[0]?.host !== host) {
    // The port differs from the last start, so the node does not find itself in its configuration. Without a primary,
    // nobody can agree to a change, so it is forced. That is safe with a single node.
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
  }
  return false;
}

interface ReplicaSetConfig {
  readonly version: number;
  readonly members: readonly { readonly host: string }[];
}

async function readReplicaSetConfig(admin: mongo.Db): Promise<ReplicaSetConfig | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config as ReplicaSetConfig;
  } catch (error) {
    if (hasServerCode(error, serverErrors.notYetInitialized)) return undefined;
    throw error;
  }
}

function hasServerCode(error: unknown, code: number): boolean {
  return error instanceof mongo.MongoServerError && error.code === code;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
