import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../development.ts';
import { installGoTool } from '../go-tool.ts';
import { type Difference, withoutRepeats } from './finding.ts';
import { compareDocuments, type Json } from './openapi-document.ts';

const OASDIFF = { module: 'github.com/oasdiff/oasdiff', version: 'v1.22.0' };
/** Severity levels, where our rules for breaking changes differ from oasdiff's (contracts README, Versions). */
const SEVERITY_LEVELS = path.join(ROOT, 'contracts/openapi/oasdiff-severity-levels.txt');

interface Change {
  text: string;
  operation?: string;
  path?: string;
}

/**
 * Compares two OpenAPI documents, given as files.
 * @returns the differences that break clients of the first document.
 * @throws {Error} if they cannot be compared.
 */
export async function compareOpenApi(before: string, after: string): Promise<Difference[]> {
  const oasdiff = await installGoTool(OASDIFF);
  const folder = await mkdtemp(path.join(tmpdir(), 'workgate-openapi-'));
  try {
    const documents = [await documentAt(before), await documentAt(after)] as const;
    const files = ['before.json', 'after.json'].map((name) => path.join(folder, name));
    for (const [index, file] of files.entries()) await writeFile(file, JSON.stringify(documents[index]));
    return withoutRepeats([...runOasdiff(oasdiff, files), ...compareDocuments(...documents)]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runOasdiff(oasdiff: string, files: string[]): Difference[] {
  const options = ['--fail-on', 'WARN', '--severity-levels', SEVERITY_LEVELS, '--format', 'json'];
  const { status, stdout, stderr } = spawnSync(oasdiff, ['breaking', ...files, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Status 1 reports breaking changes; any other status is a failure of oasdiff itself.
  if (status !== 0 && (status !== 1 || stdout.trim() === '')) throw new Error(`oasdiff failed:\n${stderr}`);
  const changes = (JSON.parse(stdout.trim() || '[]') as Change[] | null) ?? [];
  return changes.map(({ text, operation, path: route }) => ({
    path: [operation, route].filter((part) => part !== undefined && part !== '').join(' ') || 'components',
    problem: text,
  }));
}

/**
 * Reads a document and closes its open enumerations, the form that releases up to 0.3.0 published. In both forms
 * answers may get new labels, and no label may be removed.
 */
async function documentAt(file: string): Promise<Json> {
  return parse(await readFile(file, 'utf8'), closeEnumeration) as Json;
}

function closeEnumeration(_key: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('x-extensible-enum' in value)) return value;
  const { 'x-extensible-enum': labels, ...schema } = value;
  return { ...schema, enum: labels };
}
