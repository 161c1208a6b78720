/** Environment variables of a service under test. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** Folder of Node's compile cache, so that the many processes of a run do not all compile the same code. */
export const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.workgate/compile-cache');

/**
 * Returns an environment in which the service starts: random secrets, its own database, a short wait, and
 * limits too high to matter.
 */
export function testEnvironment(mongodbUri: string): Record<string, string> {
  return {
    WORKGATE_ENV: 'development',
    WORKGATE_HOST: '127.0.0.1',
    WORKGATE_PORT: '0',
    WORKGATE_MASTER_KEYS: `t1:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('hex'),
    WORKGATE_RATE_LIMIT_PUBLIC: '1000000',
    WORKGATE_RATE_LIMIT_AGENT: '1000000',
    WORKGATE_RATE_LIMIT_AUTH_FAILURES: '1000000',
    WORKGATE_MAX_WAIT_MS: '5000',
    WORKGATE_OPEN_PROPOSALS_PER_PERSON: '1000',
    WORKGATE_OPEN_PROPOSALS_PER_TENANT: '10000',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: `test_${randomBytes(8).toString('hex')}`,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    NODE_NO_WARNINGS: '1',
  };
}
