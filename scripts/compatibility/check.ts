import path from 'node:path';
import { assertWhole, comparedBaselines } from './baselines.ts';
import { compareContracts } from './contracts.ts';
import { applyExceptions, type Exception, readExceptions } from './exceptions.ts';
import { nameOf } from './finding.ts';

export interface CheckOptions {
  /** Folder of all contracts as they are now. */
  contracts: string;
  /** Version of the working tree. */
  version: string;
  /** Folder of the baselines, which has their exceptions too. */
  baselines: string;
  /** A baseline to compare with instead of the newest. */
  against?: string | undefined;
}

export interface Verdict {
  /** Versions of the baselines that were compared with, newest first. */
  baselines: string[];
  /** What has to be mended, in one line each. */
  problems: string[];
  /** Findings that exceptions excuse. */
  excepted: number;
  /** The exceptions that would excuse the others, but for their reasons. */
  drafts: Exception[];
}

/**
 * Holds the contracts to the newest baseline, and where that is of the working tree's own version, to the one before it as
 * well: what a release is to break is not decided by writing its baseline.
 * @throws {Error} if there is nothing to compare with, or it is not whole.
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
      ...stale.map((one) => staleness(one, `is not found against ${baseline}`)),
    );
    verdict.excepted += findings.length - left.length;
    verdict.drafts.push(...left.map((finding) => ({ baseline, finding: nameOf(finding), reason: '', clients: '' })));
  }
  // Those of older baselines say what was decided then.
  const strays = known === undefined ? [] : exceptions.filter((one) => !known.includes(one.baseline));
  const problems = strays.map((one) => staleness(one, `is of ${one.baseline}, which has no baseline`));
  return { ...verdict, problems: [...new Set([...verdict.problems, ...problems])] };
}

function staleness({ finding }: Exception, problem: string): string {
  return `exceptions.json: "${finding}" ${problem}. Take the exception out.`;
}
