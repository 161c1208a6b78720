/** What a service under test finds in its environment. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';

/** Where Node keeps what it has compiled, so that the many processes of a run do not each begin anew. */
export const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.workgate/compile-cache');

/** An environment in which the service starts: random secrets, a database of its own, limits out of the way. */
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
    WORKGATE_OPEN_PROPOSALS_PER_PERSON: '1000',
    WORKGATE_OPEN_PROPOSALS_PER_TENANT: '10000',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: `test_${randomBytes(8).toString('hex')}`,
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    NODE_NO_WARNINGS: '1',
  };
}
