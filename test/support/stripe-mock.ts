/** Runs stripe-mock, Stripe's own mock server. It refuses requests that do not conform to Stripe's published API. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { installGoTool } from '../../scripts/go-tool.ts';

const STRIPE_MOCK = { module: 'github.com/stripe/stripe-mock', version: 'v0.203.0' };
const START_TIMEOUT_MS = 20_000;

export interface StripeMock {
  address: string;
  stop(): Promise<void>;
}

/** Starts stripe-mock on a free port. Installs it first if it is not on this machine. */
export async function startStripeMock(): Promise<StripeMock> {
  // The HTTPS port is unused, but would be a fixed one by default.
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
