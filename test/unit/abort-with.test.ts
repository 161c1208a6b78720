import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { abortWith } from '../../src/platform/abort-with.ts';

describe('a controller is aborted', () => {
  test('with any of the signals', () => {
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

  test('with a signal that was aborted before', () => {
    const controller = new AbortController();
    abortWith(controller, [AbortSignal.abort()], 60_000)();
    expect(controller.signal.aborted).toBe(true);
  });

  test('after the time', () => {
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

test('once released nothing of it is left', () => {
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
