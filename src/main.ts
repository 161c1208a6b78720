import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { composeServer, composeServices } from './compose.ts';
import { readConfig } from './config.ts';
import { StartUpError } from './platform/start-up-error.ts';

/**
 * Runs the service until SIGTERM or SIGINT: then `/readyz` turns red, no new connections are taken, requests in flight
 * finish within the grace period, and the process ends with status 0.
 * @throws {ConfigError | StartUpError | AppError} before listening, if it cannot start.
 */
export async function serve(): Promise<void> {
  const config = readConfig();
  const services = await composeServices(config);
  const { logger, clock, relay, work, feed, mongo, storage } = services;
  const draining = new AbortController();
  let server: Server;
  try {
    await storage.state.check(services.keyRing);
    server = await composeServer(services, draining.signal);
    await storage.processes.start();
    // Whoever contracts the database from now on sees this process; somebody may have done it in between.
    await storage.state.assertPrepared();
    await listen(server, config.listen);
  } catch (error) {
    // An open connection would keep the process from ending.
    await mongo.close();
    throw error;
  }
  clock.start();
  relay.start();
  work.start();
  // Before the log line: whoever reads it may ask the process to end at once.
  const asked = new Promise<NodeJS.Signals>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  const { port } = server.address() as AddressInfo;
  logger.info({ host: config.listen.host, port, environment: config.environment }, 'listening');
  logger.flush();

  const signal = await asked;
  logger.info({ signal }, 'shutting down');
  draining.abort();
  await close(server, config.shutdownGraceMs);
  await work.stop();
  await relay.stop();
  await feed.stop();
  await storage.processes.stop();
  clock.stop();
  await mongo.close();
  logger.info('stopped');
  await new Promise<void>((resolve) => logger.flush(() => resolve()));
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

async function close(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  // A client that has its answer would keep its connection, and with it this process, or send more on it.
  server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('Connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearTimeout(timer);
  clearInterval(idle);
}
