import { setTimeout } from 'node:timers/promises';
import type { Services } from '../compose.ts';
import { AppError } from '../errors/app-error.ts';

/** A refresh takes no longer than this, nor does the lease of a process that died during a refresh. */
const REFRESH_TIMEOUT_MS = 310_000;
/** A service looks for due sources every five or six seconds. */
const BEGIN_TIMEOUT_MS = 30_000;
const REFRESH_POLL_MS = 200;

/**
 * Makes a source due, and waits for the service: `file:` locations may lead elsewhere from here.
 * @throws {AppError} `invalid_state` if the source is off, or no service begins; `execution_in_progress` if none ends.
 */
export async function awaitRefresh({ projections: { dataSources } }: Services, tenant: string, sourceKey: string) {
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
