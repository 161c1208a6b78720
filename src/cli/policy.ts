import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { SpokenSchema, SuiteProblem } from '../policy/index.ts';
import { print } from './output.ts';
import { onTenant, tenantCommand, withTenant } from './session.ts';

/** Exit statuses besides 0. */
const DOES_NOT_COMPILE = 3;
const CASE_FAILED = 4;

export function addPolicyCommands(program: Command): void {
  const policy = program.command('policy').description("a tenant's own policies");
  tenantCommand(policy, 'show')
    .description("show a tenant's own policies, and which versions wait for another administrator")
    .action(onTenant(({ actions: { policies } }, { tenantId }) => policies.read(tenantId)));
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
}

/** Needs a database only if a tenant is named. */
async function printSchema({ tenant, pack }: { tenant?: string; pack?: string }): Promise<void> {
  if (tenant !== undefined) {
    await withTenant(tenant, async ({ actions: { policySchemas } }) =>
      printWhole(await policySchemas.get({ tenantId: tenant }, pack)),
    );
    return;
  }
  if (pack !== undefined) throw new Error('--pack needs --tenant: add the tenant of the pack');
  const { shippedSchema } = await import('../policy/commands.ts');
  printWhole(await shippedSchema());
}

/** Members that Cedar has no types for become comments, so that the whole output is a schema. */
function printWhole({ schema, untyped }: SpokenSchema): void {
  for (const { operation, member, why } of untyped) print(`// Not in the schema: ${operation}.${member} ${why}.`);
  print(schema);
}

async function testPolicies(folder: string, { junit }: { junit?: string }): Promise<void> {
  const { junitReport, tryPolicySuite } = await import('../policy/commands.ts');
  const tried = await tryPolicySuite(folder);
  if ('problems' in tried) {
    for (const problem of tried.problems) print(lineOf(problem));
    process.exitCode = DOES_NOT_COMPILE;
    return;
  }
  const { results } = tried;
  for (const { file, name, failures } of results) {
    print(`${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${file}: ${name}`);
    for (const failure of failures) print(`      ${failure}`);
  }
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  if (junit !== undefined) await writeFile(junit, junitReport(results));
  if (failed > 0) process.exitCode = CASE_FAILED;
}

const lineOf = ({ file, field, problem }: SuiteProblem) => `${file}: ${field}: ${problem}`;
