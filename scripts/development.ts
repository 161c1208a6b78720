/**
 * Development instance, with its own secrets and engine, in the ignored folder `.workgate` or the one that
 * WORKGATE_FOLDER names.
 */
import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const FOLDER = path.resolve(ROOT, process.env['WORKGATE_FOLDER'] || '.workgate');
export const DEFAULT_PORT = '8080';
const SECRETS_FILE = path.join(FOLDER, 'development.env');

/** Folder of the embedded engine's data. */
export const DATA_FOLDER = path.join(FOLDER, 'mongodb');

/** Folder of the documents that the seeded data sources read. */
export const SOURCE_FOLDER = path.join(FOLDER, 'data');

/** The command line, as `make build` makes it. */
export const CLI = path.join(ROOT, '.build/service/cli.js');

/**
 * Checks that the environment is `development`, before anything in the folder is read.
 * @throws {Error} if the caller has named another environment.
 */
export function assertDevelopment(): void {
  const name = process.env['WORKGATE_ENV']?.trim();
  if (name === undefined || name === '' || name === 'development') return;
  throw new Error(
    `WORKGATE_ENV is "${name}", and only "development" may use the development instance of this folder. ` +
      'Unset it, or run `scripts/workgate serve` with MONGODB_URI and the other settings of that environment.',
  );
}

/**
 * Returns the environment of the development instance on the engine at `mongodbUri`. Secrets are created on first use
 * and kept in a file that only the user can read. Variables that the caller has set override the defaults.
 */
export async function developmentEnvironment(mongodbUri: string): Promise<NodeJS.ProcessEnv> {
  assertDevelopment();
  const address = process.env['WORK_BASE_URL'] ?? `http://127.0.0.1:${process.env['WORKGATE_PORT'] ?? DEFAULT_PORT}`;
  return {
    WORKGATE_PORT: DEFAULT_PORT,
    WORKGATE_DATA_ROOT: SOURCE_FOLDER,
    CHAT_OAUTH_CLIENT_ID: 'development',
    CHAT_OAUTH_REDIRECT_URL: `${address}/api/v1/integrations/chat/oauth/callback`,
    ...(await developmentSecrets()),
    ...process.env,
    WORKGATE_ENV: 'development',
    MONGODB_URI: mongodbUri,
    // Without this, Node warns at every start that type stripping is experimental. We rely on type stripping anyway.
    NODE_NO_WARNINGS: '1',
  };
}

/** Returns the secrets of the file, after creating and adding missing ones. */
async function developmentSecrets(): Promise<Record<string, string | undefined>> {
  const known = await knownSecrets();
  const secrets = {
    WORKGATE_MASTER_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('hex'),
    // No chat platform knows this app, so its commands are signed by hand.
    CHAT_COMMAND_SIGNING_SECRET: randomBytes(16).toString('hex'),
    CHAT_OAUTH_CLIENT_SECRET: randomBytes(16).toString('hex'),
    CHAT_OAUTH_STATE_SECRET: randomBytes(32).toString('hex'),
  };
  const added = Object.entries(secrets).filter(([name]) => known[name] === undefined);
  if (added.length > 0) {
    await mkdir(FOLDER, { recursive: true, mode: 0o700 });
    const lines = added.map(([name, value]) => `${name}="${value}"\n`);
    await appendFile(SECRETS_FILE, lines.join(''), { mode: 0o600 });
  }
  return { ...secrets, ...known };
}

async function knownSecrets(): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(SECRETS_FILE, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
}
