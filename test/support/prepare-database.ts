import type { Storage } from '../../src/platform/storage/storage.ts';
import { counted } from './cost.ts';

/** Migrates a database to this release, as `workgate migrate` does, but prints nothing. */
export async function prepareDatabase({ migrator }: Storage): Promise<void> {
  counted.databases += 1;
  await migrator.migrate({ contract: false }, () => undefined);
}
