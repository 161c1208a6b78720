import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { engineOptionsFromEnv, startMongoEngine } from '../../scripts/mongodb/engine.ts';
import { SharedServices } from './shared-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the database engine that all test files share. */
    mongodbUri: string;
    /** Where a worker asks for the service that its files share. */
    sharedServices: string;
  }
}

/**
 * One database engine for the whole run, in a folder of its own, and the services that files share; each service under
 * test has its own database. The databases go with the folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-test-'));
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir,
    progress: (line) => process.stderr.write(`database: ${line}\n`),
  });
  const services = await SharedServices.open(engine.uri, dataDir);
  project.provide('mongodbUri', engine.uri);
  project.provide('sharedServices', services.address);
  return async () => {
    try {
      await services.close();
    } finally {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}
