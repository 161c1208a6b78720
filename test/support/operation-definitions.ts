/** Definitions of tenants' own operations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/operations');

/** The definition that most tests use, in YAML. */
export const CLOSE_ACCOUNT = readFileSync(path.join(FIXTURES, 'x_close_account.yaml'), 'utf8');

/** Returns this definition in JSON, with `members` replaced. */
export function definitionWith(members: object): string {
  return JSON.stringify({ ...parse(CLOSE_ACCOUNT), ...members });
}
