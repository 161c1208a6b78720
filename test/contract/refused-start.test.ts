import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { CLI } from '../../scripts/development.ts';
import { sampled } from '../support/sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCRIPT = path.join(ROOT, 'scripts/workgate');
const RUN = path.join(ROOT, 'scripts/run.ts');

const randomKey = (bytes: number) => randomBytes(bytes).toString('base64');

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

const serve = (env: Record<string, string>) => run(process.execPath, [CLI, 'serve'], env);

/** Runs a program with only these environment variables, until it exits. */
async function run(program: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const { PATH = '' } = process.env;
  const service = spawn(program, args, {
    env: { PATH, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(service, 'exit');
  const [stdout, stderr] = await Promise.all([text(service.stdout), text(service.stderr)]);
  return { status: (await ended)[0], stdout, stderr };
}

describe('workgate serve', () => {
  it('exits with 1 on wrong settings, and prints each fault, but no secret and no stack trace', async () => {
    const [short, placeholder, good] = [randomKey(16), Buffer.alloc(32, 'a').toString('base64'), randomKey(32)];
    const password = randomBytes(12).toString('hex');
    const token = 'brief-but-private';
    const { status, stdout, stderr } = await serve({
      WORKGATE_ENV: 'production',
      MONGODB_URI: `postgres://user:${password}@db.example.com:27017/`,
      WORKGATE_MASTER_KEYS: `a:${short},b:${placeholder},c:${good},c:${good},no colon ${short}`,
      WORKGATE_METRICS_TOKEN: token,
      WORKGATE_PORT: '70000',
    });
    expect([status, stdout]).toEqual([1, '']);
    for (const fault of [
      /entry 1: has 16 bytes/,
      /entry 2: is a placeholder/,
      /entry 4: repeats the id c/,
      /entry 5/,
      /WORKGATE_METRICS_TOKEN is shorter/,
      /WORKGATE_PORT/,
      /MONGODB_URI/,
    ]) {
      expect(stderr).toMatch(fault);
    }
    for (const secret of [short, placeholder, good, password, token]) expect(stderr).not.toContain(secret);
    expect(stderr, 'a stack is for faults of the code').not.toMatch(/\n\s+at /);
  });

  sampled(6).each([
    ['its password has reserved characters', 'mongodb://user:SECRET/@db.example.com/'],
    ['its password has an incomplete escape', 'mongodb://user:SECRET%x@db.example.com/'],
    ['its host is missing', 'mongodb://user:SECRET/workgate'],
    ['its user name has reserved characters', 'mongodb://user/SECRET@db.example.com/'],
    ['it has an option that the driver does not know', 'mongodb://user:SECRET@db.example.com/?unknown=1'],
    ['one of its options has no value', 'mongodb://user:SECRET@db.example.com/?authSource='],
    ['one of its options has a wrong value', 'mongodb://db.example.com/?compressors=zlib,SECRET'],
    ['its password looks like options', 'mongodb://user:a/b?SECRET=c@db.example.com/'],
  ])('says that MONGODB_URI cannot be used if %s, and prints no secret of it', async (_, uri) => {
    const secret = randomBytes(6).toString('hex');
    const { status, stderr } = await serve({
      MONGODB_URI: uri.replace('SECRET', secret),
      WORKGATE_MASTER_KEYS: `a:${randomKey(32)}`,
      WORK_BASE_URL: 'https://work.example.com',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('MONGODB_URI cannot be used')]);
    expect(stderr).not.toContain(secret);
    expect(stderr, 'a stack is for faults of the code').not.toMatch(/\n\s+at /);
  });

  sampled(3).each(['production', 'prod', 'staging'])(
    'never reads the folder in the environment %s without a database',
    async (name) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'workgate-'));
      try {
        for (const command of [['serve'], ['tenant', 'list'], ['migrate']]) {
          const { status, stderr } = await run(SCRIPT, command, { WORKGATE_ENV: name, WORKGATE_FOLDER: folder });
          expect([status, stderr]).toEqual([1, expect.stringContaining('MONGODB_URI is missing')]);
        }
        const started = await run(process.execPath, [RUN], { WORKGATE_ENV: name, WORKGATE_FOLDER: folder });
        expect([started.status, started.stderr]).toEqual([1, expect.stringContaining(`WORKGATE_ENV is "${name}"`)]);
        expect(await readdir(folder)).toEqual([]);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  it('starts the development instance of the folder only if WORKGATE_ENV is development', async () => {
    const { status, stderr } = await run(SCRIPT, ['serve'], {});
    expect([status, stderr]).toEqual([1, expect.stringContaining('MONGODB_URI is missing')]);
    const development = await run(SCRIPT, ['serve'], { WORKGATE_ENV: 'development', WORKGATE_FOLDER: '/nowhere' });
    expect(development.stderr).toContain('no development instance is running');
  });
});
