import type { Command } from 'commander';
import type { Services } from '../compose.ts';
import { print } from './output.ts';
import { withAnyDatabase } from './session.ts';

interface MigrateOptions {
  plan?: boolean;
  contract?: boolean;
  withUnreadablePolicies?: boolean;
}

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('migrate the database to this release; safe to repeat, and while the previous release runs')
    .option('--plan', 'show what would be done, and change nothing')
    .option('--contract', 'also remove what only earlier releases need; run it when none of them runs any more')
    .option(
      '--with-unreadable-policies',
      'continue although this release cannot read policies of some tenants; everything that they decide is refused until they are changed',
    )
    .action((options: MigrateOptions) => withAnyDatabase((services) => migrate(services, options)));
}

async function migrate(services: Services, options: MigrateOptions): Promise<void> {
  const { plan = false, contract = false, withUnreadablePolicies = false } = options;
  const { migrator } = services.platform.storage;
  if (plan) {
    const { describePlan } = await import('../platform/storage/plan-text.ts');
    for (const line of describePlan(await migrator.plan())) print(line);
  }
  const areReadable = await sayUnreadable(services);
  if (plan || (!areReadable && !withUnreadablePolicies)) {
    if (!areReadable) process.exitCode = 1;
    return;
  }
  await migrator.migrate({ contract }, print);
  await services.actions.policyUpgrade.noteDone();
}

/** Prints the tenants' policies that this release cannot read, while the release before can still change them. */
async function sayUnreadable({ actions: { policyUpgrade } }: Services): Promise<boolean> {
  if (await policyUpgrade.isDone()) return true;
  const { inWords, REMEDY } = await import('../policy/commands.ts');
  const found = await policyUpgrade.find();
  for (const one of found) print(`this release cannot read the policies ${inWords(one)}`);
  if (found.length > 0) print(REMEDY);
  return found.length === 0;
}
