import { useDraft } from './use-draft.ts';

const NOTHING_SENT = { payload: '', key: '', at: 0 };
/**
 * Milliseconds for which a key is reused. Somebody who sends the same text later than that means to send it a second
 * time.
 */
const HELD_MS = 60 * 60 * 1000;

/**
 * Returns idempotency keys that make retries of a request safe. The same payload gets the same key for an hour, or
 * until `renew` is called: when the request has succeeded, and when the text is discarded. Keys are stored with the
 * draft, so that a request whose answer was lost can be retried safely after a reload or from another tab.
 * @param draftKey Key of the draft that is sent.
 */
export function useIdempotencyKey(draftKey: string): { keyFor: (payload: unknown) => string; renew: () => void } {
  const sent = useDraft(`${draftKey}/sent`, NOTHING_SENT);
  return {
    keyFor: (payload) => {
      const text = JSON.stringify(payload);
      const now = Date.now();
      if (sent.value.payload === text && now - sent.value.at < HELD_MS) return sent.value.key;
      const key = crypto.randomUUID();
      sent.set({ payload: text, key, at: now });
      return key;
    },
    renew: sent.forget,
  };
}
