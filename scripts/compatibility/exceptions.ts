import { readFile } from 'node:fs/promises';
import { type Finding, nameOf } from './finding.ts';

/** Breaking change that was decided on. */
export interface Exception {
  /** Version of the baseline whose clients break. */
  baseline: string;
  /** Finding in the words of `make breaking`. */
  finding: string;
  /** Justification of the break. */
  reason: string;
  /** Steps that clients must take, and the date by which they must. */
  clients: string;
}

const MEMBERS = ['baseline', 'finding', 'reason', 'clients'] as const;

/** Reads the exceptions. @throws {Error} if the file is not a list of complete exceptions, each listed once. */
export async function readExceptions(file: string): Promise<Exception[]> {
  const list: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file} is not a list`);
  for (const [index, one] of (list as Record<string, unknown>[]).entries()) {
    const missing = MEMBERS.filter((member) => typeof one?.[member] !== 'string' || one[member].trim() === '');
    if (missing.length > 0) throw new Error(`${file}: exception ${index + 1} does not say its ${missing.join(', ')}`);
    const further = Object.keys(one).filter((name) => !(MEMBERS as readonly string[]).includes(name));
    if (further.length > 0) throw new Error(`${file}: exception ${index + 1} has the unknown ${further.join(', ')}`);
  }
  const exceptions = list as Exception[];
  const names = exceptions.map(({ baseline, finding }) => `${baseline} ${finding}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file}: there are two exceptions for ${twice}`);
  return exceptions;
}

/**
 * Matches findings and exceptions of one baseline.
 * @returns the findings without an exception, and the exceptions without a finding.
 */
export function applyExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): { left: Finding[]; stale: Exception[] } {
  const names = new Set(findings.map(nameOf));
  const excepted = new Set(exceptions.map(({ finding }) => finding));
  return {
    left: findings.filter((finding) => !excepted.has(nameOf(finding))),
    stale: exceptions.filter(({ finding }) => !names.has(finding)),
  };
}
