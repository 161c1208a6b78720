import type { AwaitingApproval, CardCase } from '../../approvals/index.ts';
import { permits } from '../../identity/index.ts';
import type { ChatChannel, ChatChannels, ChatLinks, OwnAccount } from '../../integrations/index.ts';
import type { CardDocument } from './cards/schema.ts';

/** `decides`: takes decisions. `tells`: shows what becomes of the proposal. `closed`: shows nothing of it any more. */
export type Standing = 'decides' | 'tells' | 'closed';

export interface CardPlacesOptions {
  channels: Pick<ChatChannels, 'withApprovals'>;
  links: Pick<ChatLinks, 'memberOf' | 'accountsOf'>;
  awaited: Pick<AwaitingApproval, 'approvableBy'>;
  wants: (tenantId: string, personId: string) => Promise<boolean>;
}

type Card = Pick<CardDocument, 'tenant_id' | 'mapping_id' | 'integration_id' | 'direct' | 'withheld'>;
type Work = Pick<CardCase, 'packKey' | 'queueKey'>;
type Shown = Work & Pick<CardCase, 'proposalId' | 'status' | 'decisions'>;

export class CardPlaces {
  readonly #options: CardPlacesOptions;

  constructor(options: CardPlacesOptions) {
    this.#options = options;
  }

  /**
   * Returns true if the proposal can be decided in the card's place. A direct card needs the same link as before, a
   * member who wants cards and may approve, and a channel of the workspace with approvals of the queue.
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

  /** A direct card is closed to people who may not approve, unless they gave one of several approvals. */
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

  async accountsOf(tenantId: string, personId: string): Promise<OwnAccount[]> {
    const accounts = await this.#options.links.accountsOf(tenantId, personId);
    return accounts.filter(({ role }) => permits(role, 'actions.approve'));
  }
}

function isPlaceOf({ packKey, queueKey }: Pick<ChatChannel, 'packKey' | 'queueKey'>, work: Work): boolean {
  return packKey === work.packKey && queueKey === work.queueKey;
}
