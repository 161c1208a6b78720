import { hasEnded, type WorkItemStatus } from '../../work-items/status.ts';
import type { TimelineEntry } from '../../work-items/timeline-entry.ts';

/** What an entry of the log shows of its task; what is written in it is read when it is sent. */
export type TaskChange =
  | { kind: 'status'; entry: TimelineEntry; status: WorkItemStatus; moved: boolean; told: ToldProposal | undefined }
  | { kind: 'artifact'; entry: TimelineEntry; artifact: ArtifactReference };

export type ArtifactReference =
  | { kind: 'result'; actionId: string }
  | { kind: 'export'; exportId: string; exportedAt: Date; workItemVersion: number };

/** A proposal where it stands at a place in the log. */
export interface ToldProposal {
  proposalId: string;
  status: string;
  /** Who brought it there, and when. */
  actorId: string;
  at: Date;
  expiresAt: string | null;
}

/** So many artifacts a task shows, the newest; older ones are in the evidence. */
const MAX_ARTIFACTS = 50;

/** Changes of proposals and executions that leave the state of the task, and that an agent waits for. */
const TOLD_EVENTS = /^(proposal\..*|action\.(failed|outcome_unknown|settled))$/;

/**
 * A task at a place in the log. It follows from the entries up to there alone, so whoever reads them, on whichever node
 * and however often, sees the same task and the same events, in the same order.
 */
export class TaskView {
  /** Sequence of the last entry; 0 before the first. */
  position = 0;
  /** Version of the WorkItem that the entries have got to. */
  version = 0;
  /** A WorkItem is new until something has happened to it: a task that has waited for approval is none any more. */
  status: WorkItemStatus = 'new';
  statusSince: Date | undefined;
  #artifacts: ArtifactReference[] = [];
  readonly #artifactIds = new Set<string>();
  /** Where proposals stand; the one that moved last is last. */
  readonly #proposals = new Map<string, ToldProposal>();
  readonly #versions = new Map<string, number>();
  /** Proposals that wait for people. */
  readonly #awaited = new Set<string>();
  /** Where the task was before it waited for them. */
  #formerStatus: WorkItemStatus = 'open';

  get artifacts(): readonly ArtifactReference[] {
    return this.#artifacts;
  }

  /** The proposal that decides how the task goes on: one that waits for people, else one to be executed, else the last. */
  get told(): ToldProposal | undefined {
    const [awaited] = this.#awaited;
    if (awaited !== undefined) return this.#proposals.get(awaited);
    const all = [...this.#proposals.values()];
    return all.findLast(({ status }) => status === 'approved' || status === 'auto_approved') ?? all.at(-1);
  }

  /** When the first of those that wait for people expires; null if none waits. */
  get awaitedUntil(): string | null {
    const ends = [...this.#awaited].map((id) => this.#proposals.get(id)?.expiresAt ?? null);
    return ends.filter((end) => end !== null).sort()[0] ?? null;
  }

  /** Whether the log has got to this version of a proposal. */
  hasProposal({ proposalId, version }: { proposalId: string; version: number }): boolean {
    return (this.#versions.get(proposalId) ?? 0) >= version;
  }

  /** Whether the log has got to this artifact, shown or too old for it. */
  hasArtifact(id: string): boolean {
    return this.#artifactIds.has(id);
  }

  /** Goes on by one entry. @returns what it shows; null if nothing. */
  take(entry: TimelineEntry): TaskChange | null {
    this.position = entry.sequence;
    this.version = Math.max(this.version, entry.workItemVersion);
    const artifact = artifactOf(entry);
    if (artifact !== null) {
      this.#artifactIds.add(artifactIdOf(artifact));
      this.#artifacts = [...this.#artifacts, artifact].slice(-MAX_ARTIFACTS);
      return { kind: 'artifact', entry, artifact };
    }
    const before = this.status;
    if (entry.status !== null) this.#move(entry, entry.previousStatus === null ? entry.status : begun(entry.status));
    else this.#follow(entry);
    const moved = entry.status !== null || this.status !== before;
    const isReply = entry.type === 'message.appended' && entry.actor.type === 'user';
    if (!moved && !isReply && !TOLD_EVENTS.test(entry.type)) return null;
    return {
      kind: 'status',
      entry,
      status: this.status,
      moved,
      told: this.#proposals.get(entry.subjectId) ?? this.told,
    };
  }

  /**
   * A proposal and its WorkItem change in one moment, but by two entries, in either order. So that the first one does not
   * tell what is not true any more, the task goes on by whichever comes.
   */
  #follow(entry: TimelineEntry): void {
    const { proposal, subjectId } = entry;
    if (proposal === null) return;
    this.#versions.set(subjectId, Math.max(proposal.version, this.#versions.get(subjectId) ?? 0));
    if (proposal.status === null) return;
    this.#note(entry, { ...proposal, status: proposal.status });
    if (proposal.status === AWAITED) {
      this.#awaited.add(subjectId);
      if (!hasEnded(this.status)) this.#move(entry, 'waiting_on_approval');
      return;
    }
    if (!this.#awaited.delete(subjectId) || this.#awaited.size > 0 || proposal.isReplaced) return;
    if (this.status === 'waiting_on_approval') this.#move(entry, this.#formerStatus);
  }

  #note(
    { subjectId: proposalId, actor, at }: TimelineEntry,
    { status, expiresAt }: Pick<ToldProposal, 'status' | 'expiresAt'>,
  ): void {
    const known = this.#proposals.get(proposalId);
    this.#proposals.delete(proposalId);
    const told = { proposalId, status, actorId: actor.id, at, expiresAt: expiresAt ?? known?.expiresAt ?? null };
    this.#proposals.set(proposalId, told);
  }

  #move(entry: TimelineEntry, status: WorkItemStatus): void {
    if (status === this.status && this.statusSince !== undefined) return;
    if (status === 'waiting_on_approval') this.#formerStatus = begun(this.status);
    this.status = status;
    this.statusSince = entry.at;
  }
}

/** Of proposals. */
const AWAITED = 'pending_approval';

function begun(status: WorkItemStatus): WorkItemStatus {
  return status === 'new' ? 'open' : status;
}

export function artifactIdOf(artifact: ArtifactReference): string {
  return artifact.kind === 'result' ? artifact.actionId : artifact.exportId;
}

function artifactOf(entry: TimelineEntry): ArtifactReference | null {
  switch (entry.type) {
    case 'action.succeeded':
      return { kind: 'result', actionId: entry.subjectId };
    case 'evidence.exported': {
      const { subjectId: exportId, at: exportedAt, workItemVersion } = entry;
      return { kind: 'export', exportId, exportedAt, workItemVersion };
    }
    default:
      return null;
  }
}
