import type { CallContext, Permission } from '../call-context.ts';
import type { ApiKeyService } from '../identity/api-keys/service.ts';
import type { DelegationService } from '../identity/delegations/service.ts';
import type { MemberService } from '../identity/members/service.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { AuditEntry, NamedActor } from './model.ts';

/** Names of today, by id. */
export type Names = ReadonlyMap<string, string>;

/** Names of subjects of one kind, for whoever may read these. */
export interface SubjectNames {
  needs: Permission;
  /** Those that there are of these ids, at most a page of them, in one query; it may name others as well. */
  namesOf: (tenantId: string, ids: readonly string[]) => Promise<Names>;
}

export interface LogNamesOptions {
  members: Pick<MemberService, 'namesOf'>;
  apiKeys: Pick<ApiKeyService, 'namesOf'>;
  delegations: Pick<DelegationService, 'namesOf'>;
  /** What WorkItems are about. */
  workItems: SubjectNames;
  /** By the kind of subject, as the log has it. */
  subjects: Readonly<Record<string, SubjectNames>>;
}

/** Kinds of subjects that have a name of their own, by the kind of actor that they can be. */
const NAMED_SUBJECTS: Readonly<Record<string, EventActor['type']>> = {
  member: 'user',
  api_key: 'api_key',
  delegation: 'delegation',
};

/** The names of those whom the log knows by their ids alone: a query for each kind, however many there are. */
export class LogNames {
  readonly #options: LogNamesOptions;

  constructor(options: LogNamesOptions) {
    this.#options = options;
  }

  /** The names of everybody that these entries are about. */
  async of(tenantId: string, entries: readonly Pick<EntryHead, 'actor' | 'subject'>[]): Promise<Names> {
    const ids = { user: new Set<string>(), api_key: new Set<string>(), delegation: new Set<string>() };
    // Another release may have logged kinds of actors that this one does not know.
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

  /** A page of entries with the names of all that they are about, as far as the caller may read it. */
  async named(call: CallContext, heads: readonly EntryHead[]): Promise<AuditEntry[]> {
    const [names, ...others] = await Promise.all([
      this.of(call.tenantId, heads),
      this.#read(call, this.#options.workItems, heads.map(workItemOf)),
      ...Object.entries(this.#options.subjects).map(([kind, naming]) =>
        this.#read(call, naming, heads.map(subjectOf(kind))),
      ),
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

function workItemOf({ work_item_id }: EntryHead): string | null {
  return work_item_id;
}

function subjectOf(kind: string): (head: EntryHead) => string | null {
  return ({ subject }) => (subject.type === kind ? subject.id : null);
}

export function namedActor(actor: EventActor, names: Names): NamedActor {
  const { id, accountable } = actor;
  return {
    ...actor,
    name: names.get(id) ?? '',
    accountableName: accountable === null ? '' : (names.get(accountable) ?? ''),
  };
}

export function subjectName({ subject }: Pick<EntryHead, 'subject'>, names: Names): string {
  return NAMED_SUBJECTS[subject.type] === undefined ? '' : (names.get(subject.id) ?? '');
}
