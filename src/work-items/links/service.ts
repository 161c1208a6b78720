import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import { fromPrincipalRow, toPrincipalRow } from '../../platform/principal-row.ts';
import type { WorkItemTitle } from '../model.ts';
import { notFound } from '../rows.ts';
import type { WorkItemService } from '../service.ts';
import type { LinkKind, WorkItemLink } from './model.ts';
import type { LinkRepository, StoredLink } from './repository.ts';

/** One list shows them all. Links made at the same moment may exceed the maximum. */
export const MAX_LINKS = 50;
const MAX_ATTEMPTS = 5;

export class LinkService {
  readonly #repository: (tenantId: string) => LinkRepository;
  readonly #workItems: WorkItemService;
  readonly #notifyRelay: (tenantId: string) => void;

  constructor(
    repository: (tenantId: string) => LinkRepository,
    workItems: WorkItemService,
    notifyRelay: (tenantId: string) => void,
  ) {
    this.#repository = repository;
    this.#workItems = workItems;
    this.#notifyRelay = notifyRelay;
  }

  /**
   * An existing link of the same kind stays as it is.
   * @throws {AppError} `not_found`; `validation_error` if both are the same WorkItem; `invalid_state` if they have a
   * link of another kind, or one of them has `MAX_LINKS`; `conflict` if others kept linking them.
   */
  async link(call: CallContext, workItemId: string, otherId: string, kind: LinkKind): Promise<WorkItemLink> {
    if (workItemId === otherId) {
      throw validationError([{ field: 'other_work_item_id', problem: 'must be another WorkItem than work_item_id' }]);
    }
    const titles = await this.#workItems.listTitles(call, [workItemId, otherId]);
    for (const id of [workItemId, otherId]) if (!titles.has(id)) throw notFound(id);
    const other = titles.get(otherId) as WorkItemTitle;
    const repository = this.#repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.listOf([workItemId, otherId]);
      const earlier = present.find(({ ends }) => ends.includes(workItemId) && ends.includes(otherId));
      if (earlier !== undefined) return toLink(assertOfKind(earlier, workItemId, kind), workItemId, other);
      for (const id of [workItemId, otherId]) assertRoom(id, present);
      const row = { ...storedForm(workItemId, otherId, kind), created_by: toPrincipalRow(call.principal) };
      const written = await this.#write(call, repository, { ...row, created_at: currentTime() });
      if (written !== null) return toLink(written, workItemId, other);
    }
    throw overtaken();
  }

  /** Links two WorkItems that have no link. Null if somebody else was faster. */
  async #write(
    call: CallContext,
    repository: LinkRepository,
    row: Omit<StoredLink, '_id' | 'tenant_id' | 'version'>,
  ): Promise<(Pick<StoredLink, '_id'> & typeof row) | null> {
    const removed = await repository.findOfPair(row.pair);
    if (removed !== null && removed.ends.length > 0) return null;
    const made = { _id: removed?._id ?? newId('lnk'), version: (removed?.version ?? 0) + 1, ...row };
    const events = eventsOf(call, made, 'work_item.linked');
    const isWritten =
      removed === null
        ? await repository.insert({ ...made, outbox: events })
        : await repository.change(removed, row, events);
    if (!isWritten) return null;
    this.#notifyRelay(call.tenantId);
    return made;
  }

  /** Removes a link, seen from either WorkItem. Idempotent. @throws {AppError} `not_found`; `conflict`. */
  async unlink(call: CallContext, linkId: string): Promise<void> {
    const repository = this.#repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const row = await repository.find(linkId);
      if (row === null) throw new AppError('not_found', `There is no link ${linkId}.`);
      if (row.ends.length === 0) return;
      const events = eventsOf(call, { ...row, version: row.version + 1 }, 'work_item.unlinked');
      if (await repository.change(row, { ends: [] }, events)) {
        this.#notifyRelay(call.tenantId);
        return;
      }
    }
    throw overtaken();
  }

  /** Newest first. @throws {AppError} `not_found` */
  async list(call: CallContext, workItemId: string): Promise<WorkItemLink[]> {
    const rows = await this.#repository(call.tenantId).listOf([workItemId]);
    const others = rows.map((row) => otherEnd(row, workItemId));
    const titles = await this.#workItems.listTitles(call, [workItemId, ...others]);
    if (!titles.has(workItemId)) throw notFound(workItemId);
    return rows
      .flatMap((row) => {
        const other = titles.get(otherEnd(row, workItemId));
        return other === undefined ? [] : [toLink(row, workItemId, other)];
      })
      .sort((one, another) => another.createdAt.getTime() - one.createdAt.getTime());
  }
}

function storedForm(workItemId: string, otherId: string, kind: LinkKind) {
  const ends = [workItemId, otherId].sort();
  const [from, to] = kind === 'duplicated_by' ? [otherId, workItemId] : [workItemId, otherId];
  return { kind: kind === 'related' ? kind : 'duplicate_of', from, to, ends, pair: ends.join(' ') } as const;
}

function kindFrom({ kind, from }: Pick<StoredLink, 'kind' | 'from'>, workItemId: string): LinkKind {
  return kind === 'duplicate_of' && from !== workItemId ? 'duplicated_by' : kind;
}

function otherEnd({ from, to }: Pick<StoredLink, 'from' | 'to'>, workItemId: string): string {
  return from === workItemId ? to : from;
}

function assertOfKind(row: StoredLink, workItemId: string, kind: LinkKind): StoredLink {
  const present = kindFrom(row, workItemId);
  if (present === kind) return row;
  throw new AppError('invalid_state', `They are linked already, as ${present}. Remove that link first.`);
}

function assertRoom(workItemId: string, present: readonly StoredLink[]): void {
  if (present.filter(({ ends }) => ends.includes(workItemId)).length < MAX_LINKS) return;
  throw new AppError('invalid_state', `${workItemId} has ${MAX_LINKS} links, which is the limit. Remove one first.`);
}

function overtaken(): AppError {
  return new AppError('conflict', 'The WorkItems were linked at the same time. Repeat the request.');
}

/** Returns an event for each of the two WorkItems, so that the change is in both histories. */
function eventsOf(
  call: CallContext,
  row: Pick<StoredLink, '_id' | 'kind' | 'from' | 'to' | 'version'>,
  type: 'work_item.linked' | 'work_item.unlinked',
): OutboxEvent[] {
  const at = currentTime();
  return [row.from, row.to].map((workItemId) =>
    outboxEvent(call, {
      type,
      subject: { type: 'work_item_link', id: row._id },
      subject_version: row.version,
      work_item_id: workItemId,
      at,
      data: { kind: kindFrom(row, workItemId), other_work_item_id: otherEnd(row, workItemId) },
    }),
  );
}

function toLink(
  row: Pick<StoredLink, '_id' | 'kind' | 'from' | 'created_by' | 'created_at'>,
  workItemId: string,
  other: WorkItemTitle,
): WorkItemLink {
  return {
    linkId: row._id,
    kind: kindFrom(row, workItemId),
    other,
    createdBy: fromPrincipalRow(row.created_by),
    createdAt: row.created_at,
  };
}
