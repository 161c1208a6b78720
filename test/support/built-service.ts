/** Vitest calls this once, before the tests: they run the service as it is built. */
export { buildService as setup } from '../../scripts/build-service.ts';
