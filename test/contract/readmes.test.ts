import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_README_BYTES = 12_000;
const NOT_OURS = ['**/node_modules/**', '.workgate/**', 'contracts/baselines/*/**'];

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

/** Pages by path: all text in code spans and blocks (`code`), and the remaining text (`prose`). */
const pages = new Map<string, { code: string[]; prose: string }>();

beforeAll(async () => {
  for await (const file of glob(['**/README.md', 'contracts/CHANGELOG.md', '.github/*.md'], {
    cwd: ROOT,
    exclude: NOT_OURS,
  })) {
    const code: string[] = [];
    const keep = (one: string) => {
      code.push(one);
      return 'code';
    };
    const prose = (await read(file))
      .replace(/^ *```[^\n]*\n(.*?)^ *```/gms, (_, block: string) => keep(block))
      .replace(/`([^`]+)`/g, (_, span: string) => keep(span.replace(/\s+/g, ' ')));
    pages.set(file, { code, prose });
  }
});

/** Returns the anchors of a page's headings, as GitHub makes them. */
async function anchorsOf(file: string): Promise<string[]> {
  const headings = (await read(file)).replace(/^```.*?^```/gms, '').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the matches of a pattern in the code of all pages, each with its page. */
function named(pattern: RegExp): { page: string; name: string }[] {
  return [...pages].flatMap(([page, { code }]) =>
    code.flatMap((one) => [...one.matchAll(pattern)].map(([, name = '']) => ({ page, name }))),
  );
}

/**
 * Returns all commands of `workgate`: those in the table of `faults/commands-unprepared.test.ts`, and those that need
 * no database. That test fails if a command is missing from its table.
 */
async function commands(): Promise<Set<string>> {
  const called = await read('test/faults/commands-unprepared.test.ts');
  const [, table = ''] = /^const ARGUMENTS.*?\{\n(.*?)^\};/ms.exec(called) ?? [];
  const [, others = ''] = /^const OTHERS = \[(.*?)\]/ms.exec(called) ?? [];
  const names = [...table.matchAll(/^ {2}'?([a-z][a-z -]*)'?:/gm), ...others.matchAll(/'([a-z][a-z ]*)'/g)];
  return new Set(names.map(([, name = '']) => name));
}

it('README.md is short, and names the Node version of package.json', async () => {
  const text = await read('README.md');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_README_BYTES);
  const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
  expect(text).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
});

it('each relative link leads to an existing file and heading', async () => {
  const broken: string[] = [];
  for (const [page, { prose }] of pages) {
    for (const [, target = ''] of prose.matchAll(/\]\(([^)]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const found = file === '' ? page : path.join(path.dirname(page), file);
      const leads = existsSync(path.join(ROOT, found));
      if (!leads || (anchor !== undefined && !(await anchorsOf(found)).includes(anchor))) {
        broken.push(`${page}: ${target}`);
      }
    }
  }
  expect(pages.size).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

it('each make target that a page names is in the Makefile', async () => {
  const targets = new Set([...(await read('Makefile')).matchAll(/^([a-z][a-z-]*):/gm)].map(([, name]) => name));
  const names = named(/(?:^|[$&|;] ?)make ([a-z][a-z-]*)/gm);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ name }) => !targets.has(name))).toEqual([]);
});

it('each workgate command that a page names exists', async () => {
  const names = named(/(?:scripts\/|^)workgate ((?:[a-z][a-z-]*)(?: [a-z][a-z-]*)?)/gm);
  expect(names.length).toBeGreaterThan(20);
  const known = await commands();
  expect(known.size).toBeGreaterThan(30);
  const isKnown = (name: string) => known.has(name) || known.has(name.split(' ')[0] as string);
  expect(names.filter(({ name }) => !isKnown(name))).toEqual([]);
});
