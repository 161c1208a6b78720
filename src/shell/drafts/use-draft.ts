import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOwner } from '../session/use-owner.ts';
import { DraftStore, type Keeping } from './draft-store.ts';

/** What a person has to know of a draft: that it is not kept, or that another tab holds another one. */
export type DraftTrouble = 'not kept' | 'elsewhere';

const TROUBLES = {
  kept: undefined,
  overtaken: 'elsewhere',
  refused: 'not kept',
} as const satisfies Record<Keeping, DraftTrouble | undefined>;

/** How a draft is kept. */
export interface DraftKeeping {
  /** Whether the value was written before this part of the page was there. */
  isRestored: boolean;
  trouble: DraftTrouble | undefined;
  /** Where another tab holds another draft: keeps this one instead. */
  keepThis: () => void;
  /** Where another tab holds another draft: goes on with that one. */
  takeOther: () => void;
}

export interface Draft<Value> extends DraftKeeping {
  value: Value;
  /** Writes, and keeps what is written. What equals the empty value is kept no longer. */
  set: (value: Value) => void;
  /** Begins anew with the empty value: it has been sent, or discarded. */
  forget: () => void;
}

interface State<Value> {
  value: Value;
  isRestored: boolean;
  trouble: DraftTrouble | undefined;
}

/**
 * A value that a person is writing, kept in the browser for them alone: see `DraftStore`. Tabs that show the same draft show
 * the same value; where two have written at once, neither gets lost before the person says which one it is.
 * Never for secrets: what is kept can be read by whoever can read the files of the browser.
 * @param key What is written, such as `message/wi_…`; the same for as long as the part of the page is there.
 * @param empty What there is before anything was written; of the type of all that was ever kept under the key.
 */
export function useDraft<Value>(key: string, empty: Value): Draft<Value> {
  const store = useDraftStore();
  const first = useRef(empty);
  /** The revision that this tab knows, which what it writes goes back to. */
  const known = useRef<string>(undefined);
  const [state, setState] = useState<State<Value>>(() => {
    const kept = store.read(key);
    known.current = kept?.revision;
    return { value: keptValueOf(kept, empty), isRestored: kept !== undefined, trouble: undefined };
  });
  const present = useRef(state);
  const show = useCallback((next: State<Value>) => {
    present.current = next;
    setState(next);
  }, []);

  const keep = useCallback(
    (value: Value): DraftTrouble | undefined => {
      if (isSame(value, first.current) && store.read(key)?.revision === known.current) {
        store.remove(key);
        known.current = undefined;
        return undefined;
      }
      const revision = crypto.randomUUID();
      const keeping = store.write(key, value, known.current, revision);
      if (keeping === 'kept') known.current = revision;
      return TROUBLES[keeping];
    },
    [store, key],
  );
  const set = useCallback((value: Value) => show({ ...present.current, value, trouble: keep(value) }), [show, keep]);
  const takeOther = useCallback(() => {
    const kept = store.read(key);
    known.current = kept?.revision;
    const isRestored = kept !== undefined && present.current.isRestored;
    show({ value: keptValueOf(kept, first.current), isRestored, trouble: undefined });
  }, [store, key, show]);

  useOtherTabs(
    store.nameOf(key),
    useCallback(() => {
      // What this tab has written beside another one is not taken away by the next key that is pressed there.
      if (present.current.trouble === undefined) takeOther();
    }, [takeOther]),
  );
  return {
    ...state,
    set,
    forget: useCallback(() => {
      store.remove(key);
      known.current = undefined;
      show({ value: first.current, isRestored: false, trouble: undefined });
    }, [store, key, show]),
    keepThis: useCallback(() => {
      known.current = store.read(key)?.revision;
      set(present.current.value);
    }, [store, key, set]),
    takeOther,
  };
}

/** Calls whenever another tab has written or removed what is stored under the name. */
function useOtherTabs(name: string, onWritten: () => void): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === name) onWritten();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, onWritten]);
}

/** The drafts of whoever is signed in, in the tenant that they act for. */
export function useDraftStore(): DraftStore {
  const owner = useOwner();
  return useMemo(() => new DraftStore(owner, () => window.localStorage), [owner]);
}

/** Forgets what nobody has come back to, once for each time that the shell is opened. */
export function useTidyDrafts(): void {
  const store = useDraftStore();
  useEffect(() => store.tidy(), [store]);
}

/** What an object lacks, since a build before did not know it, is as it is in an empty one. */
function keptValueOf<Value>(kept: { value: unknown } | undefined, empty: Value): Value {
  if (kept === undefined || typeof kept.value !== typeof empty) return empty;
  const isObject = typeof empty === 'object' && empty !== null && !Array.isArray(empty);
  return (isObject ? { ...empty, ...(kept.value as object) } : kept.value) as Value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
