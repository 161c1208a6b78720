import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulesOf } from '../support/loaded-modules.ts';
import { sampled } from '../support/sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Module that every command imports if it needs services. */
const COMPOSE = path.join(ROOT, 'src/compose.ts');
/** Module that posts to Slack. */
const POSTING = path.join(ROOT, 'src/integrations/providers/slack/posting.ts');
const RELEASE = path.join(ROOT, 'test/fixtures/releases/0.3.0');

describe('a command that needs no service', () => {
  sampled(4).each([
    ['--version', 0],
    ['--help', 0],
    ['tenant --help', 0],
    ['key create --tenant ten_1', 1],
    ['source add x --tenant ten_1 --adapter racecard --location file:x --interval 0', 1],
  ])('%s loads only commander and fewer than 60 files of the service', async (line, status) => {
    const loaded = await modulesOf(line.split(' '));
    expect(loaded).toMatchObject({ status, packages: ['commander'] });
    expect(loaded.ours.length).toBeLessThan(60);
  });

  it('verify loads the checks of a packet, without the database, repositories and services', async () => {
    const loaded = await modulesOf(['verify', `${RELEASE}/packets/a2a.json`, '--jwks', `${RELEASE}/jwks.json`]);
    expect(loaded.status).toBe(0);
    expect(loaded.packages).toEqual(expect.arrayContaining(['ajv', 'canonicalize', 'commander']));
    expect(loaded.packages).not.toEqual(expect.arrayContaining(['mongoose']));
    expect(loaded.packages.length).toBeLessThan(10);
    expect(loaded.ours.filter((file) => /(repository|schema|service)\.ts$/.test(file))).toEqual([
      'evidence/packet-schema.ts',
    ]);
    expect(loaded.ours.length).toBeLessThan(135);
  });

  it('tenant list without configuration fails before it loads any package but commander', async () => {
    const loaded = await modulesOf(['tenant', 'list']);
    expect(loaded).toMatchObject({ status: 1, packages: ['commander'] });
  });
});

describe('a command that needs services', () => {
  it('loads no door, and no engine, validator or client of a provider before its first use', async () => {
    const loaded = await modulesOf([], {}, COMPOSE);
    expect(loaded.status).toBe(0);
    expect(loaded.packages).toEqual(expect.arrayContaining(['mongoose']));
    const unwanted =
      /^(express|@connectrpc|@a2a-js|@modelcontextprotocol|@cedar-policy|ajv|yaml|stripe|@slack|better-auth)/;
    expect(loaded.packages.filter((name) => unwanted.test(name))).toEqual([]);
    expect(loaded.ours.filter((file) => /^(transports|shell)\//.test(file))).toEqual([]);
  });

  it('does not load the library of the chat platform before the first call', async () => {
    const loaded = await modulesOf([], {}, POSTING);
    expect(loaded).toMatchObject({ status: 0, packages: [] });
    expect(loaded.ours).toContain('integrations/providers/slack/web-api.ts');
  });
});
