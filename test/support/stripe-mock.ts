/** stripe-mock, Stripe's own server of fixtures: it refuses requests that Stripe's published API does not know. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { installGoTool } from '../../scripts/go-tool.ts';

const STRIPE_MOCK = { module: 'github.com/stripe/stripe-mock', version: 'v0.203.0' };
const START_TIMEOUT_MS = 20_000;

export interface StripeMock {
  address: string;
  stop(): Promise<void>;
}

/** Starts stripe-mock on a free port, installing it first if this machine has never had it. */
export async function startStripeMock(): Promise<StripeMock> {
  // HTTPS, which nobody uses, would have a fixed port.
  const flags = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'];
  const child = spawn(await installGoTool(STRIPE_MOCK), flags, { stdio: ['ignore', 'pipe', 'pipe'] });
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
