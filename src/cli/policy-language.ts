import type { SpokenSchema } from '../actions/policy-language/policy-schemas.ts';
import { print } from './output.ts';
import { withTenant } from './session.ts';

/** Needs a database only where a tenant is named. */
export async function printSchema({ tenant, pack }: { tenant?: string; pack?: string }): Promise<void> {
  if (tenant !== undefined) {
    await withTenant(tenant, async ({ actions: { policySchemas } }) =>
      printWhole(await policySchemas.get({ tenantId: tenant }, pack)),
    );
    return;
  }
  if (pack !== undefined) throw new Error('--pack is a pack of a tenant: say --tenant, too');
  const { shippedSchema } = await import('../actions/policy-language/shipped-schema.ts');
  printWhole(await shippedSchema());
}

/** With what Cedar has no types for as comments, so that the whole is a schema. */
function printWhole({ schema, untyped }: SpokenSchema): void {
  for (const { operation, member, why } of untyped) print(`// Not in the schema: ${operation}.${member} ${why}.`);
  print(schema);
}
