import path from 'node:path';
import { chatPlatformNamed, PROVIDERS } from './integrations/index.ts';
import { isNetwork } from './platform/networks.ts';
import { PLACEHOLDER } from './platform/placeholder.ts';
import type { MasterKey } from './platform/secrets.ts';
import { isInjected, unknownVariables } from './unknown-variables.ts';

export interface ChatConfig {
  signingSecret: string;
  clientId: string;
  clientSecret: string;
  /** Address of this service to which the platform sends browsers back. */
  redirectUrl: string;
  stateSecret: string;
  apiBase: string;
  authorizeUrl: string;
}

export type Environment = Record<string, string | undefined>;

const MASTER_KEY_BYTES = 32;
const MIN_TOKEN_LENGTH = 24;

const CHAT_VARIABLES = [
  'CHAT_COMMAND_SIGNING_SECRET',
  'CHAT_OAUTH_CLIENT_ID',
  'CHAT_OAUTH_CLIENT_SECRET',
  'CHAT_OAUTH_STATE_SECRET',
  'CHAT_OAUTH_REDIRECT_URL',
] as const;
/** The platform's secrets have 32 hexadecimal digits, which stand for 16 bytes. */
const MIN_CHAT_SECRET_BYTES = 16;
const MIN_STATE_SECRET_BYTES = 32;
/** Random text of 32 hexadecimal digits has about 14 different characters; a repeated word has fewer. */
const MIN_CHARACTERS = 8;

function hasManyCharacters(text: string): boolean {
  return new Set(text).size >= MIN_CHARACTERS && !/^(.{1,16}?)\1+$/s.test(text);
}

/** Few different bytes mean a typed value or a pattern: 32 random bytes have about 30 different ones. */
function looksRandom(bytes: Buffer): boolean {
  return new Set(bytes).size >= bytes.length / 2;
}

export class ConfigReader {
  readonly faults: string[] = [];
  readonly #environment: Environment;
  readonly #known = new Set<string>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  optional(name: string): string | undefined {
    this.#known.add(name);
    const value = this.#environment[name]?.trim();
    return value === '' || isInjected(name, value) ? undefined : value;
  }

  /** Adds a fault for each name that is close to the name of a setting. @returns other names that look like ours. */
  unknownVariables(): string[] {
    const { misspelt, unknown } = unknownVariables(this.#environment, this.#known);
    for (const { name, meant } of misspelt) this.faults.push(`${name} is not known; did you mean ${meant}?`);
    return unknown;
  }

  required(name: string, remedy: string): string {
    const value = this.optional(name);
    if (value === undefined) this.faults.push(`${name} is missing: ${remedy}`);
    return value ?? '';
  }

  absolutePath(name: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !path.isAbsolute(value)) {
      this.faults.push(`${name} must be an absolute path, not "${value}"`);
    }
    return value;
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
      'set one or more <id>:<32 random bytes in base64>, separated by commas, newest first ' +
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
      else if (key.length !== MASTER_KEY_BYTES) fault(`has ${key.length} bytes; it needs ${MASTER_KEY_BYTES}`);
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

  origin(name: string, schemes: readonly string[], fallback: string | undefined): string {
    const value = this.optional(name) ?? fallback;
    const url = URL.parse(value ?? '');
    if (value === undefined) {
      this.faults.push(
        `${name} is missing: set the address at which people reach the service, such as https://work.acme.com`,
      );
    } else if (url === null || !schemes.includes(url.protocol.slice(0, -1)) || url.origin !== value) {
      const remedy = `must be ${schemes.join(' or ')}:// with a host and an optional port, and nothing else`;
      this.faults.push(`${name} ${remedy}, not "${value}"`);
    }
    return value ?? '';
  }

  providerAddresses(schemes: readonly string[]): Record<string, string> {
    const known = Object.values(PROVIDERS).flatMap(({ kind, address }) =>
      address === undefined ? [] : [[kind, this.origin(address.variable, schemes, address.otherwise)]],
    );
    return Object.fromEntries(known);
  }

  chat(platform: string, workBaseUrl: string, schemes: readonly string[]): ChatConfig | undefined {
    const { addresses } = chatPlatformNamed(platform);
    const apiBase = this.url('WORKGATE_CHAT_API_BASE', schemes, addresses.api);
    const authorizeUrl = this.url('WORKGATE_CHAT_AUTHORIZE_URL', schemes, addresses.authorize);
    if (!apiBase.endsWith('/')) this.faults.push(`WORKGATE_CHAT_API_BASE must end with "/", not as "${apiBase}" does`);
    const given = CHAT_VARIABLES.filter((name) => this.optional(name) !== undefined);
    if (given.length === 0) return undefined;
    const remedy = `a chat app needs ${CHAT_VARIABLES.join(', ')}; set all of them, or none to run without chat`;
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
