import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { mongo } from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EngineOptions, MongoEngine } from '../../scripts/mongodb/engine.ts';
import {
  EngineInUseError,
  EngineUnavailableError,
  engineOptionsFromEnv,
  startMongoEngine,
} from '../../scripts/mongodb/engine.ts';
import { readEngineState } from '../../scripts/mongodb/engine-state.ts';
import { sampled } from '../support/sample.ts';

const engineModule = pathToFileURL(join(import.meta.dirname, '../../scripts/mongodb/engine.ts')).href;
const { XDG_CACHE_HOME = join(homedir(), '.cache'), PATH = '' } = process.env;
const cachedSecantusd = join(XDG_CACHE_HOME, 'workgate/secantus-mdb-0.5.3-beta.196/bin/secantusd-rs');
const { uri: _, ...hostOptions } = engineOptionsFromEnv(process.env);
const hasMongod = hostOptions.systemBinary !== undefined || isOnPath('mongod');

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let dataDir: string;
let progress: string[];

beforeAll(async () => {
  // This takes minutes if secantusd-rs was never built on this machine, and no time otherwise.
  folder = mkdtempSync(join(tmpdir(), 'workgate-engine-'));
  const engine = await startMongoEngine({
    dataDir: folder,
    preference: 'secantus',
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  await engine.stop();
  rmSync(folder, { recursive: true });
}, 15 * 60_000);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'workgate-engine-')));
  dataDir = join(folder, 'data');
  progress = [];
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(hasMongod ? (['secantus', 'system'] as const) : (['secantus'] as const))('%s engine', (preference) => {
  const start = (more: Partial<EngineOptions> = {}) => startEngine({ ...hostOptions, preference, ...more });

  test('keeps data over a stop and a start', { tags: 'full' }, async () => {
    const first = await start();
    expect(first).toMatchObject({ kind: preference, pid: expect.any(Number), port: expect.any(Number) });
    expect(await readEngineState(dataDir)).toMatchObject({
      kind: preference,
      uri: first.uri,
      pid: first.pid,
      ownerPid: process.pid,
    });
    await insert(first, 'kept');
    await first.stop();
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(await readEngineState(dataDir)).toBeUndefined();
    expect(readdirSync(dataDir).sort()).toEqual([preference, `${preference}.log`]);

    const second = await start();
    expect(await isStored(second, 'kept')).toBe(true);
    await second.stop();
    await second.stop();
  });

  test('starts on the same port after a kill, with every acknowledged write', async () => {
    const first = await start();
    const ids = Array.from({ length: 50 }, (_value, index) => `write-${index}`);
    await insert(first, ...ids);
    await first.kill();
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });

    const second = await start({ port: first.port as number });
    expect(second.port).toBe(first.port);
    for (const id of ids) expect(await isStored(second, id)).toBe(true);
    await second.stop();
  });

  test('supports transactions', async () => {
    const engine = await start();
    await withClient(engine, async (client) => {
      const items = client.db('test').collection<{ _id: string }>('items');
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await items.insertOne({ _id: 'in-transaction' }, { session });
        }),
      );
    });
    expect(await isStored(engine, 'in-transaction')).toBe(true);
    await engine.stop();
  });
});

describe('starting an engine on a data folder', () => {
  test('works again after an engine has ended by itself, and reports that end', { tags: 'full' }, async () => {
    const first = await startEngine();
    process.kill(first.pid as number, 'SIGKILL');
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await readEngineState(dataDir)).toBeUndefined();
    const second = await startEngine();
    await first.stop();
    expect((await readEngineState(dataDir))?.pid).toBe(second.pid);
    await second.stop();
  });

  test('is refused while the folder is in use, with the owner and the URI', async () => {
    const engine = await startEngine();
    const refusal = await startEngine().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EngineInUseError);
    expect(refusal).toMatchObject({ ownerPid: process.pid, uri: engine.uri });
    expect(String(refusal)).toContain(engine.uri);
    await insert(engine, 'still-served');
    await engine.stop();
  });

  test('succeeds for exactly one of two simultaneous starts', { tags: 'full' }, async () => {
    const results = await Promise.allSettled([startEngine(), startEngine()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of results) {
      if (result.status === 'fulfilled') await result.value.stop();
      else expect(result.reason).toBeInstanceOf(EngineInUseError);
    }
  });

  test('makes the engine end with its owner, even if the owner is killed', { tags: 'full' }, async () => {
    const { owner } = await startEngineInAnotherProcess();
    const engine = await readEngineState(dataDir);
    expect(isAlive(engine?.pid)).toBe(true);
    owner.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(engine?.pid)).toBe(false), 10_000);
    await vi.waitFor(() => expect(watchdogsOf(engine?.pid)).toEqual([]), 10_000);
  });

  test('starts a watchdog that ends with the engine', { tags: 'full' }, async () => {
    const engine = await startEngine();
    expect(watchdogsOf(engine.pid)).toHaveLength(1);
    await engine.stop();
    await vi.waitFor(() => expect(watchdogsOf(engine.pid)).toEqual([]), 10_000);
  });

  test('stops an engine that outlived its owner, and takes over its data', { tags: 'full' }, async () => {
    const { owner, uri } = await startEngineInAnotherProcess();
    const orphan = await readEngineState(dataDir);
    expect(orphan).toMatchObject({ uri, ownerPid: owner.pid });
    await withClient({ uri }, (client) => client.db('test').collection('items').insertOne({ name: 'theirs' }));
    await expect(startEngine()).rejects.toThrow(`belongs to process ${owner.pid}`);

    for (const watchdog of watchdogsOf(orphan?.pid)) process.kill(watchdog, 'SIGKILL');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(isAlive(orphan?.pid)).toBe(true);
    const engine = await startEngine();
    expect(progress.join()).toContain(`process ${owner.pid} left running`);
    expect(isAlive(orphan?.pid)).toBe(false);
    await withClient(engine, async (client) => {
      expect(await client.db('test').collection('items').countDocuments({ name: 'theirs' })).toBe(1);
    });
    await engine.stop();
  });

  test('protects the engine from Ctrl-C in the terminal of its owner', { tags: 'full' }, async () => {
    const { owner, uri, line } = await startEngineInAnotherProcess();
    // On Ctrl-C, a terminal sends the signal to the whole foreground process group.
    const interrupted = line();
    process.kill(-(owner.pid as number), 'SIGINT');
    expect(await interrupted).toBe('interrupted');
    const answer = await withClient({ uri }, (client) => client.db('test').command({ ping: 1 }));
    expect(answer).toMatchObject({ ok: 1 });
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await (await startEngine()).stop();
  });

  test('leaves another process alone that has the pid of a former engine', { tags: 'full' }, async () => {
    const stranger = spawn('sleep', ['60']);
    const owner = { pid: 999_999_999, startStamp: '1' };
    mkdirSync(dataDir);
    const record = { kind: 'secantus', uri: 'mongodb://127.0.0.1:1/', pid: stranger.pid, owner, startedAt: '' };
    writeFileSync(join(dataDir, 'engine.json'), JSON.stringify(record));
    expect(await readEngineState(dataDir)).toBeUndefined();
    const engine = await startEngine();
    expect(isAlive(stranger.pid)).toBe(true);
    stranger.kill();
    await engine.stop();
  });

  sampled(3).each([
    ['of a dead process', JSON.stringify({ pid: 999_999_999, startStamp: '1' })],
    ['of an earlier process with our pid', JSON.stringify({ pid: process.pid, startStamp: '1' })],
    ['that is damaged', '{'],
  ])('breaks a lock %s', async (_name, content) => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'engine.lock'), content);
    await (await startEngine()).stop();
    expect(progress).toEqual([]);
  });

  test('fails with the reason if the engine does not start, and leaves nothing behind', async () => {
    const { port } = await listen(createServer());
    await expect(startEngine({ port })).rejects.toThrow(/ended before it was ready.*secantus\.log:\n.*in use/s);
    expect(existsSync(join(dataDir, 'engine.json'))).toBe(false);
    await (await startEngine()).stop();
  });

  test('says so if another kind of engine keeps data in the folder', { tags: 'full' }, async () => {
    mkdirSync(join(dataDir, 'download'), { recursive: true });
    await (await startEngine()).stop();
    expect(progress.join()).toContain('WORKGATE_MONGO=download');
  });
});

describe('the options of an engine', () => {
  test('are read from the environment', () => {
    expect(engineOptionsFromEnv({ MONGODB_URI: '', WORKGATE_MONGO: '' })).toEqual({});
    const env = { MONGODB_URI: 'mongodb://db', MONGOMS_SYSTEM_BINARY: '/mongod', WORKGATE_MONGO: 'system' };
    expect(engineOptionsFromEnv(env)).toEqual({ uri: 'mongodb://db', systemBinary: '/mongod', preference: 'system' });
  });

  test('refuse an unknown WORKGATE_MONGO', () => {
    expect(() => engineOptionsFromEnv({ WORKGATE_MONGO: 'sqlite' })).toThrow(
      'WORKGATE_MONGO is "sqlite"; it must be one of system, download, secantus',
    );
  });

  test('use an external URI as it is', async () => {
    const engine = await startEngine({ uri: 'mongodb://db.test/?tls=true' });
    expect(engine).toMatchObject({ kind: 'external', uri: 'mongodb://db.test/?tls=true', pid: undefined });
    await engine.stop();
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('an unavailable engine', () => {
  test('of kind system is reported if there is no mongod on PATH', async () => {
    vi.stubEnv('PATH', emptyFolder('bin'));
    const refusal = await startEngine({ preference: 'system' }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EngineUnavailableError);
    expect(String(refusal)).toMatch(/system: there is no mongod on PATH\n.*MONGOMS_SYSTEM_BINARY.*\n.*MONGODB_URI/);
  });

  test('of kind system is reported if the named mongod is missing, and nothing else is tried', async () => {
    const systemBinary = join(folder, 'mongod');
    const refusal = await startEngine({ systemBinary }, 'any').catch((error: unknown) => error);
    expect(String(refusal)).toContain(`system: ${systemBinary} is not an executable file`);
    expect(String(refusal)).not.toContain('secantus:');
  });

  test('of kind system is reported if the named mongod does not run', async () => {
    const systemBinary = script('bin/mongod', 'kill -ILL $$');
    await expect(startEngine({ systemBinary, preference: 'system' })).rejects.toThrow('was ended by SIGILL');
  });

  sampled(3).each([
    ['refuses connections', undefined, /ECONNREFUSED/],
    ['has no such file', ((_request, response) => response.writeHead(403).end()) as RequestListener, /status 403/],
    ['never answers', (() => {}) as RequestListener, /no answer within 5 s/],
  ])('of kind download is reported within seconds if the server %s', async (_name, listener, reason) => {
    const server = createHttpServer(listener);
    const { port } = await listen(server);
    if (listener === undefined) server.close();
    stubDownload(`http://127.0.0.1:${port}/`);
    const startedAtMs = Date.now();
    await expect(startEngine({ preference: 'download' })).rejects.toThrow(reason);
    expect(Date.now() - startedAtMs).toBeLessThan(8_000);
  });

  test('of any kind is reported with a remedy for each kind', async () => {
    vi.stubEnv('PATH', emptyFolder('bin'));
    vi.stubEnv('XDG_CACHE_HOME', emptyFolder('cache'));
    stubDownload('http://127.0.0.1:1/');
    await expect(startEngine({}, 'any')).rejects.toThrow(
      /system: .*\n.*Remedy.*\n.*download: .*\n.*Remedy.*\n.*secantus: .*\n.*Remedy.*\n.*MONGODB_URI/,
    );
  });

  test('of kind secantus is reported with the missing tools', async () => {
    vi.stubEnv('XDG_CACHE_HOME', emptyFolder('cache'));
    for (const tool of ['cmake', 'make', 'cc']) script(`bin/${tool}`, '');
    vi.stubEnv('PATH', join(folder, 'bin'));
    const refusal = await startEngine().catch((error: unknown) => error);
    expect(String(refusal)).toContain('secantus: building it needs cargo, not found on PATH');
    expect(String(refusal)).toContain('install Rust');
    expect(existsSync(join(folder, 'cache', 'workgate'))).toBe(false);
  });
});

describe('building secantusd-rs', () => {
  const built = () => join(folder, 'cache/workgate/secantus-mdb-0.5.3-beta.196');

  beforeEach(() => {
    vi.stubEnv('XDG_CACHE_HOME', emptyFolder('cache'));
    for (const tool of ['cmake', 'make', 'cc']) script(`bin/${tool}`, '');
    vi.stubEnv('PATH', `${join(folder, 'bin')}:/usr/bin:/bin`);
  });

  const fakeCargo = (then: string) =>
    script(
      'bin/cargo',
      `test "$1" = --version && exit 0; echo "$@" >> ${folder}/calls; env >> ${folder}/env; for root; do :; done\n${then}`,
    );
  const install = `mkdir -p $root/bin && cp ${cachedSecantusd} $root/bin/`;

  test('happens once for two simultaneous starts, with a profile that keeps it short', { tags: 'full' }, async () => {
    fakeCargo(`echo "   Compiling wired v1.0.0" >&2; sleep 1; ${install}`);
    const [first, second] = await Promise.all([startEngine(), startEngine({ dataDir: join(folder, 'other') })]);
    await Promise.all([first.stop(), second.stop()]);
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(
      /^install secantus-mdb --version 0\.5\.3-beta\.196 --locked --ignore-rust-version --root \//,
    );
    const env = readFileSync(join(folder, 'env'), 'utf8').split('\n');
    for (const setting of ['LTO=off', 'CODEGEN_UNITS=16', 'OPT_LEVEL=2', 'STRIP=true']) {
      expect(env).toContain(`CARGO_PROFILE_RELEASE_${setting}`);
    }
    expect(progress.join()).toContain(`with cargo into ${built()}: once`);
    expect(progress).toContain(`process ${process.pid} is building secantusd-rs; waiting for it`);
    expect(readFileSync(`${built()}.build.log`, 'utf8')).toContain('Compiling wired');
    expect(readdirSync(join(folder, 'cache/workgate')).sort()).toEqual([
      'secantus-mdb-0.5.3-beta.196',
      'secantus-mdb-0.5.3-beta.196.build.log',
    ]);
  });

  test('does not begin if cargo has no toolchain to run', async () => {
    script('bin/cargo', 'echo "error: no default is configured" >&2; echo "  13: <unknown>" >&2; exit 1');
    const refusal = String(await startEngine().catch((error: unknown) => error));
    expect(refusal).toMatch(/cargo, which does not run: error: no default is configured\n.*rustup default stable/);
    expect(existsSync(join(folder, 'cache/workgate'))).toBe(false);
  });

  test('that fails shows the end of its log, and is repeated at the next start', { tags: 'full' }, async () => {
    fakeCargo('mkdir -p $root/bin; echo "error: no space left" >&2; exit 101');
    await expect(startEngine()).rejects.toThrow(/cargo ended with code 101\).*\.build\.log:\n.*no space left/s);
    expect(existsSync(built())).toBe(false);
    fakeCargo(install);
    await (await startEngine()).stop();
  });

  test('fails if the built program does not run', async () => {
    fakeCargo('mkdir -p $root/bin; printf "#!/bin/sh\\nexit 3\\n" > $root/bin/secantusd-rs; chmod +x $root/bin/*');
    await expect(startEngine()).rejects.toThrow(/its build failed \(.*--version/);
    expect(existsSync(built())).toBe(false);
  });
});

/** An idle process plays mongod here, and a server answers its replica set commands. */
describe('a mongod', () => {
  const idle = 'test "$1" = --version && exit 0; echo "$@"; sleep 600 & wait';

  test('is made a replica set of one member once, and is told its new port', async () => {
    const systemBinary = script('bin/mongod', idle);
    const replicaSet = new FakeReplicaSet();
    const startOn = (port: number) => startEngine({ systemBinary, preference: 'system', port });

    const first = await replicaSet.listen();
    const engine = await startOn(first);
    expect(engine.uri).toBe(`mongodb://127.0.0.1:${first}/?replicaSet=workgate&directConnection=true`);
    const args = `--dbpath ${dataDir}/system --port ${first} --bind_ip 127.0.0.1 --replSet workgate --nounixsocket\n`;
    expect(readFileSync(join(dataDir, 'system.log'), 'utf8')).toBe(args);
    await engine.stop();
    await (await startOn(first)).stop();
    expect(replicaSet.changes).toEqual(['replSetInitiate']);

    const second = await replicaSet.listen();
    await (await startOn(second)).stop();
    expect(replicaSet.changes).toEqual(['replSetInitiate', 'replSetReconfig']);
    expect(replicaSet.config).toMatchObject({ version: 2, members: [{ _id: 0, host: `127.0.0.1:${second}` }] });
  });

  test('that ends at once is reported with its log', async () => {
    const systemBinary = script('bin/mongod', 'test "$1" = --version && exit 0; echo "bad dbpath"; exit 14');
    await expect(startEngine({ systemBinary, preference: 'system' })).rejects.toThrow(
      /before it was ready.*bad dbpath/s,
    );
  });

  test('is downloaded where this is possible', async () => {
    const release = 'mongodb-linux-x86_64-debian12-8.2.6';
    script(`${release}/bin/mongod`, idle);
    execFileSync('tar', ['-czf', 'release.tgz', release], { cwd: folder });
    const archive = readFileSync(join(folder, 'release.tgz'));
    const { port } = await listen(
      createHttpServer((_request, response) => {
        response.writeHead(200, { 'content-length': archive.length }).end(archive);
      }),
    );
    stubDownload(`http://127.0.0.1:${port}/`);
    vi.stubEnv('MONGOMS_DOWNLOAD_URL', `http://127.0.0.1:${port}/${release}.tgz`);
    const engine = await startEngine({ preference: 'download', port: await new FakeReplicaSet().listen() });
    expect(engine.kind).toBe('download');
    expect(progress.join()).toContain('Downloading MongoDB');
    expect(existsSync(join(dataDir, 'download'))).toBe(true);
    await engine.stop();
  });
});

/** A replica set member that is primary once its configuration names the port at which clients reach it. */
class FakeReplicaSet {
  readonly changes: string[] = [];
  config: { version: number; members: { host: string }[] } | undefined;

  async listen(): Promise<number> {
    const server = createServer((socket) => {
      let pending = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        pending = Buffer.concat([pending, chunk]);
        while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
          const message = pending.subarray(0, pending.readInt32LE(0));
          pending = pending.subarray(message.length);
          socket.write(this.#answer(message, `127.0.0.1:${socket.localPort}`));
        }
      });
    });
    return (await listen(server)).port;
  }

  /**
   * Answers a message. The driver greets in OP_QUERY (2004), which gets OP_REPLY (1). Everything else is OP_MSG (2013).
   */
  #answer(message: Buffer, host: string): Buffer {
    const isQuery = message.readInt32LE(12) === 2004;
    const bodyAt = isQuery ? message.indexOf(0, 20) + 1 + 8 : 21;
    const length = message.readInt32LE(bodyAt);
    const command = mongo.BSON.deserialize(message.subarray(bodyAt, bodyAt + length));
    const body = Buffer.from(mongo.BSON.serialize(this.#run(command, host)));
    const head = Buffer.alloc(isQuery ? 36 : 21);
    head.writeInt32LE(head.length + body.length, 0);
    head.writeInt32LE(message.readInt32LE(4), 8);
    head.writeInt32LE(isQuery ? 1 : 2013, 12);
    if (isQuery) head.writeInt32LE(1, 32);
    return Buffer.concat([head, body]);
  }

  #run(command: mongo.BSON.Document, host: string): mongo.BSON.Document {
    const name = Object.keys(command)[0] as string;
    const { replSetInitiate: initial, replSetReconfig: changed, force } = command;
    if (name === 'replSetGetConfig') {
      return this.config === undefined ? { ok: 0, code: 94, errmsg: 'no config' } : { ok: 1, config: this.config };
    }
    if (name === 'replSetInitiate') {
      this.changes.push(name);
      this.config = { ...initial, version: 1 };
    } else if (name === 'replSetReconfig') {
      if (force !== true) return { ok: 0, code: 10107, errmsg: 'not primary' };
      this.changes.push(name);
      this.config = changed;
    }
    const isWritablePrimary = this.config?.members[0]?.host === host;
    const limits = { maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 };
    return { ok: 1, isWritablePrimary, minWireVersion: 0, maxWireVersion: 25, ...limits };
  }
}

/** Starts an engine that is killed at the end of the test, unless the test has stopped it. */
async function startEngine(options: Partial<EngineOptions> = {}, kinds: 'secantus' | 'any' = 'secantus') {
  const engine = await startMongoEngine({
    dataDir,
    progress: (line) => progress.push(line),
    ...(kinds === 'secantus' && { preference: kinds }),
    ...options,
  });
  onTestFinished(() => engine.kill());
  return engine;
}

/**
 * Starts a process that leads its own process group, as a job of a shell does, and runs an engine on the data folder.
 */
async function startEngineInAnotherProcess() {
  const code = `
    process.on('SIGINT', () => console.log('interrupted'));
    import { startMongoEngine } from ${JSON.stringify(engineModule)};
    const dataDir = ${JSON.stringify(dataDir)};
    console.log((await startMongoEngine({ dataDir, preference: 'secantus', progress: () => {} })).uri);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void owner.kill('SIGKILL'));
  const lines = createInterface({ input: owner.stdout });
  const line = async () => (await once(lines, 'line'))[0] as string;
  return { owner, uri: await line(), line };
}

/** Returns the pids of the processes that wait to stop this engine when its owner ends. */
function watchdogsOf(enginePid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-e', '-ww', '-o', 'pid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((row) => /^\s*\d+ [^Z]/.test(row) && row.trimEnd().endsWith(` watchdog ${enginePid}`))
    .map((row) => Number.parseInt(row, 10));
}

async function withClient(engine: Pick<MongoEngine, 'uri'>, use: (client: mongo.MongoClient) => Promise<unknown>) {
  const client = new mongo.MongoClient(engine.uri, {
    serverSelectionTimeoutMS: 5_000,
    writeConcern: { w: 'majority' },
  });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

async function insert(engine: MongoEngine, ...ids: string[]): Promise<void> {
  await withClient(engine, async (client) => {
    for (const _id of ids) await client.db('test').collection<{ _id: string }>('items').insertOne({ _id });
  });
}

async function isStored(engine: MongoEngine, _id: string): Promise<boolean> {
  let count = 0;
  await withClient(engine, async (client) => {
    count = await client.db('test').collection<{ _id: string }>('items').countDocuments({ _id });
  });
  return count === 1;
}

/** Returns true for a process that runs. A zombie, which init may leave for a while, counts as gone. */
function isAlive(pid: number | undefined): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return server.address() as AddressInfo;
}

/** Makes the library look for mongod only in an empty folder and at this address. */
function stubDownload(mirror: string): void {
  vi.stubEnv('MONGOMS_DOWNLOAD_DIR', emptyFolder('binaries'));
  vi.stubEnv('HOME', folder);
  vi.stubEnv('MONGOMS_DOWNLOAD_MIRROR', mirror);
  vi.stubEnv('MONGOMS_USE_HTTP', 'true');
  vi.stubEnv('MONGOMS_MD5_CHECK', 'false');
}

function emptyFolder(name: string): string {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
}

function script(name: string, body: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

function isOnPath(name: string): boolean {
  return PATH.split(':').some((entry) => entry !== '' && existsSync(join(entry, name)));
}
