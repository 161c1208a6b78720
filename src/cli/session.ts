import type { Services } from '../compose.ts';
import type { Config } from '../config.ts';

/** Runs one command on connected services, and moves the events of the command to the log before it ends. */
export async function withServices(act: (services: Services) => Promise<void>): Promise<void> {
  await withAnyDatabase(async (services) => {
    const { state, processes } = services.platform.storage;
    await state.assertPrepared();
    // A long command uses the database like a service, so it registers as a process.
    await processes.start(() => undefined);
    try {
      await state.assertPrepared();
      await act(services);
    } finally {
      await processes.stop();
    }
  });
}

/** @throws {AppError} `not_found` if there is no such tenant. */
export function withTenant(tenantId: string, act: (services: Services) => Promise<void>): Promise<void> {
  return withServices(async (services) => {
    await services.identity.tenants.get(tenantId);
    await act(services);
  });
}

/** For commands about the database itself, whatever form the database has. */
export async function withAnyDatabase(act: (services: Services) => Promise<void>): Promise<void> {
  // Loaded here, because only commands that come this far need them.
  const { readConfig } = await import('../config.ts');
  const config: Config = { ...readConfig(), logLevel: 'silent' };
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
