import type { Command } from 'commander';
import { print } from './output.ts';
import { withAnyDatabase } from './session.ts';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the form of this release; safe to repeat, and beside the release before')
    .option('--plan', 'say what would be done, and do nothing')
    .option('--contract', 'then remove what only earlier releases need, once none of them runs any more')
    .action(({ plan = false, contract = false }: { plan?: boolean; contract?: boolean }) =>
      withAnyDatabase(
        async ({
          platform: {
            storage: { migrator },
          },
        }) => {
          if (!plan) return migrator.migrate({ contract }, print);
          const { describePlan } = await import('../platform/storage/plan-text.ts');
          for (const line of describePlan(await migrator.plan())) print(line);
        },
      ),
    );
}
