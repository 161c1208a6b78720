import type { KeyRing } from '../../platform/secrets.ts';

export interface CardValue {
  cardId: string;
  proposalId: string;
  payloadHash: string;
}

/** A value opens for one workspace of one tenant, and ends with the master key that sealed it. */
export class CardValues {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  seal(tenantId: string, integrationId: string, { cardId, proposalId, payloadHash }: CardValue): string {
    const said = JSON.stringify([cardId, proposalId, payloadHash]);
    return this.#keyRing.seal('chat-card', Buffer.from(said), `${tenantId}|${integrationId}`);
  }

  /** Returns null if the value is forged or belongs to another workspace. */
  open(value: string, tenantId: string, integrationId: string): CardValue | null {
    try {
      const said = this.#keyRing.open('chat-card', value, `${tenantId}|${integrationId}`).toString();
      const [cardId, proposalId, payloadHash] = JSON.parse(said) as [string, string, string];
      return { cardId, proposalId, payloadHash };
    } catch {
      return null;
    }
  }
}
