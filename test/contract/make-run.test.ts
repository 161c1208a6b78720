import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/run.ts');

describe('make run', () => {
  let parent: string;
  let folder: string;

  beforeAll(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'workgate-make-run-'));
    folder = path.join(parent, 'instance');
  });
  afterAll(() => rm(parent, { recursive: true }));

  /** Runs the script of `make run` until it exits. */
  async function runOn(port: string): Promise<{ status: number | null; said: string }> {
    const { PATH = '' } = process.env;
    const env = { PATH, WORKGATE_FOLDER: folder, WORKGATE_PORT: port, NODE_NO_WARNINGS: '1' };
    const run = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(run, 'exit');
    const [output, error] = await Promise.all([text(run.stdout), text(run.stderr)]);
    return { status: (await ended)[0], said: output + error };
  }

  it('exits with a hint if its port is taken, and leaves nothing behind', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    const { status, said } = await runOn(String(port));
    stranger.close();
    expect(said).toBe(
      `make run: Port ${port} of 127.0.0.1 is in use, perhaps by another \`make run\`. Stop that process, ` +
        `or choose another port: WORKGATE_PORT=${port + 1} make run\n`,
    );
    expect(status).toBe(1);
    // The folder would hold the database and the secrets.
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses a wrong port number before it does anything else', async () => {
    const { status, said } = await runOn('80800');
    expect(said).toBe(
      'make run: WORKGATE_PORT is "80800"; it must be a port from 1 to 65535, or 0 for any free port.\n',
    );
    expect(status).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });
});
