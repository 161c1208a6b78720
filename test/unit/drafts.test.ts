import { expect, test } from 'vitest';
import { DraftStore, type TextStorage } from '../../src/shell/drafts/draft-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

class FakeStorage implements TextStorage {
  readonly texts = new Map<string, string>();
  /** Capacity in characters, of names and texts together. */
  space = 5_000_000;

  get length() {
    return this.texts.size;
  }
  key(index: number) {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(name: string) {
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    let used = name.length + text.length;
    for (const [other, kept] of this.texts) if (other !== name) used += other.length + kept.length;
    if (used > this.space) throw new DOMException('It is full', 'QuotaExceededError');
    this.texts.set(name, text);
  }
  removeItem(name: string) {
    this.texts.delete(name);
  }
}

function storeOf(owner: { personId?: string; tenantId?: string } = {}, storage = new FakeStorage()) {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const whole = { personId: 'usr_1', tenantId: 'tnt_1', ...owner };
  return {
    store: new DraftStore(
      whole,
      () => storage,
      () => clock.now,
    ),
    storage,
    clock,
  };
}

test('a draft belongs to one person in one tenant', () => {
  const { store, storage } = storeOf();
  expect(store.write('message/wi_1', 'Dear Jo', undefined, 'a')).toBe('kept');
  expect(store.read('message/wi_1')).toMatchObject({ value: 'Dear Jo', revision: 'a' });
  expect(storeOf({ personId: 'usr_2' }, storage).store.read('message/wi_1')).toBeUndefined();
  expect(storeOf({ tenantId: 'tnt_2' }, storage).store.read('message/wi_1')).toBeUndefined();
});

test('a write that is based on another revision than the stored one is not kept', () => {
  const { store } = storeOf();
  store.write('k', 'one', undefined, 'a');
  expect(store.write('k', 'other', undefined, 'b')).toBe('overtaken');
  expect(store.write('k', 'two', 'a', 'c')).toBe('kept');
  expect(store.write('k', 'late', 'a', 'd')).toBe('overtaken');
  expect(store.read('k')?.value).toBe('two');
  store.remove('k');
  expect(store.write('k', 'of a draft that is gone', 'c', 'e')).toBe('overtaken');
});

test('a person keeps 100 drafts: the one untouched longest is dropped, and none of another person', () => {
  const { store, storage, clock } = storeOf();
  const other = storeOf({ personId: 'usr_2' }, storage).store;
  other.write('k', 'of somebody else', undefined, 'x');
  for (let index = 0; index < 100; index += 1) {
    clock.now += 1;
    expect(store.write(`k${index}`, index, undefined, 'a')).toBe('kept');
  }
  clock.now += 1;
  store.write('k0', 'touched again', 'a', 'b');
  store.write('one more', 1, undefined, 'a');
  expect([store.read('k0')?.value, store.read('k1'), store.read('k2')?.value]).toEqual(['touched again', undefined, 2]);
  expect(other.read('k')?.value).toBe('of somebody else');
  expect(storage.length).toBe(101);
});

test('drafts expire after thirty days, also those of people who never return', () => {
  const { store, storage, clock } = storeOf();
  store.write('old', 'old', undefined, 'a');
  clock.now += 30 * DAY_MS;
  expect(store.read('old')?.value).toBe('old');
  clock.now += 1;
  expect(store.read('old')).toBeUndefined();
  const somebodyElse = new DraftStore(
    { personId: 'usr_2', tenantId: 'tnt_1' },
    () => storage,
    () => clock.now,
  );
  somebodyElse.write('new', 'new', undefined, 'a');
  expect([...storage.texts.keys()]).toEqual(['workgate.draft/tnt_1/usr_2/new']);
});

test('a draft that is too long is refused without an exception, as is a full or closed storage', () => {
  const { store, storage } = storeOf();
  expect(store.write('k', ['\n'.repeat(65_536), '\n'.repeat(65_536)], undefined, 'a'), 'two full forms').toBe('kept');
  expect(store.write('k2', 'x'.repeat(280_000), undefined, 'a')).toBe('refused');
  storage.space = 0;
  expect(store.write('k3', 'x', undefined, 'a')).toBe('refused');
  const closed = new DraftStore({ personId: 'usr_1', tenantId: 'tnt_1' }, () => {
    throw new DOMException('It is closed', 'SecurityError');
  });
  expect(closed.read('k')).toBeUndefined();
  expect(closed.write('k', 'x', undefined, 'a')).toBe('refused');
  expect(() => closed.remove('k')).not.toThrow();
});

test('stored text that is not a draft is ignored', () => {
  const { store, storage } = storeOf();
  for (const text of [
    '',
    'null',
    '{',
    '[]',
    '{"revision":1,"writtenAt":2,"value":"x"}',
    '{"revision":"a","value":1}',
  ]) {
    storage.texts.set(store.nameOf('k'), text);
    expect(store.read('k'), text).toBeUndefined();
    expect(store.write('k', 'x', undefined, 'a')).toBe('kept');
  }
});
