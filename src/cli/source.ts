import type { Command } from 'commander';
import { AppError } from '../errors/app-error.ts';
import { collect, wholeNumber } from './arguments.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';
import { awaitRefresh } from './source-refresh.ts';

const DEFAULT_INTERVAL_SECONDS = 300;

interface AddSourceOptions {
  tenant: string;
  view: string;
  adapter: string;
  location: string[];
  timezone: string;
  interval: number;
  disabled?: boolean;
}

interface ChangeSourceOptions {
  tenant: string;
  location?: string[];
  timezone?: string;
  interval?: number;
}

export function addSourceCommands(program: Command): void {
  const source = program.command('source').description('data sources: feeds for the data views of a tenant');
  source
    .command('add <sourceKey>')
    .description("register a data source; a file: location is a path below the service's WORKGATE_DATA_ROOT")
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--adapter <key>', 'format of its documents, such as racecard; a wrong value lists all formats')
    .requiredOption(
      '--location <location>',
      'https: address, or file: path of a file or of a folder with *.json; repeat for more',
      collect,
    )
    .option('--view <key>', 'view that it feeds', 'racing_catalog')
    .option('--timezone <zone>', 'IANA time zone for documents that do not name one', 'UTC')
    .option('--interval <seconds>', 'time between two refreshes', wholeNumber, DEFAULT_INTERVAL_SECONDS)
    .option('--disabled', 'register it without refreshing or serving it')
    .action((sourceKey: string, options: AddSourceOptions) =>
      withTenant(options.tenant, async ({ projections: { dataSources } }) => {
        const { tenant, view: viewKey, adapter, location: locations, timezone, interval } = options;
        const refreshIntervalMs = interval * 1000;
        const enabled = options.disabled !== true;
        const input = { sourceKey, viewKey, adapter, locations, timezone, refreshIntervalMs, enabled };
        printJson(await dataSources.register(adminContext(tenant), input, true));
        sayWhoReads(locations);
      }),
    );
  source
    .command('list')
    .description('list the data sources of a tenant, with their state')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ projections: { dataSources } }) => printJson(await dataSources.list(tenant))),
    );
  for (const [name, enabled, description] of [
    ['enable', true, 'refresh and serve a data source again'],
    ['disable', false, 'stop refreshing and serving a data source'],
  ] as const) {
    source
      .command(`${name} <sourceKey>`)
      .description(description)
      .requiredOption('--tenant <id>', 'the tenant')
      .action((sourceKey: string, { tenant }: { tenant: string }) =>
        withTenant(tenant, async ({ projections: { dataSources } }) =>
          printJson(await dataSources.setEnabled(adminContext(tenant), sourceKey, enabled)),
        ),
      );
  }
  addSourceChanges(source);
  source
    .command('refresh <sourceKey>')
    .description('make the service refresh a data source now, and wait for it; status 1 if that fails')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((sourceKey: string, { tenant }: { tenant: string }) =>
      withTenant(tenant, async (services) => {
        const refreshed = await awaitRefresh(services, tenant, sourceKey);
        printJson(refreshed);
        if (refreshed.lastAttempt?.ok !== true) process.exitCode = 1;
      }),
    );
}

function addSourceChanges(source: Command): void {
  source
    .command('change <sourceKey>')
    .description('change a data source; it serves its present data until the service has refreshed it')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--location <location>', 'new location of its documents; repeat for more', collect)
    .option('--timezone <zone>', 'IANA time zone for documents that do not name one')
    .option('--interval <seconds>', 'time between two refreshes', wholeNumber)
    .action((sourceKey: string, { tenant, location: locations, timezone, interval }: ChangeSourceOptions) =>
      withTenant(tenant, async ({ projections: { dataSources } }) => {
        if (locations === undefined && timezone === undefined && interval === undefined) {
          throw new AppError('invalid_state', 'Choose what to change: add --location, --timezone or --interval.');
        }
        const { version } = await dataSources.get(tenant, sourceKey);
        const refreshIntervalMs = interval === undefined ? undefined : interval * 1000;
        const changes = { locations, timezone, refreshIntervalMs };
        printJson(await dataSources.change(adminContext(tenant), sourceKey, version, changes, true));
        sayWhoReads(locations ?? []);
      }),
    );
  source
    .command('remove <sourceKey>')
    .description('remove a data source and all data that it has loaded')
    .requiredOption('--tenant <id>', 'the tenant')
    .addOption(confirmation())
    .action((sourceKey: string, { tenant, yes }: { tenant: string } & Confirmation) =>
      withTenant(tenant, async ({ projections: { dataSources } }) => {
        const { sourceId, version, load } = await dataSources.get(tenant, sourceKey);
        const groups = load?.groupCount ?? 0;
        await confirm(`The source ${sourceKey} was removed, with all its data (${groups} groups).`, yes);
        await dataSources.remove(adminContext(tenant), sourceKey, version);
        printJson({ sourceId, sourceKey, removed: true });
      }),
    );
}

/** The command looks into no folder, because its environment is not that of the service. */
function sayWhoReads(locations: readonly string[]): void {
  if (!locations.some((location) => location.startsWith('file:'))) return;
  const hint = 'Run `workgate source refresh` to wait for it and see the result.';
  process.stderr.write(`The service reads file: locations below its WORKGATE_DATA_ROOT. ${hint}\n`);
}
