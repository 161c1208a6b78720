import type { Owner } from '../session/owner.ts';

const PREFIX = 'workgate.draft';
/** Per person and tenant. A further draft replaces the one that was changed longest ago. */
const MAX_DRAFTS = 100;
/** In characters: two texts of 65,536 escaped line breaks. No form accepts more. */
const MAX_LENGTH = 280_000;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

export interface KeptDraft {
  /** New for every write, so that a tab notices what another tab has written. */
  revision: string;
  writtenAt: number;
  value: unknown;
}

/** `overtaken`: another tab has written meanwhile. `refused`: the browser stores nothing, or has no more room. */
export type Keeping = 'kept' | 'overtaken' | 'refused';

export interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/**
 * Drafts of one person in one tenant, in the browser's storage. No method throws: `write` returns `refused` if the
 * browser does not store the draft.
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

  nameOf(key: string): string {
    return `${this.#prefix}${key}`;
  }

  /** Returns undefined if there is no draft, it is too old, or the storage cannot be read. */
  read(key: string): KeptDraft | undefined {
    return attempt(() => {
      const draft = parse(this.#storage().getItem(this.nameOf(key)));
      return draft === undefined || this.#isOver(draft) ? undefined : draft;
    });
  }

  /**
   * Stores the value, unless another tab has written meanwhile.
   * @param known Revision that the value is based on; undefined if there was none.
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

  remove(key: string): void {
    attempt(() => this.#storage().removeItem(this.nameOf(key)));
  }

  /** Removes expired drafts of everybody, as their authors may never come back. */
  tidy(): void {
    attempt(() => this.#storedOldestFirst());
  }

  /** If the browser has no room, the drafts that were changed longest ago give way, whoever wrote them. */
  #store(name: string, text: string): Keeping {
    if (isStoredIn(this.#storage(), name, text)) return 'kept';
    for (const { name: oldest } of this.#storedOldestFirst().filter((one) => one.name !== name)) {
      this.#storage().removeItem(oldest);
      if (isStoredIn(this.#storage(), name, text)) return 'kept';
    }
    return 'refused';
  }

  /** Removes expired drafts of everybody, and this person's oldest drafts until one more fits. */
  #makeRoom(): void {
    const own = this.#storedOldestFirst().filter(({ name }) => name.startsWith(this.#prefix));
    for (const { name } of own.slice(0, Math.max(own.length - MAX_DRAFTS + 1, 0))) this.#storage().removeItem(name);
  }

  /** Returns the drafts of everybody, oldest first, and removes expired and unreadable ones. */
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

/**
 * Returns false if there was no room.
 * @throws any other error that keeps the browser from storing.
 */
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

function parse(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  return attempt(() => {
    const { revision, writtenAt, value } = JSON.parse(text) as Partial<KeptDraft>;
    if (typeof revision !== 'string' || typeof writtenAt !== 'number' || value === undefined) return undefined;
    return { revision, writtenAt, value };
  });
}

/** Returns undefined if `act` throws: browsers throw when storage is full, disabled or broken. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
