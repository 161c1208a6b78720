import path from 'node:path';
import { assertWhole, comparedBaselines } from './baselines.ts';
import { compareContracts } from './contracts.ts';
import { applyExceptions, type Exception, readExceptions } from './exceptions.ts';
import { nameOf } from './finding.ts';

export interface CheckOptions {
  /** Folder of all current contracts. */
  contracts: string;
  /** Version of the working tree. */
  version: string;
  /** Folder of the baselines, which also contains their exceptions. */
  baselines: string;
  /** Baseline to compare with instead of the newest. */
  against?: string | undefined;
}

export interface Verdict {
  /** Versions of the compared baselines, newest first. */
  baselines: string[];
  /** Problems to fix, one line each. */
  problems: string[];
  /** Number of findings that have an exception. */
  excepted: number;
  /** Exceptions that would cover the remaining findings, with their reasons still to be filled in. */
  drafts: Exception[];
}

/**
 * Compares the contracts with the newest baseline. If that baseline has the working tree's own version, it also
 * compares them with the one before. Otherwise a release could allow its own breaking changes by writing its baseline.
 * @throws {Error} if there is no baseline to compare with, or if it is incomplete.
 */
export async function checkContracts({ contracts, version, baselines, against }: CheckOptions): Promise<Verdict> {
  const { compared, known } =
    against === undefined
      ? await comparedBaselines(baselines, version)
      : { compared: [path.basename(against)], known: undefined };
  const exceptions = await readExceptions(path.join(baselines, 'exceptions.json'));
  const verdict: Verdict = { baselines: compared, problems: [], excepted: 0, drafts: [] };
  for (const baseline of compared) {
    const folder = against ?? path.join(baselines, baseline);
    await assertWhole(folder);
    const findings = await compareContracts(folder, contracts);
    const { left, stale } = applyExceptions(
      findings,
      exceptions.filter((one) => one.baseline === baseline),
    );
    verdict.problems.push(
      ...left.map((finding) => `${nameOf(finding)}. ${finding.remedy}`),
      ...stale.map((one) => staleness(one, `does not occur when compared with ${baseline}`)),
    );
    verdict.excepted += findings.length - left.length;
    verdict.drafts.push(...left.map((finding) => ({ baseline, finding: nameOf(finding), reason: '', clients: '' })));
  }
  // Exceptions of older baselines stay, as a record of past decisions.
  const strays = known === undefined ? [] : exceptions.filter((one) => !known.includes(one.baseline));
  const problems = strays.map((one) => staleness(one, `is of ${one.baseline}, which has no baseline`));
  return { ...verdict, problems: [...new Set([...verdict.problems, ...problems])] };
}

function staleness({ finding }: Exception, problem: string): string {
  return `exceptions.json: "${finding}" ${problem}. Remove the exception.`;
}
