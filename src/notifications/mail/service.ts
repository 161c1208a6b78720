import type { CallContext } from '../../call-context.ts';
import type { Member } from '../../identity/index.ts';
import type { MailboxRepository } from './mailboxes/repository.ts';
import type { MailboxDocument } from './mailboxes/schema.ts';
import type { MailHealth } from './model.ts';

export interface MailServiceOptions {
  /** Null if the service sends no mail. */
  from: string | null;
  mailboxes: (tenantId: string) => MailboxRepository;
  membersOf: (tenantId: string) => Promise<Pick<Member, 'personId' | 'name' | 'email'>[]>;
}

export class MailService {
  readonly #options: MailServiceOptions;

  constructor(options: MailServiceOptions) {
    this.#options = options;
  }

  /** Only people who manage members see refused addresses, because they know the addresses anyway. */
  async health({ tenantId, permissions }: Pick<CallContext, 'tenantId' | 'permissions'>): Promise<MailHealth> {
    const { from, mailboxes, membersOf } = this.#options;
    const all = await mailboxes(tenantId).list();
    const isRefused = ({ trouble }: MailboxDocument) => trouble?.problem === 'refused';
    const putOff = all.filter((one) => one.trouble !== undefined && one.due_at !== undefined && !isRefused(one));
    const troubles = putOff.flatMap(({ trouble }) => trouble ?? []);
    const sent = all.flatMap(({ last_sent_at: at }) => at ?? []);
    const refused = permissions.has('members.manage') ? all.filter(isRefused) : [];
    const byPerson = new Map(refused.map((mailbox) => [mailbox.person_id, mailbox]));
    const members = refused.length === 0 ? [] : await membersOf(tenantId);
    return {
      from,
      lastSentAt: latest(sent, (at) => at),
      waiting: putOff.length,
      trouble: latest(troubles, ({ at }) => at),
      refused: members.flatMap(({ personId, name, email }) => {
        const { trouble, not_before: nextAttemptAt } = byPerson.get(personId) ?? {};
        if (trouble === undefined || nextAttemptAt === undefined) return [];
        const { status, words, since } = trouble;
        return [{ personId, name, email, status, words, since, nextAttemptAt }];
      }),
    };
  }
}

function latest<T>(all: readonly T[], timeOf: (one: T) => Date): T | null {
  return all.reduce<T | null>((last, one) => (last === null || timeOf(one) > timeOf(last) ? one : last), null);
}
