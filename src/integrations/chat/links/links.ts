import { personPrincipal } from '../../../call-context.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { EmailQueue, IdentityServices, Role } from '../../../identity/index.ts';
import { currentTime } from '../../../platform/clock.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { newId } from '../../../platform/ids.ts';
import type { Transaction } from '../../../platform/mongo/transaction.ts';
import { type OutboxEvent, outboxEvent } from '../../../platform/outbox/event.ts';
import { type AdminContext as MemberContext, systemPrincipal } from '../../event.ts';
import type { IntegrationService } from '../../service.ts';
import type { ChatInstallations } from '../installations.ts';
import { hashOf, newCode, readCode } from './codes.ts';
import type { ChatLinkLetter, CodeTyped, LinkEnd, LinkOutcome, UndeliveredCard } from './model.ts';
import type { ChatLinkRepository } from './repository.ts';
import type { ChatLinkDocument } from './schema.ts';

export interface OwnAccount {
  linkId: string;
  integrationId: string;
  /** Id of the account at the platform. */
  userId: string;
  linkedAt: Date;
  role: Role;
  /** Null if the last card was delivered. */
  undelivered: UndeliveredCard | null;
}

export interface ChatLinksOptions extends Pick<IdentityServices, 'credentials' | 'members' | 'tenants'> {
  repository: (tenantId: string) => ChatLinkRepository;
  /** New codes are hashed with the first key. */
  keys: readonly Buffer[];
  office: EmailQueue;
  integrations: IntegrationService;
  installations: ChatInstallations;
  notifyRelay: (tenantId: string) => void;
}

const CODE_LIFETIME_MS = 10 * MINUTE_MS;
/** Guesses are counted in windows. A code lives through at most two of them. */
const SPAN_MS = 10 * MINUTE_MS;
/** Guesses of one account, and of a whole workspace, in a window. A code of 40 bits cannot be guessed with so few. */
const MOST_GUESSES = { ofUser: 5, ofWorkspace: 100 };

const ENDS: Readonly<Partial<Record<string, LinkEnd>>> = {
  'member.password_reset': 'password_reset',
  'member.removed': 'member_removed',
  'member.signed_out': 'member_signed_out',
  'integration.uninstalled': 'app_uninstalled',
  'integration.released': 'workspace_released',
};

const LINKS = systemPrincipal('chat_links', 'Chat links');

/**
 * Links between accounts of workspaces and members. A member proves a link by typing, from the account, a code from
 * their own session. An account belongs to one member, and a member has one account in a workspace.
 */
export class ChatLinks {
  readonly #options: ChatLinksOptions;

  constructor(options: ChatLinksOptions) {
    this.#options = options;
  }

  /**
   * Creates a code in the caller's session, in place of the previous code. The code ends with the session and with its
   * password, even if the code is stored late, so neither a new password nor the end of the session leaves a code
   * behind. A link from the code ends only when all sessions of the member end.
   * @throws {AppError} `authentication_error` if the session has ended or was superseded.
   */
  async createCode(
    { tenantId, principal }: MemberContext,
    sessionId: string,
  ): Promise<{ code: string; expiresAt: Date }> {
    const { repository, credentials } = this.#options;
    const credential = await credentials.credentialOf(principal.id, sessionId);
    if (credential === null) throw new AppError('authentication_error', 'Your session has ended. Sign in.');
    const code = newCode();
    const expires_at = new Date(currentTime().getTime() + CODE_LIFETIME_MS);
    const [code_hash = ''] = this.#hashesOf(tenantId, code);
    const { begunAt: session_begun_at, generation } = credential;
    await repository(tenantId).putCode({
      person_id: principal.id,
      code_hash,
      session_id: sessionId,
      session_begun_at,
      generation,
      expires_at,
    });
    return { code, expiresAt: expires_at };
  }

  /** Oldest first. */
  async listOwn({
    tenantId,
    principal,
  }: MemberContext): Promise<(Omit<OwnAccount, 'role'> & { workspaceName: string })[]> {
    const accounts = await this.accountsOf(tenantId, principal.id);
    const integrationIds = accounts.map(({ integrationId }) => integrationId);
    const names = await this.#options.integrations.namesOf(tenantId, integrationIds);
    return accounts.map(({ role: _role, ...account }) => ({
      ...account,
      workspaceName: names.get(account.integrationId) ?? account.integrationId,
    }));
  }

  /** @throws {AppError} `not_found` if the link is not the caller's or has ended. */
  async endOwn(call: MemberContext, linkId: string): Promise<void> {
    const own = await this.#options.repository(call.tenantId).listByPerson(call.principal.id);
    const link = own.find(({ _id }) => _id === linkId);
    if (link === undefined || !(await this.#end(call, link, 'unlinked'))) {
      throw new AppError('not_found', `There is no link ${linkId} of yours, or it has ended.`);
    }
  }

  /** Links the account that typed a code to the code's member. A repeated request gets the same response. */
  async redeem(typed: CodeTyped): Promise<LinkOutcome> {
    const { tenantId, integrationId, userId, correlationId } = typed;
    const { repository, credentials, notifyRelay, office } = this.#options;
    if (!(await this.#mayGuess(typed))) return { kind: 'too_many' };
    const code = readCode(typed.code);
    if (code === null) return { kind: 'unknown_code' };
    const hashes = this.#hashesOf(tenantId, code);
    const spent = await repository(tenantId).spendCode(hashes, currentTime());
    if (spent === null) return this.#repeated(typed, hashes);
    const { person_id: personId, code_hash, session_begun_at, generation } = spent;
    const isOver = (await credentials.credentialOf(personId, spent.session_id)) === null;
    if (isOver || (await this.#placeBy(tenantId, spent)) === null) return { kind: 'unknown_code' };
    const personName = await this.#nameOf(personId);
    const earlier = await repository(tenantId).findByUser(integrationId, userId);
    const others = await repository(tenantId).listByPerson(personId);
    // An invalid link must not block a new link, even if its end is not recorded yet.
    for (const link of [earlier, others.find((one) => one.integration_id === integrationId)]) {
      if (link && (await this.#validRole(link)) === null) await this.#end(systemCall(typed), link, 'member_removed');
    }
    const call = { tenantId, principal: personPrincipal(personId, personName), correlationId };
    const link = { _id: newId('chl'), integration_id: integrationId, user_id: userId, person_id: personId, code_hash };
    const by = { session_begun_at, generation };
    const row = { ...link, ...by, linked_at: currentTime(), active: true as const, version: 1 };
    const event = linkEvent(call, 'chat_link.created', row, row.linked_at, {});
    const tell = await this.#emailAbout(tenantId, row);
    if (!(await repository(tenantId).insert({ ...row, outbox: [event] }, tell))) return { kind: 'linked_already' };
    notifyRelay(tenantId);
    if (office.isOpen) office.wake();
    return { kind: 'linked', personName };
  }

  /** Returns the member of an account; null if the account has no valid link. */
  async memberOf(
    tenantId: string,
    integrationId: string,
    userId: string,
  ): Promise<{ linkId: string; personId: string; name: string; role: Role } | null> {
    const link = await this.#options.repository(tenantId).findByUser(integrationId, userId);
    if (link === null) return null;
    const role = await this.#validRole(link);
    if (role === null) return null;
    return { linkId: link._id, personId: link.person_id, name: await this.#nameOf(link.person_id), role };
  }

  /** Returns the content of the email about a link; null unless `to` is the member's verified address. */
  async readLetter(tenantId: string, linkId: string, to: string): Promise<ChatLinkLetter | null> {
    const { repository, members, tenants, integrations } = this.#options;
    const link = await repository(tenantId).find(linkId);
    const member = link && (await members.find(tenantId, link.person_id));
    if (!link || !member?.emailVerified || member.email !== to) return null;
    const { integration_id: integrationId, user_id: userId, linked_at: linkedAt, ended_at: endedAt = null } = link;
    const workspaceName = (await integrations.namesOf(tenantId, [integrationId])).get(integrationId) ?? integrationId;
    const { name: tenantName } = await tenants.get(tenantId);
    return { tenantName, workspaceName, userId, linkedAt, endedAt };
  }

  async accountsOf(tenantId: string, personId: string): Promise<OwnAccount[]> {
    const links = await this.#options.repository(tenantId).listByPerson(personId);
    const accounts = links.map(async (link): Promise<OwnAccount[]> => {
      const role = await this.#validRole(link);
      if (role === null) return [];
      const { _id: linkId, integration_id: integrationId, user_id: userId, linked_at: linkedAt } = link;
      return [{ linkId, integrationId, userId, linkedAt, role, undelivered: undeliveredOf(link) }];
    });
    return (await Promise.all(accounts)).flat();
  }

  /** Ends links before the events leave their outboxes, so that no event is lost in a crash. */
  async noticeMoving(
    tenantId: string,
    events: readonly Pick<OutboxEvent, 'type' | 'subject' | 'at' | 'data' | 'correlation_id'>[],
  ): Promise<void> {
    for (const { type, subject, at, data, correlation_id: correlationId } of events) {
      const reason = ENDS[type];
      // An administrator may end one session of many, which says nothing about the chat.
      if (reason === undefined || (reason === 'member_signed_out' && data['sessions'] !== 'all')) continue;
      const repository = this.#options.repository(tenantId);
      const links = await (subject.type === 'member'
        ? repository.listByPerson(subject.id)
        : repository.listByIntegration(subject.id));
      for (const link of links) {
        const begunAt = subject.type === 'member' ? link.session_begun_at : link.linked_at;
        if (begunAt <= at || (await this.#validRole(link)) === null)
          await this.#end(systemCall({ tenantId, correlationId }), link, reason);
      }
    }
  }

  /** Returns the member's present role; null for an invalid link, even if its end is not recorded yet. */
  async #validRole(link: ChatLinkDocument): Promise<Role | null> {
    const { tenant_id, integration_id, linked_at } = link;
    const [place, installation] = await Promise.all([
      this.#placeBy(tenant_id, link),
      this.#options.installations.installationOf(tenant_id, integration_id),
    ]);
    if (place === null || installation?.status !== 'installed') return null;
    const ended = installation.history.some(
      ({ endedReason, endedAt }) => endedReason !== 'installed_again' && isBefore(linked_at, endedAt),
    );
    return ended ? null : place.role;
  }

  /** Null if the member has left, or if the session or password behind the code no longer counts. */
  async #placeBy(
    tenantId: string,
    by: Pick<ChatLinkDocument, 'person_id' | 'session_begun_at' | 'generation'>,
  ): Promise<{ role: Role } | null> {
    const { person_id, session_begun_at, generation = 0 } = by;
    const { members, credentials } = this.#options;
    const [place, present] = await Promise.all([
      members.placeOf(tenantId, person_id),
      credentials.generation(person_id),
    ]);
    return place === null || present !== generation || isBefore(session_begun_at, place.signedOutAt) ? null : place;
  }

  /** Queues an email with the link's transaction. It warns the member: whoever has their session can create a code. */
  async #emailAbout(
    tenantId: string,
    { _id: about, person_id: personId }: Pick<ChatLinkDocument, '_id' | 'person_id'>,
  ): Promise<(within: Transaction) => Promise<void>> {
    const { office, members } = this.#options;
    const member = office.isOpen ? await members.find(tenantId, personId) : null;
    if (member === null) return async () => undefined;
    const order = { kind: 'chat_linked', tenantId, to: member.email, about } as const;
    return (within) => office.put(order, 'waiting', within);
  }

  async #mayGuess({ tenantId, integrationId, userId }: CodeTyped): Promise<boolean> {
    const span = Math.floor(currentTime().getTime() / SPAN_MS);
    const endsAt = new Date((span + 1) * SPAN_MS);
    const repository = this.#options.repository(tenantId);
    const ofUser = await repository.countGuess(`${integrationId}/${userId}/${span}`, endsAt);
    // Too many guesses of one account must not use up the guesses of others in the workspace.
    if (ofUser > MOST_GUESSES.ofUser) return false;
    return (await repository.countGuess(`${integrationId}/${span}`, endsAt)) <= MOST_GUESSES.ofWorkspace;
  }

  /** The platform may deliver a command twice. */
  async #repeated({ tenantId, integrationId, userId }: CodeTyped, hashes: readonly string[]): Promise<LinkOutcome> {
    const link = await this.#options.repository(tenantId).findByUser(integrationId, userId);
    if (link === null || !hashes.includes(link.code_hash)) return { kind: 'unknown_code' };
    return { kind: 'linked', personName: await this.#nameOf(link.person_id) };
  }

  async #end(call: MemberContext, link: ChatLinkDocument, reason: LinkEnd): Promise<boolean> {
    const now = currentTime();
    const event = linkEvent(call, 'chat_link.ended', { ...link, version: link.version + 1 }, now, { reason });
    const ended = await this.#options.repository(call.tenantId).end(link, reason, now, event);
    if (ended) this.#options.notifyRelay(call.tenantId);
    return ended;
  }

  async #nameOf(personId: string): Promise<string> {
    return (await this.#options.members.namesOf([personId])).get(personId) ?? personId;
  }

  #hashesOf(tenantId: string, code: string): string[] {
    return this.#options.keys.map((key) => hashOf(key, tenantId, code));
  }
}

function undeliveredOf({ undelivered }: ChatLinkDocument): UndeliveredCard | null {
  if (undelivered === undefined) return null;
  const { problem, since, next_at: nextAttemptAt } = undelivered;
  return { problem, since, nextAttemptAt };
}

function isBefore(at: Date, end: Date | null): boolean {
  return end !== null && at <= end;
}

function systemCall({ tenantId, correlationId }: Pick<CodeTyped, 'tenantId' | 'correlationId'>): MemberContext {
  return { tenantId, principal: LINKS, correlationId };
}

function linkEvent(
  call: MemberContext,
  type: 'chat_link.created' | 'chat_link.ended',
  link: Pick<ChatLinkDocument, '_id' | 'integration_id' | 'user_id' | 'person_id' | 'version'>,
  at: Date,
  more: Record<string, string>,
): OutboxEvent {
  return outboxEvent(call, {
    type,
    subject: { type: 'chat_link', id: link._id },
    subject_version: link.version,
    work_item_id: null,
    at,
    data: { integration_id: link.integration_id, chat_user_id: link.user_id, person_id: link.person_id, ...more },
  });
}
