/**
 * `make fuzz`: runs schemathesis against the contract that a running service serves, on its own embedded database.
 * Options: `--quick` (about one minute instead of four). All others are passed to schemathesis, such as `--seed 7`.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_PERMISSIONS, type CallContext, personPrincipal, SCOPES } from '../src/call-context.ts';
import { composeServer, composeServices, type Services } from '../src/compose.ts';
import { readConfig } from '../src/config.ts';
import { ROOT } from './development.ts';
import { engineOptionsFromEnv, startMongoEngine } from './mongodb/engine.ts';
import { ensureVenv, run } from './python.ts';
import { RACING_SOURCES, writeRacingFixtures } from './racing-fixtures.ts';

const FOLDER = path.join(ROOT, 'test/contract/schemathesis');
/** Definition of a tenant's operation, so that proposals of such operations can be tested. */
const DEFINITION = path.join(ROOT, 'test/fixtures/operations/x_close_account.yaml');
const REQUIREMENTS = path.join(FOLDER, 'requirements.txt');

/** Seconds during which the fuzzing and stateful phases are repeated. A phase that is running then is completed. */
const MAX_SECONDS = { full: 240, quick: 60 };

/** Files that tell schemathesis and its hooks which records exist. */
interface SeedFiles {
  auth: string;
  seeds: string;
}

/** Starts the services of an instance that never answers 429, on a new database. */
async function startServices(mongodbUri: string, dataRoot: string): Promise<Services> {
  const config = readConfig({
    WORKGATE_ENV: 'development',
    WORKGATE_PORT: '0',
    WORKGATE_MASTER_KEYS: `fuzz:${randomBytes(32).toString('base64')}`,
    WORKGATE_DATA_ROOT: dataRoot,
    WORKGATE_RATE_LIMIT_PUBLIC: '1000000',
    WORKGATE_RATE_LIMIT_AGENT: '1000000',
    WORKGATE_RATE_LIMIT_AUTH_FAILURES: '1000000',
    // Errors of the service are logged between the lines of schemathesis; requests are not.
    WORKGATE_LOG_LEVEL: 'error',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: 'fuzz',
  });
  // Fuzzing creates thousands of proposals that nobody decides.
  const openProposals = { perPerson: 1_000_000, perTenant: 1_000_000 };
  const services = await composeServices({ ...config, openProposals });
  await services.platform.storage.migrator.migrate({ contract: false }, () => undefined);
  await services.platform.storage.state.check(services.platform.keyRing);
  services.platform.relay.start();
  return services;
}

/**
 * Creates two tenants, each with a key of all scopes. Writes the keys as a Web Fuzzing Commons authentication file, and
 * the ids of the first tenant's records to a second file.
 */
async function seed(services: Services, files: SeedFiles): Promise<void> {
  const { tenants, apiKeys, accounts, members } = services.identity;
  const auth: object[] = [];
  const seeds: Seeds[] = [];
  for (const name of ['alpha', 'beta']) {
    const { tenantId, createdAt } = await tenants.create({ name });
    const account = { email: `${name}@fuzz.workgate.test`, name, password: randomBytes(12).toString('hex') };
    const { personId } = await accounts.create(account);
    await members.add(tenantId, personId, 'owner');
    const call = { tenantId, principal: personPrincipal(personId, name), correlationId: 'fuzz' };
    const full = { ...call, tenantCreatedAt: createdAt, permissions: ALL_PERMISSIONS };
    const vault = await services.integrations.integrations.create(full, { kind: 'pull', name: 'Vault' });
    const { token } = await apiKeys.create(call, { name, scopes: [...SCOPES], carries: [vault.integrationId] });
    auth.push({ name, fixedHeaders: [{ name: 'X-Api-Key', value: token }] });
    seeds.push({ ...(await seedActions(services, full)), source_keys: await seedSources(services, full) });
  }
  await writeFile(files.auth, JSON.stringify({ auth }), { mode: 0o600 });
  await writeFile(files.seeds, JSON.stringify(seeds[0]));
}

/** Ids that no generator would guess, for the hooks to use. */
interface Seeds {
  integration_id: string;
  chat_integration_id: string;
  /** Integration for the operation that the tenant has defined. Nobody executes its actions. */
  webhook_integration_id: string;
  /** A proposal approved by policy, one that waits for a person, and one that was executed. */
  proposal_ids: string[];
  action_id: string;
  source_keys: string[];
}

/** Registers and loads the synthetic sources. @returns their keys. */
async function seedSources({ projections }: Services, call: CallContext): Promise<string[]> {
  const { dataSources, refresher } = projections;
  for (const { sourceKey, adapter, folder, timezone } of RACING_SOURCES) {
    const locations = [`file:${folder}`];
    const more = { viewKey: 'racing_catalog', refreshIntervalMs: 3_600_000, enabled: true };
    const source = await dataSources.register(call, { sourceKey, adapter, locations, timezone, ...more }, true);
    const result = await refresher.refresh(call.tenantId, source.sourceId, new AbortController().signal);
    if (result !== 'published') throw new Error(`The source ${sourceKey} cannot be loaded: ${result}`);
  }
  return RACING_SOURCES.map(({ sourceKey }) => sourceKey);
}

async function seedActions(services: Services, call: CallContext): Promise<Omit<Seeds, 'source_keys'>> {
  const { integrations, chatInstallations } = services.integrations;
  const { workItems } = services.workItems;
  const { operations, proposals, executor } = services.actions;
  const { integrationId } = await integrations.create(call, { kind: 'sandbox_commerce', name: 'Shop' });
  const { workItemId } = (await workItems.create(call, { subject: 'Seed', tags: ['refund'] })).value;
  const proposalIds: string[] = [];
  for (const amount of ['1.00', '100.00', '2.00']) {
    const { value } = await proposals.propose(call, workItemId, {
      integrationId,
      approvalReason: 'Seed',
      resourceType: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1238', amount, currency: 'EUR', reason: 'other' },
    });
    proposalIds.push(value.proposalId);
  }
  const { action } = await executor.execute(call, proposalIds[2] ?? '');
  const identity = { teamId: `T-${call.tenantId}`, appId: 'A0FUZZ', enterpriseId: null, isEnterpriseInstall: false };
  const chat = await chatInstallations.record(call, { identity, teamName: null, scopes: ['commands'] });
  await operations.put(call, await readFile(DEFINITION, 'utf8'), 0);
  const settings = { url: 'https://bank.example/actions', lookup_url: 'https://bank.example/done' };
  const webhook = await integrations.create(call, { kind: 'webhook', name: 'Bank', settings });
  return {
    integration_id: integrationId,
    chat_integration_id: chat.integrationId,
    webhook_integration_id: webhook.integrationId,
    proposal_ids: proposalIds,
    action_id: action?.actionId ?? '',
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Runs schemathesis.
 * @param programs Folder of the program.
 * @returns the exit status of schemathesis: not 0 if any check failed.
 */
async function fuzz(programs: string, address: string, files: SeedFiles, options: string[]): Promise<number> {
  const quick = options.includes('--quick');
  const args = [
    ...['--config-file', path.join(FOLDER, 'schemathesis.toml')],
    ...['run', `${address}/openapi/public-api.openapi.yaml`],
    ...['--max-time', String(quick ? MAX_SECONDS.quick : MAX_SECONDS.full)],
    ...options.filter((option) => option !== '--quick'),
  ];
  return run(path.join(programs, 'schemathesis'), args, {
    // Files that schemathesis leaves behind are deleted with this folder.
    cwd: path.dirname(files.auth),
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      WORKGATE_FUZZ_ADDRESS: address,
      WORKGATE_FUZZ_AUTH: files.auth,
      WORKGATE_FUZZ_SEEDS: files.seeds,
      WORKGATE_FUZZ_HOOKS: path.join(FOLDER, 'hooks.py'),
    },
  });
}

async function main(): Promise<number> {
  const programs = await ensureVenv('fuzz', REQUIREMENTS);
  const folder = await mkdtemp(path.join(tmpdir(), 'workgate-fuzz-'));
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv({ ...process.env, MONGODB_URI: undefined }),
    dataDir: path.join(folder, 'mongodb'),
    isThrowaway: true,
    progress: (line) => process.stdout.write(`database: ${line}\n`),
  });
  try {
    const dataRoot = path.join(folder, 'data');
    await writeRacingFixtures(dataRoot, new Date());
    const services = await startServices(engine.uri, dataRoot);
    try {
      const files = { auth: path.join(folder, 'auth.json'), seeds: path.join(folder, 'seeds.json') };
      await seed(services, files);
      const never = new AbortController().signal;
      const server = await composeServer(services, { retiring: never, draining: never });
      try {
        return await fuzz(programs, await listen(server), files, process.argv.slice(2));
      } finally {
        server.close();
        server.closeAllConnections();
      }
    } finally {
      await services.platform.relay.stop();
      await services.platform.mongo.close();
    }
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`make fuzz: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
