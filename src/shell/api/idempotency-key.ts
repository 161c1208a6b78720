import { useRef } from 'react';

/**
 * Keys that make repetitions of a request safe: the same payload gets the same key until `renew` is called, which is
 * done when the request has succeeded.
 */
export function useIdempotencyKey(): { keyFor: (payload: unknown) => string; renew: () => void } {
  const last = useRef<{ payload: string; key: string }>(undefined);
  return {
    keyFor: (payload) => {
      const text = JSON.stringify(payload);
      if (last.current?.payload !== text) last.current = { payload: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    renew: () => {
      last.current = undefined;
    },
  };
}
