import type { KeyRing } from '../../platform/secrets.ts';

export interface CardValue {
  cardId: string;
  proposalId: string;
  payloadHash: string;
}

/** The value of a button opens for one workspace of one tenant, and ends with the master key that sealed it. */
export function sealCardValue(keyRing: KeyRing, tenantId: string, integrationId: string, value: CardValue): string {
  const said = JSON.stringify([value.cardId, value.proposalId, value.payloadHash]);
  return keyRing.seal('chat-card', Buffer.from(said), `${tenantId}|${integrationId}`);
}

/** Returns null if the value is forged or belongs to another workspace. */
export function openCardValue(keyRing: KeyRing, tenantId: string, integrationId: string, value: string) {
  try {
    const said = keyRing.open('chat-card', value, `${tenantId}|${integrationId}`).toString();
    const [cardId, proposalId, payloadHash] = JSON.parse(said) as [string, string, string];
    return { cardId, proposalId, payloadHash } satisfies CardValue;
  } catch {
    return null;
  }
}
