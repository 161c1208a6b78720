import { randomUUID } from 'node:crypto';
import type { EmailKind, EmailOrder, EmailQueue, EmailState } from '../../../identity/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/mongo/transaction.ts';
import { ASKER_LIMIT, askerIdOf, LETTER_LIMITS, LETTER_LIVES_MS, quotaIdOf, TOLD_FOR_MS } from './limits.ts';
import type { LetterQuotas, LetterRepository } from './repository.ts';
import { type LetterDocument, NO_TENANT } from './schema.ts';

interface AccountEmailQueueOptions {
  letters: LetterRepository;
  quotas: LetterQuotas;
  quotaKey: Buffer;
  workBaseUrl: string;
  wakeSending: () => void;
}

export class AccountEmailQueue implements EmailQueue {
  readonly isOpen = true;
  readonly #options: AccountEmailQueueOptions;

  constructor(options: AccountEmailQueueOptions) {
    this.#options = options;
  }

  async admit(order: EmailOrder): Promise<Date | null> {
    const { quotas, quotaKey } = this.#options;
    for (const limit of LETTER_LIMITS[order.kind]) {
      const next = await quotas.take(quotaIdOf(quotaKey, order, limit), limit.limit, limit.windowMs);
      if (next !== null) return next;
    }
    return null;
  }

  admitAsker(network: string): Promise<Date | null> {
    const { quotas, quotaKey } = this.#options;
    return quotas.take(askerIdOf(quotaKey, network), ASKER_LIMIT.limit, ASKER_LIMIT.windowMs);
  }

  async put(order: EmailOrder, state: 'waiting' | 'limited', within?: Transaction): Promise<void> {
    await this.#options.letters.insert(this.#documentOf(order, state), within);
  }

  async repeat(order: EmailOrder): Promise<void> {
    await this.#options.letters.replace(this.#documentOf(order, 'waiting'));
    this.wake();
  }

  wake(): void {
    this.#options.wakeSending();
  }

  async states(tenantId: string, kind: EmailKind): Promise<ReadonlyMap<string, EmailState>> {
    const all = await this.#options.letters.list(tenantId, kind);
    return new Map(all.map((letter) => [letter.about, toState(letter)]));
  }

  #documentOf({ kind, tenantId, to, about }: EmailOrder, state: 'waiting' | 'limited'): LetterDocument {
    const now = currentTime();
    const ends_at = new Date(now.getTime() + LETTER_LIVES_MS[kind]);
    return {
      _id: newId('ltr'),
      tenant_id: tenantId ?? NO_TENANT,
      kind,
      about,
      to,
      channel: 'mail',
      state,
      state_at: now,
      message_id: `<${randomUUID()}@${new URL(this.#options.workBaseUrl).hostname}>`,
      tries: 0,
      marks: 1,
      ends_at,
      expires_at: new Date(ends_at.getTime() + TOLD_FOR_MS),
      ...(state === 'waiting' && { due_at: now }),
    };
  }
}

export const CLOSED_EMAIL_QUEUE: EmailQueue = {
  isOpen: false,
  admit: closed,
  admitAsker: closed,
  put: closed,
  repeat: closed,
  wake: () => undefined,
  states: async () => new Map(),
};

async function closed(): Promise<never> {
  throw new Error('The service sends no mail, and was asked to');
}

function toState({ state, state_at: at, trouble }: LetterDocument): EmailState {
  return { state, at, status: trouble?.status ?? null, words: trouble?.words ?? '' };
}
