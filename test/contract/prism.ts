/** Runs Prism as a proxy that checks each answer of a service against the contract. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MAX_BODY_BYTES } from '../../src/transports/openapi/request-body.ts';
import { CONTRACT_FILE } from './contract.ts';

const START_TIMEOUT_MS = 20_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export interface PrismProxy {
  address: string;
  stop(): Promise<void>;
}

/** Starts `prism proxy` in front of the service at `upstream`, on a free port of 127.0.0.1. */
export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const cli = path.join(path.dirname(manifest), 'dist/index.js');
  const options = ['--host', '127.0.0.1', '--port', '0', '--errors', 'false'];
  const child = spawn(process.execPath, [cli, 'proxy', CONTRACT_FILE, upstream, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    return { address: await addressOf(child), stop: () => end(child) };
  } catch (error) {
    await end(child);
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`Prism ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('does not start'), START_TIMEOUT_MS);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening on (http:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      // Discards later output, which would fill the pipe if nobody read it. The header of each answer has the findings.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', onData).resume();
      resolve(address);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Returns true if Prism forwards such a request unharmed. `target` is its path and query. Other requests suffer:
 * - Prism corrects paths and percent-encoding.
 * - Prism parses and rewrites a body that is declared as JSON. It hangs if the body is not JSON, and drops values that
 *   are not objects.
 * - Prism answers 500 itself if the content type is not a media type, or if the service refuses the body before all of
 *   it is sent.
 */
export function isForwardable(
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  target: string,
): boolean {
  if (target.includes('//') || !isDecodable(target)) return false;
  if (contentType !== undefined && !/^[\w.+-]+\/[\w.+-]+(\s*;|$)/.test(contentType)) return false;
  if (body === undefined) return true;
  if (Buffer.byteLength(body) > MAX_BODY_BYTES) return false;
  if (contentType === undefined || !/[/+]json\b/i.test(contentType)) return typeof body === 'string';
  try {
    const value: unknown = JSON.parse(typeof body === 'string' ? body : utf8.decode(body));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

interface Violation {
  location: string[];
  message: string;
}

/**
 * Returns the violations that Prism finds in the answer. Many tests send invalid requests on purpose, so violations of
 * the request are left out.
 */
export function responseViolations(headers: Headers): string[] {
  const header = headers.get('sl-violations');
  if (header === null) return [];
  let violations: Violation[];
  try {
    violations = JSON.parse(header) as Violation[];
  } catch {
    // Prism truncates long lists at any character.
    return header.includes('["response') ? [header] : [];
  }
  return violations
    .filter(({ location }) => location[0] === 'response')
    .map(({ location, message }) => `${location.join('.')}: ${message}`);
}
