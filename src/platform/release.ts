import { readFileSync } from 'node:fs';
import { packagePath } from './package-files.ts';

const manifest = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as {
  version: string;
};

export const RELEASE = manifest.version;
