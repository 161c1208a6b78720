import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOwner } from '../session/use-owner.ts';
import { DraftStore, type Keeping } from './draft-store.ts';

type DraftTrouble = 'not kept' | 'elsewhere';

const TROUBLES: Record<Keeping, DraftTrouble | undefined> = {
  kept: undefined,
  overtaken: 'elsewhere',
  refused: 'not kept',
};

export interface DraftKeeping {
  /** True if the value was restored from an earlier visit. */
  isRestored: boolean;
  trouble: DraftTrouble | undefined;
  keepThis: () => void;
  takeOther: () => void;
}

export interface Draft<Value> extends DraftKeeping {
  value: Value;
  /** A value that equals the empty value is removed from the storage. */
  set: (value: Value) => void;
  forget: () => void;
}

interface State<Value> {
  value: Value;
  isRestored: boolean;
  trouble: DraftTrouble | undefined;
}

/**
 * A value that a person is writing, stored in the browser for them alone. Tabs show the same draft; if two write at
 * once, both are kept until the person chooses. Never use it for secrets: whoever can read the browser's files can read
 * drafts.
 * @param key Such as `message/wi_…`; must not change while the component is mounted.
 * @param empty Value before anything is written; of the type of every value ever stored under the key.
 */
export function useDraft<Value>(key: string, empty: Value): Draft<Value> {
  const store = useDraftStore();
  const first = useRef(empty);
  /** Revision that the next write of this tab is based on. */
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
      // On a conflict, the next key pressed in the other tab must not replace this tab's text.
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

function useOtherTabs(name: string, onWritten: () => void): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === name) onWritten();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, onWritten]);
}

function useDraftStore(): DraftStore {
  const owner = useOwner();
  return useMemo(() => new DraftStore(owner, () => window.localStorage), [owner]);
}

/** Removes expired drafts when the shell is opened. Renders nothing. */
export function TidyDrafts(): null {
  const store = useDraftStore();
  useEffect(() => store.tidy(), [store]);
  return null;
}

/** Properties that an older build did not store get their values from `empty`. */
function keptValueOf<Value>(kept: { value: unknown } | undefined, empty: Value): Value {
  if (kept === undefined || typeof kept.value !== typeof empty) return empty;
  const isObject = typeof empty === 'object' && empty !== null && !Array.isArray(empty);
  return (isObject ? { ...empty, ...(kept.value as object) } : kept.value) as Value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
