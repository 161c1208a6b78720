import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './development.ts';
import { installGoTool } from './go-tool.ts';

const OASDIFF = { module: 'github.com/oasdiff/oasdiff', version: 'v1.22.0' };
/** What clients have to be ready for in answers: further kinds and labels (README, Versions). */
const SEVERITY_LEVELS = path.join(ROOT, 'contracts/openapi/oasdiff-severity-levels.txt');

/**
 * Compares two OpenAPI documents, given as files.
 * @returns what breaks clients of the first, in words; null if nothing does.
 * @throws {Error} if they cannot be compared.
 */
export async function breakingOpenApiChanges(before: string, after: string): Promise<string | null> {
  const oasdiff = await installGoTool(OASDIFF);
  const options = ['--fail-on', 'WARN', '--severity-levels', SEVERITY_LEVELS];
  const result = spawnSync(oasdiff, ['breaking', before, after, ...options], { encoding: 'utf8' });
  if (result.status === 0) return null;
  // Status 1 is its verdict; all others are failures of its own.
  if (result.status !== 1 || result.stdout.trim() === '') throw new Error(`oasdiff failed:\n${result.stderr}`);
  return result.stdout.trim();
}
