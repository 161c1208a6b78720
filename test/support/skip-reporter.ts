import path from 'node:path';
import type {
  Reporter,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';
import { SKIPPED_TESTS } from '../skipped-tests.ts';
import { judgeSkips, type SkippedTest, type TestOutcome } from './skips.ts';

/**
 * Fails a run in which a test was skipped that the list of skipped tests does not name, or in which the list is stale; a
 * test that may fail counts as skipped.
 * Runs of tests that were picked by name or line are not judged, since Vitest skips the others in them.
 */
export default class SkipReporter implements Reporter {
  readonly #list: readonly SkippedTest[];
  #vitest: Vitest | undefined;
  #picksTests = false;

  /** @param options.list in the place of `test/skipped-tests.ts`; paths in it are below the root of the run. */
  constructor({ list = SKIPPED_TESTS }: { list?: readonly SkippedTest[] } = {}) {
    this.#list = list;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const { testNamePattern, tagsFilter } = this.#vitest?.config ?? {};
    const picks = specifications.flatMap(({ testLines = [], testIds = [] }) => [...testLines, ...testIds]);
    this.#picksTests = testNamePattern !== undefined || picks.length > 0 || (tagsFilter ?? []).length > 0;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    if (this.#picksTests || reason === 'interrupted') return;
    const root = this.#vitest?.config.root ?? process.cwd();
    const problems = judgeSkips(
      modules.flatMap((module) => outcomesOf(module, path.relative(root, module.moduleId))),
      this.#list,
    );
    if (problems.length === 0) return;
    process.stderr.write(`\nSkipped tests:\n${problems.map((problem) => `  ${problem}\n`).join('')}\n`);
    process.exitCode = 1;
  }
}

function outcomesOf(module: TestModule, file: string): TestOutcome[] {
  return [...suitesOf(module)].flatMap((suite) => {
    const name = suite.type === 'module' ? '' : suite.fullName;
    // A `describe.skip` without tests skips what was meant to be in it.
    if (suite.children.size === 0) return isOff(suite) ? [{ file, name, end: 'skipped' }] : [];
    return [...suite.children.tests()].map((test) => ({ file, name: test.fullName, end: endOf(test) }));
  });
}

function* suitesOf(module: TestModule): Generator<TestModule | TestSuite> {
  yield module;
  yield* module.children.allSuites();
}

function isOff(suite: TestModule | TestSuite): boolean {
  return suite.type === 'suite' && (suite.options.mode === 'skip' || suite.options.mode === 'todo');
}

function endOf(test: TestCase): TestOutcome['end'] {
  const { state } = test.result();
  if (state === 'pending') return 'prevented';
  if (state !== 'skipped') return leniencyOf(test) ?? 'ran';
  // When a hook fails, Vitest skips the tests that it was for.
  let suite: TestModule | TestSuite = test.parent;
  while (suite.errors().length === 0) {
    if (suite.type === 'module') return 'skipped';
    suite = suite.parent;
  }
  return 'prevented';
}

/** What lets a test that ran pass although it failed; said of all tests of a run, it counts as well. */
function leniencyOf({ options: { fails, retry = 0 } }: TestCase): TestOutcome['end'] | undefined {
  if (fails === true) return 'inverted';
  return (typeof retry === 'number' ? retry : (retry.count ?? 0)) > 0 ? 'repeated' : undefined;
}
