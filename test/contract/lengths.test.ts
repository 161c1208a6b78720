/**
 * No function of src/ is longer than `.biome.json` says, and no file, from its first line to its last, unless a comment
 * says why. Biome's own rules tell so sooner, but count less: no lines of JSX, templates or comments that go over several,
 * so that they let half as much again pass.
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
 * Says why something is longer: on the line before the function, or for the file before its first import. It is the one
 * that keeps Biome quiet, or, where Biome is quiet anyway, `// long: why`.
 */
const REASON =
  /^\s*\/\/ (?:biome-ignore(?:-all)? lint\/(?:complexity\/noExcessiveLinesPerFunction|style\/noExcessiveLinesPerFile)|long): \S/;

/** What `.biome.json` allows in a file: of its overrides the last one that speaks of it counts. */
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

/** What is too long in a file and does not say why, such as `src/main.ts:12 main 75`. */
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

describe('how long functions and files may be', () => {
  let overrides: Override[];
  beforeAll(async () => {
    ({ overrides } = JSON.parse(await readFile(path.join(ROOT, '.biome.json'), 'utf8')));
  });

  it('is kept by src/', async () => {
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

  it('is 60 lines of a function and 400 of a file', () => {
    expect(limitsOf('src/main.ts', overrides)).toEqual({ ofFunctions: 60, ofFiles: 400 });
  });

  it.each([
    ['a function', 'export function long() {', '}', 'long'],
    ['an arrow', 'export const long = () => {', '};', 'long'],
    ['a method', 'export class Long { grow() {', '}}', 'grow'],
    ['a component', 'export function Long() { return (<p>', '</p>); }', 'Long'],
  ])('counts each line of %s', (_what, begin, end, name) => {
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

  it('counts each line of a file', () => {
    const limits = limitsOf('src/main.ts', overrides);
    const ofLines = (length: number) => `import 'node:fs';\n${'\n'.repeat(length - 1)}`;
    expect(tooLong('src/main.ts', ofLines(400), limits)).toEqual([]);
    expect(tooLong('src/main.ts', ofLines(401), limits)).toEqual(['src/main.ts 401']);
    expect(tooLong('src/main.ts', `// long: a table\n${ofLines(401)}`, limits)).toEqual([]);
  });
});
