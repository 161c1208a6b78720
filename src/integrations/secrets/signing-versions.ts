import { AppError } from '../../errors/app-error.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import type { SecretReference, SecretStore } from './secret-store.ts';

/** Which versions of a secret something is signed with. */
export interface SigningVersions {
  version: number;
  /** Those before that go on for a while, the newest first. */
  previous: { version: number; until: Date }[];
}

/** A secret that was stored, and that nothing is signed with before a record names its version. */
export interface NextSigning {
  /** To be written to the record. */
  signing: SigningVersions;
  stored: SecretReference;
  /** When the last one of those before ends; null if none goes on. */
  overlapEndsAt: Date | null;
}

/** So many secrets before go on at a time: headers of requests hold a signature for each. */
const MOST_PREVIOUS = 4;

/** The versions of signing secrets, which go over into one another: whose they are, a record says that names them. */
export class SigningVersionStore {
  readonly #secrets: SecretStore;

  constructor(secrets: SecretStore) {
    this.#secrets = secrets;
  }

  /** Those that are signed with at this moment, the newest first; null if it is gone, as another took its place meanwhile. */
  async of(tenantId: string, ref: string, { version, previous }: SigningVersions): Promise<string[] | null> {
    const versions = [version, ...goingOn(previous).map((one) => one.version)];
    const found = await Promise.all(versions.map((one) => this.#secrets.get(tenantId, ref, one)));
    return found[0] === null ? null : found.flatMap((secret) => secret ?? []);
  }

  /** Stores the first secret of something. */
  async begin(tenantId: string, ref: string, secret: string): Promise<SigningVersions> {
    return { version: (await this.#secrets.put(tenantId, ref, secret)).version, previous: [] };
  }

  /**
   * Stores a secret to sign with from now on, and says for how long those before go on.
   * @param overlapMs 0 ends them at once.
   * @throws {AppError} `invalid_state` while too many go on.
   */
  async next(
    tenantId: string,
    ref: string,
    before: SigningVersions,
    { secret, overlapMs }: { secret: string; overlapMs: number },
  ): Promise<NextSigning> {
    const kept = overlapMs === 0 ? [] : goingOn(before.previous);
    if (kept.length >= MOST_PREVIOUS) throw tooMany();
    const stored = await this.#secrets.put(tenantId, ref, secret);
    const until = new Date(currentTimeMs() + overlapMs);
    const previous = overlapMs === 0 ? [] : [{ version: before.version, until }, ...kept];
    return { signing: { version: stored.version, previous }, stored, overlapEndsAt: overlapEndOf({ previous }) };
  }

  /** Removes a secret that no record came to name. */
  async drop(tenantId: string, stored: SecretReference): Promise<void> {
    await this.#secrets.remove(tenantId, stored);
  }

  /** Removes what nothing is signed with any more. What a crash leaves behind goes with a later one. */
  async forget(tenantId: string, ref: string, before: SigningVersions, now: SigningVersions): Promise<void> {
    const kept = [now, ...now.previous].map(({ version }) => version);
    const over = [before, ...before.previous].filter(({ version }) => !kept.includes(version));
    await Promise.all(over.map(({ version }) => this.#secrets.remove(tenantId, { ref, version })));
  }

  /** Removes all of them, also those that somebody left behind. */
  async removeAll(tenantId: string, ref: string): Promise<void> {
    await this.#secrets.removeUpTo(tenantId, { ref, version: Number.MAX_SAFE_INTEGER });
  }
}

/** When the last of the secrets before ends; null if none goes on. */
export function overlapEndOf({ previous }: Pick<SigningVersions, 'previous'>): Date | null {
  const ends = goingOn(previous).map(({ until }) => until.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

function goingOn(previous: SigningVersions['previous']): SigningVersions['previous'] {
  return previous.filter(({ until }) => until > currentTime());
}

function tooMany(): AppError {
  const message = `${MOST_PREVIOUS} secrets before are still signed with. Wait until one of them ends, or end them all with an overlap of 0.`;
  return new AppError('invalid_state', message);
}
