import type { AwaitingApproval, CardCase } from '../../approvals/index.ts';
import { permits } from '../../identity/index.ts';
import type { ChatChannel, ChatChannels, ChatLinks, OwnAccount } from '../../integrations/index.ts';
import type { CardDocument } from './cards/schema.ts';

/**
 * Abilities of a card in its place. `decides`: it takes decisions. `tells`: it only shows what becomes of its proposal.
 * `closed`: it shows nothing of the proposal any more.
 */
export type Standing = 'decides' | 'tells' | 'closed';

export interface CardPlacesOptions {
  channels: Pick<ChatChannels, 'withApprovals'>;
  links: Pick<ChatLinks, 'memberOf' | 'accountsOf'>;
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  /** Returns true if a person wants cards in their direct messages. */
  wants: (tenantId: string, personId: string) => Promise<boolean>;
}

type Card = Pick<CardDocument, 'tenant_id' | 'mapping_id' | 'integration_id' | 'direct' | 'withheld'>;
type Work = Pick<CardCase, 'packKey' | 'queueKey'>;
type Shown = Work & Pick<CardCase, 'proposalId' | 'status' | 'decisions'>;

/** Decides where cards may be now: in mapped channels, and in linked accounts of members who want them. */
export class CardPlaces {
  readonly #options: CardPlacesOptions;

  constructor(options: CardPlacesOptions) {
    this.#options = options;
  }

  /**
   * Returns true if the proposal can be decided in the card's place. For a direct card, all of these must hold: the
   * account has the same link as before, its member wants cards and has a role that can approve, and a channel of the
   * workspace has the approvals of the same queue.
   */
  async isOn(card: Card, work: Work): Promise<boolean> {
    const { channels, links, wants } = this.#options;
    const { tenant_id: tenantId, mapping_id: mappingId, integration_id: integrationId, direct } = card;
    const mapped = (await channels.withApprovals(tenantId)).filter((channel) => isPlaceOf(channel, work));
    if (direct === undefined) return mapped.some(({ channelId }) => channelId === mappingId);
    if (!mapped.some((channel) => channel.integrationId === integrationId)) return false;
    const member = await links.memberOf(tenantId, integrationId, direct.user_id);
    if (member?.linkId !== mappingId || !permits(member.role, 'actions.approve')) return false;
    return wants(tenantId, member.personId);
  }

  /**
   * Returns what a card may do now. A direct card of a pending proposal shows nothing to a person who may not approve
   * it, unless that person has already given one of several approvals.
   */
  async standing(card: Card, shown: Shown): Promise<Standing> {
    const { tenant_id: tenantId, direct, withheld } = card;
    const isOn = await this.isOn(card, shown);
    if (direct === undefined) return isOn ? 'decides' : 'tells';
    if (!isOn || withheld === true) return 'closed';
    if (shown.status !== 'pending_approval') return 'tells';
    const own = await this.#options.awaited.approvableBy(tenantId, direct.person_id, [shown.proposalId]);
    if (own.length > 0) return 'decides';
    return shown.decisions.some(({ personId }) => personId === direct.person_id) ? 'tells' : 'closed';
  }

  /** Returns the accounts of a person that can receive cards. */
  async accountsOf(tenantId: string, personId: string): Promise<OwnAccount[]> {
    const accounts = await this.#options.links.accountsOf(tenantId, personId);
    return accounts.filter(({ role }) => permits(role, 'actions.approve'));
  }
}

/** Returns true if the channel is mapped to the queue of the proposal. */
function isPlaceOf({ packKey, queueKey }: Pick<ChatChannel, 'packKey' | 'queueKey'>, work: Work): boolean {
  return packKey === work.packKey && queueKey === work.queueKey;
}
