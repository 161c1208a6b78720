import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { engineOptionsFromEnv, startMongoEngine } from '../../scripts/mongodb/engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the database engine that all test files share. */
    mongodbUri: string;
  }
}

/** One database engine for the whole run, in a folder of its own; each service under test has its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-test-'));
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir,
    progress: (line) => process.stderr.write(`database: ${line}\n`),
  });
  project.provide('mongodbUri', engine.uri);
  return async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
