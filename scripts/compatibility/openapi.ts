import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../development.ts';
import { installGoTool } from '../go-tool.ts';
import { type Difference, withoutRepeats } from './finding.ts';

type Json = Record<string, unknown>;

const OASDIFF = { module: 'github.com/oasdiff/oasdiff', version: 'v1.22.0' };
/** Where our rules of what breaks clients are not those of oasdiff (README, Versions). */
const SEVERITY_LEVELS = path.join(ROOT, 'contracts/openapi/oasdiff-severity-levels.txt');
/** What a caller has to be allowed; extensions mean nothing to oasdiff. */
const AUTHORITIES = ['x-required-scope', 'x-required-permission'];

interface Change {
  text: string;
  operation?: string;
  path?: string;
}

/**
 * Compares two OpenAPI documents, given as files.
 * @returns what breaks clients of the first.
 * @throws {Error} if they cannot be compared.
 */
export async function compareOpenApi(before: string, after: string): Promise<Difference[]> {
  const oasdiff = await installGoTool(OASDIFF);
  const options = ['--fail-on', 'WARN', '--severity-levels', SEVERITY_LEVELS, '--format', 'json'];
  const { status, stdout, stderr } = spawnSync(oasdiff, ['breaking', before, after, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Status 1 is its verdict; all others are failures of its own.
  if (status !== 0 && (status !== 1 || stdout.trim() === '')) throw new Error(`oasdiff failed:\n${stderr}`);
  const changes = (JSON.parse(stdout.trim() || '[]') as Change[] | null) ?? [];
  return withoutRepeats([
    ...changes.map(({ text, operation, path: route }) => ({
      path: [operation, route].filter((part) => part !== undefined && part !== '').join(' ') || 'components',
      problem: text,
    })),
    ...compareAuthorities(await documentAt(before), await documentAt(after)),
  ]);
}

async function documentAt(file: string): Promise<Json> {
  return parse(await readFile(file, 'utf8')) as Json;
}

function compareAuthorities(before: Json, after: Json): Difference[] {
  const now = new Map(operationsOf(after));
  return operationsOf(before).flatMap(([name, operation]) =>
    AUTHORITIES.flatMap((authority) => {
      const other = now.get(name);
      if (other === undefined || other[authority] === operation[authority]) return [];
      return [
        {
          path: name,
          problem: `has ${authority} ${other[authority] ?? 'none'} instead of ${operation[authority] ?? 'none'}`,
        },
      ];
    }),
  );
}

function operationsOf(document: Json): [name: string, operation: Json][] {
  return Object.entries((document['paths'] ?? {}) as Record<string, Json>).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([, operation]) => typeof operation === 'object' && operation !== null && 'responses' in operation)
      .map(([method, operation]): [string, Json] => [`${method.toUpperCase()} ${route}`, operation as Json]),
  );
}
