import { hasEnded, type TimelineEntry, type WorkItemStatus } from '../../work-items/index.ts';

export type TaskChange =
  | {
      kind: 'status';
      entry: TimelineEntry;
      status: WorkItemStatus;
      moved: boolean;
      proposalState: ProposalState | undefined;
    }
  | { kind: 'artifact'; entry: TimelineEntry; artifact: ArtifactReference };

export type ArtifactReference =
  | { kind: 'result'; actionId: string }
  | { kind: 'export'; exportId: string; exportedAt: Date; workItemVersion: number };

export interface ProposalState {
  proposalId: string;
  status: string;
  /** Actor who caused the status. */
  actorId: string;
  /** Time of the last change, whether or not the status changed with it. */
  at: Date;
  expiresAt: string | null;
}

/** Older artifacts are in the evidence. */
const MAX_ARTIFACTS = 50;

/** Events of proposals and executions that leave the task's state unchanged, but for which an agent waits. */
const SHOWN_EVENTS = /^(proposal\..*|action\.(failed|outcome_unknown|settled))$/;

/**
 * State of a task at a position in the log. It depends only on the entries up to there, so every reader on any node
 * sees the same task and the same events in the same order.
 */
export class TaskView {
  /** Sequence of the last entry; 0 before the first. */
  position = 0;
  /** Version of the WorkItem. */
  version = 0;
  /** A task that has waited for approval, or whose proposal policy has approved, is not `new` again. */
  status: WorkItemStatus = 'new';
  statusSince: Date | undefined;
  #artifacts: ArtifactReference[] = [];
  readonly #artifactIds = new Set<string>();
  /** In the order of their last changes. */
  readonly #proposals = new Map<string, ProposalState>();
  readonly #versions = new Map<string, number>();
  /** Ids of the proposals that wait for approval. */
  readonly #awaited = new Set<string>();
  /** Status of the task before it waited for approval. */
  #formerStatus: WorkItemStatus = 'open';

  get artifacts(): readonly ArtifactReference[] {
    return this.#artifacts;
  }

  /**
   * Proposal that decides how the task continues: one that waits for approval, else one to execute, else the latest.
   */
  get proposalState(): ProposalState | undefined {
    const [awaited] = this.#awaited;
    if (awaited !== undefined) return this.#proposals.get(awaited);
    const all = [...this.#proposals.values()];
    return all.findLast(({ status }) => status === 'approved' || status === 'auto_approved') ?? all.at(-1);
  }

  /** Earliest expiry of the proposals that wait for approval; null if none waits or expires. */
  get awaitedUntil(): string | null {
    const ends = [...this.#awaited].map((id) => this.#proposals.get(id)?.expiresAt ?? null);
    return ends.filter((end) => end !== null).sort()[0] ?? null;
  }

  hasProposal({ proposalId, version }: { proposalId: string; version: number }): boolean {
    return (this.#versions.get(proposalId) ?? 0) >= version;
  }

  /** Returns true even for an artifact that is too old to be shown. */
  hasArtifact(id: string): boolean {
    return this.#artifactIds.has(id);
  }

  /** Applies the next entry. @returns the change that it causes; null if there is none to show. */
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
    if (!moved && !isReply && !SHOWN_EVENTS.test(entry.type)) return null;
    return {
      kind: 'status',
      entry,
      status: this.status,
      moved,
      proposalState: this.#proposals.get(entry.subjectId) ?? this.proposalState,
    };
  }

  /**
   * Applies a change of a proposal to the task. A proposal and its WorkItem change together, but write two entries in
   * either order. The task moves with the first of them.
   */
  #follow(entry: TimelineEntry): void {
    const { proposal, subjectId } = entry;
    if (proposal === null) return;
    this.#versions.set(subjectId, Math.max(proposal.version, this.#versions.get(subjectId) ?? 0));
    if (proposal.status === null) {
      const known = this.#proposals.get(subjectId);
      if (known !== undefined) this.#proposals.set(subjectId, { ...known, at: entry.at });
      return;
    }
    this.#note(entry, { ...proposal, status: proposal.status });
    if (proposal.status === 'auto_approved' && this.status === 'new') this.#move(entry, 'open');
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
    { status, expiresAt }: Pick<ProposalState, 'status' | 'expiresAt'>,
  ): void {
    const known = this.#proposals.get(proposalId);
    this.#proposals.delete(proposalId);
    const proposalState = {
      proposalId,
      status,
      actorId: actor.id,
      at,
      expiresAt: expiresAt ?? known?.expiresAt ?? null,
    };
    this.#proposals.set(proposalId, proposalState);
  }

  #move(entry: TimelineEntry, status: WorkItemStatus): void {
    if (status === this.status && this.statusSince !== undefined) return;
    if (status === 'waiting_on_approval') this.#formerStatus = begun(this.status);
    this.status = status;
    this.statusSince = entry.at;
  }
}

const AWAITED = 'pending_approval';

function begun(status: WorkItemStatus): WorkItemStatus {
  return status === 'new' ? 'open' : status;
}

function artifactIdOf(artifact: ArtifactReference): string {
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
