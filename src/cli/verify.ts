import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { KeySetError, readKeySet, type VerificationKey } from '../evidence/verification-keys.ts';
import { JsonFault, readJson } from '../platform/strict-json.ts';
import { print } from './output.ts';

const KEY_SET_TIMEOUT_MS = 10_000;

/** Needs neither database nor configuration: a packet is checked against public keys and nothing else. */
export function addVerifyCommand(program: Command): void {
  program
    .command('verify <packet>')
    .description(
      'check an evidence packet offline; status 0 if nothing was altered, 1 otherwise ("-" reads it from standard input)',
    )
    .requiredOption('--jwks <file or URL>', 'public keys of the service, as /.well-known/jwks.json has them')
    .action(async (packet: string, { jwks }: { jwks: string }) => {
      const keys = await loadKeySet(jwks);
      const { verifyPacket } = await import('../evidence/verify.ts');
      const report = verifyPacket(packet === '-' ? await text(stdin) : await readFile(packet, 'utf8'), keys);
      const { formatReport } = await import('../evidence/report.ts');
      print(formatReport(packet === '-' ? 'standard input' : packet, report));
      if (!report.verified) process.exitCode = 1;
    });
}

async function loadKeySet(source: string): Promise<VerificationKey[]> {
  let json: string;
  if (/^https?:/.test(source)) {
    const response = await fetch(source, { signal: AbortSignal.timeout(KEY_SET_TIMEOUT_MS) });
    if (!response.ok) throw new KeySetError(`${source} answers ${response.status}.`);
    json = await response.text();
  } else {
    json = await readFile(source, 'utf8');
  }
  try {
    return readKeySet(readJson(json));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new KeySetError(`${source} is no JSON with one reading: ${error.message}`, { cause: error });
  }
}
