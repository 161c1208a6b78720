import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { COLLECTIONS } from '../../src/collections.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { testEnvironment } from '../support/environment.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { monitored } from '../support/traffic.ts';

const TENANTS = 50;
const WAIT = { timeout: 20_000, interval: 10 };
/** Number of outboxes. A process reads each of them at its start, for events that a dead process left. */
const SWEPT = COLLECTIONS.filter(({ outbox }) => outbox === true).length;
const sweepOf = (asked: readonly string[]) => asked.filter((one) => one.startsWith('aggregate '));

describe('an idle process', () => {
  const env = {
    ...testEnvironment(monitored(inject('mongodbUri'))),
    // Mail adds kinds of background work. No mail is sent, so there is no server.
    WORKGATE_SMTP_URL: 'smtp://127.0.0.1:9',
    WORKGATE_MAIL_FROM: 'Workgate <workgate@example.com>',
  };
  let services: Services;

  const compose = () => composeServices({ ...readConfig(env), logLevel: 'silent' });
  beforeAll(async () => {
    services = await compose();
    await prepareDatabase(services.platform.storage);
    const { tenantId } = await services.identity.tenants.create({ name: 'The first' });
    await services.platform.relay.drain(tenantId);
  });
  afterAll(async () => {
    await services.platform.relay.stop();
    await services.platform.feed.stop();
    await services.platform.mongo.connection.dropDatabase();
    await services.platform.mongo.close();
  });

  /** Counts the commands of a process from its start until it has looked once for each kind of work. */
  async function lookOnce(): Promise<Record<string, number>> {
    const { platform, evidence, audit, work, ...modules } = await compose();
    const { relay, feed, mongo, storage } = platform;
    const asked: string[] = [];
    let unanswered = 0;
    const client = mongo.connection.getClient();
    client.on('commandStarted', ({ commandName, command }) => {
      // The number of pings depends on the time that the commands take.
      if (commandName === 'ping') return;
      asked.push(`${commandName} ${command[commandName]}`);
      unanswered += 1;
    });
    const onAnswer = ({ commandName }: { commandName: string }) => {
      if (commandName !== 'ping') unanswered -= 1;
    };
    client.on('commandSucceeded', onAnswer).on('commandFailed', onAnswer);
    const growing = [relay, evidence.evidenceTrees, audit.logOutlines, work];
    await storage.processes.start(() => undefined);
    for (const one of growing) one.start();
    const { workItems, actions, projections, webhooks, mail, chatApprovals } = modules;
    const kinds = [workItems, actions, projections, webhooks, mail, chatApprovals].flatMap((one) => one.workKinds);
    expect(kinds.length).toBeGreaterThan(8);
    for (const { name } of kinds) work.wake(name);
    await expect.poll(() => sweepOf(asked).length === SWEPT && unanswered === 0, WAIT).toBe(true);
    await Promise.all([...growing.map((one) => one.stop()), storage.processes.stop(), feed.stop()]);
    const counts = [...Map.groupBy(asked, (one) => one)].map(([one, all]) => [one, all.length]);
    await mongo.close();
    return Object.fromEntries(counts);
  }

  it('sends the same queries for one tenant as for fifty with webhook endpoints', async () => {
    const { connection } = services.platform.mongo;
    const withOne = await lookOnce();
    // Each kind of work costs one query.
    for (const name of ['action_proposals', 'data_sources', 'webhook_deliveries', 'webhook_endpoints']) {
      expect(withOne[`find ${name}`], name).toBe(1);
    }
    const created_at = new Date();
    const tenants = Array.from({ length: TENANTS }, () => ({ _id: newId('ten'), name: 'Idle', created_at }));
    await connection.collection('tenants').insertMany(tenants as never);
    const quiet = { url: 'https://nobody.invalid/', types: [], filter: {}, enabled: true, cursor: 0, marks: 0 };
    const endpoints = tenants.map(({ _id: tenant_id }) => {
      return { _id: newId('whe'), tenant_id, place: 1, ...quiet, outbox: [] };
    });
    await connection.collection('webhook_endpoints').insertMany(endpoints as never);
    expect(await lookOnce()).toEqual(withOne);
  });
});
