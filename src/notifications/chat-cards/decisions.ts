import type { ApprovalCards, ApprovalService, CardCase } from '../../approvals/index.ts';
import { type CallContext, personPrincipal } from '../../call-context.ts';
import { AppError, type ErrorCode } from '../../errors/app-error.ts';
import { permissionsOfRole, permits } from '../../identity/index.ts';
import type { CardPoster, ChatInstallations, ChatInteraction, ChatLinks } from '../../integrations/index.ts';
import { textProblem } from '../../platform/plain-text.ts';
import type { KeyRing } from '../../platform/secrets.ts';
import { lengthOf } from '../../platform/text-length.ts';
import { elsewhereOf } from './card-text.ts';
import { openCardValue } from './card-values.ts';
import type { CardRepository } from './cards/repository.ts';
import type { CardDocument } from './cards/schema.ts';
import type { CardPlaces } from './places.ts';

export interface ChatDecisionsOptions {
  installations: Pick<ChatInstallations, 'resolve'>;
  places: Pick<CardPlaces, 'isOn'>;
  links: Pick<ChatLinks, 'memberOf'>;
  cards: (tenantId: string) => CardRepository;
  keyRing: KeyRing;
  shown: Pick<ApprovalCards, 'get'>;
  approvals: Pick<ApprovalService, 'approve' | 'reject'>;
  posterOf: (tenantId: string, integrationId: string) => Promise<CardPoster | { missing: string }>;
  tenantCreatedAt: (tenantId: string) => Promise<Date | null>;
  /** A freeze of the tenant or of the workspace's integration forbids decisions. */
  isFrozen: (tenantId: string, integrationId: string) => Promise<boolean>;
  wakeWriting: () => void;
  workBaseUrl: string;
}

type Press = Extract<ChatInteraction, { kind: 'press' }>;
type Form = Extract<ChatInteraction, { kind: 'form' }>;

interface Admitted {
  call: CallContext;
  proposalId: string;
  payloadHash: string;
  shown: CardCase;
  integrationId: string;
}

/** Only the person who clicked sees the message. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

const FOR_PEOPLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'authorization_error',
  'invalid_state',
  'policy_denied',
  'payload_mismatch',
  'not_found',
  'conflict',
]);

const MOST_COMMENT = 2_000;

const NO_CARD = 'This card does not work here. Open the proposal in Workgate.';

/** Checks the card and the account. The proposal service decides, as for any other door. */
export class ChatDecisions {
  readonly #options: ChatDecisionsOptions;

  constructor(options: ChatDecisionsOptions) {
    this.#options = options;
  }

  /** Approves, or opens the form of a rejection. @returns a message for the person who clicked, if any. */
  async press(press: Press, correlationId: string): Promise<string | null> {
    return this.#told(async () => {
      const admitted = await this.#admit(press, correlationId);
      const { call, proposalId, payloadHash, integrationId, shown } = admitted;
      if (press.what === 'approve') {
        await this.#options.approvals.approve(call, proposalId, null, { payloadHash });
        return 'You have approved it.';
      }
      if (shown.status !== 'pending_approval') throw new Refusal(endedWords(shown));
      const poster = await this.#options.posterOf(call.tenantId, integrationId);
      const { value, replyAddress, promptId } = press;
      const isAsked = !('missing' in poster) && (await poster.askComment(promptId, { value, replyAddress }, 'Reject'));
      return isAsked ? null : 'The chat did not show the form. Click again, or reject it in Workgate.';
    });
  }

  /** Rejects. @returns a problem, worded for the person; null if the proposal is rejected. */
  async form(form: Form, correlationId: string): Promise<string | null> {
    return this.#told(async () => {
      const { call, proposalId, payloadHash } = await this.#admit(form, correlationId);
      const comment = form.comment.trim();
      const problem = commentProblem(comment);
      if (problem !== undefined) throw new Refusal(`The comment ${problem}.`);
      await this.#options.approvals.reject(call, proposalId, comment || null, { payloadHash });
      return null;
    });
  }

  /** Returns the message of an error that people may see. Throws all other errors. */
  async #told(act: () => Promise<string | null>): Promise<string | null> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal || (error instanceof AppError && FOR_PEOPLE.has(error.code))) return error.message;
      throw error;
    }
  }

  async #admit(interaction: Press | Form, correlationId: string): Promise<Admitted> {
    const { installations, keyRing, places, links, cards, shown, isFrozen, workBaseUrl } = this.#options;
    const found = await installations.resolve(interaction.identity);
    if (found === null) throw new Refusal('This workspace is not authorized to use Workgate.');
    const { tenantId, integrationId } = found;
    const value = openCardValue(keyRing, tenantId, integrationId, interaction.value);
    const card = value && (await cards(tenantId).find(value.cardId));
    if (value === null || card === null || card.proposal_id !== value.proposalId) throw new Refusal(NO_CARD);
    if (card.direct !== undefined && card.direct.user_id !== interaction.userId) throw new Refusal(NO_CARD);
    if (interaction.kind === 'press') await this.#noticePlace(tenantId, card, interaction);
    const member = await links.memberOf(tenantId, integrationId, interaction.userId);
    if (member === null) {
      const remedy = `Link it at ${workBaseUrl}/account/chat, then click again.`;
      throw new Refusal(`Your account here is not linked to a member of Workgate. ${remedy}`);
    }
    if (!permits(member.role, 'actions.approve')) {
      throw new Refusal(`Your role ${member.role} may not approve or reject.`);
    }
    if (await isFrozen(tenantId, integrationId)) {
      throw new Refusal('Decisions in the chat are frozen now. Decide in Workgate.');
    }
    const present = await shown.get(tenantId, value.proposalId);
    if (present === null) throw new Refusal(NO_CARD);
    if (!(await places.isOn(card, present))) {
      const here = card.direct === undefined ? 'in this channel' : 'here';
      throw new Refusal(`It is no longer decided ${here}. Decide in Workgate.`);
    }
    // A payload that does not match its hash is left to the proposal service, which refuses and logs it.
    const elsewhere = present.status === 'pending_approval' ? elsewhereOf({ ...present, isIntact: true }) : null;
    if (elsewhere !== null) throw new Refusal(elsewhere);
    const call = await this.#callOf(tenantId, member, correlationId);
    return { call, proposalId: value.proposalId, payloadHash: value.payloadHash, shown: present, integrationId };
  }

  /** A card whose post was thought lost becomes known again and is kept up to date. */
  async #noticePlace(tenantId: string, card: CardDocument, { channelId, messageId }: Press): Promise<void> {
    // The channel of direct messages is unknown until a post succeeds; their account is known from the start.
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

function endedWords({ status }: CardCase): string {
  return `It is ${status.replaceAll('_', ' ')}, so it can no longer be decided.`;
}

function commentProblem(comment: string): string | undefined {
  const length = lengthOf(comment);
  return length > MOST_COMMENT ? `has ${length} characters; the limit is ${MOST_COMMENT}` : textProblem(comment);
}
