/**
 * `make run`: an embedded database, a seeded development tenant and the service, until Ctrl-C. Data and secrets stay
 * in `.workgate`; a second run finds them again.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CLI, DATA_FOLDER, developmentEnvironment, ROOT, SOURCE_FOLDER } from './development.ts';
import { EngineInUseError, engineOptionsFromEnv, type MongoEngine, startMongoEngine } from './mongodb/engine.ts';
import { RACING_SOURCES, writeRacingFixtures } from './racing-fixtures.ts';

const SEED_FILE = path.join(ROOT, '.workgate/seed.json');
const ALL_SCOPES = ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read'];

/** Who signs in to the development instance. */
const ADMIN_EMAIL = 'admin@workgate.test';

/** What the seed has made. The key is one of a development instance on loopback, kept so that every run can print it. */
interface Seed {
  tenantId: string;
  token: string;
  /** Only in the run that has made it: it is kept nowhere. */
  password?: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** One `workgate` command; its standard output. */
function workgate(env: NodeJS.ProcessEnv, ...args: string[]): string {
  const result = spawnSync(process.execPath, [CLI, ...args], { env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`workgate ${args.join(' ')} failed:\n${result.stderr}${result.stdout}`);
  return result.stdout;
}

/** The tenant and key of this database, made if they are not there (a new database, or another engine's). */
async function seed(env: NodeJS.ProcessEnv): Promise<Seed> {
  const tenants = JSON.parse(workgate(env, 'tenant', 'list')) as { tenant_id: string }[];
  try {
    const known = JSON.parse(await readFile(SEED_FILE, 'utf8')) as Seed;
    if (tenants.some((tenant) => tenant.tenant_id === known.tenantId)) return known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const tenant = workgate(env, 'tenant', 'create', '--name', 'Development');
  const { tenant_id: tenantId } = JSON.parse(tenant) as { tenant_id: string };
  const scopes = ALL_SCOPES.flatMap((scope) => ['--scope', scope]);
  const key = workgate(env, 'key', 'create', '--tenant', tenantId, '--name', 'Development key', ...scopes);
  const { token } = JSON.parse(key) as { token: string };
  workgate(env, 'integration', 'create', '--tenant', tenantId, '--kind', 'sandbox_commerce', '--name', 'Sandbox shop');
  const admin = workgate(env, 'admin', 'create', '--tenant', tenantId, '--email', ADMIN_EMAIL, '--name', 'Ada Admin');
  const { password } = JSON.parse(admin) as { password?: string };
  await writeFile(SEED_FILE, JSON.stringify({ tenantId, token }), { mode: 0o600 });
  return { tenantId, token, ...(password === undefined ? {} : { password }) };
}

/** A workspace that no platform has, with a channel that is mapped: README shows how to sign a command of it. */
function seedChat(env: NodeJS.ProcessEnv, tenantId: string): void {
  const known = JSON.parse(workgate(env, 'integration', 'list', '--tenant', tenantId)) as { kind: string }[];
  if (known.some(({ kind }) => kind === 'chat')) return;
  const app = ['--team', 'T0DEVELOP', '--app', 'A0DEVELOP'];
  const installed = workgate(env, 'chat', 'install', '--tenant', tenantId, ...app);
  const { integration_id: integrationId } = JSON.parse(installed) as { integration_id: string };
  const channel = ['--integration', integrationId, '--channel', 'C0DEVELOP'];
  workgate(env, 'chat', 'map-channel', '--tenant', tenantId, ...channel);
}

/** Registers the data sources of the fixtures that the tenant does not have. The service loads them within seconds. */
function seedSources(env: NodeJS.ProcessEnv, tenantId: string): void {
  const known = JSON.parse(workgate(env, 'source', 'list', '--tenant', tenantId)) as { source_key: string }[];
  for (const { sourceKey, adapter, folder, timezone } of RACING_SOURCES) {
    if (known.some((source) => source.source_key === sourceKey)) continue;
    const what = ['--adapter', adapter, '--location', `file:${folder}`, '--timezone', timezone];
    workgate(env, 'source', 'add', sourceKey, '--tenant', tenantId, ...what);
  }
}

async function waitUntilReady(address: string, service: ReturnType<typeof spawn>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (service.exitCode !== null) throw new Error('The service did not start; its last lines above say why.');
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The service does not answer at ${address}`);
}

function printWelcome(address: string, { tenantId, token, password }: Seed): void {
  say(`
Workgate is running at ${address}

  Tenant   ${tenantId}
  API key  ${token}
  Docs     ${address}/docs
  Sign in  ${address}/sign-in as ${ADMIN_EMAIL}
           ${password === undefined ? 'with the password that the first run has printed' : `password ${password}   (shown this once; change it in the menu)`}

Create a WorkItem:

  curl -s ${address}/api/v1/public/work-items \\
    -H 'X-Api-Key: ${token}' \\
    -H 'Content-Type: application/json' \\
    -d '{"subject": "Refund for order 1234", "priority": "high", "tags": ["vip"]}'

List them:

  curl -s '${address}/api/v1/public/work-items?status=new' -H 'X-Api-Key: ${token}'

See today's races, as three providers tell of them:

  curl -s '${address}/api/v1/public/data/views/racing_catalog?filter_key=today&timezone=Australia/Sydney' -H 'X-Api-Key: ${token}'

More keys:  scripts/workgate key create --tenant ${tenantId} --name mine --scope work.read
Stop:       Ctrl-C. The data stays in .workgate; the next \`make run\` finds it again.
`);
}

/** Runs the service until it ends or a signal asks it to. @returns its exit status. */
async function runService(env: NodeJS.ProcessEnv, engine: MongoEngine): Promise<number> {
  const prettyPrinter = path.join(ROOT, 'node_modules/.bin/pino-pretty');
  const service = spawn(process.execPath, [CLI, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const printer = spawn(process.execPath, [prettyPrinter, '--singleLine', '--ignore', 'tenant_id,key_id,person_id'], {
    stdio: [service.stdout, 'inherit', 'inherit'],
    detached: true,
  });
  const ended = once(service, 'exit');
  const stop = () => service.kill('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  void engine.exited.then(({ code, signal }) => {
    if (service.exitCode === null) say(`The database ended unexpectedly (${signal ?? code}). Stopping.`);
    stop();
  });
  const address = `http://127.0.0.1:${env['WORKGATE_PORT']}`;
  try {
    await waitUntilReady(address, service);
    const seeded = await seed(env);
    seedSources(env, seeded.tenantId);
    seedChat(env, seeded.tenantId);
    printWelcome(address, seeded);
  } catch (error) {
    stop();
    await ended;
    throw error;
  }
  const [code] = (await ended) as [number | null];
  if (printer.exitCode === null) await once(printer, 'exit');
  return code ?? 1;
}

try {
  const engine = await startMongoEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir: DATA_FOLDER,
    progress: (line) => say(`database: ${line}`),
  });
  try {
    const env = await developmentEnvironment(engine.uri);
    workgate(env, 'migrate', '--contract');
    await writeRacingFixtures(SOURCE_FOLDER, new Date());
    process.exitCode = await runService(env, engine);
  } finally {
    await engine.stop();
  }
} catch (error) {
  const known = error instanceof EngineInUseError ? 'It is running already. ' : '';
  process.stderr.write(`make run: ${known}${(error as Error).message}\n`);
  process.exitCode = 1;
}
