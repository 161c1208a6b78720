import { useDraft } from './use-draft.ts';

const NOTHING_SENT = { payload: '', key: '', at: 0 };
/** Whoever sends the same words later than this means to say them once more. */
const HELD_MS = 60 * 60 * 1000;

/**
 * Keys that make repetitions of a request safe: the same payload gets the same key, for an hour or until `renew` is called,
 * which is done when the request has succeeded, and when what was written is discarded. They are kept with the draft that is sent, so that a request whose answer was lost is
 * repeated safely behind a reload, too, and from another tab.
 * @param draftKey Of the draft.
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
