/**
 * Compares the skipped tests of a run with the list of skipped tests. A test that is expected to fail, or is retried
 * when it fails, shows no more than a skipped test, so it is judged like one.
 */

export interface SkippedTest {
  /** Path relative to the root of the repository. */
  file: string;
  /** Full name of a test, or of a `describe` with everything in it: `outer > inner`. The whole file if absent. */
  name?: string;
  reason: string;
  /** True if the test must be skipped on this machine; false if it must run. */
  isSkipped: boolean;
}

export interface TestOutcome {
  /** Path relative to the root of the run. */
  file: string;
  /** Full name: `outer > inner > name`. */
  name: string;
  /** `prevented` if a failure outside of the test, which Vitest reports separately, kept the test from running. */
  end: 'ran' | 'prevented' | Leniency;
}

type Leniency = 'skipped' | 'inverted' | 'repeated';

const LENIENCIES: Record<Leniency, string> = {
  skipped: 'was skipped',
  inverted: 'is expected to fail',
  repeated: 'is tried again when it fails',
};

/** Path of the list, for error messages. */
const LIST = 'test/skipped-tests.ts';

/**
 * Returns the problems with a run's skipped tests, each as text that names the test and what to do. Entries for files
 * that did not run are not judged.
 */
export function judgeSkips(outcomes: readonly TestOutcome[], list: readonly SkippedTest[]): string[] {
  return [...outcomes.flatMap((outcome) => judgeOutcome(outcome, list)), ...staleEntries(outcomes, list)];
}

function judgeOutcome(outcome: TestOutcome, list: readonly SkippedTest[]): string[] {
  if (outcome.end === 'prevented') return [];
  const leniency = outcome.end === 'ran' ? undefined : LENIENCIES[outcome.end];
  const test = `${outcome.file} > ${outcome.name}`;
  const entry = list.find((one) => covers(one, outcome));
  if (entry === undefined) {
    return leniency !== undefined ? [`${test} ${leniency}. Let it run, or add it to ${LIST} with the reason.`] : [];
  }
  if ((leniency !== undefined) === entry.isSkipped) return [];
  return leniency !== undefined
    ? [`${test} ${leniency}, although what ${LIST} skips it for is not so here. Let it run.`]
    : [`${test} ran, but ${LIST} has it as skipped. Take its entry away.`];
}

function staleEntries(outcomes: readonly TestOutcome[], list: readonly SkippedTest[]): string[] {
  const files = new Set(outcomes.map(({ file }) => file));
  return list
    .filter((entry) => files.has(entry.file) && !outcomes.some((outcome) => covers(entry, outcome)))
    .map(
      ({ file, name }) => `${file} > ${name} is in ${LIST}, but not in its file. Correct the entry or take it away.`,
    );
}

function covers(entry: SkippedTest, { file, name }: TestOutcome): boolean {
  if (entry.file !== file) return false;
  return entry.name === undefined || name === entry.name || name.startsWith(`${entry.name} > `);
}
