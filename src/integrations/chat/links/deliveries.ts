import { currentTime } from '../../../platform/clock.ts';
import { jittered } from '../../../platform/jitter.ts';
import type { ChatCardProblem } from './model.ts';
import type { ChatLinkRepository } from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After attempts that were not delivered; the last one from then on. */
const PAUSES_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS] as const;

/**
 * Whether cards reach linked accounts. To one that the last card did not reach, one is sent at a time, after ever longer
 * pauses, for as long as something waits.
 */
export class ChatDeliveries {
  readonly #repository: (tenantId: string) => ChatLinkRepository;

  constructor(repository: (tenantId: string) => ChatLinkRepository) {
    this.#repository = repository;
  }

  /**
   * Asks whether a card may be sent to an account now; where the last one did not reach it, the turn is the caller's then.
   * @returns null if it may; else when it is to be asked again.
   */
  async begin(tenantId: string, linkId: string): Promise<Date | null> {
    const links = this.#repository(tenantId);
    const { undelivered } = (await links.find(linkId)) ?? {};
    if (undelivered === undefined) return null;
    if (undelivered.next_at > currentTime()) return undelivered.next_at;
    const next = pauseFrom(undelivered.tries);
    return (await links.claimAttempt(linkId, undelivered, next)) ? null : next;
  }

  /**
   * Notes that a card was not delivered.
   * @returns when the next one may be sent: at once where that says nothing of other cards.
   */
  async noteFailed(tenantId: string, linkId: string, problem: ChatCardProblem): Promise<Date> {
    const links = this.#repository(tenantId);
    const now = currentTime();
    const next = problem === 'refused' ? now : pauseFrom(0);
    const known = await links.noteUndelivered(linkId, { problem, since: now, tries: 1, next_at: next });
    if (problem !== 'refused') return known?.next_at ?? next;
    await links.putOffAttempt(linkId, now);
    return now;
  }

  /** Notes that a card was delivered. @returns whether the one before was not. */
  async noteDelivered(tenantId: string, linkId: string): Promise<boolean> {
    return this.#repository(tenantId).noteDelivered(linkId);
  }

  /** Of an attempt that said nothing of the account: the next one is made when the platform takes something again. */
  async putOff(tenantId: string, linkId: string, next: Date): Promise<void> {
    await this.#repository(tenantId).putOffAttempt(linkId, next);
  }

  /** Has the next attempts be made at once, as somebody may have mended what they failed by. */
  async retry(tenantId: string, of: { person_id: string } | { integration_id: string }): Promise<void> {
    await this.#repository(tenantId).hastenAttempts(of, currentTime());
  }

  /** Of somebody who wants no cards any more, nothing is told of them. */
  async forget(tenantId: string, personId: string): Promise<void> {
    await this.#repository(tenantId).forgetUndelivered(personId);
  }
}

function pauseFrom(tries: number): Date {
  const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? HOUR_MS;
  return new Date(currentTime().getTime() + jittered(pauseMs, Math.random));
}
