import { builtInTypes } from '../../operations/definition-reading.ts';
import { packagePath } from '../../platform/package-files.ts';
import { loadPacks } from '../packs/shipped-packs.ts';
import { readContract } from '../try-out/folder-operations.ts';
import { type SpokenSchema, spokenSchema } from './policy-schemas.ts';

const PACKS = packagePath('contracts/packs');

/** Returns the policy schema without tenant operations. Needs no service and no database. */
export async function shippedSchema(): Promise<SpokenSchema> {
  return spokenSchema(loadPacks(PACKS).policies.schema, builtInTypes(await readContract()));
}
