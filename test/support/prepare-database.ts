import type { Storage } from '../../src/platform/storage/storage.ts';

/** Gives a database the form of this release, as `workgate migrate` does, without a word. */
export async function prepareDatabase({ migrator }: Storage): Promise<void> {
  await migrator.migrate({ contract: false }, () => undefined);
}
