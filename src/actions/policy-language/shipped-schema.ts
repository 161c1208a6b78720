import path from 'node:path';
import { builtInTypes } from '../operation-definitions/built-in.ts';
import { loadPacks } from '../packs/shipped-packs.ts';
import { readContract } from '../try-out/folder-operations.ts';
import { type SpokenSchema, spokenSchema } from './policy-schemas.ts';

const PACKS = path.resolve(import.meta.dirname, '../../../contracts/packs');

/** What policies of any tenant may speak of, without a service or a database. */
export async function shippedSchema(): Promise<SpokenSchema> {
  return spokenSchema(loadPacks(PACKS).policies.schema, builtInTypes(await readContract()));
}
