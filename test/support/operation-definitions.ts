/** Definitions of operations, as tenants write them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/operations');

/** The definition that tests share, in YAML. */
export const CLOSE_ACCOUNT = readFileSync(path.join(FIXTURES, 'x_close_account.yaml'), 'utf8');

/** The same with other members, in JSON. */
export function definitionWith(members: object): string {
  return JSON.stringify({ ...parse(CLOSE_ACCOUNT), ...members });
}
