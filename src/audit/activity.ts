import type { CallContext } from '../call-context.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import type { PolicyOutcome } from '../policy/index.ts';
import type { Proposal, ProposalLookup } from '../proposals/index.ts';
import {
  type FieldChange,
  LINK_KINDS,
  type PackQueues,
  type TimelineEntry,
  toTimelineEntry,
  type WorkItemTitle,
} from '../work-items/index.ts';
import type { Activity, ActivityProposal } from './model.ts';
import { commentOf, type LogNames, type Names, namedActor } from './names.ts';

export interface WorkItemActivityOptions {
  eventLog: (tenantId: string) => EventLog;
  names: LogNames;
  proposals: ProposalLookup;
  pageTokens: PageTokens;
  /** @throws {AppError} `not_found` */
  assertExists: (call: CallContext, workItemId: string) => Promise<void>;
  /** Reads the titles of at most one page of WorkItems. */
  listTitles: (call: CallContext, workItemIds: string[]) => Promise<ReadonlyMap<string, WorkItemTitle>>;
  queuesOf: (tenantId: string) => Promise<readonly PackQueues[]>;
}

interface Known {
  names: Names;
  proposals: ReadonlyMap<string, Proposal>;
  titles: ReadonlyMap<string, WorkItemTitle>;
  packs: readonly PackQueues[];
}

const NO_TITLES: ReadonlyMap<string, WorkItemTitle> = new Map();
const END = Number.MAX_SAFE_INTEGER;
const [ASSIGNEE, PACK, QUEUE] = ['assignee', 'pack_key', 'queue_key'];

/** Describes the history of a WorkItem. A page needs one query for each kind of name, whatever its length. */
export class WorkItemActivity {
  readonly #options: WorkItemActivityOptions;

  constructor(options: WorkItemActivityOptions) {
    this.#options = options;
  }

  /** Newest first. @throws {AppError} `not_found`; `validation_error` for a page token of another list. */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<Activity>> {
    const { tenantId } = call;
    const { eventLog, pageTokens, assertExists } = this.#options;
    const list = ['work_item_activity', tenantId, workItemId];
    const before = page.pageToken === undefined ? END : Number(pageTokens.open(page.pageToken, list).id);
    await assertExists(call, workItemId);
    const limit = pageSizeOf(page);
    const found = await eventLog(tenantId).listWholeOfWorkItemBefore(workItemId, before, limit + 1);
    const entries = found.slice(0, limit);
    const last = found.length > limit ? entries.at(-1) : undefined;
    return {
      rows: await this.#told(call, entries),
      nextPageToken: last === undefined ? null : pageTokens.seal({ time: last.at, id: String(last.sequence) }, list),
    };
  }

  async #told(call: CallContext, entries: readonly LogEntry[]): Promise<Activity[]> {
    const { tenantId, permissions } = call;
    const { names, proposals, listTitles, queuesOf } = this.#options;
    const proposalIds = permissions.has('actions.read') ? entries.flatMap((entry) => proposalIdOf(entry) ?? []) : [];
    const linkedIds = entries.flatMap((entry) => linkedIdOf(entry) ?? []);
    const told = entries.map((entry) => ({ entry, timeline: toTimelineEntry(entry) }));
    const isMoved = told.some(({ timeline }) => timeline.changes.some(isPlace));
    const [people, known, titles, packs] = await Promise.all([
      names.of(tenantId, [...entries, ...entries.flatMap(assigneesIn)]),
      proposals.proposals(tenantId, [...new Set(proposalIds)]),
      linkedIds.length === 0 ? NO_TITLES : listTitles(call, [...new Set(linkedIds)]),
      isMoved ? queuesOf(tenantId) : [],
    ]);
    return told.map(({ entry, timeline }) =>
      activityOf(entry, timeline, { names: people, proposals: known, titles, packs }),
    );
  }
}

function activityOf(entry: LogEntry, { changes, ...timeline }: TimelineEntry, known: Known): Activity {
  const { reason } = entry.data;
  const proposal = known.proposals.get(proposalIdOf(entry) ?? '');
  return {
    ...timeline,
    actor: namedActor(entry.actor, known.names),
    changes: changes.map((change) => ({ ...change, name: nameIn(change, changes, known) })),
    proposal: proposal === undefined ? null : proposalIn(entry, proposal),
    reason: typeof reason === 'string' ? reason : null,
    link: linkIn(entry, known),
  };
}

function linkedIdOf({ subject, data }: LogEntry): string | undefined {
  const { other_work_item_id } = data;
  return subject.type === 'work_item_link' && typeof other_work_item_id === 'string' ? other_work_item_id : undefined;
}

function linkIn(entry: LogEntry, { titles }: Known): Activity['link'] {
  const otherId = linkedIdOf(entry);
  const kind = LINK_KINDS.find((one) => one === entry.data['kind']);
  return otherId === undefined || kind === undefined ? null : { kind, other: titles.get(otherId) ?? null };
}

function proposalIdOf({ subject, data }: LogEntry): string | undefined {
  if (subject.type === 'action_proposal') return subject.id;
  const { proposal_id } = data;
  return typeof proposal_id === 'string' ? proposal_id : undefined;
}

function proposalIn(entry: LogEntry, proposal: Proposal): ActivityProposal {
  const { decision, approvals_required } = entry.data;
  const decided = DECISIONS.find((one) => one === decision) ?? null;
  return {
    proposalId: proposal.proposalId,
    summary: proposal.described.summary,
    decision: decided,
    approvalsRequired: decided !== null && typeof approvals_required === 'number' ? approvals_required : 0,
    said: saidIn(entry, proposal, decided),
  };
}

const DECISIONS: readonly PolicyOutcome['decision'][] = ['auto_approve', 'require_approval', 'deny'];
const DECIDED_BY_PEOPLE = ['proposal.approval_added', 'proposal.approved', 'proposal.rejected'];

/** The proposal stores only the last policy outcome. Its reasons are left out for an earlier decision. */
function saidIn({ type, actor, at }: LogEntry, { approvals, policy }: Proposal, decided: string | null): string {
  if (decided !== null && policy.decision === decided) return policy.reasons.map(({ message }) => message).join(' ');
  if (!DECIDED_BY_PEOPLE.includes(type)) return '';
  return commentOf(approvals, actor.id, at);
}

/** Returns the assignee in an entry in the form of an entry, so that the name is looked up too. */
function assigneesIn({ subject, data }: LogEntry): Pick<LogEntry, 'actor' | 'subject'>[] {
  const id = data[ASSIGNEE];
  return typeof id === 'string' ? [{ actor: { type: 'user', id, accountable: null }, subject }] : [];
}

function nameIn(change: FieldChange, together: readonly FieldChange[], { names, packs }: Known): string {
  if (change.value === null) return '';
  if (isPlace(change)) return placeName(packs, change, together);
  return change.field === ASSIGNEE ? (names.get(change.value) ?? '') : '';
}

function isPlace({ field }: Pick<FieldChange, 'field'>): boolean {
  return field === PACK || field === QUEUE;
}

/** Returns an empty name if it is ambiguous: without a change of the pack, several packs may use the queue key. */
function placeName(packs: readonly PackQueues[], change: FieldChange, together: readonly FieldChange[]): string {
  if (change.field === PACK) return packs.find(({ packKey }) => packKey === change.value)?.title ?? '';
  const moved = together.find(({ field }) => field === PACK)?.value;
  const possible = moved === undefined ? packs : packs.filter(({ packKey }) => packKey === moved);
  const titles = possible.flatMap(({ queues }) => queues.filter(({ queueKey }) => queueKey === change.value));
  const [title = '', ...others] = new Set(titles.map((queue) => queue.title));
  return others.length === 0 ? title : '';
}
