import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The release that is running, such as `0.4.0` (https://semver.org). */
export const RELEASE = manifest.version;
