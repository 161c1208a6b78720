import { AppError } from '../../errors/app-error.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import type { SecretReference, SecretStore } from './secret-store.ts';

export interface SigningVersions {
  version: number;
  /** Earlier versions that sign for a while longer, newest first. */
  previous: { version: number; until: Date }[];
}

/** Bounded, because request headers hold a signature for each. */
const MOST_PREVIOUS = 4;

/** Signing secrets overlap during a rotation. The record that names a version owns it. */
export class SigningVersionStore {
  readonly #secrets: SecretStore;

  constructor(secrets: SecretStore) {
    this.#secrets = secrets;
  }

  /** Newest first. Null if the newest was replaced meanwhile. */
  async of(tenantId: string, ref: string, { version, previous }: SigningVersions): Promise<string[] | null> {
    const versions = [version, ...stillSigning(previous).map((one) => one.version)];
    const found = await Promise.all(versions.map((one) => this.#secrets.get(tenantId, ref, one)));
    return found[0] === null ? null : found.flatMap((secret) => secret ?? []);
  }

  async begin(tenantId: string, ref: string, secret: string): Promise<SigningVersions> {
    return { version: (await this.#secrets.put(tenantId, ref, secret)).version, previous: [] };
  }

  /** An `overlapMs` of 0 ends earlier secrets at once. @throws {AppError} `invalid_state` while too many still sign. */
  async next(
    tenantId: string,
    ref: string,
    before: SigningVersions,
    { secret, overlapMs }: { secret: string; overlapMs: number },
  ) {
    const kept = overlapMs === 0 ? [] : stillSigning(before.previous);
    if (kept.length >= MOST_PREVIOUS) throw tooMany();
    const stored = await this.#secrets.put(tenantId, ref, secret);
    const until = new Date(currentTimeMs() + overlapMs);
    const previous = overlapMs === 0 ? [] : [{ version: before.version, until }, ...kept];
    const signing: SigningVersions = { version: stored.version, previous };
    // The stored secret signs nothing until a record has `signing`.
    return { signing, stored, overlapEndsAt: overlapEndOf(signing) };
  }

  async drop(tenantId: string, stored: SecretReference): Promise<void> {
    await this.#secrets.remove(tenantId, stored);
  }

  /** Removes the versions that no longer sign. A version that a crash left behind stays until `removeAll`. */
  async forget(tenantId: string, ref: string, before: SigningVersions, now: SigningVersions): Promise<void> {
    const kept = [now, ...now.previous].map(({ version }) => version);
    const over = [before, ...before.previous].filter(({ version }) => !kept.includes(version));
    await Promise.all(over.map(({ version }) => this.#secrets.remove(tenantId, { ref, version })));
  }

  async removeAll(tenantId: string, ref: string): Promise<void> {
    await this.#secrets.removeUpTo(tenantId, { ref, version: Number.MAX_SAFE_INTEGER });
  }
}

/** Null if no earlier secret still signs. */
export function overlapEndOf({ previous }: Pick<SigningVersions, 'previous'>): Date | null {
  const ends = stillSigning(previous).map(({ until }) => until.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

function stillSigning(previous: SigningVersions['previous']): SigningVersions['previous'] {
  return previous.filter(({ until }) => until > currentTime());
}

function tooMany(): AppError {
  const message = `${MOST_PREVIOUS} earlier secrets are still valid. Wait until one of them ends, or end all of them with an overlap of 0.`;
  return new AppError('invalid_state', message);
}
