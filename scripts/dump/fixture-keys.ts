/** Secrets of a fixture. They are stored with the fixture, so recreating it before the release changes no key. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface FixtureKeys {
  /** `WORKGATE_MASTER_KEYS` under which most of the data is written. */
  first: string;
  /** `WORKGATE_MASTER_KEYS` with a newer key in front, under which the last part of the data is written. */
  both: string;
  metricsToken: string;
}

/** Returns the secrets of an existing `environment.json`, or new ones if there is none. */
export async function fixtureKeys(environmentFile: string): Promise<FixtureKeys> {
  const known = await knownEnvironment(environmentFile);
  const both = known?.['WORKGATE_MASTER_KEYS'] ?? `fixture2:${newKey()},fixture1:${newKey()}`;
  return {
    first: both.split(',')[1] ?? '',
    both,
    metricsToken: known?.['WORKGATE_METRICS_TOKEN'] ?? randomBytes(24).toString('hex'),
  };
}

const newKey = () => randomBytes(32).toString('base64');

async function knownEnvironment(file: string): Promise<Record<string, string> | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { environment: Record<string, string> }).environment;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
