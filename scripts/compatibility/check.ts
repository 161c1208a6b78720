import path from 'node:path';
import { assertWhole, newestBaseline } from './baselines.ts';
import { compareContracts } from './contracts.ts';
import { applyExceptions, readExceptions } from './exceptions.ts';
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
  /** Version of the baseline that was compared with. */
  baseline: string;
  /** What has to be mended, in one line each. */
  problems: string[];
  excepted: number;
}

/**
 * Holds the contracts to a baseline.
 * @throws {Error} if there is nothing to compare with, or it is not whole.
 */
export async function checkContracts({ contracts, version, baselines, against }: CheckOptions): Promise<Verdict> {
  const folder = against ?? path.join(baselines, await newestBaseline(baselines, version));
  const baseline = path.basename(folder);
  await assertWhole(folder);
  const all = await readExceptions(path.join(baselines, 'exceptions.json'));
  // With another baseline than the newest, what is said of others is not stale.
  const exceptions = against === undefined ? all : all.filter((one) => one.baseline === baseline);
  const findings = await compareContracts(folder, contracts);
  const { left, stale } = applyExceptions(findings, exceptions, baseline);
  return {
    baseline,
    problems: [
      ...left.map((finding) => `${nameOf(finding)}. ${finding.remedy}`),
      ...stale.map(
        (one) => `exceptions.json: "${one.finding}" is not found against ${baseline}. Take the exception out.`,
      ),
    ],
    excepted: findings.length - left.length,
  };
}
