import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/collections.ts';
import { composeServices, type Services } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/platform/ids.ts';
import { prepareDatabase } from '../support/prepare-database.ts';
import { testEnvironment } from '../support/service.ts';
import { monitored } from '../support/traffic.ts';
import { OwnEngine } from './own-engine.ts';

const TENANTS = 2_000;
/** Each kind of work is looked for after 5 to 6 seconds and again after 10 to 12. */
const IDLE_MS = 14_000;

let engine: OwnEngine;
let env: Record<string, string>;
let services: Services;

beforeAll(async () => {
  engine = await OwnEngine.start();
  env = testEnvironment(monitored(engine.uri));
  services = await compose();
  await prepareDatabase(services.platform.storage);
  await services.identity.tenants.create({ name: 'The only one' });
});
afterAll(async () => {
  await services.platform.mongo.close();
  await engine.stop();
});

const compose = () => composeServices({ ...readConfig(env), logLevel: 'silent' });

/** What a process asks the database for from its start on, while nothing happens. */
async function idle(): Promise<Record<string, number>> {
  const { platform, evidence, work } = await compose();
  const { clock, mongo, relay, storage } = platform;
  const { evidenceTrees } = evidence;
  const asked: string[] = [];
  mongo.connection.getClient().on('commandStarted', ({ command, commandName }) => {
    // A ping follows what is asked, at most every half second: how many there are is a matter of the moment.
    if (commandName !== 'ping') asked.push(`${commandName} ${command[commandName]}`);
  });
  await storage.processes.start(() => undefined);
  clock.start();
  relay.start();
  evidenceTrees.start();
  work.start();
  await delay(IDLE_MS);
  const counts = Object.fromEntries([...Map.groupBy(asked, (one) => one)].map(([one, all]) => [one, all.length]));
  await Promise.all([work.stop(), relay.stop(), evidenceTrees.stop(), storage.processes.stop()]);
  clock.stop();
  await mongo.close();
  return counts;
}

it('asks an idle database for the same, whatever the number of tenants', async () => {
  const sweep = COLLECTIONS.filter(({ outbox }) => outbox === true).map(({ name }) => [`aggregate ${name}`, 1]);
  const expected = {
    ...Object.fromEntries(sweep),
    'find action_proposals': 2,
    'find data_sources': 2,
    'find source_removals': 2,
    'findAndModify service_processes': 2,
    'find outbox_relays': 1,
    'find service_state': 1,
    'hello 1': 1,
  };
  expect(await idle()).toEqual(expected);
  const tenants = Array.from({ length: TENANTS }, () => ({ _id: newId('ten'), name: 'Idle', created_at: new Date() }));
  await services.platform.mongo.connection.collection('tenants').insertMany(tenants as never);
  expect(await idle()).toEqual(expected);
}, 120_000);
