import type { SpokenSchema } from '../policy/index.ts';
import { print } from './output.ts';
import { withTenant } from './session.ts';

/** Needs a database only if a tenant is named. */
export async function printSchema({ tenant, pack }: { tenant?: string; pack?: string }): Promise<void> {
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
