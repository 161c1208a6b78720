import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulesOf } from '../support/loaded-modules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What each command imports that needs services. */
const COMPOSE = path.join(ROOT, 'src/compose.ts');
/** What posts to Slack. */
const POSTING = path.join(ROOT, 'src/integrations/providers/slack/posting.ts');
const RELEASE = path.join(ROOT, 'test/fixtures/releases/0.3.0');

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
    expect(loaded.ours.length).toBeLessThan(60);
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
    expect(loaded.ours.length).toBeLessThan(85);
  });

  it('a command without its configuration is told so before anything is loaded for it', async () => {
    const loaded = await modulesOf(['tenant', 'list']);
    expect(loaded).toMatchObject({ status: 1, packages: ['commander'] });
  });
});

describe('a command that needs services', () => {
  it('loads no door, and no engine, validator or client of a provider before it is used', async () => {
    const loaded = await modulesOf([], {}, COMPOSE);
    expect(loaded.status).toBe(0);
    expect(loaded.packages).toEqual(expect.arrayContaining(['mongoose']));
    const unwanted =
      /^(express|@connectrpc|@a2a-js|@modelcontextprotocol|@cedar-policy|ajv|yaml|stripe|@slack|better-auth)/;
    expect(loaded.packages.filter((name) => unwanted.test(name))).toEqual([]);
    expect(loaded.ours.filter((file) => /^(transports|shell)\//.test(file))).toEqual([]);
  });

  it('connects to the chat platform without its library, which the first call loads', async () => {
    const loaded = await modulesOf([], {}, POSTING);
    expect(loaded).toMatchObject({ status: 0, packages: [] });
    expect(loaded.ours).toContain('integrations/providers/slack/web-api.ts');
  });
});
