/**
 * `make run`: runs an embedded database, a seeded development tenant and the service until Ctrl-C. Data and secrets
 * stay in `.workgate` for the next run.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  assertDevelopment,
  CLI,
  DATA_FOLDER,
  DEFAULT_PORT,
  developmentEnvironment,
  FOLDER,
  ROOT,
  SOURCE_FOLDER,
} from './development.ts';
import { openMailbox } from './development-mail.ts';
import { EngineInUseError, engineOptionsFromEnv } from './mongodb/engine.ts';
import { type SupervisedEngine, superviseEngine } from './mongodb/supervisor.ts';
import { RACING_SOURCES, writeRacingFixtures } from './racing-fixtures.ts';

const SEED_FILE = path.join(FOLDER, 'seed.json');
/** Folder for the emails of the service, unless the caller has named a mail server. */
const MAIL_FOLDER = path.join(FOLDER, 'mail');
const KEEPS_MAIL = process.env['WORKGATE_SMTP_URL'] === undefined;
const ALL_SCOPES = [
  'work.read',
  'work.write',
  'work.actions',
  'catalog.read',
  'source.read',
  'events.read',
  'webhooks.manage',
];

/** Users of the development instance. There are two, because nobody may approve what they are accountable for. */
const ADMIN_EMAIL = 'admin@workgate.test';
const APPROVER_EMAIL = 'approver@workgate.test';

/**
 * Records that the seed has created. The key belongs to a development instance on loopback, and is kept so that every
 * run can print it.
 */
interface Seed {
  tenantId: string;
  token: string;
  /** Set only in the run that has created them, because they are not stored. */
  passwords?: { admin: string; approver: string };
}

/** Runs one `workgate` command and returns its standard output. */
type Workgate = (...args: string[]) => Promise<string>;

const say = (line: string) => process.stdout.write(`${line}\n`);

const execute = promisify(execFile);

/** Returns a function that runs commands in this environment. Aborting the signal ends them. */
function commandLine(env: NodeJS.ProcessEnv, signal: AbortSignal): Workgate {
  return async (...args) => {
    try {
      return (await execute(process.execPath, [CLI, ...args], { env, signal })).stdout;
    } catch (error) {
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      throw new Error(`workgate ${args.join(' ')} failed:\n${stderr}${stdout}`, { cause: error });
    }
  };
}

/** Parses a port number. @throws {Error} if the text is none. */
function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new Error(`WORKGATE_PORT is "${text}"; it must be a port from 1 to 65535, or 0 for any free port.`);
}

/**
 * Checks that the service will be able to listen, before other work is done in vain.
 * @throws {Error} if it could not.
 */
async function assertPortIsFree(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') throw new Error(`Cannot listen on ${host}, port ${port}: ${message}.`);
    throw new Error(
      `Port ${port} of ${host} is in use, perhaps by another \`make run\`. Stop that process, or choose another ` +
        `port: WORKGATE_PORT=${port + 1} make run`,
    );
  }
  server.close();
  await once(server, 'close');
}

/**
 * Returns the tenant and key of this database. Creates them if they are missing, as in a new database or another
 * engine's.
 */
async function seed(workgate: Workgate): Promise<Seed> {
  const tenants = JSON.parse(await workgate('tenant', 'list')) as { tenant_id: string }[];
  try {
    const known = JSON.parse(await readFile(SEED_FILE, 'utf8')) as Seed;
    if (tenants.some((tenant) => tenant.tenant_id === known.tenantId)) return known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  say('seeding a tenant, two people and a key …');
  const { tenant_id: tenantId } = JSON.parse(await workgate('tenant', 'create', '--name', 'Development')) as {
    tenant_id: string;
  };
  const join = async (email: string, name: string, role: string) => {
    const who = ['--email', email, '--name', name, '--role', role, '--verified'];
    const { password } = JSON.parse(await workgate('admin', 'create', '--tenant', tenantId, ...who)) as {
      password?: string;
    };
    return password ?? '(unchanged: the account existed already)';
  };
  const [admin, approver] = await Promise.all([
    join(ADMIN_EMAIL, 'Ada Admin', 'owner'),
    join(APPROVER_EMAIL, 'Al Approver', 'approver'),
    workgate('integration', 'create', '--tenant', tenantId, '--kind', 'sandbox_commerce', '--name', 'Sandbox shop'),
  ]);
  const scopes = ALL_SCOPES.flatMap((scope) => ['--scope', scope]);
  const what = ['--tenant', tenantId, '--name', 'Development key', '--owner', ADMIN_EMAIL];
  const { token } = JSON.parse(await workgate('key', 'create', ...what, ...scopes)) as { token: string };
  await writeFile(SEED_FILE, JSON.stringify({ tenantId, token }), { mode: 0o600 });
  return { tenantId, token, passwords: { admin, approver } };
}

/**
 * Creates a workspace that exists on no chat platform, with a mapped channel. transports/chat/README.md signs a command
 * for it.
 */
async function seedChat(workgate: Workgate, tenantId: string): Promise<void> {
  const known = JSON.parse(await workgate('integration', 'list', '--tenant', tenantId)) as { kind: string }[];
  if (known.some(({ kind }) => kind === 'chat')) return;
  const app = ['--team', 'T0DEVELOP', '--app', 'A0DEVELOP'];
  const installed = await workgate('chat', 'install', '--tenant', tenantId, ...app);
  const { integration_id: integrationId } = JSON.parse(installed) as { integration_id: string };
  const channel = ['--integration', integrationId, '--channel', 'C0DEVELOP'];
  await workgate('chat', 'map-channel', '--tenant', tenantId, ...channel);
}

/** Registers the fixtures' data sources that the tenant lacks. The service loads them within seconds. */
async function seedSources(workgate: Workgate, tenantId: string): Promise<void> {
  await writeRacingFixtures(SOURCE_FOLDER, new Date());
  const known = JSON.parse(await workgate('source', 'list', '--tenant', tenantId)) as { source_key: string }[];
  for (const { sourceKey, adapter, folder, timezone } of RACING_SOURCES) {
    if (known.some((source) => source.source_key === sourceKey)) continue;
    const what = ['--adapter', adapter, '--location', `file:${folder}`, '--timezone', timezone];
    await workgate('source', 'add', sourceKey, '--tenant', tenantId, ...what);
  }
}

/** Creates records that the first request does not need. */
async function seedBehind(workgate: Workgate, tenantId: string, signal: AbortSignal): Promise<void> {
  try {
    await seedSources(workgate, tenantId);
    await seedChat(workgate, tenantId);
    say('The data sources and the chat workspace of the tour are ready.');
  } catch (error) {
    if (!signal.aborted)
      say(`The data sources and the chat workspace of the tour could not be created: ${(error as Error).message}`);
  }
}

/** Returns the address that this process itself reports. Checking the port instead could reach another process. */
async function addressOf(service: ChildProcess): Promise<string> {
  const ended = once(service, 'exit').then(() => undefined);
  const told = await Promise.race([once(service, 'message'), ended]);
  if (told === undefined) throw new Error('The service did not start; its last lines above say why.');
  const [{ listening }] = told as [{ listening: { host: string; port: number } }];
  return `http://${listening.host.includes(':') ? `[${listening.host}]` : listening.host}:${listening.port}`;
}

const FORGOTTEN = '\n           Forgotten: scripts/workgate admin reset-password --email …';

function printWelcome(address: string, { tenantId, token, passwords }: Seed): void {
  const shown = (password: string | undefined) =>
    password === undefined ? 'with the password that the first run printed' : `password ${password}`;
  say(`
Workgate is running at ${address}

  Tenant   ${tenantId}
  API key  ${token}
  Docs     ${address}/docs
  Sign in  ${address}/sign-in as ${ADMIN_EMAIL}
           ${shown(passwords?.admin)}${passwords === undefined ? '' : '   (shown only once; change it in the menu)'}
           or as ${APPROVER_EMAIL}, who approves proposals of the key
           ${shown(passwords?.approver)}${passwords === undefined ? FORGOTTEN : ''}
  Mail     ${KEEPS_MAIL ? `listed below and kept in ${path.relative(ROOT, MAIL_FOLDER)}; no mail leaves this machine` : 'sent through your WORKGATE_SMTP_URL'}

Create a WorkItem:

  curl -s ${address}/api/v1/public/work-items \\
    -H 'X-Api-Key: ${token}' \\
    -H 'Content-Type: application/json' \\
    -d '{"subject": "Refund for order 1234", "priority": "high", "tags": ["vip"]}'

List them:

  curl -s '${address}/api/v1/public/work-items?status=new' -H 'X-Api-Key: ${token}'

See today's races from three providers (loading takes a moment):

  curl -s '${address}/api/v1/public/data/views/racing_catalog?filter_key=today&timezone=Australia/Sydney' -H 'X-Api-Key: ${token}'

More keys:  scripts/workgate key create --tenant ${tenantId} --name mine --scope work.read --owner ${ADMIN_EMAIL}
Stop:       Ctrl-C. The data stays in ${path.relative(ROOT, FOLDER)}; the next \`make run\` finds it again.
`);
}

function sayMail({ to, subject, file }: { to: string; subject: string; file: string }): void {
  say(`mail to ${to}: ${subject} (${path.relative(ROOT, file)})`);
}

/** Runs the service until it ends or a signal stops it. @returns its exit status. */
async function runService(env: NodeJS.ProcessEnv, engine: SupervisedEngine): Promise<number> {
  const prettyPrinter = path.join(ROOT, 'node_modules/.bin/pino-pretty');
  const stopping = new AbortController();
  const workgate = commandLine(env, stopping.signal);
  const service = spawn(process.execPath, [CLI, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
  const printer = spawn(process.execPath, [prettyPrinter, '--singleLine', '--ignore', 'tenant_id,key_id,person_id'], {
    stdio: [service.stdout, 'inherit', 'inherit'],
    detached: true,
  });
  const ended = once(service, 'exit');
  const stop = () => {
    stopping.abort();
    service.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  void engine.givenUp.then((reason) => {
    say(`database: ${reason}. Stopping.`);
    stop();
  });
  let behind: Promise<void> | undefined;
  try {
    const [address, seeded] = await Promise.all([addressOf(service), seed(workgate)]);
    printWelcome(address, seeded);
    behind = seedBehind(workgate, seeded.tenantId, stopping.signal);
  } catch (error) {
    stop();
    await ended;
    throw error;
  }
  const [code] = (await ended) as [number | null];
  stopping.abort();
  await behind;
  if (printer.exitCode === null) await once(printer, 'exit');
  return code ?? 1;
}

try {
  assertDevelopment();
  const { WORKGATE_HOST: host = '127.0.0.1', WORKGATE_PORT: port = DEFAULT_PORT } = process.env;
  await assertPortIsFree(host, portOf(port));
  say('starting the database …');
  const engine = await superviseEngine({
    ...engineOptionsFromEnv(process.env),
    dataDir: DATA_FOLDER,
    progress: (line) => say(`database: ${line}`),
  });
  const mailbox = KEEPS_MAIL ? await openMailbox(MAIL_FOLDER, sayMail) : undefined;
  try {
    const env = { ...mailbox?.env, ...(await developmentEnvironment(engine.uri)) };
    say('preparing the database …');
    await commandLine(env, new AbortController().signal)('migrate', '--contract');
    say('starting the service …');
    process.exitCode = await runService(env, engine);
  } finally {
    mailbox?.close();
    await engine.stop();
  }
} catch (error) {
  const known = error instanceof EngineInUseError ? 'It is running already. ' : '';
  process.stderr.write(`make run: ${known}${(error as Error).message}\n`);
  process.exitCode = 1;
}
