import type { Services } from '../compose.ts';
import { type Config, readConfig } from '../config.ts';

/**
 * Runs one command on connected services; events that it caused are moved to the log before it ends.
 * @throws {StartUpError} if the database is not in a form that this release can work with.
 */
export async function withServices(act: (services: Services) => Promise<void>): Promise<void> {
  await withAnyDatabase(async (services) => {
    const { state, processes } = services.platform.storage;
    await state.assertPrepared();
    // A command that takes long is a process that uses the database, as a service is.
    await processes.start(() => undefined);
    try {
      await state.assertPrepared();
      await act(services);
    } finally {
      await processes.stop();
    }
  });
}

/** The same for a command that is about a tenant. @throws {AppError} `not_found` if there is none. */
export function withTenant(tenantId: string, act: (services: Services) => Promise<void>): Promise<void> {
  return withServices(async (services) => {
    await services.identity.tenants.get(tenantId);
    await act(services);
  });
}

/** The same, whatever form the database has: for those commands that are about it. */
export async function withAnyDatabase(act: (services: Services) => Promise<void>): Promise<void> {
  const config: Config = { ...readConfig(), logLevel: 'silent' };
  // Only a command that comes this far needs them.
  const { composeServices } = await import('../compose.ts');
  const services = await composeServices(config);
  try {
    await act(services);
  } finally {
    await services.platform.relay.stop();
    await services.platform.feed.stop();
    await services.platform.mongo.close();
  }
}
