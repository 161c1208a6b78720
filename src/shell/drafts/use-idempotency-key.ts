import { useDraft } from './use-draft.ts';

const NOTHING_SENT = { payload: '', key: '', at: 0 };
/** In milliseconds. The same text sent later than that is meant as a second one. */
const HELD_MS = 60 * 60 * 1000;

/**
 * The same payload gets the same idempotency key for an hour, or until `renew` is called after success or discarding.
 * Keys are stored with the draft, so that a lost request can be retried after a reload or in another tab.
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
