import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Services } from '../compose.ts';
import type { PackChange, PackTexts } from '../policy/index.ts';
import { wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { print, printJson } from './output.ts';
import { withTenant } from './session.ts';

interface OfTenant {
  tenant: string;
}

interface ActivationOptions {
  reason: string;
  default?: true;
  backtest?: string;
}

const FOLDER =
  'folder of the pack: pack.yaml, policy.cedar if it forbids something, and operations/ for the operations that they name';

export function addPackCommands(program: Command): void {
  const pack = program.command('pack').description('packs of a tenant: queues, operations and their limits');
  addReadingCommands(pack);
  pack
    .command('put')
    .argument('<folder>', FOLDER)
    .description('save a version of a pack, which has no effect until it is activated')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--follows <version>', 'the version that you changed; refused if there is a newer one', wholeNumber)
    .action((folder: string, { tenant, follows }: OfTenant & { follows?: number }) =>
      withTenant(tenant, async ({ actions: { packService } }) => {
        const texts = await readPack(folder);
        const present = follows ?? (await packService.presentVersion(tenant, texts));
        const { packKey, version, textHash, author, writtenAt } = await packService.put(
          adminContext(tenant),
          texts,
          present,
        );
        printJson({ packKey, version, textHash, author, writtenAt });
      }),
    );
  addActivatingCommands(pack);
}

function addReadingCommands(pack: Command): void {
  pack
    .command('validate')
    .argument('<folder>', FOLDER)
    .description('check a pack, without a database; status 0 if it is valid, 1 otherwise')
    .action(validate);
  pack
    .command('diff')
    .argument('<folder>', FOLDER)
    .description('show what would change if the pack replaced the active version')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((folder: string, { tenant }: OfTenant) =>
      withTenant(tenant, async ({ actions: { packService } }) => {
        const { changes } = await packService.diff(adminContext(tenant), await readPack(folder));
        printChanges(changes);
      }),
    );
  pack
    .command('versions')
    .argument('<key>', 'the pack')
    .description('list the versions of a pack, with their authors and backtests')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((packKey: string, { tenant }: OfTenant) =>
      withTenant(tenant, async ({ actions }) =>
        printJson(await actions.packHistory.versions(adminContext(tenant), packKey)),
      ),
    );
  pack
    .command('compare')
    .argument('<key>', 'the pack')
    .argument('<from>', 'the earlier version; 0 for the pack as it is shipped', versionNumber)
    .argument('<to>', 'the later version; 0 for the pack as it is shipped', versionNumber)
    .description('show what changes from one version of a pack to another')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((packKey: string, from: number, to: number, { tenant }: OfTenant) =>
      withTenant(tenant, async ({ actions }) =>
        printChanges(await actions.packHistory.compare(adminContext(tenant), packKey, from, to)),
      ),
    );
  pack
    .command('list')
    .description('list the packs of a tenant, and which revisions wait for another administrator')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: OfTenant) =>
      withTenant(tenant, async ({ actions }) => printJson(await actions.packService.list(adminContext(tenant)))),
    );
}

function addActivatingCommands(pack: Command): void {
  pack
    .command('activate')
    .argument('<key>', 'the pack')
    .argument('<version>', 'the version to activate; 0 for the pack as it is shipped', versionNumber)
    .description('activate a version, from the next decision on')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'reason, for the log')
    .option('--default', 'make it the default pack, for work that names no pack')
    .option('--backtest <hash>', 'a backtest of this version against the active one, for the log')
    .action((packKey: string, version: number, options: OfTenant & ActivationOptions) =>
      withTenant(options.tenant, async (services) => {
        const { tenant, reason, backtest: backtestHash } = options;
        const expectedRevision = await revisionOf(services, tenant, packKey);
        const makeDefault = options.default === true;
        const activation = { packKey, version, reason, expectedRevision, makeDefault, backtestHash };
        printJson(await services.actions.packService.activate(adminContext(tenant), activation));
      }),
    );
  pack
    .command('rollback')
    .argument('<key>', 'the pack')
    .description('activate the previous version again')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'reason, for the log')
    .action((packKey: string, { tenant, reason }: OfTenant & { reason: string }) =>
      withTenant(tenant, async (services) => {
        const expectedRevision = await revisionOf(services, tenant, packKey);
        const rollback = { packKey, reason, expectedRevision };
        printJson(await services.actions.packService.rollBack(adminContext(tenant), rollback));
      }),
    );
  pack
    .command('confirm')
    .argument('<key>', 'the pack')
    .argument('<revision>', 'the revision to confirm, from the list', wholeNumber)
    .description("confirm an activation, so that it also applies to its authors' own proposals")
    .requiredOption('--tenant <id>', 'the tenant')
    .action((packKey: string, revision: number, { tenant }: OfTenant) =>
      withTenant(tenant, async ({ actions: { packService } }) =>
        printJson(await packService.confirm(adminContext(tenant), packKey, revision)),
      ),
    );
}

/** Needs neither database nor configuration. */
async function validate(folder: string): Promise<void> {
  const { candidateReport } = await import('../policy/commands.ts');
  const { problems, notes } = await candidateReport(await readPack(folder), folder);
  for (const note of notes) print(`note: ${note}`);
  for (const { field, problem } of problems) print(`${field}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else print('Valid.');
}

function printChanges(changes: readonly PackChange[]): void {
  for (const { field, effect, words } of changes) print(`${effect.padEnd(8)}  ${field}: ${words}`);
  if (changes.length === 0) print('Nothing would change.');
}

async function revisionOf({ actions }: Services, tenantId: string, packKey: string): Promise<number> {
  const all = await actions.packService.list(adminContext(tenantId));
  return all.find((one) => one.packKey === packKey)?.revision ?? 0;
}

async function readPack(folder: string): Promise<PackTexts> {
  const packYaml = await readFile(path.join(folder, 'pack.yaml'), 'utf8');
  const policyCedar = await readFile(path.join(folder, 'policy.cedar'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  return { packYaml, policyCedar };
}

function versionNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new InvalidArgumentError('It must be a whole number.');
  return value;
}
