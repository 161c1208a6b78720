import { readFile } from 'node:fs/promises';
import { packagePath } from '../platform/package-files.ts';

const SCHEMA = packagePath('generated/rest/operation-definition.schema.json');

export async function loadDefinitionSchema(): Promise<object> {
  return JSON.parse(await readFile(SCHEMA, 'utf8')) as object;
}
