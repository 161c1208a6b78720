import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { abortWith } from '../../src/platform/abort-with.ts';

describe('the controller of abortWith', () => {
  test('aborts when any of the signals aborts', () => {
    const signals = [new AbortController(), new AbortController()];
    const controller = new AbortController();
    const release = abortWith(
      controller,
      signals.map(({ signal }) => signal),
      60_000,
    );
    expect(controller.signal.aborted).toBe(false);
    signals[1]?.abort();
    expect(controller.signal.aborted).toBe(true);
    release();
  });

  test('aborts at once if a signal was aborted before', () => {
    const controller = new AbortController();
    abortWith(controller, [AbortSignal.abort()], 60_000)();
    expect(controller.signal.aborted).toBe(true);
  });

  test('aborts after the timeout', () => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      abortWith(controller, [], 60_000);
      vi.advanceTimersByTime(59_999);
      expect(controller.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(controller.signal.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('release removes the listeners and the timer of abortWith', () => {
  vi.useFakeTimers();
  try {
    const parent = new AbortController();
    const controller = new AbortController();
    const release = abortWith(controller, [parent.signal], 60_000);
    expect(getEventListeners(parent.signal, 'abort')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1);
    release();
    expect(getEventListeners(parent.signal, 'abort')).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
    parent.abort();
    expect(controller.signal.aborted).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
