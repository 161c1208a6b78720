/** Checks that an embedded database can start, and builds it if necessary, before tests with time limits need it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineOptionsFromEnv, startMongoEngine } from './mongodb/engine.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-prepare-'));
try {
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir,
    progress: (line) => process.stdout.write(`database: ${line}\n`),
  });
  await engine.stop();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
