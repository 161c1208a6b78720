/** Only the gate may use the `execute` of a connector. The type checker finds every other use. */
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVICE = path.join(ROOT, 'src/');
const PROVIDERS = path.join(SERVICE, 'integrations/providers/');
const GATE = 'src/execution/gate.ts';

const WAY = "import('../integrations/providers/connector.ts').Connector";

/** Ways to bypass the gate. Each line of code is added at the end of its file. */
const BREACHES: [what: string, file: string, code: string][] = [
  ['calls it', 'src/execution/recovery.ts', `export const breach = (way: ${WAY}) => way.execute({} as never);`],
  ['destructures it', 'src/execution/executor.ts', `export const breach = ({ execute }: ${WAY}) => execute;`],
  ['reads it by a string', 'src/execution/execution.ts', `export const breach = (way: ${WAY}) => way['execute'];`],
  [
    'calls it on the carrier of one operation',
    'src/proposals/disclosure.ts',
    `export const breach = (way: import('../integrations/providers/connector.ts').Carrier) => way.execute({} as never);`,
  ],
];

let uses: { file: string; planted: boolean }[];

/** Returns each use of an `execute` that the connectors declare. Searches src with the breaches added. */
function findUses(): typeof uses {
  const { config: text } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(text, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  const lengths = new Map<string, number>();
  host.getSourceFile = (name, languageVersion, ...more) => {
    const source = readSource(name, languageVersion, ...more);
    const breach = BREACHES.find(([, file]) => path.join(ROOT, file) === path.resolve(name));
    if (source === undefined || breach === undefined) return source;
    lengths.set(path.resolve(name), source.text.length);
    return ts.createSourceFile(name, `${source.text}\n${breach[2]}\n`, languageVersion);
  };
  const roots = fileNames.filter((name) => name.startsWith(SERVICE) && !name.includes('/shell/'));
  const program = ts.createProgram(roots, options, host);
  const checker = program.getTypeChecker();
  const found: typeof uses = [];
  for (const source of program.getSourceFiles()) {
    const name = path.resolve(source.fileName);
    if (!name.startsWith(SERVICE) || name.startsWith(PROVIDERS)) continue;
    const visit = (node: ts.Node): void => {
      const declarations = namedExecute(node, checker)?.declarations ?? [];
      if (declarations.some((one) => path.resolve(one.getSourceFile().fileName).startsWith(PROVIDERS))) {
        const planted = node.pos >= (lengths.get(name) ?? Number.POSITIVE_INFINITY);
        found.push({ file: path.relative(ROOT, name), planted });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Returns the property `execute` if the node reads it: with a dot, with a string, or by destructuring. */
function namedExecute(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'execute') {
    return checker.getSymbolAtLocation(node.name);
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    if (node.argumentExpression.text !== 'execute') return undefined;
    return checker.getTypeAtLocation(node.expression).getProperty('execute');
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name) || name.text !== 'execute') return undefined;
    return checker.getTypeAtLocation(node.parent).getProperty('execute');
  }
  return undefined;
}

describe('the execute function of a connector', () => {
  beforeAll(() => {
    uses = findUses();
  }, 120_000);

  it('is used once, by the gate', () => {
    expect(uses.filter(({ planted }) => !planted)).toEqual([{ file: GATE, planted: false }]);
  });

  it.each(BREACHES)('is found where other code %s', (_what, file) => {
    expect(uses).toContainEqual({ file, planted: true });
  });
});
