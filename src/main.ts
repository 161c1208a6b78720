import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { composeServer, composeServices, type Services } from './compose.ts';
import { readConfig } from './config.ts';
import { StartUpError } from './platform/start-up-error.ts';

/** Milliseconds that a stop may take beyond lame duck and grace, to store finished work and close connections. */
const FINISH_MS = 2_000;
/** Milliseconds that the reader of the log has, at the end, to take the last lines. */
const LAST_LINES_MS = 1_000;

/**
 * Runs the service until SIGTERM or SIGINT. Then `/readyz` turns red, requests are still served for the lame-duck
 * period, and those in flight finish within the grace period.
 *
 * A parent with an IPC channel gets `{ listening: { host, port } }`. The end of that parent counts as SIGTERM, and so
 * does a later release that takes over the database. If the reader of the log has stopped, the process ends by SIGKILL
 * at last.
 * @throws {ConfigError | StartUpError | AppError} before listening, if the service cannot start.
 */
export async function serve(): Promise<void> {
  const config = readConfig();
  const services = await composeServices(config);
  const { work } = services;
  const { evidenceTrees, checkpointMarks } = services.evidence;
  const { logOutlines } = services.audit;
  const { logger, closeLog, clock, relay, mongo, storage, keyRing } = services.platform;
  for (const variable of config.unknownVariables) {
    logger.warn({ variable }, 'an unknown environment variable looks like a setting, and has no effect');
  }
  const [retiring, draining, closed] = [new AbortController(), new AbortController(), new AbortController()];
  let server: Server;
  try {
    await storage.state.check(keyRing);
    await services.actions.policyUpgrade.assertReadable();
    await checkpointMarks?.open();
    server = await composeServer(services, { retiring: retiring.signal, draining: draining.signal });
    await storage.processes.start(() => closed.abort());
    // A migration that contracts the database sees this process from now on. Another one may have done so just before.
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
  // Before the log line, because its reader may ask the process to end at once.
  const asked = askedToEnd(closed.signal);
  const { host } = config.listen;
  const { port } = server.address() as AddressInfo;
  logger.info({ host, port, environment: config.environmentName }, 'listening');
  logger.flush();
  process.send?.({ listening: { host, port } });

  const signal = await asked;
  logger.info({ signal }, 'shutting down');
  logger.flush();
  retiring.abort();
  turnClientsAway(server);
  // Background work ends right away, as nobody waits for it. Requests that are still to come need the relay.
  const background = work.stop();
  await delay(config.lameDuckMs);
  draining.abort();
  const deadlineMs = performance.now() + config.shutdownGraceMs + FINISH_MS;
  await close(server, config.shutdownGraceMs);
  const finished = await within(deadlineMs - performance.now(), finish(services, background));
  if (finished) logger.info('stopped');
  else logger.warn('stopped during background work; another process takes it over when its lease ends');
  await closeLog(LAST_LINES_MS);
  if (process.connected) process.disconnect();
  // Anything that still goes on would keep the process alive.
  process.exit();
}

function askedToEnd(closed: AbortSignal): Promise<NodeJS.Signals | 'disconnect' | 'database closed'> {
  return new Promise((resolve) => {
    closed.addEventListener('abort', () => resolve('database closed'));
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
    if (process.connected) process.once('disconnect', () => resolve('disconnect'));
  });
}

async function finish(services: Services, background: Promise<unknown>): Promise<void> {
  const { clock, relay, feed, storage, mongo, logger } = services.platform;
  const { evidenceTrees, checkpointMarks } = services.evidence;
  const { logOutlines } = services.audit;
  const { adaptation } = services.projections;
  try {
    await Promise.all([background, relay.stop(), evidenceTrees.stop(), logOutlines.stop()]);
    await adaptation.stop();
    await feed.stop();
    await storage.processes.stop();
    await checkpointMarks?.close();
    clock.stop();
    await mongo.close();
  } catch (error) {
    logger.warn({ err: error }, 'the shutdown was not clean; another process finishes the remaining work');
  }
}

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

/** Makes every answer from now on the last one on its connection, so that clients come back to a process that stays. */
function turnClientsAway(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
}

/** Accepts no new connections. Ends each existing one when it has its answer, or when the grace period is over. */
async function close(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
  clearInterval(idle);
}
