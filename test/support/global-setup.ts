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
    /** Address at which a worker requests the service that its files share. */
    sharedServices: string;
  }
}

/**
 * Starts the database engine of the run, in a temporary folder, and the server for shared services. Each service under
 * test has its own database. The databases are deleted with the folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-test-'));
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir,
    isThrowaway: true,
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
