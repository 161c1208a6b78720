import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLI } from '../../scripts/development.ts';
import { testEnvironment } from '../support/service.ts';
import { type CliResult, workgate } from './cli.ts';
import { OwnEngine } from './own-engine.ts';

const randomKey = () => randomBytes(32).toString('base64');

function expectRefused(result: CliResult, ...reasons: (string | RegExp)[]): void {
  // A status of null would mean that the process had to be killed.
  expect(result.status, result.stderr).toBe(1);
  for (const reason of reasons) expect(result.stderr).toMatch(reason);
  expect(result.stderr, 'a stack is for faults of ours').not.toMatch(/\n\s+at /);
}

describe('the service refuses to start', () => {
  let engine: OwnEngine;
  let env: Record<string, string>;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    env = testEnvironment(engine.uri);
    expect((await workgate(env, ['migrate'])).status).toBe(0);
  });
  afterAll(() => engine.stop());

  const serve = (changes: Record<string, string> = {}) => workgate({ ...env, ...changes }, ['serve'], 10_000);

  /** Starts the service, and stops it as soon as it listens. */
  async function expectStarts(changes: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [CLI, 'serve'], { env: { ...env, ...changes }, stdio: 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = once(child, 'exit');
    while (!output.includes('listening') && child.exitCode === null) {
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
    child.kill('SIGTERM');
    expect((await ended)[0], output).toBe(0);
  }

  it('without its secrets, and names every problem at once', async () => {
    const result = await workgate({}, ['serve']);
    expectRefused(result, /MONGODB_URI is missing/, /WORKGATE_MASTER_KEYS is missing/);
  });

  it('with short, placeholder or duplicate secrets, and never prints their values', async () => {
    const [short, placeholder] = [randomBytes(16).toString('base64'), Buffer.alloc(32, 'a').toString('base64')];
    const good = randomKey();
    const result = await serve({
      WORKGATE_ENV: 'production',
      WORKGATE_MASTER_KEYS: `a:${short},b:${placeholder},c:${good},c:${good},no colon ${short}`,
      WORKGATE_METRICS_TOKEN: 'brief-but-private',
      WORKGATE_PORT: '70000',
    });
    expectRefused(result, /entry 1: has 16 bytes/, /entry 2: is a placeholder/, /entry 4: repeats the id c/);
    expectRefused(result, /entry 5/, /WORKGATE_METRICS_TOKEN is shorter/, /WORKGATE_PORT/);
    for (const secret of [short, placeholder, good, 'brief-but-private']) expect(result.stderr).not.toContain(secret);
  });

  it('in development, on an address or a database that others can reach', async () => {
    const password = randomBytes(12).toString('hex');
    const result = await serve({
      WORKGATE_HOST: '0.0.0.0',
      MONGODB_URI: `mongodb://user:${password}@db.example.com:27017/`,
    });
    expectRefused(result, /WORKGATE_HOST must be a loopback address/, /MONGODB_URI must be a loopback address/);
    expect(result.stderr).not.toContain(password);
  });

  it('on a database that is not migrated, and says how to migrate it', async () => {
    expectRefused(await serve({ MONGODB_DATABASE: 'never_migrated' }), /workgate migrate/);
  });

  it('with another master key under a known id, or without one that has encrypted data', async () => {
    await expectStarts();
    const [, known = ''] = (env['WORKGATE_MASTER_KEYS'] ?? '').split(':');
    const other = randomKey();
    const wrong = await serve({ WORKGATE_MASTER_KEYS: `t1:${other}` });
    expectRefused(wrong, /"t1" is not the key that encrypts the existing data/);
    const missing = await serve({ WORKGATE_MASTER_KEYS: `t2:${other}` });
    expectRefused(missing, /lacks the key "t1"/, /master-key retire/);
    for (const secret of [known, other]) expect(wrong.stderr + missing.stderr).not.toContain(secret);

    await expectStarts({ WORKGATE_MASTER_KEYS: `t2:${other},t1:${known}` });
    const rotated = { ...env, WORKGATE_MASTER_KEYS: `t2:${other}` };
    expectRefused(await workgate(rotated, ['master-key', 'retire', 't1']), /is lost with the key.*--yes/);
    const retired = await workgate(rotated, ['master-key', 'retire', 't1', '--yes']);
    expect(retired.status, retired.stderr).toBe(0);
    await expectStarts(rotated);
    expectRefused(await workgate(rotated, ['master-key', 'retire', 't1', '--yes']), /There is no master key t1/);
    // The remaining key encrypts everything.
    const needed = await workgate(rotated, ['master-key', 'retire', 't2', '--yes']);
    expectRefused(needed, /The master key t2 is still in use for new data\. Put a new key before it/);
    await expectStarts(rotated);
  });

  it('without a database, within seconds', async () => {
    expectRefused(await serve({ MONGODB_URI: 'mongodb://127.0.0.1:9/?directConnection=true' }), /unavailable|MongoDB/i);
  });

  it('on a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const elsewhere = { MONGODB_DATABASE: `${env['MONGODB_DATABASE']}_port` };
    expect((await workgate({ ...env, ...elsewhere }, ['migrate'])).status).toBe(0);
    const result = await serve({ ...elsewhere, WORKGATE_PORT: String(port) });
    taken.close();
    expectRefused(result, /EADDRINUSE/);
  });
});
