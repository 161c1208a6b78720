import { notifications } from '@mantine/notifications';
import { useDraft } from './use-draft.ts';

const NOTHING_SENT = { payload: '', key: '', at: 0 };
/** In milliseconds. The same text sent later than that is meant as a second one. */
const HELD_MS = 60 * 60 * 1000;

/**
 * A draft with idempotency keys for its request. The same payload gets the same key for an hour, or until `beginAnew`.
 * Keys are stored with the draft, so that a lost request can be retried after a reload or in another tab.
 */
export function useSentDraft<Value>(draftKey: string, empty: Value) {
  const draft = useDraft(draftKey, empty);
  const sent = useDraft(`${draftKey}/sent`, NOTHING_SENT);
  return {
    draft,
    keyFor: (payload: unknown) => {
      const text = JSON.stringify(payload);
      const now = Date.now();
      if (sent.value.payload === text && now - sent.value.at < HELD_MS) return sent.value.key;
      const key = crypto.randomUUID();
      sent.set({ payload: text, key, at: now });
      return key;
    },
    /** Call when the request has succeeded, or the text is discarded. */
    beginAnew: () => {
      sent.forget();
      draft.forget();
    },
  };
}

/**
 * Tells the person that an earlier request, whose answer was lost, had arrived.
 * @param what Such as `The message`.
 */
export function notifyReplayed(what: string): void {
  notifications.show({ message: `${what} had already arrived. It was not added twice.` });
}
