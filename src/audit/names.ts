import type { CallContext, Permission } from '../call-context.ts';
import type { ApiKeyService, DelegationService, MemberService } from '../identity/index.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { Proposal } from '../proposals/index.ts';
import type { AuditEntry, NamedActor } from './model.ts';

export type Names = ReadonlyMap<string, string>;

export interface SubjectNames {
  needs: Permission;
  /** Reads the names of at most one page of ids in one query. The result may contain further names. */
  namesOf: (tenantId: string, ids: readonly string[]) => Promise<Names>;
}

export interface LogNamesOptions {
  members: Pick<MemberService, 'namesOf'>;
  apiKeys: Pick<ApiKeyService, 'namesOf'>;
  delegations: Pick<DelegationService, 'namesOf'>;
  workItems: SubjectNames;
  subjects: Readonly<Record<string, SubjectNames>>;
}

/** Actor types of subjects that are also actors. */
const NAMED_SUBJECTS: Readonly<Record<string, EventActor['type']>> = {
  member: 'user',
  api_key: 'api_key',
  delegation: 'delegation',
};

/** Looks names up with one query per kind, whatever the number of ids. */
export class LogNames {
  readonly #options: LogNamesOptions;

  constructor(options: LogNamesOptions) {
    this.#options = options;
  }

  async of(tenantId: string, entries: readonly Pick<EntryHead, 'actor' | 'subject'>[]): Promise<Names> {
    const ids = { user: new Set<string>(), api_key: new Set<string>(), delegation: new Set<string>() };
    // Another release may have logged other actor types.
    const note = (kind: string | undefined, id: string) => {
      if (kind === 'user' || kind === 'api_key' || kind === 'delegation') ids[kind].add(id);
    };
    for (const { actor, subject } of entries) {
      note(actor.type, actor.id);
      if (actor.accountable !== null) note('user', actor.accountable);
      note(NAMED_SUBJECTS[subject.type], subject.id);
    }
    const { members, apiKeys, delegations } = this.#options;
    const named = await Promise.all([
      ids.user.size === 0 ? new Map<string, string>() : members.namesOf([...ids.user]),
      apiKeys.namesOf(tenantId, [...ids.api_key]),
      delegations.namesOf(tenantId, [...ids.delegation]),
    ]);
    return new Map(named.flatMap((names) => [...names]));
  }

  /** Adds the names that the caller may read. */
  async named(call: CallContext, heads: readonly EntryHead[]): Promise<AuditEntry[]> {
    const workItemIds = heads.map((head) => head.work_item_id);
    const [names, ...others] = await Promise.all([
      this.of(call.tenantId, heads),
      this.#read(call, this.#options.workItems, workItemIds),
      ...Object.entries(this.#options.subjects).map(([kind, naming]) => {
        const ids = heads.map(({ subject }) => (subject.type === kind ? subject.id : null));
        return this.#read(call, naming, ids);
      }),
    ]);
    const known: Names = new Map(others.flatMap((one) => [...one]));
    return heads.map((head) => ({
      head,
      actor: namedActor(head.actor, names),
      subjectName: subjectName(head, names) || (known.get(head.subject.id) ?? ''),
      workItemSubject: known.get(head.work_item_id ?? '') ?? '',
    }));
  }

  async #read(
    { tenantId, permissions }: CallContext,
    { needs, namesOf }: SubjectNames,
    ids: readonly (string | null)[],
  ): Promise<Names> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    return wanted.length === 0 || !permissions.has(needs) ? new Map() : namesOf(tenantId, wanted);
  }
}

export function namedActor(actor: EventActor, names: Names): NamedActor {
  const { id, accountable } = actor;
  return {
    ...actor,
    name: names.get(id) ?? '',
    accountableName: accountable === null ? '' : (names.get(accountable) ?? ''),
  };
}

/** Returns the last comment that an approver had given by this time; empty for none. */
export function commentOf(approvals: Proposal['approvals'], approverId: string, by: Date): string {
  const given = approvals.filter(({ approver, at }) => approver.id === approverId && at.getTime() <= by.getTime());
  return given.at(-1)?.comment ?? '';
}

export function subjectName({ subject }: Pick<EntryHead, 'subject'>, names: Names): string {
  return NAMED_SUBJECTS[subject.type] === undefined ? '' : (names.get(subject.id) ?? '');
}
