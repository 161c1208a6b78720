import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'src/cli.ts');
/** What each command imports that needs services. */
const COMPOSE = path.join(ROOT, 'src/compose.ts');
const NOTE_MODULES = path.join(ROOT, 'test/support/note-modules.ts');
const RELEASE = path.join(ROOT, 'test/fixtures/releases/0.3.0');

let folder: string;
let runs = 0;

/** What a command loads: packages by their names, files of ours by their paths below `src/`. */
async function modulesOf(args: string[], program = CLI) {
  runs += 1;
  const file = path.join(folder, String(runs));
  const variables = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    MODULES_FILE: file,
    NODE_NO_WARNINGS: '1',
  };
  const status = await new Promise<number | null>((resolve) => {
    const child = execFile(process.execPath, ['--import', NOTE_MODULES, program, ...args], { env: variables }, () =>
      resolve(child.exitCode),
    );
    child.stdin?.end();
  });
  const urls = (await readFile(file, 'utf8')).trim().split('\n');
  const packages = urls.flatMap((url) => url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1] ?? []);
  const ours = urls.flatMap((url) => url.split(`${ROOT}/src/`)[1] ?? []);
  return { status, packages: [...new Set(packages)].sort(), ours };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-cli-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a command that needs no service', () => {
  it.each([
    ['--version', 0],
    ['--help', 0],
    ['tenant --help', 0],
    ['key create --tenant ten_1', 1],
    ['source add x --tenant ten_1 --adapter racecard --location file:x --interval 0', 1],
  ])('%s loads its words and nothing else', async (line, status) => {
    const loaded = await modulesOf(line.split(' '));
    expect(loaded).toMatchObject({ status, packages: ['commander'] });
    expect(loaded.ours.length).toBeLessThan(50);
  });

  it('verify loads what checks a packet: neither the database nor the domains that make one', async () => {
    const loaded = await modulesOf(['verify', `${RELEASE}/packets/a2a.json`, '--jwks', `${RELEASE}/jwks.json`]);
    expect(loaded.status).toBe(0);
    expect(loaded.packages).toEqual(expect.arrayContaining(['ajv', 'canonicalize', 'commander']));
    expect(loaded.packages).not.toEqual(expect.arrayContaining(['mongoose']));
    expect(loaded.packages.length).toBeLessThan(10);
    expect(loaded.ours.filter((file) => /(repository|schema|service)\.ts$/.test(file))).toEqual([
      'evidence/packet-schema.ts',
    ]);
    expect(loaded.ours.length).toBeLessThan(70);
  });

  it('a command without its configuration is told so before anything is loaded for it', async () => {
    const loaded = await modulesOf(['tenant', 'list']);
    expect(loaded).toMatchObject({ status: 1, packages: ['commander'] });
  });
});

describe('a command that needs services', () => {
  it('loads no door', async () => {
    const loaded = await modulesOf([], COMPOSE);
    expect(loaded.status).toBe(0);
    expect(loaded.packages).toEqual(expect.arrayContaining(['mongoose']));
    expect(loaded.packages.filter((name) => /^(express|@connectrpc|@a2a-js|@modelcontextprotocol)/.test(name))).toEqual(
      [],
    );
    expect(loaded.ours.filter((file) => /^(transports|shell)\//.test(file))).toEqual([]);
  });
});
