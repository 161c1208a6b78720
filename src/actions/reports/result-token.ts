import type { KeyRing } from '../../platform/secrets.ts';

/** So long a token is good from when it was made. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** What a token says that we have made. */
export interface ResultToken {
  /** The attempt that was sent with it. */
  attempt: number;
  expiresAt: Date;
}

/**
 * The tokens by which receivers report what came of what they were sent. A token is sealed, so that it says nothing to who
 * has it, and opens for one action of one tenant alone; nothing of it is stored. It ends with the master key that sealed it.
 */
export class ResultTokens {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  /** The token of an attempt that is sent at a time. */
  seal(tenantId: string, actionId: string, attempt: number, at: Date): string {
    const said = JSON.stringify([attempt, at.getTime() + LIFETIME_MS]);
    return this.#keyRing.seal('result-token', Buffer.from(said), contextOf(tenantId, actionId));
  }

  /** What a token says; null if it is none of ours, or of another action. */
  open(token: string, tenantId: string, actionId: string): ResultToken | null {
    let said: string;
    try {
      said = this.#keyRing.open('result-token', token, contextOf(tenantId, actionId)).toString();
    } catch {
      return null;
    }
    const [attempt, expiresMs] = JSON.parse(said) as [number, number];
    return { attempt, expiresAt: new Date(expiresMs) };
  }
}

function contextOf(tenantId: string, actionId: string): string {
  return `${tenantId}|${actionId}`;
}
