import type { ApprovalCards } from '../../actions/approval-cards.ts';
import type { AwaitingApproval } from '../../actions/awaiting-approval.ts';
import type { OwnAccount } from '../../integrations/chat/links/links.ts';
import type { ChatChannel } from '../../integrations/chat/model.ts';
import type { Waiting } from '../../mail/news.ts';
import type { CardRepository } from '../cards/repository.ts';
import type { CardDocument } from '../cards/schema.ts';
import type { CardPlaces } from '../places.ts';

/** So many cards of what waits for a person stand with them; what is behind these comes as they are decided. */
const MOST_AT_ONCE = 5;
/** Looked up together. */
const AT_ONCE = 500;
/** Judged together; mostly the first ones are enough. */
const JUDGED_AT_ONCE = 20;

/** Whom cards are for. */
export interface CardAudience {
  /** Those who want cards in their direct messages. */
  wantingIn: (tenantId: string) => Promise<ReadonlySet<string>>;
  /** All that waits, and who is told of it. */
  waiting: (tenantId: string) => Promise<Waiting>;
}

export interface DirectCardsOptions {
  audience: CardAudience;
  cards: (tenantId: string) => CardRepository;
  places: Pick<CardPlaces, 'accountsOf'>;
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  proposals: Pick<ApprovalCards, 'placesOf'>;
}

/** What a round looks at for every person. */
interface Round {
  waiting: Waiting;
  /** Of each proposal that waits: `pack/queue`. */
  queues: ReadonlyMap<string, string>;
  /** The workspaces in which a channel has the approvals of a queue, by `pack/queue`. */
  workspaces: ReadonlyMap<string, ReadonlySet<string>>;
  /** The direct cards of what waits. */
  cards: readonly CardDocument[];
}

/** Finds what has to stand in the direct messages of whom. What a card says, and whether it still may, is found out when it is written. */
export class DirectCards {
  readonly #options: DirectCardsOptions;

  constructor(options: DirectCardsOptions) {
    this.#options = options;
  }

  /** Whether anybody wants some. */
  async areWanted(tenantId: string): Promise<boolean> {
    return (await this.#options.audience.wantingIn(tenantId)).size > 0;
  }

  /**
   * Makes the cards that are missing.
   * @param mapped The channels that have approvals.
   * @returns when that may change by itself, as somebody goes away or comes back; null for not at all.
   */
  async make(tenantId: string, mapped: readonly ChatChannel[]): Promise<Date | null> {
    const { audience } = this.#options;
    const wanting = mapped.length === 0 ? new Set<string>() : await audience.wantingIn(tenantId);
    if (wanting.size === 0) return null;
    const waiting = await audience.waiting(tenantId);
    const round = { waiting, workspaces: workspacesOf(mapped), ...(await this.#there(tenantId, waiting)) };
    for (const personId of wanting) await this.#bring(tenantId, personId, round);
    return waiting.absences.nextChange;
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

  /** Makes those of one person: soonest expiry first, as many as there is room for, one for a proposal. */
  async #bring(tenantId: string, personId: string, round: Round): Promise<void> {
    const { cards, places, awaited } = this.#options;
    const accounts = await places.accountsOf(tenantId, personId);
    if (accounts.length === 0) return;
    const accountFor = (proposalId: string) => accountIn(accounts, round, proposalId);
    const own = new Map(
      round.cards.filter((card) => accounts.some(isOf(card, personId))).map((card) => [card.proposal_id, card]),
    );
    const still = await awaited.approvableBy(tenantId, personId, [...own.keys()]);
    for (const { proposalId } of still) {
      const card = own.get(proposalId);
      // One that was closed meanwhile, and is not any more.
      if (card !== undefined && card.live !== true && card.message_ids.length > 0) await cards(tenantId).mark(card);
    }
    const { all, audience } = round.waiting;
    const untold = all.proposalIds.filter((id) => !own.has(id) && audience.of(id).approvers.has(personId));
    const possible = untold.filter((id) => accountFor(id) !== undefined);
    let room = MOST_AT_ONCE - still.length;
    for (let at = 0; at < possible.length && room > 0; at += JUDGED_AT_ONCE) {
      const judged = await awaited.approvableBy(tenantId, personId, possible.slice(at, at + JUDGED_AT_ONCE));
      for (const { proposalId } of judged.slice(0, room)) {
        const account = accountFor(proposalId);
        if (account !== undefined) await cards(tenantId).insert(placeOf(proposalId, personId, account));
        room -= 1;
      }
    }
  }
}

function workspacesOf(mapped: readonly ChatChannel[]): Round['workspaces'] {
  const byQueue = Map.groupBy(mapped, ({ packKey, queueKey }) => `${packKey}/${queueKey}`);
  return new Map(
    [...byQueue].map(([queue, channels]) => [queue, new Set(channels.map(({ integrationId }) => integrationId))]),
  );
}

/** The first of the accounts in whose workspace the queue of a proposal is decided on. */
function accountIn(
  accounts: readonly OwnAccount[],
  { queues, workspaces }: Round,
  proposalId: string,
): OwnAccount | undefined {
  const there = workspaces.get(queues.get(proposalId) ?? '');
  return accounts.find(({ integrationId }) => there?.has(integrationId) === true);
}

function isOf({ mapping_id, direct }: CardDocument, personId: string) {
  return ({ linkId }: OwnAccount) => linkId === mapping_id && direct?.person_id === personId;
}

function placeOf(proposal_id: string, person_id: string, { linkId, integrationId, userId }: OwnAccount) {
  const direct = { person_id, user_id: userId };
  return { proposal_id, mapping_id: linkId, integration_id: integrationId, page_id: userId, direct };
}
