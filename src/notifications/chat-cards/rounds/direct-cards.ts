import type { ApprovalCards, AwaitingApproval } from '../../../approvals/index.ts';
import type { ChatChannel, OwnAccount } from '../../../integrations/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import type { Waiting } from '../../mail/news.ts';
import type { CardRepository } from '../cards/repository.ts';
import type { CardDocument } from '../cards/schema.ts';
import type { CardPlaces } from '../places.ts';

const MOST_AT_ONCE = 5;
const AT_ONCE = 500;
const JUDGED_AT_ONCE = 20;

export interface CardAudience {
  wantingIn: (tenantId: string) => Promise<ReadonlySet<string>>;
  waiting: (tenantId: string) => Promise<Waiting>;
}

export interface DirectCardsOptions {
  audience: CardAudience;
  cards: (tenantId: string) => CardRepository;
  places: Pick<CardPlaces, 'accountsOf'>;
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  proposals: Pick<ApprovalCards, 'placesOf'>;
}

interface Round {
  waiting: Waiting;
  /** Queue of each pending proposal, as `pack/queue`. */
  queues: ReadonlyMap<string, string>;
  /** Workspaces with a channel that has the approvals of a queue, by `pack/queue`. */
  workspaces: ReadonlyMap<string, ReadonlySet<string>>;
  cards: readonly CardDocument[];
}

/** The content of a card, and whether it may still be shown, are decided when it is written. */
export class DirectCards {
  readonly #options: DirectCardsOptions;

  constructor(options: DirectCardsOptions) {
    this.#options = options;
  }

  async areWanted(tenantId: string): Promise<boolean> {
    return (await this.#options.audience.wantingIn(tenantId)).size > 0;
  }

  /** Adds missing direct cards. @returns when an absence or an undelivered account needs the next round */
  async make(tenantId: string, mapped: readonly ChatChannel[]): Promise<Date | null> {
    const { audience } = this.#options;
    const wanting = mapped.length === 0 ? new Set<string>() : await audience.wantingIn(tenantId);
    if (wanting.size === 0) return null;
    const waiting = await audience.waiting(tenantId);
    const round = { waiting, workspaces: workspacesOf(mapped), ...(await this.#there(tenantId, waiting)) };
    const changes = [waiting.absences.nextChange];
    for (const personId of wanting) changes.push(await this.#bring(tenantId, personId, round));
    return earliest(changes);
  }

  async #there(tenantId: string, { all: { proposalIds } }: Waiting): Promise<Pick<Round, 'queues' | 'cards'>> {
    const { cards, proposals } = this.#options;
    const [queues, direct]: [Map<string, string>, CardDocument[]] = [new Map(), []];
    for (let at = 0; at < proposalIds.length; at += AT_ONCE) {
      const ids = proposalIds.slice(at, at + AT_ONCE);
      for (const [proposalId, queue] of await proposals.placesOf(tenantId, ids)) queues.set(proposalId, queue);
      direct.push(...(await cards(tenantId).listOf(ids)).filter((card) => card.direct !== undefined));
    }
    return { queues, cards: direct };
  }

  /** Adds cards as far as there is room. @returns when an account with missing cards is tried again */
  async #bring(tenantId: string, personId: string, round: Round): Promise<Date | null> {
    const { cards, places, awaited } = this.#options;
    const accounts = await places.accountsOf(tenantId, personId);
    if (accounts.length === 0) return null;
    const own = new Map(
      round.cards.filter((card) => accounts.some(isOf(card, personId))).map((card) => [card.proposal_id, card]),
    );
    const still = await this.#review(tenantId, personId, [...own.values()], { round, accounts });
    const { all, audience } = round.waiting;
    const untold = all.proposalIds.filter((id) => !own.has(id) && audience.of(id).approvers.has(personId));
    const room = roomOf(accounts, MOST_AT_ONCE - still.filter(takesRoom).length, [...own.values()]);
    const accountFor = (proposalId: string) =>
      accountsIn(accounts, round, proposalId).find(({ linkId }) => (room.get(linkId) ?? 0) > 0);
    for (let rest = untold; ; ) {
      const next = rest.filter((id) => accountFor(id) !== undefined).slice(0, JUDGED_AT_ONCE);
      if (next.length === 0) break;
      for (const { proposalId } of await awaited.approvableBy(tenantId, personId, next)) {
        const account = accountFor(proposalId);
        if (account === undefined) continue;
        await cards(tenantId).insert(placeOf(proposalId, personId, account));
        for (const [linkId, left] of room) room.set(linkId, left - 1);
        if (account.undelivered !== null) room.set(account.linkId, 0);
      }
      rest = rest.slice(rest.indexOf(next.at(-1) ?? '') + 1);
    }
    const leftAlone = new Set(untold.flatMap((id) => accountsIn(accounts, round, id)));
    return nextAttemptOf([...leftAlone]);
  }

  /** Hides cards that a policy, a role, an absence or a route takes from the person. @returns the other cards. */
  async #review(
    tenantId: string,
    personId: string,
    own: readonly CardDocument[],
    { round, accounts }: { round: Round; accounts: readonly OwnAccount[] },
  ): Promise<CardDocument[]> {
    const cards = this.#options.cards(tenantId);
    const { all, audience } = round.waiting;
    const ids = own.map(({ proposal_id: id }) => id);
    const approvable = await this.#options.awaited.approvableBy(tenantId, personId, ids);
    const possible = new Set(approvable.map(({ proposalId }) => proposalId));
    const still: CardDocument[] = [];
    for (const card of own) {
      const { proposal_id: id } = card;
      // A person who has given one of several approvals is not notified again, but may keep reading the card.
      const isForOthers = all.mayWaitFor(personId, id) && !audience.of(id).approvers.has(personId);
      const isTheirs = possible.has(id) && !isForOthers;
      if (isTheirs) still.push(card);
      const isOn = accountsIn(accounts, round, id).some(({ linkId }) => linkId === card.mapping_id);
      if (isTheirs && isOn && isPosted(card) && (card.withheld === true || card.live !== true)) {
        if (card.withheld === true) await cards.withhold(card._id, false);
        await cards.mark(card);
      }
      // The card is evaluated again when it is written.
      if (isForOthers && card.withheld !== true) await cards.withhold(card._id, true);
      if (!isTheirs && card.live === true) await cards.mark(card);
    }
    return still;
  }
}

/** An account that the last card did not reach gets a single card, once its next attempt is due. */
function roomOf(accounts: readonly OwnAccount[], room: number, own: readonly CardDocument[]): Map<string, number> {
  const now = currentTime();
  return new Map(
    accounts.map(({ linkId, undelivered }) => {
      if (undelivered === null) return [linkId, room];
      const isTried = own.some((card) => card.mapping_id === linkId && card.live === true && !isPosted(card));
      return [linkId, undelivered.nextAttemptAt > now || isTried ? 0 : Math.min(room, 1)];
    }),
  );
}

function nextAttemptOf(accounts: readonly OwnAccount[]): Date | null {
  const now = currentTime();
  return earliest(accounts.flatMap(({ undelivered }) => undelivered?.nextAttemptAt ?? []).filter((at) => at > now));
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);
}

function isPosted({ message_ids }: CardDocument): boolean {
  return message_ids.length > 0;
}

function takesRoom(card: CardDocument): boolean {
  return card.live === true || isPosted(card);
}

function workspacesOf(mapped: readonly ChatChannel[]): Round['workspaces'] {
  const byQueue = Map.groupBy(mapped, ({ packKey, queueKey }) => `${packKey}/${queueKey}`);
  return new Map(
    [...byQueue].map(([queue, channels]) => [queue, new Set(channels.map(({ integrationId }) => integrationId))]),
  );
}

function accountsIn(accounts: readonly OwnAccount[], { queues, workspaces }: Round, proposalId: string): OwnAccount[] {
  const there = workspaces.get(queues.get(proposalId) ?? '');
  return accounts.filter(({ integrationId }) => there?.has(integrationId) === true);
}

function isOf({ mapping_id, direct }: CardDocument, personId: string) {
  return ({ linkId }: OwnAccount) => linkId === mapping_id && direct?.person_id === personId;
}

function placeOf(proposal_id: string, person_id: string, { linkId, integrationId, userId }: OwnAccount) {
  const direct = { person_id, user_id: userId };
  return { proposal_id, mapping_id: linkId, integration_id: integrationId, page_id: userId, direct };
}
