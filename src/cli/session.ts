import type { Command, CommandOptions } from 'commander';
import type { Services } from '../compose.ts';
import type { Config } from '../config.ts';
import type { AdminContext } from '../identity/index.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';

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

export function tenantCommand(parent: Command, name: string, options?: CommandOptions): Command {
  return parent.command(name, options).requiredOption('--tenant <id>', 'the tenant');
}

/**
 * Returns the action of a command with the option `--tenant`. `act` gets the command's arguments and options. Its
 * result, if there is one, is printed as JSON.
 */
export function onTenant<Given extends unknown[]>(
  act: (services: Services, call: AdminContext, ...given: Given) => Promise<unknown>,
) {
  return async (...given: unknown[]): Promise<void> => {
    const { tenant } = (given.at(-1) as Command).opts<{ tenant: string }>();
    await withTenant(tenant, async (services) => {
      const result = await act(services, adminContext(tenant), ...(given.slice(0, -1) as Given));
      if (result !== undefined) printJson(result as object);
    });
  };
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
