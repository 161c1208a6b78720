/**
 * Which skips of a run are as the list of skipped tests says. A test that is expected to fail, or is tried again when it
 * does, shows no more than one that is skipped, and is judged like one.
 */

export interface SkippedTest {
  /** Path below the root of the repository. */
  file: string;
  /** Full name of a test, or of a `describe` with all that is in it: `outer > inner`. Without it the whole file. */
  name?: string;
  reason: string;
  /** Whether it is skipped here: then it has to be, and else it has to run. */
  isSkipped: boolean;
}

/** A test as a run left it. */
export interface TestOutcome {
  /** Path below the root of the run. */
  file: string;
  /** `outer > inner > name`. */
  name: string;
  /** `prevented` if a failure around it, which is reported as such, kept it from running. */
  end: 'ran' | 'prevented' | Leniency;
}

type Leniency = 'skipped' | 'inverted' | 'repeated';

const LENIENCIES: Record<Leniency, string> = {
  skipped: 'was skipped',
  inverted: 'is expected to fail',
  repeated: 'is tried again when it fails',
};

/** Where the list is, for those who read what is wrong. */
const LIST = 'test/skipped-tests.ts';

/**
 * What is wrong with the skips of a run, a sentence each that names the test and what to do; empty if nothing is.
 * Entries of the list for files that were not run are not judged.
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
