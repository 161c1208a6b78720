import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../development.ts';
import { installGoTool } from '../go-tool.ts';
import { type Difference, withoutRepeats } from './finding.ts';
import { compareDocuments, type Json } from './openapi-document.ts';

const OASDIFF = { module: 'github.com/oasdiff/oasdiff', version: 'v1.22.0' };
/** Where our rules of what breaks clients are not those of oasdiff (README, Versions). */
const SEVERITY_LEVELS = path.join(ROOT, 'contracts/openapi/oasdiff-severity-levels.txt');

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
    ...compareDocuments(await documentAt(before), await documentAt(after)),
  ]);
}

async function documentAt(file: string): Promise<Json> {
  return parse(await readFile(file, 'utf8')) as Json;
}
