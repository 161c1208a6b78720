import type { KeyRing } from '../platform/secrets.ts';

/** What a button stands for. */
export interface CardValue {
  cardId: string;
  proposalId: string;
  /** Of the payload that stood on the card. */
  payloadHash: string;
}

/**
 * What buttons bring back: sealed, so that it says nothing to who sees it, and opens for one workspace of one tenant alone.
 * It ends with the master key that sealed it.
 */
export class CardValues {
  readonly #keyRing: KeyRing;

  constructor(keyRing: KeyRing) {
    this.#keyRing = keyRing;
  }

  seal(tenantId: string, integrationId: string, { cardId, proposalId, payloadHash }: CardValue): string {
    const said = JSON.stringify([cardId, proposalId, payloadHash]);
    return this.#keyRing.seal('chat-card', Buffer.from(said), `${tenantId}|${integrationId}`);
  }

  /** Null for what is none of ours, or of another workspace. */
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
