/** stripe-mock, Stripe's own server of fixtures: it refuses requests that Stripe's published API does not know. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const VERSION = 'v0.203.0';
const MODULE = 'github.com/stripe/stripe-mock';
const INSTALL_TIMEOUT_MS = 300_000;
const START_TIMEOUT_MS = 20_000;

export interface StripeMock {
  address: string;
  stop(): Promise<void>;
}

/** Starts stripe-mock on a free port, installing it first if this machine has never had it. */
export async function startStripeMock(): Promise<StripeMock> {
  // HTTPS, which nobody uses, would have a fixed port.
  const flags = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'];
  const child = spawn(await installed(), flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await listeningPort(child);
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns the binary in the user's cache. */
async function installed(): Promise<string> {
  const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  const folder = path.join(cache, 'workgate', `stripe-mock-${VERSION}`);
  const binary = path.join(folder, 'stripe-mock');
  try {
    await access(binary);
    return binary;
  } catch {
    // Not there yet.
  }
  await mkdir(folder, { recursive: true });
  try {
    const env = { ...process.env, GOBIN: folder };
    await promisify(execFile)('go', ['install', `${MODULE}@${VERSION}`], { env, timeout: INSTALL_TIMEOUT_MS });
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    throw new Error(
      `stripe-mock cannot be installed: it needs Go and its module proxy. Try \`go install ${MODULE}@${VERSION}\`.\n${message}\n${stderr}`,
    );
  }
  return binary;
}

function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`stripe-mock does not start:\n${output}`));
    }, START_TIMEOUT_MS);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Listening for HTTP at address: \S*:(\d+)\s/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`stripe-mock ended with ${code}:\n${output}`)));
  });
}
