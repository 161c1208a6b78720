import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { AppError } from '../errors/app-error.ts';
import type { VerificationKey } from '../evidence/commands.ts';
import { print, printJson } from './output.ts';

const KEY_SET_TIMEOUT_MS = 10_000;

/** Exit statuses, by which scripts tell an altered packet from a packet that was not checked. */
const ALTERED = 1;
const UNCHECKED = 2;

/** Needs neither database nor configuration, only public keys. */
export function addVerifyCommand(program: Command): void {
  program
    .command('verify <packet>')
    .description(
      'check an evidence packet offline; status 0 if it is signed and nothing was altered, 1 if not, 2 if it could not be checked, because packet, keys or command are wrong ("-" reads the packet from standard input)',
    )
    .requiredOption('--jwks <file or URL>', 'public keys of the service, as /.well-known/jwks.json has them')
    .option('--json', 'print the verdict as JSON')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : UNCHECKED))
    .action(async (packet: string, { jwks, json = false }: { jwks: string; json?: boolean }) => {
      // All errors from here on mean that something cannot be read.
      process.exitCode = UNCHECKED;
      const keys = await loadKeySet(jwks);
      const { formatReport, toJsonReport, verifyPacket } = await import('../evidence/commands.ts');
      const report = verifyPacket(packet === '-' ? await text(stdin) : await readFile(packet, 'utf8'), keys);
      if (json) printJson(toJsonReport(report));
      else print(formatReport(packet === '-' ? 'standard input' : packet, report));
      if (report.readable) process.exitCode = report.verified ? 0 : ALTERED;
    });
}

async function loadKeySet(source: string): Promise<VerificationKey[]> {
  const { readKeySet } = await import('../evidence/commands.ts');
  const { JsonFault, readJson } = await import('../platform/strict-json.ts');
  let json: string;
  if (/^https?:/.test(source)) {
    const response = await fetch(source, { signal: AbortSignal.timeout(KEY_SET_TIMEOUT_MS) }).catch((cause) => {
      throw new AppError(
        'validation_error',
        `${source} does not answer. Check the address, or save the keys to a file first.`,
        {
          cause,
        },
      );
    });
    if (!response.ok) throw new AppError('validation_error', `${source} answers ${response.status}.`);
    json = await response.text();
  } else {
    json = await readFile(source, 'utf8');
  }
  try {
    return readKeySet(readJson(json));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new AppError('validation_error', `${source} is not unambiguous JSON: ${error.message}`, { cause: error });
  }
}
