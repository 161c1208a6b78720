/** Runs `emulate`, an emulator of the chat platform's Web API. It also acts as the person on the consent page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const CLI = path.resolve(import.meta.dirname, '../../node_modules/emulate/dist/index.js');
const START_TIMEOUT_MS = 30_000;

export interface Emulator {
  address: string;
  stop(): Promise<void>;
}

/** Starts the emulator on a free port, with `seed` as the data of its Slack service. */
export async function startEmulator(seed: object): Promise<Emulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'emulate-'));
  const seedFile = path.join(folder, 'seed.json');
  await writeFile(seedFile, JSON.stringify({ slack: seed }));
  const port = await freePort();
  const flags = ['start', '--service', 'slack', '--port', String(port), '--seed', seedFile];
  const child = spawn(process.execPath, [CLI, ...flags], { stdio: 'ignore', cwd: folder });
  const address = `http://127.0.0.1:${port}`;
  await answering(address, child);
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(100)) {
    if (child.exitCode !== null) throw new Error(`The emulator ended with ${child.exitCode}`);
    if (await fetch(address).catch(() => undefined)) return;
  }
  throw new Error('The emulator does not start');
}
