import { ConfigError } from './config-error.ts';
import { type ChatConfig, ConfigReader, type Environment } from './config-reader.ts';
import { CHAT_PLATFORM_NAMES } from './integrations/index.ts';
import { DEFAULT_IN_FLIGHT_PER_KEY, DEFAULT_IN_FLIGHT_PER_TENANT } from './platform/admission/fair-shares.ts';
import type { LogLevel } from './platform/logger.ts';
import { type MailServer, readMailServer } from './platform/mail/server.ts';
import { isLoopback } from './platform/networks.ts';
import type { MasterKey } from './platform/secrets.ts';

export interface Config {
  /** The rules that apply: those of production, in every environment that is not called `development`. */
  environment: 'production' | 'development';
  /** The operator's name for the environment, such as `staging`. */
  environmentName: string;
  /** Variables with our prefixes that nothing reads, and whose names are close to no setting. */
  unknownVariables: string[];
  listen: { host: string; port: number };
  /** Origin at which people and agents reach the service, such as `https://work.example.com`. */
  workBaseUrl: string;
  mongo: { uri: string; database: string };
  masterKeys: MasterKey[];
  metricsToken: string | undefined;
  rateLimits: { publicPerMinute: number; agentPerMinute: number; authFailuresPerMinute: number };
  /** On a connection, only requests being worked on count; for a key and a tenant, waiting requests count too. */
  maxInFlight: { perConnection: number; perKey: number; perTenant: number };
  openProposals: { perPerson: number; perTenant: number };
  providerAddresses: Readonly<Record<string, string>>;
  integrations: {
    /** Lets tenants use providers on this machine, also by http and at any port. For tests, in development only. */
    allowLoopback: boolean;
  };
  chatPlatform: string;
  chat: ChatConfig | undefined;
  mail: MailServer | undefined;
  /** Point at which the process kills itself, such as `name`, or `name:3` for the third arrival. For tests only. */
  faultPoint: string | undefined;
  dataSources: {
    /** Folder of the `file:` locations of data sources; without a folder, no such location works. */
    root: string | undefined;
    /** Lets data sources lead to this machine, also by http and any port. For tests, in development only. */
    allowLoopback: boolean;
  };
  trustedProxies: string[];
  /** Absolute path of the file that keeps signed checkpoints; without a file, only the database does. */
  checkpointFile: string | undefined;
  logLevel: LogLevel;
  requestTimeoutMs: number;
  /** Longest time that an A2A message waits for its task, in addition to its request timeout. */
  maxWaitMs: number;
  /** Time after SIGTERM in which requests are still accepted, until load balancers see `/readyz` turn red. */
  lameDuckMs: number;
  /** Milliseconds for which requests in flight may finish after that. */
  shutdownGraceMs: number;
}

const isLoopbackHost = (host: string): boolean => isLoopback(host.replace(/^\[|\]$/g, ''));

/** One empty name, which counts as no loopback address, if the hosts come from DNS (`mongodb+srv`). */
function mongoHosts(uri: string): string[] {
  const match = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri);
  return (match?.[1] ?? '').split(',').map((host) => host.replace(/:\d+$/, ''));
}

type Mode = Config['environment'];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const ENVIRONMENT_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

function readEnvironmentName(read: ConfigReader): string {
  const name = read.optional('WORKGATE_ENV') ?? 'production';
  if (!ENVIRONMENT_NAME.test(name)) {
    read.faults.push('WORKGATE_ENV must be a name of up to 63 letters, digits, ".", "_" or "-", such as production');
  }
  return name;
}

function readMongoUri(read: ConfigReader, mode: Mode): string {
  const uri = read.required('MONGODB_URI', 'set the connection string of a MongoDB replica set or sharded cluster');
  if (uri !== '' && !/^mongodb(\+srv)?:\/\//.test(uri)) {
    read.faults.push('MONGODB_URI must start with mongodb:// or mongodb+srv://');
  } else if (mode === 'development' && uri !== '' && !mongoHosts(uri).every(isLoopbackHost)) {
    read.faults.push(
      'MONGODB_URI must be a loopback address in development; for other addresses set WORKGATE_ENV=production',
    );
  }
  return uri;
}

function readHost(read: ConfigReader, mode: Mode): string {
  const host = read.optional('WORKGATE_HOST') ?? (mode === 'development' ? '127.0.0.1' : '0.0.0.0');
  if (mode === 'development' && !isLoopbackHost(host)) {
    read.faults.push(`WORKGATE_HOST must be a loopback address in development, not "${host}"`);
  }
  return host;
}

function readDatabase(read: ConfigReader): string {
  const database = read.optional('MONGODB_DATABASE') ?? 'workgate';
  if (!/^[A-Za-z0-9_-]{1,38}$/.test(database)) {
    read.faults.push('MONGODB_DATABASE must have 1 to 38 letters, digits, "_" or "-"');
  }
  return database;
}

function readFaultPoint(read: ConfigReader, mode: Mode): string | undefined {
  const faultPoint = read.optional('WORKGATE_FAULT_POINT');
  if (mode === 'production' && faultPoint !== undefined) {
    read.faults.push('WORKGATE_FAULT_POINT is for fault tests in development; remove it');
  }
  return faultPoint;
}

function readAllowPrivate(read: ConfigReader, name: string, mode: Mode): boolean {
  const isAllowed = read.oneOf(name, ['true', 'false'], 'false') === 'true';
  if (mode === 'production' && isAllowed) read.faults.push(`${name} is for tests in development; remove it`);
  return isAllowed;
}

function readDataSources(read: ConfigReader, mode: Mode): Config['dataSources'] {
  const allowLoopback = readAllowPrivate(read, 'WORKGATE_DATA_ALLOW_PRIVATE', mode);
  return { root: read.absolutePath('WORKGATE_DATA_ROOT'), allowLoopback };
}

/**
 * Nothing else in src/ reads the environment. src/README.md lists the variables.
 * @throws {ConfigError} naming every fault at once. No fault repeats a secret's value.
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = new ConfigReader(environment);
  const environmentName = readEnvironmentName(read);
  // Only the exact name `development` relaxes the rules for a developer's own machine. A typo must not relax them.
  const mode = environmentName === 'development' ? 'development' : 'production';
  const uri = readMongoUri(read, mode);
  const host = readHost(read, mode);
  const database = readDatabase(read);
  const faultPoint = readFaultPoint(read, mode);
  const dataSources = readDataSources(read, mode);
  const integrations = { allowLoopback: readAllowPrivate(read, 'WORKGATE_INTEGRATIONS_ALLOW_PRIVATE', mode) };
  const chatPlatform = read.oneOf('WORKGATE_CHAT_PLATFORM', CHAT_PLATFORM_NAMES, CHAT_PLATFORM_NAMES[0]);
  const port = read.integer('WORKGATE_PORT', 8080, 0, 65535);
  const schemes = mode === 'production' ? ['https'] : ['http', 'https'];
  const workBaseUrl = read.origin(
    'WORK_BASE_URL',
    schemes,
    mode === 'production' ? undefined : `http://127.0.0.1:${port}`,
  );
  const config: Omit<Config, 'unknownVariables'> = {
    environment: mode,
    environmentName,
    listen: { host, port },
    workBaseUrl,
    mongo: { uri, database },
    masterKeys: read.masterKeys('WORKGATE_MASTER_KEYS'),
    metricsToken: read.token('WORKGATE_METRICS_TOKEN'),
    rateLimits: {
      publicPerMinute: read.integer('WORKGATE_RATE_LIMIT_PUBLIC', 600, 1, 1e9),
      agentPerMinute: read.integer('WORKGATE_RATE_LIMIT_AGENT', 300, 1, 1e9),
      authFailuresPerMinute: read.integer('WORKGATE_RATE_LIMIT_AUTH_FAILURES', 60, 1, 1e9),
    },
    maxInFlight: {
      perConnection: read.integer('WORKGATE_MAX_IN_FLIGHT_PER_CONNECTION', 1, 1, 1_000),
      perKey: read.integer('WORKGATE_MAX_IN_FLIGHT_PER_KEY', DEFAULT_IN_FLIGHT_PER_KEY, 1, 100_000),
      perTenant: read.integer('WORKGATE_MAX_IN_FLIGHT_PER_TENANT', DEFAULT_IN_FLIGHT_PER_TENANT, 1, 100_000),
    },
    openProposals: {
      perPerson: read.integer('WORKGATE_OPEN_PROPOSALS_PER_PERSON', 50, 1, 1_000),
      perTenant: read.integer('WORKGATE_OPEN_PROPOSALS_PER_TENANT', 1_000, 1, 10_000),
    },
    providerAddresses: read.providerAddresses(schemes),
    integrations,
    chatPlatform,
    chat: read.chat(chatPlatform, workBaseUrl, schemes),
    mail: readMailServer(read, mode === 'production'),
    faultPoint,
    dataSources,
    trustedProxies: read.networks('WORKGATE_TRUSTED_PROXIES'),
    checkpointFile: read.absolutePath('WORKGATE_CHECKPOINT_FILE'),
    logLevel: read.oneOf('WORKGATE_LOG_LEVEL', LOG_LEVELS, 'info'),
    requestTimeoutMs: read.integer('WORKGATE_REQUEST_TIMEOUT_MS', 10_000, 100, 600_000),
    maxWaitMs: read.integer('WORKGATE_MAX_WAIT_MS', 55_000, 0, 600_000),
    lameDuckMs: read.integer('WORKGATE_LAME_DUCK_MS', mode === 'production' ? 5_000 : 0, 0, 600_000),
    shutdownGraceMs: read.integer('WORKGATE_SHUTDOWN_GRACE_MS', 10_000, 0, 600_000),
  };
  const unknownVariables = read.unknownVariables();
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return { ...config, unknownVariables };
}
