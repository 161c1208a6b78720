import path from 'node:path';
import { CHAT_PLATFORM_NAMES, chatPlatformNamed, PROVIDERS } from './integrations/providers/registry.ts';
import { nearestName } from './nearest-name.ts';
import { DEFAULT_IN_FLIGHT_PER_KEY, DEFAULT_IN_FLIGHT_PER_TENANT } from './platform/admission/fair-shares.ts';
import type { LogLevel } from './platform/logger.ts';
import { type MailServer, readMailServer } from './platform/mail/server.ts';
import { isLoopback, isNetwork } from './platform/networks.ts';
import { PLACEHOLDER } from './platform/placeholder.ts';
import type { MasterKey } from './platform/secrets.ts';

export interface Config {
  environment: 'production' | 'development';
  /** Variables with our prefixes that nothing reads, and whose names are near to none that is. */
  unknownVariables: string[];
  listen: { host: string; port: number };
  /** Origin at which people and agents reach the service, such as `https://work.example.com`. */
  workBaseUrl: string;
  mongo: { uri: string; database: string };
  masterKeys: MasterKey[];
  /** Bearer token that opens `/metrics`; without one the route does not exist. */
  metricsToken: string | undefined;
  rateLimits: { publicPerMinute: number; agentPerMinute: number; authFailuresPerMinute: number };
  /** Requests that may be in flight: worked on at once on a connection; worked on or waiting of a key, of a tenant. */
  maxInFlight: { perConnection: number; perKey: number; perTenant: number };
  /** Proposals that may be open at once: of each accountable person, and of a tenant. */
  openProposals: { perPerson: number; perTenant: number };
  /** Where those providers are whose address can be changed, by kind. */
  providerAddresses: Readonly<Record<string, string>>;
  integrations: {
    /** Lets tenants have providers on this machine, also by http and at any port: for tests, in development only. */
    allowLoopback: boolean;
  };
  /** Name of the chat platform at which the app is, or would be, registered. */
  chatPlatform: string;
  /** The chat app; without one the service has no chat. */
  chat: ChatConfig | undefined;
  /** What takes the mail of the service; without one it sends none. */
  mail: MailServer | undefined;
  /** Place in an execution at which the process kills itself: for fault tests, in development only. */
  faultPoint: string | undefined;
  dataSources: {
    /** Folder that `file:` locations of data sources are in; without one there are none. */
    root: string | undefined;
    /** Lets data sources be fetched from this machine, also by http and from any port: for tests, in development only. */
    allowLoopback: boolean;
  };
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  logLevel: LogLevel;
  /** Time after which a request without an answer gets 503. */
  requestTimeoutMs: number;
  /** How long requests are still taken after SIGTERM, so that balancers see `/readyz` turn red first. */
  lameDuckMs: number;
  /** How long requests in flight may take to finish after that. */
  shutdownGraceMs: number;
}

export interface ChatConfig {
  /** Signs commands and events of the platform. */
  signingSecret: string;
  clientId: string;
  clientSecret: string;
  /** Where the platform sends browsers back to: the route of this service. */
  redirectUrl: string;
  /** Seals what an installation is begun with. */
  stateSecret: string;
  /** Where the methods of the platform are, with a slash at the end. */
  apiBase: string;
  /** The page of the platform on which installations are confirmed. */
  authorizeUrl: string;
}

/** Thrown by `readConfig`; `faults` lists everything that is wrong with the environment, not only the first thing. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

type Environment = Record<string, string | undefined>;

const MASTER_KEY_BYTES = 32;
const MIN_TOKEN_LENGTH = 24;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const CHAT_VARIABLES = [
  'CHAT_COMMAND_SIGNING_SECRET',
  'CHAT_OAUTH_CLIENT_ID',
  'CHAT_OAUTH_CLIENT_SECRET',
  'CHAT_OAUTH_STATE_SECRET',
  'CHAT_OAUTH_REDIRECT_URL',
] as const;
/** Secrets of the platform are 32 hexadecimal digits. */
const MIN_CHAT_SECRET_BYTES = 16;
const MIN_STATE_SECRET_BYTES = 32;
/** Random text of 32 hexadecimal digits has about 14 different ones; a repeated word has fewer. */
const MIN_CHARACTERS = 8;

/** Whether a text is neither a repeated character or word nor a run of few characters. */
function hasManyCharacters(text: string): boolean {
  return new Set(text).size >= MIN_CHARACTERS && !/^(.{1,16}?)\1+$/s.test(text);
}

/** Few different bytes mean a typed or patterned value, not a random one: 32 random bytes have about 30. */
function looksRandom(bytes: Buffer): boolean {
  return new Set(bytes).size >= bytes.length / 2;
}

/** Prefixes of variables that are ours, so that a name nobody reads may be a slip. */
const OUR_PREFIXES = /^(?:WORKGATE|CHAT|WORK|MONGODB)_/;
/** Those that the commands around the service read: the embedded engine and folder of development, and tests. */
const VARIABLES_OF_OTHERS = ['WORKGATE_MONGO', 'WORKGATE_FOLDER', 'WORKGATE_TEST_PROXY', 'WORKGATE_SOAK'];

/** The faults of one run over the environment. */
class Reader {
  readonly faults: string[] = [];
  readonly #environment: Environment;
  readonly #known = new Set(VARIABLES_OF_OTHERS);

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  optional(name: string): string | undefined {
    this.#known.add(name);
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /**
   * To be called when everything is read. A name that is a slip or two away from one that was read is a fault: it would
   * leave the default in force, unnoticed. Others may be a platform's (Kubernetes sets `WORKGATE_SERVICE_HOST` and the
   * like for a service of our name).
   * @returns the names of those others.
   */
  unknownVariables(): string[] {
    const isUnknown = (name: string) =>
      OUR_PREFIXES.test(name) && !this.#known.has(name) && this.#environment[name]?.trim() !== '';
    const unknown = Object.keys(this.#environment).filter(isUnknown);
    return unknown.filter((name) => {
      const meant = nearestName(name, this.#known);
      if (meant !== undefined) this.faults.push(`${name} is not known; did you mean ${meant}?`);
      return meant === undefined;
    });
  }

  required(name: string, remedy: string): string {
    const value = this.optional(name);
    if (value === undefined) this.faults.push(`${name} is missing: ${remedy}`);
    return value ?? '';
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const parsed = Number(value);
    if (Number.isInteger(parsed) && parsed >= min && parsed <= max) return parsed;
    this.faults.push(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return fallback;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    if ((allowed as readonly string[]).includes(value)) return value as T;
    this.faults.push(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
    return fallback;
  }

  masterKeys(name: string): MasterKey[] {
    const remedy =
      'give one or more <id>:<32 random bytes in base64>, separated by commas, newest first ' +
      '(make one with: echo "k1:$(openssl rand -base64 32)")';
    const value = this.required(name, remedy);
    if (value === '') return [];
    const keys: MasterKey[] = [];
    for (const [position, part] of value.split(',').entries()) {
      // The fault names the position, never the value.
      const match = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/_=-]+)$/.exec(part.trim());
      const key = Buffer.from(match?.[2] ?? '', 'base64');
      const fault = (text: string) => this.faults.push(`${name}, entry ${position + 1}: ${text}`);
      if (match === null) fault(`is not <id>:<base64>; ${remedy}`);
      else if (key.length !== MASTER_KEY_BYTES) fault(`has ${key.length} bytes instead of ${MASTER_KEY_BYTES}`);
      else if (!looksRandom(key)) fault('is a placeholder, not a random key');
      else if (keys.some(({ keyId }) => keyId === match[1])) fault(`repeats the id ${match[1]}`);
      else keys.push({ keyId: match[1] ?? '', key });
    }
    return keys;
  }

  token(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (value.length < MIN_TOKEN_LENGTH) this.faults.push(`${name} is shorter than ${MIN_TOKEN_LENGTH} characters`);
    else if (PLACEHOLDER.test(value) || new Set(value).size < 8) this.faults.push(`${name} is a placeholder`);
    return value;
  }

  /** An origin: a scheme, a host and perhaps a port, nothing behind it. */
  origin(name: string, schemes: readonly string[], fallback: string | undefined): string {
    const value = this.optional(name) ?? fallback;
    const url = URL.parse(value ?? '');
    if (value === undefined) {
      this.faults.push(
        `${name} is missing: give the address at which people reach the service, such as https://work.acme.com`,
      );
    } else if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.origin !== value) {
      const remedy = `must be ${schemes.join(' or ')}://, a host and perhaps a port, and nothing else`;
      this.faults.push(`${name} ${remedy}, not "${value}"`);
    }
    return value ?? '';
  }

  /** Where those providers are of whom an operator can say that. */
  providerAddresses(schemes: readonly string[]): Record<string, string> {
    const known = Object.values(PROVIDERS).flatMap(({ kind, address }) =>
      address === undefined ? [] : [[kind, this.origin(address.variable, schemes, address.otherwise)]],
    );
    return Object.fromEntries(known);
  }

  /** The variables of the chat app: all of them or none. */
  chat(platform: string, workBaseUrl: string, schemes: readonly string[]): ChatConfig | undefined {
    const { addresses } = chatPlatformNamed(platform);
    const apiBase = this.url('WORKGATE_CHAT_API_BASE', schemes, addresses.api);
    const authorizeUrl = this.url('WORKGATE_CHAT_AUTHORIZE_URL', schemes, addresses.authorize);
    if (!apiBase.endsWith('/')) this.faults.push(`WORKGATE_CHAT_API_BASE must end with "/", not as "${apiBase}" does`);
    const given = CHAT_VARIABLES.filter((name) => this.optional(name) !== undefined);
    if (given.length === 0) return undefined;
    const remedy = `a chat app needs ${CHAT_VARIABLES.join(', ')}; give all of them, or none for a service without chat`;
    const [signingSecret = '', clientId = '', clientSecret = '', stateSecret = '', redirectUrl = ''] =
      CHAT_VARIABLES.map((name) => this.required(name, remedy));
    this.#checkSecret('CHAT_COMMAND_SIGNING_SECRET', signingSecret, MIN_CHAT_SECRET_BYTES);
    this.#checkSecret('CHAT_OAUTH_CLIENT_SECRET', clientSecret, MIN_CHAT_SECRET_BYTES);
    this.#checkSecret('CHAT_OAUTH_STATE_SECRET', stateSecret, MIN_STATE_SECRET_BYTES);
    const expected = `${workBaseUrl}/api/v1/integrations/chat/oauth/callback`;
    if (redirectUrl !== '' && redirectUrl !== expected) {
      this.faults.push(`CHAT_OAUTH_REDIRECT_URL must be ${expected}, not "${redirectUrl}"`);
    }
    return { signingSecret, clientId, clientSecret, stateSecret, redirectUrl, apiBase, authorizeUrl };
  }

  #checkSecret(name: string, value: string, minBytes: number): void {
    if (value === '') return;
    if (Buffer.byteLength(value) < minBytes) this.faults.push(`${name} is shorter than ${minBytes} bytes`);
    else if (PLACEHOLDER.test(value) || !hasManyCharacters(value)) {
      this.faults.push(`${name} is a placeholder, not a random secret`);
    }
  }

  url(name: string, schemes: readonly string[], fallback: string): string {
    const value = this.optional(name) ?? fallback;
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.username !== '' || url.search !== '') {
      this.faults.push(`${name} must be an address with ${schemes.join(' or ')}, not "${value}"`);
    }
    return value;
  }

  networks(name: string): string[] {
    const networks = (this.optional(name) ?? '').split(',').filter((part) => part.trim() !== '');
    for (const network of networks) {
      if (!isNetwork(network.trim())) this.faults.push(`${name}: "${network}" is not an address or a CIDR range`);
    }
    return networks.map((network) => network.trim());
  }
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Host names of a MongoDB connection string; none when they come from DNS (`mongodb+srv`). */
function mongoHosts(uri: string): string[] {
  const match = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri);
  return (match?.[1] ?? '').split(',').map((host) => host.replace(/:\d+$/, ''));
}

type Mode = Config['environment'];

function readMongoUri(read: Reader, mode: Mode): string {
  const uri = read.required('MONGODB_URI', 'give the connection string of a MongoDB replica set or sharded cluster');
  if (uri !== '' && !/^mongodb(\+srv)?:\/\//.test(uri)) {
    read.faults.push('MONGODB_URI must start with mongodb:// or mongodb+srv://');
  } else if (
    mode === 'development' &&
    uri !== '' &&
    !mongoHosts(uri).every((name) => isLoopback(withoutBrackets(name)))
  ) {
    read.faults.push('MONGODB_URI must name a loopback address in development; set WORKGATE_ENV=production otherwise');
  }
  return uri;
}

function readHost(read: Reader, mode: Mode): string {
  const host = read.optional('WORKGATE_HOST') ?? (mode === 'development' ? '127.0.0.1' : '0.0.0.0');
  if (mode === 'development' && !isLoopback(withoutBrackets(host))) {
    read.faults.push(`WORKGATE_HOST must be a loopback address in development, not "${host}"`);
  }
  return host;
}

function readDatabase(read: Reader): string {
  const database = read.optional('MONGODB_DATABASE') ?? 'workgate';
  if (!/^[A-Za-z0-9_-]{1,38}$/.test(database)) {
    read.faults.push('MONGODB_DATABASE must have 1 to 38 letters, digits, "_" or "-"');
  }
  return database;
}

function readFaultPoint(read: Reader, mode: Mode): string | undefined {
  const faultPoint = read.optional('WORKGATE_FAULT_POINT');
  if (mode === 'production' && faultPoint !== undefined) {
    read.faults.push('WORKGATE_FAULT_POINT is for fault tests in development; remove it');
  }
  return faultPoint;
}

function readIntegrations(read: Reader, mode: Mode): Config['integrations'] {
  const allowLoopback = read.oneOf('WORKGATE_INTEGRATIONS_ALLOW_PRIVATE', ['true', 'false'], 'false') === 'true';
  if (mode === 'production' && allowLoopback) {
    read.faults.push('WORKGATE_INTEGRATIONS_ALLOW_PRIVATE is for tests in development; remove it');
  }
  return { allowLoopback };
}

function readDataSources(read: Reader, mode: Mode): Config['dataSources'] {
  const allowLoopback = read.oneOf('WORKGATE_DATA_ALLOW_PRIVATE', ['true', 'false'], 'false') === 'true';
  if (mode === 'production' && allowLoopback) {
    read.faults.push('WORKGATE_DATA_ALLOW_PRIVATE is for tests in development; remove it');
  }
  const root = read.optional('WORKGATE_DATA_ROOT');
  if (root !== undefined && !path.isAbsolute(root)) {
    read.faults.push(`WORKGATE_DATA_ROOT must be an absolute path, not "${root}"`);
  }
  return { root, allowLoopback };
}

/**
 * Reads the configuration from the environment, which nothing else in src/ does; src/platform/README.md lists the variables.
 * @throws {ConfigError} naming every fault at once. No fault repeats a secret's value.
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = new Reader(environment);
  const mode = read.oneOf('WORKGATE_ENV', ['production', 'development'], 'production');
  const uri = readMongoUri(read, mode);
  const host = readHost(read, mode);
  const database = readDatabase(read);
  const faultPoint = readFaultPoint(read, mode);
  const dataSources = readDataSources(read, mode);
  const integrations = readIntegrations(read, mode);
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
    logLevel: read.oneOf('WORKGATE_LOG_LEVEL', LOG_LEVELS, 'info'),
    requestTimeoutMs: read.integer('WORKGATE_REQUEST_TIMEOUT_MS', 10_000, 100, 600_000),
    lameDuckMs: read.integer('WORKGATE_LAME_DUCK_MS', mode === 'production' ? 5_000 : 0, 0, 600_000),
    shutdownGraceMs: read.integer('WORKGATE_SHUTDOWN_GRACE_MS', 10_000, 0, 600_000),
  };
  const unknownVariables = read.unknownVariables();
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return { ...config, unknownVariables };
}
