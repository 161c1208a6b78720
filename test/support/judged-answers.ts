import { afterAll, beforeAll, expect } from 'vitest';
import { answersOf, JUDGED_FILES } from './prism-run.ts';

const ANSWERS: ReadonlySet<string> = new Set(JUDGED_FILES.flatMap(answersOf));

const asked = new Set<string>();

/** Notes an answer of the REST door. @throws if a file of `e2e/` has it, and none that is run through Prism does. */
export function noteAnswer(operationId: string, status: number): void {
  const { testPath = '' } = expect.getState();
  const answer = `${operationId} ${status}`;
  asked.add(answer);
  if (!testPath.includes('/test/e2e/') || ANSWERS.has(answer)) return;
  throw new Error(`No file of test/support/prism-run.ts has ${answer}: name it there, under one that does.`);
}

/** For each file of a run through Prism: it has all that it is counted on for. */
export function expectAllAsked(): void {
  beforeAll(() => asked.clear());
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    const file = JUDGED_FILES.find((one) => testPath.endsWith(one)) ?? '';
    const missing = answersOf(file).filter((answer) => !asked.has(answer));
    if (missing.length > 0) throw new Error(`${file} does not have ${missing.join(', ')}, as prism-run.ts says.`);
  });
}
