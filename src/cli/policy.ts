import type { Command } from 'commander';
import { wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';
import { printSchema } from './policy-language.ts';
import { testPolicies } from './policy-test.ts';
import { withTenant } from './session.ts';

export function addPolicyCommands(program: Command): void {
  const policy = program.command('policy').description("a tenant's own policies");
  policy
    .command('show')
    .description("show a tenant's own policies, and which versions wait for another administrator")
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { policies } }) => printJson(await policies.read(tenant))),
    );
  policy
    .command('schema')
    .description('print the Cedar schema for policies; without a tenant, for the built-in operations')
    .option('--tenant <id>', 'include the operations that this tenant has defined')
    .option('--pack <key>', 'include only the operations that this pack allows')
    .action(printSchema);
  policy
    .command('test')
    .argument('<folder>', 'folder with cases/*.yaml, operations/*.yaml, and policy.cedar or a whole pack')
    .description(
      'test policies with the cases of a folder, without a database; status 0 if every case passes, 3 if something does not compile, 4 if a case fails',
    )
    .option('--junit <file>', 'also write the results as JUnit XML')
    .action(testPolicies);
  policy
    .command('confirm')
    .argument('<version>', 'the version to confirm, as shown by "policy show"', wholeNumber)
    .description("confirm changes of the policies, so that they also apply to their authors' own proposals")
    .requiredOption('--tenant <id>', 'the tenant')
    .action((version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { policies } }) =>
        printJson(await policies.confirm(adminContext(tenant), version)),
      ),
    );
}
