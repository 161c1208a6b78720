import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import type { Services } from '../compose.ts';
import type { AdministeredOperation } from '../operations/index.ts';
import { wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { print, printJson } from './output.ts';
import { withTenant } from './session.ts';

const PAGE_SIZE = 200;

export function addOperationCommands(program: Command): void {
  const operation = program.command('operation').description('operations that a tenant defines for itself');
  operation
    .command('validate')
    .argument('<file>', 'the definition, in YAML or JSON; "-" reads it from standard input')
    .description('check a definition, without a database; status 0 if it is valid, 1 otherwise')
    .action(validate);
  operation
    .command('put')
    .argument('<file>', 'the definition, in YAML or JSON; "-" reads it from standard input')
    .description('define an operation, or a new version of it')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--follows <version>', 'the version that you changed; refused if there is a newer one', wholeNumber)
    .action((file: string, { tenant, follows }: { tenant: string; follows?: number }) =>
      withTenant(tenant, async ({ actions: { operations } }) => {
        const written = await readDefinition(file);
        const present = follows ?? (await operations.presentVersion(tenant, written));
        printJson(summaryOf(await operations.put(adminContext(tenant), written, present)));
      }),
    );
  operation
    .command('list')
    .description('list the operations of a tenant, and which versions wait for another administrator')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async (services) => printJson((await listAll(services, tenant)).map(summaryOf))),
    );
  operation
    .command('retire')
    .argument('<name>', 'the operation')
    .description('stop new proposals of an operation; existing proposals continue')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((name: string, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { operations } }) => {
        const call = adminContext(tenant);
        const { version } = await operations.get(call, name);
        printJson(summaryOf(await operations.retire(call, name, version)));
      }),
    );
  operation
    .command('confirm')
    .argument('<name>', 'the operation')
    .argument('<version>', 'the version to confirm, from the list', wholeNumber)
    .description("confirm a version, so that it also applies to its authors' own proposals")
    .requiredOption('--tenant <id>', 'the tenant')
    .action((name: string, version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { operations } }) =>
        printJson(summaryOf(await operations.confirm(adminContext(tenant), name, version))),
      ),
    );
}

async function listAll({ actions }: Services, tenantId: string): Promise<AdministeredOperation[]> {
  const all: AdministeredOperation[] = [];
  let pageToken: string | undefined;
  do {
    const page = { limit: PAGE_SIZE, pageToken };
    const { rows, nextPageToken } = await actions.operations.listForAdministrators(adminContext(tenantId), page);
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

function summaryOf({ operation, version, retired, title, schemaHash, definition, waiting }: AdministeredOperation) {
  const status = retired ? 'retired' : 'active';
  const written = { author: definition?.author ?? null, writtenAt: definition?.writtenAt ?? null };
  return { operation, version, status, title, schemaHash, ...written, waiting };
}
