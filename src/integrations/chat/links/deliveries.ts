import { currentTime } from '../../../platform/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { jittered } from '../../../platform/jitter.ts';
import type { ChatCardProblem } from './model.ts';
import type { ChatLinkRepository } from './repository.ts';

/** The last pause repeats. */
const PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS] as const;

/** An account that the last card did not reach gets one card at a time, after ever longer pauses. */
export class ChatDeliveries {
  readonly #repository: (tenantId: string) => ChatLinkRepository;

  constructor(repository: (tenantId: string) => ChatLinkRepository) {
    this.#repository = repository;
  }

  /** Claims the next attempt after a failure. Null if the caller may send now; otherwise the time to ask again. */
  async begin(tenantId: string, linkId: string): Promise<Date | null> {
    const links = this.#repository(tenantId);
    const { undelivered } = (await links.find(linkId)) ?? {};
    if (undelivered === undefined) return null;
    if (undelivered.next_at > currentTime()) return undelivered.next_at;
    const next = pauseFrom(undelivered.tries);
    return (await links.claimAttempt(linkId, undelivered, next)) ? null : next;
  }

  /** @returns the time when the next card may be sent: now if the failure says nothing about other cards. */
  async noteFailed(tenantId: string, linkId: string, problem: ChatCardProblem): Promise<Date> {
    const links = this.#repository(tenantId);
    const now = currentTime();
    const next = problem === 'refused' ? now : pauseFrom(0);
    const known = await links.noteUndelivered(linkId, { problem, since: now, tries: 1, next_at: next });
    if (problem !== 'refused') return known?.next_at ?? next;
    await links.putOffAttempt(linkId, now);
    return now;
  }

  /** @returns true if the card before had failed. */
  async noteDelivered(tenantId: string, linkId: string): Promise<boolean> {
    return this.#repository(tenantId).noteDelivered(linkId);
  }

  /** Postpones the next attempt after a failure that says nothing about the account. */
  async putOff(tenantId: string, linkId: string, next: Date): Promise<void> {
    await this.#repository(tenantId).putOffAttempt(linkId, next);
  }

  /** Makes attempts due now, because somebody may have fixed the cause of the failures. */
  async retry(tenantId: string, of: { person_id: string } | { integration_id: string }): Promise<void> {
    await this.#repository(tenantId).hastenAttempts(of, currentTime());
  }

  async forget(tenantId: string, personId: string): Promise<void> {
    await this.#repository(tenantId).forgetUndelivered(personId);
  }
}

function pauseFrom(tries: number): Date {
  const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? HOUR_MS;
  return new Date(currentTime().getTime() + jittered(pauseMs, Math.random));
}
