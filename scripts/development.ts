/** The development instance: its own secrets and engine, in the ignored folder `.workgate`. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, '.workgate');
const SECRETS_FILE = path.join(FOLDER, 'development.env');

/** Folder of the embedded engine's data. */
export const DATA_FOLDER = path.join(FOLDER, 'mongodb');

/** Folder of the documents that the seeded data sources are made of. */
export const SOURCE_FOLDER = path.join(FOLDER, 'data');

export const CLI = path.join(ROOT, 'src/cli.ts');

/**
 * Environment of the development instance on the engine at `mongodbUri`. Secrets are made at first use and kept in a
 * file that only the user can read; what the caller has set wins over the defaults.
 */
export async function developmentEnvironment(mongodbUri: string): Promise<NodeJS.ProcessEnv> {
  return {
    WORKGATE_PORT: '8080',
    WORKGATE_DATA_ROOT: SOURCE_FOLDER,
    ...(await developmentSecrets()),
    ...process.env,
    WORKGATE_ENV: 'development',
    MONGODB_URI: mongodbUri,
    // Node says at every start that type stripping is young; it is what we run on.
    NODE_NO_WARNINGS: '1',
  };
}

async function developmentSecrets(): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(SECRETS_FILE, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets = {
    WORKGATE_MASTER_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('base64url'),
  };
  const text = Object.entries(secrets).map(([name, value]) => `${name}="${value}"\n`);
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  await writeFile(SECRETS_FILE, text.join(''), { mode: 0o600, flag: 'wx' });
  return secrets;
}
