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
    .description('show the own policies of a tenant, and what of them waits for another administrator')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { policies } }) => printJson(await policies.read(tenant))),
    );
  policy
    .command('schema')
    .description(
      'print what policies may speak of, as a Cedar schema; without a tenant, of what the service brings along',
    )
    .option('--tenant <id>', 'with the operations that this tenant has defined')
    .option('--pack <key>', 'only with those that this pack of the tenant allows')
    .action(printSchema);
  policy
    .command('test')
    .argument('<folder>', 'with cases/*.yaml, operations/*.yaml, and policy.cedar or a whole pack')
    .description(
      'try out policies by the cases of a folder, without a database; status 0 if all are decided as they should be, 3 if something does not compile, 4 if a case fails',
    )
    .option('--junit <file>', 'write the results as JUnit XML, too')
    .action(testPolicies);
  policy
    .command('confirm')
    .argument('<version>', 'the version that is confirmed, as it is shown', wholeNumber)
    .description('have what administrators have changed of the policies count for their own proposals, too')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { policies } }) =>
        printJson(await policies.confirm(adminContext(tenant), version)),
      ),
    );
}
