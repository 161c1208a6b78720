import type { CardCase } from '../actions/approval-cards.ts';
import type { AwaitingApproval } from '../actions/awaiting-approval.ts';
import { permits } from '../identity/roles.ts';
import type { ChatChannels } from '../integrations/chat/channels.ts';
import type { ChatLinks, OwnAccount } from '../integrations/chat/links/links.ts';
import type { ChatChannel } from '../integrations/chat/model.ts';
import type { CardDocument } from './cards/schema.ts';

/**
 * What a card may do where it stands. `decides`: be decided on. `tells`: say what becomes of its proposal. `closed`: say
 * nothing of it any more.
 */
export type Standing = 'decides' | 'tells' | 'closed';

export interface CardPlacesOptions {
  channels: Pick<ChatChannels, 'withApprovals'>;
  links: Pick<ChatLinks, 'memberOf' | 'accountsOf'>;
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  /** Whether a person wants cards in their direct messages. */
  wants: (tenantId: string, personId: string) => Promise<boolean>;
}

type Card = Pick<CardDocument, 'tenant_id' | 'mapping_id' | 'integration_id' | 'direct' | 'withheld'>;
type Work = Pick<CardCase, 'packKey' | 'queueKey'>;
type Shown = Work & Pick<CardCase, 'proposalId' | 'status' | 'decisions'>;

/** Where cards may stand at this moment: in mapped channels, and with members who want them, in linked accounts of theirs. */
export class CardPlaces {
  readonly #options: CardPlacesOptions;

  constructor(options: CardPlacesOptions) {
    this.#options = options;
  }

  /**
   * Whether a card is where its proposal is decided on. A direct one is, as long as the account is linked as it was, its member
   * is in a role that approves and wants cards, and a channel of the workspace has the approvals of the same queue.
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
   * What a card may do at this moment. While its proposal waits, a direct one says nothing to who may not approve that, unless
   * it is them who have given the first of several approvals.
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

  /** The accounts of a person to which cards may come. */
  async accountsOf(tenantId: string, personId: string): Promise<OwnAccount[]> {
    const accounts = await this.#options.links.accountsOf(tenantId, personId);
    return accounts.filter(({ role }) => permits(role, 'actions.approve'));
  }
}

/** Whether a proposal waits in the queue that a channel is mapped to. */
function isPlaceOf({ packKey, queueKey }: Pick<ChatChannel, 'packKey' | 'queueKey'>, work: Work): boolean {
  return packKey === work.packKey && queueKey === work.queueKey;
}
