import { DAY_MS } from '../../platform/durations.ts';
import type { KeyRing } from '../../platform/secrets.ts';

const LIFETIME_MS = 7 * DAY_MS;

export interface ResultToken {
  attempt: number;
  expiresAt: Date;
}

/** Sealed for one action of one tenant. A token becomes invalid with the master key that sealed it. */
export class ResultTokens {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  seal(tenantId: string, actionId: string, attempt: number, at: Date): string {
    const said = JSON.stringify([attempt, at.getTime() + LIFETIME_MS]);
    return this.#keyRing.seal('result-token', Buffer.from(said), contextOf(tenantId, actionId));
  }

  /** Returns null if the token is forged or belongs to another action. */
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
