import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

type Failure = Readonly<{ message?: string }>;
/** An error outside of the tests. Vitest adds the file that ran at the time, if it knows it. */
type Stray = Failure & Readonly<{ VITEST_TEST_PATH?: string }>;

const HEADING = '\nFailed; run one alone by\n';
const REASON_LENGTH = 200;

/** Ends the output of a failed run with a command for each failed test that runs this test alone, and the reason. */
export default class FailureReporter implements Reporter {
  #root = process.cwd();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], strays: readonly Stray[]): void {
    const lines = [...modules.flatMap((module) => this.#linesOf(module)), ...strays.map((one) => this.#strayLine(one))];
    if (lines.length === 0) return;
    // One cause often raises the same error many times outside of the tests.
    const distinct = [...new Set(lines)];
    process.once('exit', () => process.stderr.write(`${HEADING}${distinct.join('\n')}\n\n`));
  }

  #linesOf(module: TestModule): string[] {
    const file = path.relative(this.#root, module.moduleId);
    const failed = [...module.children.allTests('failed')];
    if (failed.length > 0) {
      return failed.map((test) => commandOf(file, test.fullName) + reasonOf(test.result().errors ?? []));
    }
    if (module.state() !== 'failed') return [];
    // A file that fails to load, or whose hook fails, contains no failed test.
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
    return [commandOf(file) + reasonOf(errors)];
  }

  #strayLine(error: Stray): string {
    const file = error.VITEST_TEST_PATH;
    const command = file === undefined ? 'make test' : commandOf(path.relative(this.#root, file));
    return `${command}${reasonOf([error])} (outside of the tests)`;
  }
}

/** Returns the lines with which a failed run named its failures at the end of this output. */
export function failuresIn(output: string): string[] {
  const [, ...runs] = output.split(HEADING);
  return runs.flatMap((run) => run.slice(0, Math.max(0, run.indexOf('\n\n'))).split('\n')).filter(Boolean);
}

function commandOf(file: string, name?: string): string {
  if (name === undefined) return `make test-one FILE=${file}`;
  return `NAME=${quote(name)} make test-one FILE=${file}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Returns a comment of the shell with the first line of the first error, or an empty string. */
function reasonOf([error]: readonly Failure[]): string {
  const [line = ''] = (error?.message ?? '').split('\n');
  return line === '' ? '' : ` # ${line.slice(0, REASON_LENGTH)}`;
}
