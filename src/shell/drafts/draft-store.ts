import type { Owner } from '../session/owner.ts';

/** Names of what is stored begin with it: there may be other things in the browser's storage. */
const PREFIX = 'workgate.draft';
/** As many drafts one person has in one tenant; a further one takes the place of what was left alone longest. */
const MAX_DRAFTS = 100;
/** Two texts of 65,536 characters, each an escaped line break: nothing that a form takes is too long to be kept. */
const MAX_LENGTH = 280_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** What is kept of something that is being written. */
export interface KeptDraft {
  /** Another one at every writing, so that a tab notices what another one has written. */
  revision: string;
  writtenAt: number;
  value: unknown;
}

/** `overtaken` if another tab has written meanwhile, `refused` if the browser keeps nothing, or no more. */
export type Keeping = 'kept' | 'overtaken' | 'refused';

/** What is used of the browser's storage. */
export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/**
 * Drafts of one person in one tenant, in the browser's storage: they are there behind navigations, reloads, sessions and
 * crashes. Nothing of it throws; where the browser refuses to keep anything, that is said.
 */
export class DraftStore {
  readonly #prefix: string;
  readonly #storage: () => TextStorage;
  readonly #now: () => number;

  constructor({ personId, tenantId }: Owner, storage: () => TextStorage, now: () => number = Date.now) {
    this.#prefix = `${PREFIX}/${tenantId}/${personId}/`;
    this.#storage = storage;
    this.#now = now;
  }

  /** The name under which the draft is stored. */
  nameOf(key: string): string {
    return `${this.#prefix}${key}`;
  }

  /** Undefined if there is none, it is too old, or nothing can be read. */
  read(key: string): KeptDraft | undefined {
    return attempt(() => {
      const draft = parse(this.#storage().getItem(this.nameOf(key)));
      return draft === undefined || this.#isOver(draft) ? undefined : draft;
    });
  }

  /**
   * Keeps the value, unless another tab has written another one.
   * @param known The revision that the value goes back to; undefined if there was none.
   * @param revision Of the value.
   */
  write(key: string, value: unknown, known: string | undefined, revision: string): Keeping {
    const draft: KeptDraft = { revision, writtenAt: this.#now(), value };
    const text = JSON.stringify(draft);
    if (text.length > MAX_LENGTH) return 'refused';
    const keeping = attempt<Keeping>(() => {
      const present = this.read(key)?.revision;
      if (present !== known) return 'overtaken';
      if (present === undefined) this.#makeRoom();
      return this.#store(this.nameOf(key), text);
    });
    return keeping ?? 'refused';
  }

  /** Forgets the draft, whoever has written it. */
  remove(key: string): void {
    attempt(() => this.#storage().removeItem(this.nameOf(key)));
  }

  /** Forgets what is over, of everybody who uses this browser: whoever has written it may never come back. */
  tidy(): void {
    attempt(() => this.#storedOldestFirst());
  }

  /** Where the browser has no room, what was left alone longest gives way, whoever has written it. */
  #store(name: string, text: string): Keeping {
    if (isStoredIn(this.#storage(), name, text)) return 'kept';
    for (const { name: oldest } of this.#storedOldestFirst().filter((one) => one.name !== name)) {
      this.#storage().removeItem(oldest);
      if (isStoredIn(this.#storage(), name, text)) return 'kept';
    }
    return 'refused';
  }

  /** Removes what is over, of everybody who uses this browser, and what one more draft of this person has no place for. */
  #makeRoom(): void {
    const own = this.#storedOldestFirst().filter(({ name }) => name.startsWith(this.#prefix));
    for (const { name } of own.slice(0, Math.max(own.length - MAX_DRAFTS + 1, 0))) this.#storage().removeItem(name);
  }

  /** All drafts of everybody; what is over is removed. */
  #storedOldestFirst(): { name: string; writtenAt: number }[] {
    const stored: { name: string; writtenAt: number }[] = [];
    for (const name of namesIn(this.#storage())) {
      const draft = parse(this.#storage().getItem(name));
      if (draft === undefined || this.#isOver(draft)) this.#storage().removeItem(name);
      else stored.push({ name, writtenAt: draft.writtenAt });
    }
    return stored.sort((one, other) => one.writtenAt - other.writtenAt);
  }

  #isOver({ writtenAt }: KeptDraft): boolean {
    return this.#now() - writtenAt > MAX_AGE_MS;
  }
}

/** Whether there was room. @throws whatever else keeps the browser from storing. */
function isStoredIn(storage: TextStorage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

function namesIn(storage: TextStorage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return names.filter((name) => name !== null).filter((name) => name.startsWith(`${PREFIX}/`));
}

/** Undefined of what is no draft of this build's. */
function parse(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  return attempt(() => {
    const { revision, writtenAt, value } = JSON.parse(text) as Partial<KeptDraft>;
    if (typeof revision !== 'string' || typeof writtenAt !== 'number' || value === undefined) return undefined;
    return { revision, writtenAt, value };
  });
}

/** Browsers throw where storage is full, switched off or out of order. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
