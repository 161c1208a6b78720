import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../src/collections.ts';
import { type CollectionDeclaration, indexesOf, OUTBOX_INDEX } from '../../src/platform/storage/collection.ts';
import { fingerprintOf } from '../../src/platform/storage/indexes.ts';
import { versionOf } from '../../src/platform/storage/migration.ts';
import { FIRST_VERSION, MIGRATIONS } from '../../src/platform/storage/migrations/all.ts';

const RELEASES = path.resolve(import.meta.dirname, '../fixtures/releases');
const SRC = path.resolve(import.meta.dirname, '../../src');

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('the registry of collections', () => {
  it('has each collection that the code names once, and no other', () => {
    const named = sources
      .filter((file) => !file.startsWith('shell/'))
      .flatMap((file) => [
        ...readFileSync(path.join(SRC, file), 'utf8').matchAll(
          /(?:collection: |modelName: |\.collection<[^>]*>\()'([a-z_]+)'/g,
        ),
      ])
      .map((match) => match[1]);
    const declared = COLLECTIONS.map(({ name }) => name);
    expect(new Set(declared).size).toBe(declared.length);
    expect([...new Set(named)].sort()).toEqual(declared.toSorted());
  });

  it.each(
    COLLECTIONS.map((one) => [one.name, one] as const),
  )('states the owner, the growth and the end of %s', (_, one) => {
    expect(existsSync(path.join(SRC, one.owner))).toBe(true);
    expect(one.growth).not.toBe('');
    expect(one.end).not.toBe('');
    const names = indexesOf(one).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of one.retiredIndexes ?? []) expect(names).not.toContain(name);
  });

  it('expires documents only by single-field indexes, as MongoDB requires', () => {
    const expiring = COLLECTIONS.flatMap(indexesOf).filter(
      ({ expireAfterSeconds }) => expireAfterSeconds !== undefined,
    );
    expect(expiring.length).toBeGreaterThan(3);
    for (const { key } of expiring) expect(Object.keys(key)).toHaveLength(1);
  });

  it('gives each collection with an outbox the index that the relay reads', () => {
    const withOutbox = COLLECTIONS.filter(({ outbox }) => outbox === true);
    expect(withOutbox.length).toBeGreaterThanOrEqual(10);
    for (const one of withOutbox) expect(indexesOf(one)).toContain(OUTBOX_INDEX);
  });
});

describe('the fingerprint of the indexes', () => {
  const base: CollectionDeclaration = {
    name: 'things',
    owner: 'x',
    holds: 'tenants',
    indexes: [
      { name: 'a', key: { tenant_id: 1, a: 1 } },
      { name: 'b', key: { b: 1 }, expireAfterSeconds: 60 },
    ],
    growth: 'x',
    end: 'x',
  };
  const [a = { name: '', key: {} }, b = { name: '', key: {} }] = base.indexes;

  it('does not depend on the order of declarations', () => {
    const other = { ...base, name: 'others' };
    expect(fingerprintOf([other, { ...base, indexes: [b, a] }])).toBe(fingerprintOf([base, other]));
  });

  it.each<[string, CollectionDeclaration]>([
    ['an added index', { ...base, indexes: [a, b, { name: 'c', key: { c: 1 } }] }],
    ['a removed index', { ...base, indexes: [a] }],
    ['the order of fields', { ...base, indexes: [{ ...a, key: { a: 1, tenant_id: 1 } }, b] }],
    ['the direction of a field', { ...base, indexes: [{ ...a, key: { tenant_id: 1, a: -1 } }, b] }],
    ['the time to live', { ...base, indexes: [a, { ...b, expireAfterSeconds: 61 }] }],
    ['uniqueness', { ...base, indexes: [{ ...a, unique: true }, b] }],
    ['an added filter', { ...base, indexes: [{ ...a, partialFilterExpression: { a: { $exists: true } } }, b] }],
    ['an added outbox', { ...base, outbox: true }],
    ['the name of the collection', { ...base, name: 'other' }],
  ])('changes with %s', (_, changed) => {
    expect(fingerprintOf([changed])).not.toBe(fingerprintOf([base]));
  });
});

describe('the migrations', () => {
  const folder = path.join(SRC, 'platform/storage/migrations');

  it('follow 0.3.0 without a gap, and have the names of their files', () => {
    expect(MIGRATIONS.map(versionOf)).toEqual(MIGRATIONS.map((_, index) => FIRST_VERSION + 1 + index));
    const files = readdirSync(folder).filter((file) => file !== 'all.ts');
    expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
  });

  it('raise the schema version if the indexes differ from those of the release before', async () => {
    const releases = readdirSync(RELEASES).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const last = path.join(RELEASES, releases.at(-1) ?? '');
    const read = (file: string) => JSON.parse(readFileSync(path.join(last, file), 'utf8'));
    const retired = new Map(COLLECTIONS.map(({ name, retiredIndexes = [] }) => [name, retiredIndexes]));
    const namesOf = (name: string, indexes: readonly { name: string }[]) =>
      indexes.map((index) => `${name}.${index.name}`).filter((one) => !one.endsWith('._id_'));
    const before = Object.entries(read('indexes.json') as Record<string, { name: string }[]>).flatMap(([name, all]) =>
      namesOf(
        name,
        all.filter((index) => retired.get(name)?.includes(index.name) !== true),
      ),
    );
    const now = COLLECTIONS.flatMap((one) => namesOf(one.name, indexesOf(one)));
    expect(
      before.filter((index) => !now.includes(index)),
      'neither declared nor retired',
    ).toEqual([]);
    const isSame = now.every((index) => before.includes(index));
    const version = Math.max(...MIGRATIONS.map(versionOf));
    expect(isSame || version > read('manifest.json').schema_version).toBe(true);
  });

  it('import nothing from the domains, whose code changes later', () => {
    for (const file of readdirSync(folder)) {
      const imports = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
        (one) => one[1],
      );
      for (const specifier of imports) {
        const target = path.relative(SRC, path.resolve(folder, specifier ?? ''));
        expect(target, file).toMatch(/^platform\//);
      }
    }
  });
});
