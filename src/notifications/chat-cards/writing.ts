import { createHash } from 'node:crypto';
import type { ApprovalCards, CardCase } from '../../approvals/index.ts';
import type {
  CardPoster,
  ChatCard,
  ChatCardProblem,
  ChatDeliveries,
  MessagePlace,
  Posted,
  PostingRefusal,
} from '../../integrations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { MINUTE_MS, SECOND_MS } from '../../platform/durations.ts';
import { jittered } from '../../platform/jitter.ts';
import type { Logger } from '../../platform/logger.ts';
import type { KeyRing } from '../../platform/secrets.ts';
import type { WorkKind, WorkResult } from '../../platform/work/kind.ts';
import { cardOf, isFinal } from './card-text.ts';
import { sealCardValue } from './card-values.ts';
import type { CardChanges, CardOnTurn, CardRepository } from './cards/repository.ts';
import { CARDS_DUE } from './cards/schema.ts';
import type { CardPlaces, Standing } from './places.ts';

export const CARD_WRITING = 'chat_card';

/** One card at a time per workspace: the platform takes about one message per second in a channel. */
const LIMITS = { inAll: 16, perTenant: 4, perPeer: 1 };
/** Milliseconds, longer than it takes to evaluate a card and write all its messages. */
const LEASE_MS = MINUTE_MS;

const PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS] as const;
/** Pauses after attempts that may have posted the card. They outlast trouble of more than an hour. */
const LOST_PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS] as const;
/** The first attempt, and one after each pause. */
const MOST_LOST = 1 + LOST_PAUSES_MS.length;
const MENDING_MS = 10 * MINUTE_MS;
const MOST_TRIES = 200;

export type WritingPoint = 'card_held' | 'card_posted' | 'card_noted';

export interface CardWritingOptions {
  cards: (tenantId: string) => CardRepository;
  proposals: Pick<ApprovalCards, 'get'>;
  places: Pick<CardPlaces, 'standing'>;
  keyRing: KeyRing;
  deliveries: Pick<ChatDeliveries, 'begin' | 'noteFailed' | 'noteDelivered' | 'putOff'>;
  askRound: (tenantId: string, at: Date) => Promise<void>;
  posterOf: (tenantId: string, integrationId: string) => Promise<CardPoster | { missing: string }>;
  tenantOf: (tenantId: string) => Promise<{ timeZone: string }>;
  workBaseUrl: string;
  reach: (point: WritingPoint) => void;
  logger: Logger;
}

type DirectOnTurn = CardOnTurn & Required<Pick<CardOnTurn, 'direct'>>;

interface Wanted {
  shown: CardCase;
  card: ChatCard;
  /** The card without its sealed value. */
  said: ChatCard;
  standing: Standing;
}

/** Each attempt to post is recorded before it is made, so that one with an unknown outcome is counted. */
export class CardWriting {
  readonly #options: CardWritingOptions;

  constructor(options: CardWritingOptions) {
    this.#options = options;
  }

  async run(tenantId: string, cardId: string): Promise<WorkResult> {
    const card = await this.#options.cards(tenantId).begin(cardId);
    if (card === null) return 'done';
    if (card.not_before !== undefined && card.not_before > currentTime()) return this.#end(card, {}, card.not_before);
    const wanted = await this.#wanted(card);
    const stands = card.message_ids.length > 0;
    const isOver = wanted === null || (!stands && !mayBePosted(wanted));
    // A round adds the removed card again if it can be decided there again.
    if (isOver && (card.attempts === 0 || standsNowhere(card))) return this.#remove(card);
    if (isOver || isGivenUp(card)) return this.#end(card, { live: null }, null);
    if (!stands && card.lost >= MOST_LOST) return this.#giveUp(card);
    if (card.shown === hashOf(wanted, card.message_ids)) return this.#end(card, { live: lives(wanted) }, null);
    if (!stands && isDirect(card)) return this.#bring(card, wanted);
    const poster = await this.#options.posterOf(tenantId, card.integration_id);
    // The card is written once the app is installed again, or a token is stored.
    if ('missing' in poster) return this.#end(card, { live: true }, null);
    return stands ? this.#update(card, wanted, poster) : this.#post(card, wanted, poster);
  }

  async #wanted(card: CardOnTurn): Promise<Wanted | null> {
    const { tenant_id: tenantId, proposal_id: proposalId, integration_id, direct } = card;
    const { proposals, places, keyRing, tenantOf, workBaseUrl } = this.#options;
    const shown = await proposals.get(tenantId, proposalId);
    if (shown === null) return null;
    const standing = await places.standing(card, shown);
    // Record this before writing the card, so that it hides what becomes of the proposal even after a crash.
    const isWithheld = standing === 'closed' && shown.status === 'pending_approval';
    if (isWithheld && card.withheld !== true) await this.#options.cards(tenantId).withhold(card._id, true);
    const { timeZone } = await tenantOf(tenantId);
    const where = { standing, isDirect: direct !== undefined, lost: card.lost };
    const setting = { workBaseUrl, timeZone, withdrawnBy: card.withdrawn_by, ...where };
    const { payloadHash } = shown;
    const value = sealCardValue(keyRing, tenantId, integration_id, { cardId: card._id, proposalId, payloadHash });
    // Sealing gives another text each time, so compare the card without it.
    return { shown, card: cardOf(shown, setting, value), said: cardOf(shown, setting, ''), standing };
  }

  async #post(card: CardOnTurn, wanted: Wanted, poster: CardPoster): Promise<WorkResult> {
    const { cards, reach } = this.#options;
    const { tenant_id: tenantId, page_id: pageId, lost } = card;
    if (!(await cards(tenantId).hold(card))) return 'done';
    reach('card_held');
    const posted = await poster.post(pageId, wanted.card);
    reach('card_posted');
    if (posted === 'unknown') return this.#afterLost(card);
    if ('refused' in posted) return this.#again(card, { lost }, posted.refused);
    return this.#placed(card, wanted, posted);
  }

  /** Posts to an account, unless the last card did not reach it and its next attempt is not due yet. */
  async #bring(card: DirectOnTurn, wanted: Wanted): Promise<WorkResult> {
    const { cards, deliveries, posterOf, reach } = this.#options;
    const { tenant_id: tenantId, mapping_id: linkId, integration_id: integrationId, direct, lost } = card;
    const notBefore = await deliveries.begin(tenantId, linkId);
    if (notBefore !== null) return this.#setAside(card, notBefore);
    const poster = await posterOf(tenantId, integrationId);
    if ('missing' in poster) return this.#afterFailed(card, 'app_disconnected');
    if (!(await cards(tenantId).hold(card))) return 'done';
    reach('card_held');
    const posted = await poster.postDirect(direct.user_id, wanted.card);
    reach('card_posted');
    if (posted === 'unknown') return this.#afterLost(card);
    if (!('refused' in posted)) return this.#placed(card, wanted, posted);
    const { problem } = posted.refused;
    if (problem === null) return this.#again(card, { lost }, posted.refused);
    this.#warn(card, posted.refused);
    return this.#afterFailed(card, problem);
  }

  async #placed(card: CardOnTurn, wanted: Wanted, place: MessagePlace): Promise<WorkResult> {
    await this.#options.cards(card.tenant_id).place(card, place);
    this.#options.reach('card_noted');
    await this.#noteDelivered(card);
    const shown = hashOf(wanted, [...card.message_ids, place.messageId]);
    return this.#end(card, { shown, tries: 0, not_before: null, live: true }, null);
  }

  /** If the account could not be reached before, a round now adds its missing cards. */
  async #noteDelivered(card: CardOnTurn): Promise<void> {
    const { tenant_id: tenantId, mapping_id: linkId } = card;
    if (!isDirect(card) || !(await this.#options.deliveries.noteDelivered(tenantId, linkId))) return;
    await this.#options.askRound(tenantId, currentTime());
  }

  /** A card that the platform refused is not tried again; any other is set aside. */
  async #afterFailed(card: DirectOnTurn, problem: ChatCardProblem): Promise<WorkResult> {
    const { tenant_id: tenantId, mapping_id: linkId, lost } = card;
    const next = await this.#options.deliveries.noteFailed(tenantId, linkId, problem);
    if (problem !== 'refused') return this.#setAside(card, next);
    await this.#end(card, { lost, tries: card.tries + 1, live: null }, null);
    await this.#options.askRound(tenantId, currentTime());
    return 'done';
  }

  /** A card that was certainly not posted is removed, to make room. Any other waits for this account. */
  async #setAside(card: DirectOnTurn, notBefore: Date): Promise<WorkResult> {
    const { cards, askRound } = this.#options;
    const { tenant_id: tenantId, lost } = card;
    const waiting = { lost, live: true, not_before: notBefore } as const;
    if (lost > 0) await this.#end(card, waiting, notBefore);
    // A mark during this turn keeps the card. It may mean that the account is tried again earlier, so look again.
    else if (!(await cards(tenantId).remove(card)))
      await this.#end(card, { ...waiting, not_before: null }, currentTime());
    // Not at once: with a clock that is behind, the card would be added and removed again and again.
    await askRound(tenantId, new Date(currentTime().getTime() + PAUSES_MS[0]));
    return 'done';
  }

  async #update(card: CardOnTurn, wanted: Wanted, poster: CardPoster): Promise<WorkResult> {
    const left: string[] = [];
    let trouble: Exclude<Posted, MessagePlace> | null = null;
    for (const messageId of card.message_ids) {
      const updated = await poster.update(card.page_id, messageId, wanted.card);
      if (updated === 'gone') continue;
      left.push(messageId);
      if (updated === 'unknown' || 'refused' in updated) trouble ??= updated;
    }
    if (trouble !== null) {
      return this.#again(card, {}, trouble === 'unknown' ? null : trouble.refused);
    }
    // If somebody has deleted all messages, they have seen the card: do not post it again.
    const live = left.length === 0 ? null : lives(wanted);
    // The process may have crashed after the post and before it recorded that the account was reached.
    if (card.shown === undefined && left.length > 0) await this.#noteDelivered(card);
    const gone = card.message_ids.filter((messageId) => !left.includes(messageId));
    if (gone.length > 0) await this.#options.cards(card.tenant_id).forget(card, gone);
    return this.#end(card, { shown: hashOf(wanted, left), tries: 0, not_before: null, live }, null);
  }

  /** `run` gives up once too many posts may be lost. */
  async #afterLost(card: CardOnTurn): Promise<WorkResult> {
    const pauseMs = LOST_PAUSES_MS[Math.min(card.lost, LOST_PAUSES_MS.length - 1)] ?? MINUTE_MS;
    const next = new Date(currentTime().getTime() + jittered(pauseMs, Math.random));
    await this.#end(card, { tries: card.tries + 1, live: true, not_before: next }, next);
    return 'peer_failed';
  }

  async #giveUp(card: CardOnTurn): Promise<WorkResult> {
    const { tenant_id, integration_id, mapping_id, _id } = card;
    const about = { tenant_id, integration_id, card_id: _id };
    this.#options.logger.warn(
      about,
      'a card is not posted again, because it is not known whether earlier posts arrived',
    );
    if (isDirect(card)) await this.#options.deliveries.noteFailed(tenant_id, mapping_id, 'unanswered');
    await this.#end(card, { live: null }, null);
    if (isDirect(card)) await this.#options.askRound(tenant_id, currentTime());
    return 'done';
  }

  /** Waits as long as the platform asks. @param refused Null if the outcome of the attempt is unknown. */
  async #again(card: CardOnTurn, changes: CardChanges, refused: PostingRefusal | null): Promise<WorkResult> {
    const tries = card.tries + 1;
    const isHopeless = refused?.remedy === 'none' || tries > MOST_TRIES;
    if (refused !== null) this.#warn(card, refused);
    const stands = card.message_ids.length > 0;
    if (isHopeless && !stands && isDirect(card)) return this.#afterFailed(card, 'unanswered');
    if (isHopeless) return this.#end(card, { ...changes, tries, live: null }, null);
    const next = new Date(currentTime().getTime() + pauseAfter(tries, refused));
    if (!stands && isDirect(card)) await this.#options.deliveries.putOff(card.tenant_id, card.mapping_id, next);
    await this.#end(card, { ...changes, tries, live: true, not_before: next }, next);
    return refused === null || refused.code === 'provider_unavailable' ? 'peer_failed' : 'done';
  }

  #warn({ tenant_id, integration_id, _id }: CardOnTurn, { code, remedy }: PostingRefusal): void {
    const about = { tenant_id, integration_id, card_id: _id, code };
    this.#options.logger[remedy === 'wait' ? 'info' : 'warn'](about, 'a card could not be written');
  }

  async #remove(card: CardOnTurn): Promise<'done'> {
    await this.#options.cards(card.tenant_id).remove(card);
    return 'done';
  }

  async #end(card: CardOnTurn, changes: CardChanges, next: Date | null): Promise<'done'> {
    await this.#options.cards(card.tenant_id).end(card, changes, next, next ?? currentTime());
    return 'done';
  }
}

function hashOf({ said }: Wanted, messageIds: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([said, messageIds.toSorted()]))
    .digest('hex');
}

function isDirect(card: CardOnTurn): card is DirectOnTurn {
  return card.direct !== undefined;
}

function isGivenUp({ direct, attempts, live, message_ids }: CardOnTurn): boolean {
  return direct !== undefined && attempts > 0 && live !== true && message_ids.length === 0;
}

/** Returns true for a direct card that certainly was never posted. */
function standsNowhere({ direct, lost, shown, live, message_ids }: CardOnTurn): boolean {
  return direct !== undefined && live === true && lost === 0 && shown === undefined && message_ids.length === 0;
}

function mayBePosted({ shown, standing }: Wanted): boolean {
  return shown.status === 'pending_approval' && standing === 'decides';
}

function lives({ shown, standing }: Wanted): true | null {
  return isFinal(shown) || standing === 'closed' ? null : true;
}

function pauseAfter(tries: number, refused: PostingRefusal | null): number {
  if (refused?.remedy === 'mend') return jittered(MENDING_MS, Math.random);
  const pauseMs = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.max(
    (refused?.retryAfterSeconds ?? 0) * SECOND_MS,
    refused?.retryAfterSeconds === undefined ? jittered(pauseMs, Math.random) : 0,
  );
}

export function cardWritingWork(writing: CardWriting): WorkKind {
  return {
    name: CARD_WRITING,
    due: { collection: 'chat_cards', index: CARDS_DUE, dueField: 'due_at', peerField: 'integration_id' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => writing.run(tenantId, id),
    drain: 'finish',
  };
}
