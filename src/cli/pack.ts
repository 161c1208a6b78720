import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Services } from '../compose.ts';
import type { AdminContext } from '../identity/index.ts';
import type { PackChange, PackTexts } from '../policy/index.ts';
import { wholeNumber } from './arguments.ts';
import { print } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

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
  tenantCommand(pack, 'put')
    .argument('<folder>', FOLDER)
    .description('save a version of a pack, which has no effect until it is activated')
    .option('--follows <version>', 'the version that you changed; refused if there is a newer one', wholeNumber)
    .action(
      onTenant(async ({ actions: { packService } }, call, folder: string, { follows }: { follows?: number }) => {
        const texts = await readPack(folder);
        const present = follows ?? (await packService.presentVersion(call.tenantId, texts));
        const { packKey, version, textHash, author, writtenAt } = await packService.put(call, texts, present);
        return { packKey, version, textHash, author, writtenAt };
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
  tenantCommand(pack, 'diff')
    .argument('<folder>', FOLDER)
    .description('show what would change if the pack replaced the active version')
    .action(
      onTenant(async ({ actions: { packService } }, call, folder: string) => {
        printChanges((await packService.diff(call, await readPack(folder))).changes);
      }),
    );
  tenantCommand(pack, 'versions')
    .argument('<key>', 'the pack')
    .description('list the versions of a pack, with their authors and backtests')
    .action(onTenant(({ actions: { packHistory } }, call, packKey: string) => packHistory.versions(call, packKey)));
  tenantCommand(pack, 'compare')
    .argument('<key>', 'the pack')
    .argument('<from>', 'the earlier version; 0 for the pack as it is shipped', versionNumber)
    .argument('<to>', 'the later version; 0 for the pack as it is shipped', versionNumber)
    .description('show what changes from one version of a pack to another')
    .action(
      onTenant(async ({ actions: { packHistory } }, call, packKey: string, from: number, to: number) =>
        printChanges(await packHistory.compare(call, packKey, from, to)),
      ),
    );
  tenantCommand(pack, 'list')
    .description('list the packs of a tenant, and which revisions wait for another administrator')
    .action(onTenant(({ actions: { packService } }, call) => packService.list(call)));
}

function addActivatingCommands(pack: Command): void {
  tenantCommand(pack, 'activate')
    .argument('<key>', 'the pack')
    .argument('<version>', 'the version to activate; 0 for the pack as it is shipped', versionNumber)
    .description('activate a version, from the next decision on')
    .requiredOption('--reason <text>', 'reason, for the log')
    .option('--default', 'make it the default pack, for work that names no pack')
    .option('--backtest <hash>', 'a backtest of this version against the active one, for the log')
    .action(
      onTenant(async (services, call, packKey: string, version: number, options: ActivationOptions) => {
        const { reason, backtest: backtestHash } = options;
        const expectedRevision = await revisionOf(services, call, packKey);
        const makeDefault = options.default === true;
        const activation = { packKey, version, reason, expectedRevision, makeDefault, backtestHash };
        return services.actions.packService.activate(call, activation);
      }),
    );
  tenantCommand(pack, 'rollback')
    .argument('<key>', 'the pack')
    .description('activate the previous version again')
    .requiredOption('--reason <text>', 'reason, for the log')
    .action(
      onTenant(async (services, call, packKey: string, { reason }: { reason: string }) => {
        const expectedRevision = await revisionOf(services, call, packKey);
        return services.actions.packService.rollBack(call, { packKey, reason, expectedRevision });
      }),
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

async function revisionOf({ actions }: Services, call: AdminContext, packKey: string): Promise<number> {
  const all = await actions.packService.list(call);
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
