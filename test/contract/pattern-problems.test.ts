import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  assertOneProblemPerPattern,
  PROBLEM,
  patternProblems,
  writtenDocuments,
} from '../../scripts/pattern-problems.ts';
import { compileValidators } from '../../scripts/validators.ts';
import { toMinorUnits } from '../../src/platform/money.ts';
import { lineProblem, textProblem } from '../../src/platform/plain-text.ts';

const GENERATED = path.resolve(import.meta.dirname, '../../generated');
const documents = writtenDocuments();

const filesOf = (pattern: RegExp) =>
  ['a2a', 'chat', 'mcp', 'rest'].flatMap((folder) =>
    readdirSync(path.join(GENERATED, folder))
      .filter((name) => pattern.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(path.join(GENERATED, folder, name), 'utf8')] as const),
  );

it('no door shows a caller a regular expression', () => {
  const telling = filesOf(/^(body-|parameter-|input-)?validators\.js$/);
  expect(telling.filter(([, code]) => code.includes('keyword:"pattern"')).map(([name]) => name)).toEqual([
    'a2a/validators.js',
    'chat/body-validators.js',
    'mcp/input-validators.js',
    'rest/body-validators.js',
    'rest/parameter-validators.js',
  ]);
  expect(telling.filter(([, code]) => code.includes('must match pattern'))).toEqual([]);
});

it('refuses a pattern without x-problem in a schema whose errors reach callers', () => {
  const code = { type: 'string', pattern: '^[A-Z]{3}$' };
  const compile = (schema: object, toldToCallers: boolean) =>
    compileValidators(
      { Code: schema },
      { query: { $ref: '#/components/schemas/Code' } },
      { coerceTypes: false, toldToCallers },
    );
  expect(() => compile(code, true)).toThrow(
    /Code: callers cannot read this pattern; describe the problem in x-problem/,
  );
  expect(compile({ ...code, [PROBLEM]: 'must be a "code"' }, true)).toContain('message:"must be a \\"code\\""');
  expect(() => compile(code, false)).not.toThrow();
});

it('refuses two schemas with different messages for one pattern, and names both', () => {
  expect(() => assertOneProblemPerPattern(documents)).not.toThrow();
  const schemas = (problem: string) => ({ schemas: { Code: { pattern: '^[A-Z]{3}$', [PROBLEM]: problem } } });
  const pair = (problem: string) =>
    [
      ['one.yaml', schemas('must be a code')],
      ['other.yaml', schemas(problem)],
    ] as const;
  expect(() => assertOneProblemPerPattern(pair('must be a code'))).not.toThrow();
  expect(() => assertOneProblemPerPattern(pair('is no code'))).toThrow(
    'one.yaml#/schemas/Code and other.yaml#/schemas/Code have the same pattern',
  );
});

it.each(
  filesOf(/\.openapi\.(yaml|json)$|^catalogue\.json$|^tools\.ts$/),
)('%s is published without x-problem', (_, text) => {
  expect(text.includes(PROBLEM)).toBe(false);
});

it.each([
  ['a line', lineProblem('a\nb')],
  ['a text', textProblem('a\u0000b')],
  ['an amount', (toMinorUnits('-1', 'EUR') as { problem: { problem: string } }).problem.problem],
])('the service reports a fault of %s in the words of the contract', (_, problem) => {
  expect(patternProblems(documents).map((one) => one.problem)).toContain(problem);
});
