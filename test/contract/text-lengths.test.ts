/**
 * Checks that only `platform/text-length.ts` measures and cuts texts of people. The type checker finds all other code
 * that does.
 */
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Module that measures and cuts texts for all others. */
const HOME = 'src/platform/text-length.ts';

/**
 * Exceptions by file and code, each with its reason: texts with one UTF-16 unit per character, or texts that nobody
 * reads.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  "src/policy/packs/shipped-packs.ts createHash('sha256').update(all).digest('hex').slice(0, VERSION_LENGTH)": 'a hash',
  'src/audit/statistics.ts new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)': 'a date',
  'src/notifications/chat-cards/card-text.ts shown.payloadHash.slice(0, SHOWN_HASH)': 'a hash',
  'src/config-reader.ts value.length < MIN_TOKEN_LENGTH': 'strength of a secret of the operator',
  'src/identity/sessions/common-passwords.ts [...withoutRuns(part)].length':
    'how many characters differ, of a password',
  'src/identity/sessions/common-passwords.ts word.length >= 3': 'words of our list',
  "src/identity/sessions/device.ts (userAgent ?? '').slice(0, MAX_LENGTH)": 'only searched for known names',
  'src/integrations/chat/links/codes.ts characters.slice(0, GROUP)': 'a code of our alphabet',
  'src/integrations/providers/slack/blocks.ts text.length <= MOST_CHARACTERS':
    'the platform does not say what it counts',
  'src/integrations/providers/slack/interactions.ts value.length <= MOST': 'ids of the platform, and what we handed it',
  'src/platform/storage/migration.ts name.slice(0, 3)': 'a number',
  "src/platform/secrets.ts createHmac('sha256', deriveKey(key, 'key-check')).update(keyId).digest('hex').slice(0, 32)":
    'a hash',
  'src/platform/strict-json.ts literal.length <= MAX_NUMBER_LENGTH': 'digits',
  'src/projections/sources/fetch.ts lastModified.length <= MAX_DATE_LENGTH': 'a header in ASCII',
  'src/shell/decisions/statistics-section.tsx new Date(at).toISOString().slice(0, 10)': 'a date',
  'src/shell/drafts/draft-store.ts text.length > MAX_LENGTH': 'room in the storage of the browser',
  'src/shell/proposals/payload-details.tsx hash.slice(0, SHOWN_OF_HASH)': 'a hash',
  'src/work-items/search/terms.ts [...term].slice': 'terms of an index, which nobody reads',
  'src/work-items/search/terms.ts piece.length > MAX_ADDRESS_LENGTH': 'terms of an index, which nobody reads',
  'src/work-items/search/terms.ts term.length <= MAX_TERM_LENGTH': 'terms of an index, which nobody reads',
  'src/unknown-variables.ts short.length < 3': 'names of settings',
  "src/transports/a2a/agent-card-route.ts createHash('sha256').update(body).digest('base64url').slice(0, 22)": 'a hash',
  "src/transports/shell/shell-routes.ts createHash('sha256').update(body).digest('base64url').slice(0, 22)": 'a hash',
  "src/transports/well-known/contract-routes.ts createHash('sha256').update(bytes).digest('base64url').slice(0, 22)":
    'a hash',
};

const COMPARISONS = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/**
 * Returns true for a limit: a number above 2, a constant, or a parameter named `most` or `max…`. Comparisons with 0 to
 * 2 have other purposes.
 */
function isLimit(node: ts.Node | undefined): boolean {
  const text = node?.getText() ?? '';
  return /^\d[\d_]*$/.test(text)
    ? Number(text.replaceAll('_', '')) > 2
    : /^(?:[A-Z][A-Z0-9_]+|most|max\w*)$/.test(text);
}

function isText(node: ts.Node, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.StringLike) !== 0);
}

/**
 * Returns true if a node cuts a text at a limit, or compares its length with a limit, by UTF-16 units or with other
 * code of its own.
 */
function isOwnWay(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const [start, end] = node.arguments;
    if (!['slice', 'substring', 'substr'].includes(name.text) || !isText(expression, checker)) return false;
    return start?.getText() === '0' && isLimit(end);
  }
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
    const { left, right } = node;
    if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'length' || !isLimit(right)) return false;
    return isText(left.expression, checker);
  }
  if (ts.isPropertyAccessExpression(node) && ['length', 'slice'].includes(node.name.text)) {
    const [only, more] = ts.isArrayLiteralExpression(node.expression) ? node.expression.elements : [];
    return only !== undefined && more === undefined && ts.isSpreadElement(only) && isText(only.expression, checker);
  }
  return false;
}

function ownWaysIn(source: ts.SourceFile, name: string, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOwnWay(node, checker)) found.push(`${name} ${node.getText(source).replaceAll(/\s+/g, ' ')}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function programOf(config: string): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const read = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, config), {}, host);
  if (read === undefined) throw new Error(`${config} cannot be read`);
  return ts.createProgram(
    read.fileNames.filter((file) => file.startsWith(`${ROOT}/src/`)),
    read.options,
  );
}

describe('the length of a text', { tags: 'full' }, () => {
  const found = new Set<string>();

  beforeAll(() => {
    for (const config of ['tsconfig.json', 'src/shell/tsconfig.json']) {
      const program = programOf(config);
      for (const source of program.getSourceFiles()) {
        const name = path.relative(ROOT, source.fileName);
        if (!name.startsWith('src/') || name === HOME) continue;
        for (const way of ownWaysIn(source, name, program.getTypeChecker())) found.add(way);
      }
    }
  }, 120_000);

  it('is measured and cut only by platform/text-length.ts', () => {
    expect([...found].filter((way) => !Object.hasOwn(ALLOWED, way)).sort()).toEqual([]);
  });

  it('has no exception without a use', () => {
    expect(Object.keys(ALLOWED).filter((way) => !found.has(way))).toEqual([]);
  });

  it.each([
    ['text.slice(0, 200)', true],
    ['text.substring(0, MOST)', true],
    ['text.length > MOST', true],
    ['[...text].length', true],
    ['[...text].slice(0, 3)', true],
    ['text.slice(3)', false],
    ['list.slice(0, 200)', false],
    ['list.length > MOST', false],
    ['text.length > 0', false],
  ])('is told from the length of other values by types: %s', (code, isFound) => {
    const name = path.join(ROOT, 'src/example.ts');
    const text = `export const f = (text: string, list: string[], MOST: number) => [list, MOST, ${code}];`;
    const host = ts.createCompilerHost({});
    const { getSourceFile } = host;
    host.getSourceFile = (file, ...rest) =>
      file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) : getSourceFile(file, ...rest);
    const program = ts.createProgram([name], { target: ts.ScriptTarget.ES2023, types: [] }, host);
    const source = program.getSourceFile(name);
    expect(source && ownWaysIn(source, name, program.getTypeChecker()).length > 0).toBe(isFound);
  });
});
