import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentReads } from '../../src/platform/recent-reads.ts';

const MAX_AGE_MS = 1_500;
const MAX_ENTRIES = 10_000;

/** A source whose reads the test answers by hand. */
class Source {
  readonly asked: string[] = [];
  readonly #answers: ((value: Promise<string | null>) => void)[] = [];

  readonly load = (id: string): Promise<string | null> => {
    this.asked.push(id);
    return new Promise((resolve) => this.#answers.push(resolve));
  };

  /** Answers the oldest pending read. */
  answer(value: string | null | Error): void {
    const answer = this.#answers.shift();
    answer?.(value instanceof Error ? Promise.reject(value) : Promise.resolve(value));
  }
}

describe('recent reads', () => {
  let source: Source;
  let reads: RecentReads<string>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    source = new Source();
    reads = new RecentReads(MAX_AGE_MS, source.load);
  });
  afterEach(() => void vi.useRealTimers());

  async function read(id: string, value: string | null): Promise<string | null> {
    const result = reads.get(id);
    source.answer(value);
    return result;
  }

  it('are shared by callers who ask at the same time', async () => {
    const results = [reads.get('a'), reads.get('a'), reads.get('b')];
    source.answer('A');
    source.answer('B');
    expect(await Promise.all(results)).toEqual(['A', 'A', 'B']);
    expect(source.asked).toEqual(['a', 'b']);
  });

  it('are valid up to their maximum age, counted from their start and not from their end', async () => {
    const result = reads.get('a');
    vi.advanceTimersByTime(MAX_AGE_MS - 1);
    source.answer('A');
    expect(await result).toBe('A');
    expect(await reads.get('a')).toBe('A');
    expect(source.asked.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await read('a', 'changed')).toBe('changed');
    expect(source.asked.length).toBe(2);
  });

  it('serve nothing stale if the source fails, and ask it again the next time', async () => {
    await read('a', 'A');
    vi.advanceTimersByTime(MAX_AGE_MS);
    const failing = reads.get('a');
    source.answer(new Error('no answer'));
    await expect(failing).rejects.toThrow('no answer');
    expect(reads.peek('a')).toBeUndefined();
    expect(await read('a', 'back')).toBe('back');
  });

  it('do not cache that a value is missing', async () => {
    expect(await read('a', null)).toBeNull();
    expect(reads.peek('a')).toBeUndefined();
    expect(await read('a', 'made meanwhile')).toBe('made meanwhile');
  });

  it('are forgotten at once, also while they are in progress', async () => {
    await read('a', 'A');
    reads.forget('a');
    const before = reads.get('a');
    reads.forget('a');
    const after = reads.get('a');
    source.answer('of before the change');
    source.answer('of after the change');
    expect(await before).toBe('of before the change');
    expect(await after).toBe('of after the change');
    expect(await reads.get('a')).toBe('of after the change');
    expect(source.asked.length).toBe(3);
  });

  it('do not replace a later read when they end late', async () => {
    const slow = reads.get('a');
    vi.advanceTimersByTime(MAX_AGE_MS);
    const fast = reads.get('a');
    source.answer(new Error('too late'));
    await expect(slow).rejects.toThrow('too late');
    source.answer('A');
    expect(await fast).toBe('A');
    expect(await reads.get('a')).toBe('A');
    expect(source.asked.length).toBe(2);
  });

  it('are kept for a limited number of ids', async () => {
    for (let count = 0; count <= MAX_ENTRIES; count += 1) await read(`id ${count}`, 'value');
    expect(reads.peek('id 0')).toBeUndefined();
    expect(reads.peek('id 1')).toBeDefined();
    expect(reads.peek(`id ${MAX_ENTRIES}`)?.known).toBe('value');
  });
});
