import type { ApprovalCards, CardCase } from '../actions/approval-cards.ts';
import type { ProposalService } from '../actions/proposal-service.ts';
import { type CallContext, personPrincipal } from '../call-context.ts';
import { AppError, type ErrorCode } from '../errors/app-error.ts';
import { permissionsOfRole } from '../identity/permissions.ts';
import { permits } from '../identity/roles.ts';
import type { CardPoster, ChatInteraction } from '../integrations/chat/card-seam.ts';
import type { ChatInstallations } from '../integrations/chat/installations.ts';
import type { ChatLinks } from '../integrations/chat/links/links.ts';
import { textProblem } from '../platform/plain-text.ts';
import { elsewhereOf } from './card-text.ts';
import type { CardValues } from './card-values.ts';
import type { CardRepository } from './cards/repository.ts';
import type { CardDocument } from './cards/schema.ts';
import type { CardPlaces } from './places.ts';

export interface ChatDecisionsOptions {
  installations: Pick<ChatInstallations, 'resolve'>;
  places: Pick<CardPlaces, 'isOn'>;
  links: Pick<ChatLinks, 'memberOf'>;
  cards: (tenantId: string) => CardRepository;
  values: CardValues;
  shown: Pick<ApprovalCards, 'get'>;
  proposals: Pick<ProposalService, 'approve' | 'reject'>;
  posterOf: (tenantId: string, integrationId: string) => Promise<CardPoster | { missing: string }>;
  tenantCreatedAt: (tenantId: string) => Promise<Date | null>;
  /** Whether nothing is to come through this workspace at present: all of the tenant is frozen, or its integration. */
  isFrozen: (tenantId: string, integrationId: string) => Promise<boolean>;
  /** Says that a card is to be written. */
  wakeWriting: () => void;
  workBaseUrl: string;
}

type Press = Extract<ChatInteraction, { kind: 'press' }>;
type Form = Extract<ChatInteraction, { kind: 'form' }>;

/** Somebody who may try to decide, and on what. */
interface Admitted {
  call: CallContext;
  proposalId: string;
  /** Of what stood on the card. */
  payloadHash: string;
  shown: CardCase;
  integrationId: string;
}

/** Why somebody may not, in words for themselves alone. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Errors whose words are for whoever decides; those of all others are for programs, and for the log. */
const FOR_PEOPLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'authorization_error',
  'invalid_state',
  'policy_denied',
  'payload_mismatch',
  'not_found',
  'conflict',
]);

/** Characters of a comment, as at the other doors. */
const MOST_COMMENT = 2_000;

const NO_CARD = 'This card decides nothing here. Open the proposal in Workgate.';

/**
 * What people decide by cards. The decision itself is the one function of the proposal service, by the call of the member to
 * whom the account is linked, in the role that they have at this moment: nothing is judged here that is not judged there, too,
 * but which card it was, and whose account.
 */
export class ChatDecisions {
  readonly #options: ChatDecisionsOptions;

  constructor(options: ChatDecisionsOptions) {
    this.#options = options;
  }

  /**
   * Takes a click: approves, or opens the form in which a rejection is commented on.
   * @returns what the person is told for themselves alone; null for nothing.
   */
  async press(press: Press, correlationId: string): Promise<string | null> {
    return this.#told(async () => {
      const admitted = await this.#admit(press, correlationId);
      const { call, proposalId, payloadHash, integrationId, shown } = admitted;
      if (press.what === 'approve') {
        await this.#options.proposals.approve(call, proposalId, null, payloadHash);
        return 'You have approved it.';
      }
      if (shown.status !== 'pending_approval') throw new Refusal(endedWords(shown));
      const poster = await this.#options.posterOf(call.tenantId, integrationId);
      const { value, replyAddress, promptId } = press;
      const isAsked = !('missing' in poster) && (await poster.askComment(promptId, { value, replyAddress }, 'Reject'));
      return isAsked ? null : 'The chat did not show the form. Click again, or reject it in Workgate.';
    });
  }

  /** Takes the form: rejects. @returns what is wrong, in words for the person; null if it is rejected. */
  async form(form: Form, correlationId: string): Promise<string | null> {
    return this.#told(async () => {
      const { call, proposalId, payloadHash } = await this.#admit(form, correlationId);
      const comment = form.comment.trim();
      const problem = commentProblem(comment);
      if (problem !== undefined) throw new Refusal(`The comment ${problem}.`);
      await this.#options.proposals.reject(call, proposalId, comment || null, payloadHash);
      return null;
    });
  }

  /** @throws {AppError} for what is not for people. */
  async #told(act: () => Promise<string | null>): Promise<string | null> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal || (error instanceof AppError && FOR_PEOPLE.has(error.code))) return error.message;
      throw error;
    }
  }

  async #admit(interaction: Press | Form, correlationId: string): Promise<Admitted> {
    const { installations, values, places, links, cards, shown, isFrozen, workBaseUrl } = this.#options;
    const found = await installations.resolve(interaction.identity);
    if (found === null) throw new Refusal('This workspace is not authorized to use Workgate.');
    const { tenantId, integrationId } = found;
    const value = values.open(interaction.value, tenantId, integrationId);
    const card = value && (await cards(tenantId).find(value.cardId));
    if (value === null || card === null || card.proposal_id !== value.proposalId) throw new Refusal(NO_CARD);
    if (card.direct !== undefined && card.direct.user_id !== interaction.userId) throw new Refusal(NO_CARD);
    if (interaction.kind === 'press') await this.#noticePlace(tenantId, card, interaction);
    const member = await links.memberOf(tenantId, integrationId, interaction.userId);
    if (member === null) {
      const remedy = `Link it first, on ${workBaseUrl}/account/chat; then click again.`;
      throw new Refusal(`Your account here is not linked to a member of Workgate. ${remedy}`);
    }
    if (!permits(member.role, 'actions.approve')) {
      throw new Refusal(`Your role ${member.role} does not approve or reject.`);
    }
    if (await isFrozen(tenantId, integrationId)) {
      throw new Refusal('Workgate is frozen at present, so that nothing is decided by the chat. Decide in Workgate.');
    }
    const present = await shown.get(tenantId, value.proposalId);
    if (present === null) throw new Refusal(NO_CARD);
    if (!(await places.isOn(card, present))) {
      const here = card.direct === undefined ? 'in this channel' : 'here';
      throw new Refusal(`It is not decided on ${here} any more. Decide in Workgate.`);
    }
    // What has not its hash is refused by the service, whose log says so.
    const elsewhere = present.status === 'pending_approval' ? elsewhereOf({ ...present, isIntact: true }) : null;
    if (elsewhere !== null) throw new Refusal(elsewhere);
    const call = await this.#callOf(tenantId, member, correlationId);
    return { call, proposalId: value.proposalId, payloadHash: value.payloadHash, shown: present, integrationId };
  }

  /** A card that was thought lost is known again by being clicked, and is kept up to date from then on. */
  async #noticePlace(tenantId: string, card: CardDocument, { channelId, messageId }: Press): Promise<void> {
    // Which channel direct messages are is known once one was posted; whose they are, from the beginning.
    const isUnknown = card.direct !== undefined && card.page_id === card.direct.user_id;
    if (!isUnknown && card.page_id !== channelId) throw new Refusal(NO_CARD);
    const cards = this.#options.cards(tenantId);
    if (!(await cards.adopt(card._id, { channelId, messageId }))) return;
    await cards.mark(card);
    this.#options.wakeWriting();
  }

  async #callOf(
    tenantId: string,
    { personId, name, role, linkId }: NonNullable<Awaited<ReturnType<ChatLinks['memberOf']>>>,
    correlationId: string,
  ): Promise<CallContext> {
    const tenantCreatedAt = await this.#options.tenantCreatedAt(tenantId);
    if (tenantCreatedAt === null) throw new Refusal(NO_CARD);
    return {
      tenantId,
      tenantCreatedAt,
      principal: personPrincipal(personId, name),
      permissions: permissionsOfRole(role),
      correlationId,
      via: { door: 'chat', linkId },
    };
  }
}

/** As what it has ended. */
function endedWords({ status }: CardCase): string {
  return `It cannot be decided on any more: it is ${status.replaceAll('_', ' ')}.`;
}

/** What is wrong with a comment; undefined for nothing. */
function commentProblem(comment: string): string | undefined {
  const length = [...comment].length;
  return length > MOST_COMMENT ? `has ${length} characters, and may have ${MOST_COMMENT}` : textProblem(comment);
}
