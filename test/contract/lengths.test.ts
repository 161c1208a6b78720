/**
 * Checks that no function and no file of src/ is longer than `.biome.json` allows, unless a comment says why. The check
 * counts from the first line to the last. Biome's own rules report sooner but count less: they skip lines of JSX, and
 * lines inside templates and comments. Code that is half
 * as long again as the limit can pass them.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Setting = 'off' | { options: { maxLines: number } };

interface Override {
  includes: string[];
  linter?: {
    rules: {
      complexity?: { noExcessiveLinesPerFunction?: Setting };
      style?: { noExcessiveLinesPerFile?: Setting };
    };
  };
}

interface Limits {
  ofFunctions: number;
  ofFiles: number;
}

/**
 * Comment that says why something is longer. It stands on the line before the function, or for a file before the first
 * import. It is either the comment that silences Biome or, where Biome reports nothing, `// long: why`.
 */
const REASON =
  /^\s*\/\/ (?:biome-ignore(?:-all)? lint\/(?:complexity\/noExcessiveLinesPerFunction|style\/noExcessiveLinesPerFile)|long): \S/;

/**
 * Returns the limits that `.biome.json` sets for a file. Of several overrides that set a limit, the last one counts.
 */
function limitsOf(file: string, overrides: readonly Override[]): Limits {
  const limits: Limits = { ofFunctions: Number.POSITIVE_INFINITY, ofFiles: Number.POSITIVE_INFINITY };
  const toLimit = (setting: Setting) => (setting === 'off' ? Number.POSITIVE_INFINITY : setting.options.maxLines);
  for (const { includes, linter } of overrides) {
    if (!includes.some((pattern) => path.matchesGlob(file, pattern))) continue;
    const ofFunctions = linter?.rules.complexity?.noExcessiveLinesPerFunction;
    const ofFiles = linter?.rules.style?.noExcessiveLinesPerFile;
    if (ofFunctions !== undefined) limits.ofFunctions = toLimit(ofFunctions);
    if (ofFiles !== undefined) limits.ofFiles = toLimit(ofFiles);
  }
  return limits;
}

/** Returns each function or file that is too long without a reason, such as `src/main.ts:12 main 75`. */
function tooLong(file: string, text: string, { ofFunctions, ofFiles }: Limits): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.replace(/\n$/, '').split('\n');
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart(source));
      const length = lineOf(node.end) - first + 1;
      const isExplained = REASON.test(lines[first - 1] ?? '');
      if (length > ofFunctions && !isExplained) found.push(`${file}:${first + 1} ${nameOf(node)} ${length}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const firstImport = lines.findIndex((line) => line.startsWith('import '));
  const isExplained = lines.slice(0, Math.max(firstImport, 0)).some((line) => REASON.test(line));
  if (lines.length > ofFiles && !isExplained) found.push(`${file} ${lines.length}`);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a function';
}

describe('the length of functions and files', () => {
  let overrides: Override[];
  beforeAll(async () => {
    ({ overrides } = JSON.parse(await readFile(path.join(ROOT, '.biome.json'), 'utf8')));
  });

  it('is within its limit everywhere in src/', async () => {
    const files: string[] = [];
    for await (const file of glob('src/**/*.{ts,tsx}', { cwd: ROOT })) files.push(file);
    expect(files.length).toBeGreaterThan(300);
    const found = await Promise.all(
      files.sort().map(async (file) => {
        const text = await readFile(path.join(ROOT, file), 'utf8');
        return tooLong(file, text, limitsOf(file, overrides));
      }),
    );
    expect(found.flat()).toEqual([]);
  }, 60_000);

  it('is limited to 60 lines for a function and 400 for a file', () => {
    expect(limitsOf('src/main.ts', overrides)).toEqual({ ofFunctions: 60, ofFiles: 400 });
  });

  it.each([
    ['a function', 'export function long() {', '}', 'long'],
    ['an arrow', 'export const long = () => {', '};', 'long'],
    ['a method', 'export class Long { grow() {', '}}', 'grow'],
    ['a component', 'export function Long() { return (<p>', '</p>); }', 'Long'],
  ])('includes each line of %s', (_what, begin, end, name) => {
    const limits = limitsOf('src/main.tsx', overrides);
    const ofLines = (length: number) => [begin, ...Array(length - 2).fill(''), end].join('\n');
    expect(tooLong('src/main.tsx', ofLines(60), limits)).toEqual([]);
    expect(tooLong('src/main.tsx', ofLines(61), limits)).toEqual([`src/main.tsx:1 ${name} 61`]);
    for (const comment of [
      '// long: a table',
      '// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table',
    ]) {
      expect(tooLong('src/main.tsx', `${comment}\n${ofLines(61)}`, limits)).toEqual([]);
    }
    expect(tooLong('src/main.tsx', `// long:\n${ofLines(61)}`, limits)).toEqual([`src/main.tsx:2 ${name} 61`]);
  });

  it('includes each line of a file', () => {
    const limits = limitsOf('src/main.ts', overrides);
    const ofLines = (length: number) => `import 'node:fs';\n${'\n'.repeat(length - 1)}`;
    expect(tooLong('src/main.ts', ofLines(400), limits)).toEqual([]);
    expect(tooLong('src/main.ts', ofLines(401), limits)).toEqual(['src/main.ts 401']);
    expect(tooLong('src/main.ts', `// long: a table\n${ofLines(401)}`, limits)).toEqual([]);
  });
});
