import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Services } from '../compose.ts';
import { AppError } from '../errors/app-error.ts';
import { collect, wholeNumber } from './arguments.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { printJson } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

const DEFAULT_INTERVAL_SECONDS = 300;
/** A refresh takes no longer than this, nor does the lease of a process that died during a refresh. */
const REFRESH_TIMEOUT_MS = 310_000;
/** A service looks for due sources every five or six seconds. */
const BEGIN_TIMEOUT_MS = 30_000;
const REFRESH_POLL_MS = 200;

interface AddSourceOptions {
  view: string;
  adapter: string;
  location: string[];
  timezone: string;
  interval: number;
  disabled?: boolean;
}

interface ChangeSourceOptions {
  location?: string[];
  timezone?: string;
  interval?: number;
}

export function addSourceCommands(program: Command): void {
  const source = program.command('source').description('data sources: feeds for the data views of a tenant');
  tenantCommand(source, 'add <sourceKey>')
    .description("register a data source; a file: location is a path below the service's WORKGATE_DATA_ROOT")
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
    .action(
      onTenant(async ({ projections: { dataSources } }, call, sourceKey: string, options: AddSourceOptions) => {
        const { view: viewKey, adapter, location: locations, timezone, interval } = options;
        const refreshIntervalMs = interval * 1000;
        const enabled = options.disabled !== true;
        const input = { sourceKey, viewKey, adapter, locations, timezone, refreshIntervalMs, enabled };
        printJson(await dataSources.register(call, input, true));
        sayWhoReads(locations);
      }),
    );
  tenantCommand(source, 'list')
    .description('list the data sources of a tenant, with their state')
    .action(onTenant(({ projections: { dataSources } }, { tenantId }) => dataSources.list(tenantId)));
  for (const [name, enabled, description] of [
    ['enable', true, 'refresh and serve a data source again'],
    ['disable', false, 'stop refreshing and serving a data source'],
  ] as const) {
    tenantCommand(source, `${name} <sourceKey>`)
      .description(description)
      .action(
        onTenant(({ projections: { dataSources } }, call, sourceKey: string) =>
          dataSources.setEnabled(call, sourceKey, enabled),
        ),
      );
  }
  addSourceChanges(source);
  tenantCommand(source, 'refresh <sourceKey>')
    .description('make the service refresh a data source now, and wait for it; status 1 if that fails')
    .action(
      onTenant(async (services, { tenantId }, sourceKey: string) => {
        const refreshed = await awaitRefresh(services, tenantId, sourceKey);
        if (refreshed.lastAttempt?.ok !== true) process.exitCode = 1;
        return refreshed;
      }),
    );
}

function addSourceChanges(source: Command): void {
  tenantCommand(source, 'change <sourceKey>')
    .description('change a data source; it serves its present data until the service has refreshed it')
    .option('--location <location>', 'new location of its documents; repeat for more', collect)
    .option('--timezone <zone>', 'IANA time zone for documents that do not name one')
    .option('--interval <seconds>', 'time between two refreshes', wholeNumber)
    .action(
      onTenant(async ({ projections: { dataSources } }, call, sourceKey: string, options: ChangeSourceOptions) => {
        const { location: locations, timezone, interval } = options;
        if (locations === undefined && timezone === undefined && interval === undefined) {
          throw new AppError('invalid_state', 'Choose what to change: add --location, --timezone or --interval.');
        }
        const { version } = await dataSources.get(call.tenantId, sourceKey);
        const refreshIntervalMs = interval === undefined ? undefined : interval * 1000;
        const changes = { locations, timezone, refreshIntervalMs };
        printJson(await dataSources.change(call, sourceKey, version, changes, true));
        sayWhoReads(locations ?? []);
      }),
    );
  tenantCommand(source, 'remove <sourceKey>')
    .description('remove a data source and all data that it has loaded')
    .addOption(confirmation())
    .action(
      onTenant(async ({ projections: { dataSources } }, call, sourceKey: string, { yes }: Confirmation) => {
        const { sourceId, version, load } = await dataSources.get(call.tenantId, sourceKey);
        const groups = load?.groupCount ?? 0;
        await confirm(`The source ${sourceKey} was removed, with all its data (${groups} groups).`, yes);
        await dataSources.remove(call, sourceKey, version);
        return { sourceId, sourceKey, removed: true };
      }),
    );
}

/** The command looks into no folder, because its environment is not that of the service. */
function sayWhoReads(locations: readonly string[]): void {
  if (!locations.some((location) => location.startsWith('file:'))) return;
  const hint = 'Run `workgate source refresh` to wait for it and see the result.';
  process.stderr.write(`The service reads file: locations below its WORKGATE_DATA_ROOT. ${hint}\n`);
}

/**
 * Makes a source due, and waits for the service: `file:` locations may lead elsewhere from here.
 * @throws {AppError} `invalid_state` if the source is off, or no service begins; `execution_in_progress` if none ends.
 */
async function awaitRefresh({ projections: { dataSources } }: Services, tenant: string, sourceKey: string) {
  process.stderr.write(`Waiting for the service to refresh ${sourceKey} ...\n`);
  const waitingMs = performance.now();
  let before = await dataSources.get(tenant, sourceKey);
  // A refresh that is under way may have begun before the operator's change, so wait for its end.
  while (before.refreshing && performance.now() - waitingMs < REFRESH_TIMEOUT_MS) {
    await setTimeout(REFRESH_POLL_MS);
    before = await dataSources.get(tenant, sourceKey);
  }
  await dataSources.refreshNow(tenant, sourceKey);
  const startedMs = performance.now();
  let begun = false;
  for (;;) {
    const source = await dataSources.get(tenant, sourceKey);
    if (!source.enabled) throw new AppError('invalid_state', `The source ${sourceKey} was switched off meanwhile.`);
    if (source.lastAttempt !== undefined && source.lastAttempt.at > (before.lastAttempt?.at ?? 0)) return source;
    // The sources of a tenant are refreshed one after another, so any of them shows that the service is at work.
    begun ||= source.refreshing || (await dataSources.list(tenant)).some(({ refreshing }) => refreshing);
    const waitedMs = performance.now() - startedMs;
    if (waitedMs > (begun ? REFRESH_TIMEOUT_MS : BEGIN_TIMEOUT_MS)) throw notRefreshed(sourceKey, begun);
    await setTimeout(REFRESH_POLL_MS);
  }
}

function notRefreshed(sourceKey: string, begun: boolean): AppError {
  if (begun) {
    const problem = `The service did not finish refreshing ${sourceKey} within ${REFRESH_TIMEOUT_MS / 1000} seconds.`;
    return new AppError('execution_in_progress', `${problem} Run \`workgate source list\` to see its state.`);
  }
  const problem = `No service began to refresh ${sourceKey} within ${BEGIN_TIMEOUT_MS / 1000} seconds`;
  const why = 'none runs on this database, or all are busy with other sources';
  const remedy = 'Start one with `workgate serve`; it refreshes the source by itself.';
  return new AppError('invalid_state', `${problem}: ${why}. ${remedy}`);
}
