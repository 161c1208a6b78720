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
 * Fails a run if it skipped a test that is not in the list of skipped tests, or if the list is out of date. A test that
 * is allowed to fail counts as skipped.
 *
 * Runs of tests picked by name or line are not judged, because Vitest skips all other tests in them. If a tag picks the
 * tests (`full`, `!full`), the tests without it are not judged.
 */
export default class SkipReporter implements Reporter {
  readonly #list: readonly SkippedTest[];
  #vitest: Vitest | undefined;
  #picksTests = false;
  #tagsFilter: readonly string[] = [];

  /** @param options.list replaces `test/skipped-tests.ts`; its paths are relative to the root of the run */
  constructor({ list = SKIPPED_TESTS }: { list?: readonly SkippedTest[] } = {}) {
    this.#list = list;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const { testNamePattern, tagsFilter } = this.#vitest?.config ?? {};
    const picks = specifications.flatMap(({ testLines = [], testIds = [] }) => [...testLines, ...testIds]);
    this.#picksTests = testNamePattern !== undefined || picks.length > 0;
    this.#tagsFilter = tagsFilter ?? [];
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], reason: TestRunEndReason): void {
    if (this.#picksTests || reason === 'interrupted') return;
    const root = this.#vitest?.config.root ?? process.cwd();
    const problems = judgeSkips(
      modules.flatMap((module) => outcomesOf(module, path.relative(root, module.moduleId), this.#tagsFilter)),
      this.#list,
    );
    if (problems.length === 0) return;
    process.stderr.write(`\nSkipped tests:\n${problems.map((problem) => `  ${problem}\n`).join('')}\n`);
    process.exitCode = 1;
  }
}

function outcomesOf(module: TestModule, file: string, tagsFilter: readonly string[]): TestOutcome[] {
  return [...suitesOf(module)].flatMap((suite) => {
    const name = suite.type === 'module' ? '' : suite.fullName;
    // A `describe.skip` without tests skips the tests that were meant to be in it.
    if (suite.children.size === 0) return isOff(suite) ? [{ file, name, end: 'skipped' }] : [];
    const tests = [...suite.children.tests()].filter(({ tags }) => isWanted(tags, tagsFilter));
    return tests.map((test) => ({ file, name: test.fullName, end: endOf(test) }));
  });
}

/**
 * True if a test matches all tag filters. A filter is a tag, or `!` and a tag that the test must not have; the suite
 * uses no other expressions.
 */
function isWanted(tags: readonly string[], filters: readonly string[]): boolean {
  return filters.every((filter) => (filter.startsWith('!') ? !tags.includes(filter.slice(1)) : tags.includes(filter)));
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
  // If a hook fails, Vitest marks the tests of its suite as skipped.
  let suite: TestModule | TestSuite = test.parent;
  while (suite.errors().length === 0) {
    if (suite.type === 'module') return 'skipped';
    suite = suite.parent;
  }
  return 'prevented';
}

/** Returns the option that lets a test pass although it failed. An option set for all tests of a run counts as well. */
function leniencyOf({ options: { fails, retry = 0 } }: TestCase): TestOutcome['end'] | undefined {
  if (fails === true) return 'inverted';
  return (typeof retry === 'number' ? retry : (retry.count ?? 0)) > 0 ? 'repeated' : undefined;
}
