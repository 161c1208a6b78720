import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Services } from '../compose.ts';
import type { AdminContext } from '../identity/index.ts';
import type { AdministeredOperation } from '../operations/index.ts';
import { wholeNumber } from './arguments.ts';
import { print } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

const PAGE_SIZE = 200;

export function addOperationCommands(program: Command): void {
  const operation = program.command('operation').description('operations that a tenant defines for itself');
  operation
    .command('validate')
    .argument('<file>', 'the definition, in YAML or JSON; "-" reads it from standard input')
    .description('check a definition, without a database; status 0 if it is valid, 1 otherwise')
    .action(validate);
  tenantCommand(operation, 'put')
    .argument('<file>', 'the definition, in YAML or JSON; "-" reads it from standard input')
    .description('define an operation, or a new version of it')
    .option('--follows <version>', 'the version that you changed; refused if there is a newer one', wholeNumber)
    .action(
      onTenant(async ({ actions: { operations } }, call, file: string, { follows }: { follows?: number }) => {
        const written = await readDefinition(file);
        const present = follows ?? (await operations.presentVersion(call.tenantId, written));
        return summaryOf(await operations.put(call, written, present));
      }),
    );
  tenantCommand(operation, 'list')
    .description('list the operations of a tenant, and which versions wait for another administrator')
    .action(onTenant(async (services, call) => (await listAll(services, call)).map(summaryOf)));
  tenantCommand(operation, 'retire')
    .argument('<name>', 'the operation')
    .description('stop new proposals of an operation; existing proposals continue')
    .action(
      onTenant(async ({ actions: { operations } }, call, name: string) => {
        const { version } = await operations.get(call, name);
        return summaryOf(await operations.retire(call, name, version));
      }),
    );
}

async function listAll({ actions }: Services, call: AdminContext): Promise<AdministeredOperation[]> {
  const all: AdministeredOperation[] = [];
  let pageToken: string | undefined;
  do {
    const page = { limit: PAGE_SIZE, pageToken };
    const { rows, nextPageToken } = await actions.operations.listForAdministrators(call, page);
    all.push(...rows);
    pageToken = nextPageToken ?? undefined;
  } while (pageToken !== undefined);
  return all;
}

/** Needs neither database nor configuration. */
async function validate(file: string): Promise<void> {
  const { DefinitionReader, loadDefinitionSchema } = await import('../operations/definition-reading.ts');
  const reader = new DefinitionReader(await loadDefinitionSchema());
  const { problems, notes } = reader.read(await readDefinition(file));
  for (const { field, problem } of problems) print(`${field}: ${problem}`);
  for (const note of notes) print(`Note: ${note}.`);
  if (problems.length > 0) process.exitCode = 1;
  else print('Valid.');
}

function readDefinition(file: string): Promise<string> {
  return file === '-' ? text(stdin) : readFile(file, 'utf8');
}

export function summaryOf({
  operation,
  version,
  retired,
  title,
  schemaHash,
  definition,
  waiting,
}: AdministeredOperation) {
  const status = retired ? 'retired' : 'active';
  const written = { author: definition?.author ?? null, writtenAt: definition?.writtenAt ?? null };
  return { operation, version, status, title, schemaHash, ...written, waiting };
}
