import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEnvironment } from '../support/service.ts';
import { workgate } from './cli.ts';
import { OwnEngine } from './own-engine.ts';

const CLOSE_ACCOUNT_FILE = 'test/fixtures/operations/x_close_account.yaml';
const PACK_FOLDER = 'contracts/packs/customer_support';
const TENANT = ['--tenant', 'ten_01h455vb4pex5vsknk084sn02q'];

/** Arguments for each command. A command without an entry fails the test. */
const ARGUMENTS: Record<string, string[]> = {
  'admin create': [...TENANT, '--email', 'ada@acme.test'],
  'admin reset-password': ['--email', 'ada@acme.test'],
  'chat install': [...TENANT, '--team', 'T1', '--app', 'A1'],
  'chat map-channel': [...TENANT, '--integration', 'int_1', '--channel', 'C1'],
  'chat release': [...TENANT, '--integration', 'int_1'],
  'confirm integration': ['int_1', '1', ...TENANT, '--reason', 'x'],
  'confirm operation': ['x_close_account', '1', ...TENANT, '--reason', 'x'],
  'confirm pack': ['customer_support', '1', ...TENANT, '--reason', 'x'],
  'confirm policies': ['1', ...TENANT, '--reason', 'x'],
  'confirm role': [...TENANT, '--email', 'ada@acme.test', '--reason', 'x'],
  'delegation verify': [],
  'freeze list': TENANT,
  'freeze set': [...TENANT, '--everything', '--reason', 'x'],
  'integration create': [...TENANT, '--name', 'Shop', '--kind', 'sandbox_commerce'],
  'integration list': TENANT,
  'integration rotate-secret': ['int_1', ...TENANT],
  'key claim': ['key_1', ...TENANT, '--owner', 'ada@acme.test'],
  'key create': [...TENANT, '--name', 'Key', '--scope', 'work.read'],
  'key list': TENANT,
  'key offer': ['key_1', ...TENANT, '--to', 'ada@acme.test'],
  'key revoke': ['key_1', ...TENANT],
  'master-key retire': ['k1'],
  'operation list': TENANT,
  'operation put': [CLOSE_ACCOUNT_FILE, ...TENANT],
  'operation retire': ['x_close_account', ...TENANT],
  'pack activate': ['customer_support', '1', '--reason', 'x', ...TENANT],
  'pack compare': ['customer_support', '0', '1', ...TENANT],
  'pack diff': [PACK_FOLDER, ...TENANT],
  'pack list': TENANT,
  'pack put': [PACK_FOLDER, ...TENANT],
  'pack rollback': ['customer_support', '--reason', 'x', ...TENANT],
  'pack versions': ['customer_support', ...TENANT],
  'policy schema': TENANT,
  'policy show': TENANT,
  'proposal approve': ['prop_1', ...TENANT, '--email', 'ada@acme.test'],
  'proposal reject': ['prop_1', ...TENANT, '--email', 'ada@acme.test'],
  serve: [],
  'signing-key rotate': [],
  'source add': ['races', ...TENANT, '--adapter', 'racecard', '--location', 'file:races'],
  'source change': ['races', ...TENANT, '--interval', '60'],
  'source disable': ['races', ...TENANT],
  'source enable': ['races', ...TENANT],
  'source list': TENANT,
  'source refresh': ['races', ...TENANT],
  'source remove': ['races', ...TENANT],
  'tenant create': ['--name', 'Acme'],
  'tenant list': [],
  'tenant settings': TENANT,
  thaw: ['frz_1', ...TENANT, '--reason', 'x'],
};
/** Commands that need no prepared database. `migrate` is the one that prepares it. */
const OTHERS = ['migrate', 'verify', 'help', 'operation validate', 'pack validate', 'policy test'];
/** Time limit for starting dozens of processes, three at a time. */
const TIMEOUT_MS = 300_000;
const AT_ONCE = 3;

let engine: OwnEngine;
let env: Record<string, string>;

beforeAll(async () => {
  engine = await OwnEngine.start();
  env = testEnvironment(engine.uri);
});
afterAll(() => engine.stop());

/** Returns the names of the commands that a command's help lists. */
async function commandsOf(...group: string[]): Promise<string[]> {
  const { stdout } = await workgate({}, [...group, '--help']);
  const names = [...(stdout.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}(\S+)/gm)].map(
    (match) => match[1] as string,
  );
  return names.filter((name) => group.length === 0 || name !== 'help');
}

/** Runs `work` for each item, a few at a time. */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

it(
  'every command refuses a database that was not migrated, and says how to migrate it',
  async () => {
    const names: string[] = [];
    await inTurns(
      (await commandsOf()).filter((name) => !OTHERS.includes(name)),
      async (name) => {
        const nested = name === 'serve' ? [] : await commandsOf(name);
        names.push(...(nested.length === 0 ? [name] : nested.map((one) => `${name} ${one}`)));
      },
    );
    expect(names.filter((name) => !OTHERS.includes(name)).sort()).toEqual(Object.keys(ARGUMENTS).sort());

    await inTurns(Object.keys(ARGUMENTS), async (name) => {
      const { status, stdout, stderr } = await workgate(env, [...name.split(' '), ...(ARGUMENTS[name] as string[])]);
      expect.soft({ name, status, stdout }).toEqual({ name, status: 1, stdout: '' });
      expect.soft(stderr, name).toMatch(/not prepared for this release\. Run `workgate migrate` first/);
    });
  },
  TIMEOUT_MS,
);

it(
  'every command with a tenant refuses an unknown tenant',
  async () => {
    const prepared = { ...env, MONGODB_DATABASE: `${env['MONGODB_DATABASE']}_prepared` };
    expect((await workgate(prepared, ['migrate'])).status).toBe(0);
    const names = Object.keys(ARGUMENTS).filter((name) => ARGUMENTS[name]?.includes('--tenant') === true);
    expect(names.length).toBeGreaterThan(15);
    await inTurns(names, async (name) => {
      const { status, stdout, stderr } = await workgate(prepared, [
        ...name.split(' '),
        ...(ARGUMENTS[name] as string[]),
      ]);
      expect.soft({ name, status, stdout }).toEqual({ name, status: 1, stdout: '' });
      expect.soft(stderr, name).toBe('workgate: There is no tenant ten_01h455vb4pex5vsknk084sn02q.\n');
    });
  },
  TIMEOUT_MS,
);
