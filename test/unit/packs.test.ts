import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadPacks, readPacks } from '../../src/policy/packs/shipped-packs.ts';

const PACKS = path.resolve(import.meta.dirname, '../../contracts/packs');
const KEY = 'customer_support';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-packs-'));
  for (const name of [KEY, 'policy.cedar', 'schema.cedarschema']) {
    await cp(path.join(PACKS, name), path.join(folder, name), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the packs of a folder', () => {
  it.each([
    ['pack.yaml', 'pack_key: customer_support', 'pack_key: another', 'pack_key is not the name of its folder'],
    ['pack.yaml', 'expire_after_hours', 'expire_after', 'proposals.expire_after_hours is required'],
    ['policy.cedar', '//', 'permit (principal, action, resource);//', ''],
  ])('name the pack with a fault in its %s (at %j) when all are read', async (name, from, to, fault) => {
    const file = path.join(folder, KEY, name);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replace(from, to));
    const packs = loadPacks(folder);
    expect(() => readPacks(packs)).toThrow(`The pack ${KEY} is not valid: ${fault}`);
    // A later read reports the same fault.
    expect(() => readPacks(packs)).toThrow(`The pack ${KEY} is not valid: ${fault}`);
  });

  it('can be cloned whole for a thread', () => {
    const [pack] = readPacks(loadPacks(folder));
    expect(pack?.queues.length).toBeGreaterThan(0);
    expect(structuredClone([...loadPacks(folder).packs.values()])).toEqual([pack]);
  });
});
