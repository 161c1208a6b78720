import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { composeServer, composeServices, type Services } from './compose.ts';
import { readConfig } from './config.ts';
import { StartUpError } from './platform/start-up-error.ts';

/** What a stop may take beyond lame duck and grace: writing down what is done, and closing connections. */
const FINISH_MS = 2_000;
/** What whoever reads the log has in the end to take the last lines. */
const LAST_LINES_MS = 1_000;

/**
 * Runs the service until SIGTERM or SIGINT. Then `/readyz` turns red at once; for the lame-duck period all requests are
 * still served, so that no balancer sends one to a closed port; then no new connections are taken, requests in flight
 * finish within the grace period, and the process ends with status 0. A parent that has opened an IPC channel is told
 * `{ listening: { host, port } }`, and the end of that parent is taken as SIGTERM is; so is a later release's taking over
 * of the database. Only if whoever reads its log stands still does the process, when all is done, end by SIGKILL.
 * @throws {ConfigError | StartUpError | AppError} before listening, if it cannot start.
 */
export async function serve(): Promise<void> {
  const config = readConfig();
  const services = await composeServices(config);
  const { work } = services;
  const { evidenceTrees } = services.evidence;
  const { logOutlines } = services.audit;
  const { logger, closeLog, clock, relay, mongo, storage, keyRing } = services.platform;
  for (const variable of config.unknownVariables) {
    logger.warn({ variable }, 'an environment variable that looks like one of ours is not known, and has no effect');
  }
  const [retiring, draining, closed] = [new AbortController(), new AbortController(), new AbortController()];
  let server: Server;
  try {
    await storage.state.check(keyRing);
    await services.actions.policyUpgrade.assertReadable();
    server = await composeServer(services, { retiring: retiring.signal, draining: draining.signal });
    await storage.processes.start(() => closed.abort());
    // Whoever contracts the database from now on sees this process; somebody may have done it in between.
    await storage.state.assertPrepared();
    await listen(server, config.listen);
  } catch (error) {
    // A process that never served must not stand in the way of a migration.
    await storage.processes.stop().catch(() => undefined);
    // An open connection would keep the process from ending.
    await mongo.close();
    throw error;
  }
  clock.start();
  relay.start();
  evidenceTrees.start();
  logOutlines.start();
  work.start();
  // Before the log line: whoever reads it may ask the process to end at once.
  const asked = askedToEnd(closed.signal);
  const { host } = config.listen;
  const { port } = server.address() as AddressInfo;
  logger.info({ host, port, environment: config.environment }, 'listening');
  logger.flush();
  process.send?.({ listening: { host, port } });

  const signal = await asked;
  logger.info({ signal }, 'shutting down');
  logger.flush();
  retiring.abort();
  turnClientsAway(server);
  // What nobody waits for ends right away; requests that are still to come need the relay.
  const background = work.stop();
  await delay(config.lameDuckMs);
  draining.abort();
  const deadlineMs = performance.now() + config.shutdownGraceMs + FINISH_MS;
  await close(server, config.shutdownGraceMs);
  const finished = await within(deadlineMs - performance.now(), finish(services, background));
  if (finished) logger.info('stopped');
  else logger.warn('stopped in the midst of work, which another process takes over when its lease is out');
  await closeLog(LAST_LINES_MS);
  if (process.connected) process.disconnect();
  // What still goes on would keep the process for as long as it likes.
  process.exit();
}

/** What asks the process to end, when it does. */
function askedToEnd(closed: AbortSignal): Promise<NodeJS.Signals | 'disconnect' | 'database closed'> {
  return new Promise((resolve) => {
    closed.addEventListener('abort', () => resolve('database closed'));
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
    if (process.connected) process.once('disconnect', () => resolve('disconnect'));
  });
}

/** Ends everything that goes on behind the requests, and lets go of the database. */
async function finish(services: Services, background: Promise<unknown>): Promise<void> {
  const { clock, relay, feed, storage, mongo, logger } = services.platform;
  const { evidenceTrees } = services.evidence;
  const { logOutlines } = services.audit;
  const { adaptation } = services.projections;
  try {
    await Promise.all([background, relay.stop(), evidenceTrees.stop(), logOutlines.stop()]);
    await adaptation.stop();
    await feed.stop();
    await storage.processes.stop();
    clock.stop();
    await mongo.close();
  } catch (error) {
    logger.warn({ err: error }, 'the stop was not clean; what is left is done by another process');
  }
}

/** Whether the work ended in time. */
async function within(timeoutMs: number, work: Promise<void>): Promise<boolean> {
  const timeout = new AbortController();
  const late = delay(timeoutMs, false, { signal: timeout.signal }).catch(() => true);
  const inTime = await Promise.race([work.then(() => true), late]);
  timeout.abort();
  return inTime;
}

async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: Error) => reject(new StartUpError(`Cannot listen on ${host}:${port}: ${error.message}.`));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve();
    });
  });
}

/** Every answer from now on is the last one on its connection, so that clients come back to a process that stays. */
function turnClientsAway(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
}

/** Takes no new connections, and ends those that there are when they have their answer or the grace period is over. */
async function close(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
  clearInterval(idle);
}
