import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SCHEMA = path.resolve(import.meta.dirname, '../../generated/rest/operation-definition.schema.json');

export async function loadDefinitionSchema(): Promise<object> {
  return JSON.parse(await readFile(SCHEMA, 'utf8')) as object;
}
