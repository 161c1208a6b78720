import type { Artifact, StreamResponse, Task, TaskStatus } from '@a2a-js/sdk';
import { approvalsMissingOf, approvalUrlOf, workItemUrlOf } from '../../approvals/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { DsseEnvelope } from '../../evidence/index.ts';
import type { AgentScope } from '../../identity/index.ts';
import { type Execution, isApproved, type Proposal } from '../../proposals/index.ts';
import type { WorkItem } from '../../work-items/index.ts';
import type { AgentCall } from '../agent-gate.ts';
import type { Capabilities } from '../capabilities.ts';
import { toApiExecution, toApiProposal } from '../wire/v1/actions.ts';
import { toIntegrationChoices } from '../wire/v1/integrations.ts';
import { type Extension, underExtension } from './extension.ts';
import type { Listing } from './listing.ts';
import { type StatusContext, statusText } from './task-labels.ts';
import { endsStream, endsWaiting, isTerminal } from './task-state.ts';
import { type ArtifactReference, type ProposalState, type TaskChange, TaskView } from './task-view.ts';
import {
  type TaskAddress,
  toArtifactEvent,
  toConversation,
  toExportArtifact,
  toResultArtifact,
  toStatus,
  toStatusEvent,
  whileWaiting,
} from './task-wire.ts';

export interface TaskReaderServices extends Capabilities {
  /** Base URL of the pages on which people approve proposals. */
  workBaseUrl: string;
}

/** Result of a message's action. */
export interface Outcome {
  proposal?: Proposal;
  execution?: Execution;
  exported?: { exportId: string; envelope: DsseEnvelope };
}

export interface PositionedEvent {
  /** Position in the log, from which a stream can resume. */
  position: number;
  event: StreamResponse;
}

const DEFAULT_HISTORY = 20;
const MAX_HISTORY = 100;
/** Limit of messages in a list, over all of its tasks together. */
const MAX_LISTED_MESSAGES = 200;
const LISTED_AT_ONCE = 8;
/** Any one of these scopes lets an agent see records of executions, as in REST. */
const SEES_ACTIONS: readonly AgentScope[] = [
  'agent.actions.propose',
  'agent.actions.execute',
  'agent.evidence.read',
  'agent.evidence.export',
];

export interface StreamOptions {
  /** Position in the log to start after; undefined starts at the present. */
  after: number | undefined;
  outcome?: Outcome;
  historyLength?: number | undefined;
  signal: AbortSignal;
  /** Called before each event. The stream ends if the result is false. */
  mayGoOn: () => Promise<boolean>;
}

export class TaskReader {
  readonly #services: TaskReaderServices;

  constructor(services: TaskReaderServices) {
    this.#services = services;
  }

  /**
   * Returns the current task, including every change that the caller already knows of.
   * @param historyLength Number of latest messages to show: 20 by default, at most 100.
   */
  async get(call: AgentCall, item: WorkItem, outcome: Outcome = {}, historyLength?: number): Promise<Task> {
    const view = new TaskView();
    await this.#services.timeline.readWorkItemTimeline(
      call,
      item.workItemId,
      (entry) => view.take(entry),
      () => hasReached(view, item, outcome),
    );
    return this.#task(call, this.#addressOf(item), view, outcome, historyLength);
  }

  /**
   * Returns tasks from their WorkItems, without reading each log: one query for the proposals of all. The timestamp of a
   * status is the task's last change.
   */
  async list(call: AgentCall, rows: readonly WorkItem[], wanted: Listing, signal: AbortSignal): Promise<Task[]> {
    const { historyLength, includeArtifacts, pageSize } = wanted;
    const length = Math.min(historyLength ?? DEFAULT_HISTORY, Math.floor(MAX_LISTED_MESSAGES / pageSize));
    const running = rows.filter(({ status }) => !isTerminal(status));
    const { proposals } = this.#services;
    const present = seesActions(call) ? await proposals.listPresentActionProposals(call, running) : [];
    const byTask = Map.groupBy(present, ({ workItemId }) => workItemId);
    const tasks: Task[] = [];
    for (let at = 0; at < rows.length; at += LISTED_AT_ONCE) {
      if (signal.aborted) throw new AppError('unavailable', 'The request took too long. Ask for fewer tasks at once.');
      const some = rows.slice(at, at + LISTED_AT_ONCE);
      const listed = some.map((row) =>
        this.#listed(call, row, byTask.get(row.workItemId) ?? [], { length, includeArtifacts }),
      );
      tasks.push(...(await Promise.all(listed)));
    }
    return tasks;
  }

  async #listed(
    call: AgentCall,
    item: WorkItem,
    proposals: readonly Proposal[],
    { length, includeArtifacts }: { length: number; includeArtifacts: boolean },
  ): Promise<Task> {
    const address = this.#addressOf(item);
    const status = item.status === 'new' && item.hasBegun ? 'open' : item.status;
    const decisive = decisiveOf(proposals);
    const pageUrl = this.#pageOf(address, decisive.proposalState);
    const statusContext = { status, pageUrl, approvalUrl: pageUrl, ...decisive };
    const [messages, whole] = await Promise.all([
      length === 0 ? [] : this.#services.workItems.listRecentWorkItemMessages(call, item.workItemId, length),
      includeArtifacts ? this.get(call, item, {}, 0) : undefined,
    ]);
    return {
      id: address.taskId,
      contextId: address.contextId,
      status: toStatus(address, statusContext, item.updatedAt, { words: statusText(statusContext) }),
      artifacts: whole?.artifacts ?? [],
      history: messages.map((message) => toConversation(address, message)),
      metadata: underExtension(proposalMetadata(statusContext)),
    };
  }

  /**
   * Yields the current task, or the task as of `after`, then its events. Ends when the task ends, when it needs input
   * from the agent, or when `signal` aborts.
   */
  async *stream(
    call: AgentCall,
    item: WorkItem,
    { after, outcome = {}, historyLength, signal, mayGoOn }: StreamOptions,
  ): AsyncGenerator<PositionedEvent, void> {
    const address = this.#addressOf(item);
    const view = new TaskView();
    let began = false;
    let caughtUp = false;
    const begin = async (): Promise<PositionedEvent> => {
      began = true;
      const task = await this.#task(call, address, view, outcome, historyLength);
      return { position: view.position, event: { payload: { $case: 'task', value: task } } };
    };
    for await (const event of this.#services.timeline.watchWorkItemTimeline(call, item.workItemId, 0, signal)) {
      if (event.kind === 'entry') {
        if (!(await mayGoOn())) return;
        // A replay starts at the position where the agent stopped reading.
        if (!began && after !== undefined && event.entry.sequence > after) yield await begin();
        if (began && isTerminal(view.status)) return;
        const change = view.take(event.entry);
        if (began) {
          if (change === null) continue;
          yield { position: view.position, event: await this.#event(call, address, view, change, outcome) };
          if (change.kind === 'status' && change.moved && endsStream(change.status)) return;
        }
      } else {
        caughtUp = true;
      }
      // Any other stream starts once the log contains the changes that the agent already knows.
      if (!began && caughtUp && (after !== undefined || hasReached(view, item, outcome))) {
        yield await begin();
        if (isTerminal(view.status)) return;
      }
    }
  }

  /** Waits until the task has ended or waits for somebody, or until `signal` aborts. */
  async waitFor(call: AgentCall, item: WorkItem, signal: AbortSignal): Promise<void> {
    const view = new TaskView();
    let caughtUp = false;
    for await (const event of this.#services.timeline.watchWorkItemTimeline(call, item.workItemId, 0, signal)) {
      if (event.kind === 'entry') view.take(event.entry);
      else caughtUp = true;
      if (caughtUp && view.version >= item.version && endsWaiting(view.status)) return;
    }
  }

  async #task(
    call: AgentCall,
    address: TaskAddress,
    view: TaskView,
    outcome: Outcome,
    historyLength: number | undefined,
  ): Promise<Task> {
    const length = Math.min(historyLength ?? DEFAULT_HISTORY, MAX_HISTORY);
    const seesMessages = length > 0 && call.agentScopes.has('agent.work.read');
    const proposal = await this.#proposalOf(call, view.proposalState);
    const statusContext = {
      status: view.status,
      proposalState: proposal === undefined ? view.proposalState : presentState(view.proposalState, proposal),
      proposal,
      pageUrl: this.#pageOf(address, view.proposalState),
      ...this.#waitOf(address, view),
      ...(proposal?.status === 'pending_approval' ? { awaitedUntil: earlier(view.awaitedUntil, proposal) } : {}),
    };
    const [messages, artifacts, metadata] = await Promise.all([
      seesMessages ? this.#services.workItems.listRecentWorkItemMessages(call, address.taskId, length) : [],
      Promise.all(view.artifacts.map((reference) => this.#artifact(call, reference, outcome))),
      this.#metadata(call, outcome, statusContext),
    ]);
    return {
      id: address.taskId,
      contextId: address.contextId,
      status: toStatus(address, statusContext, view.statusSince, { words: statusText(statusContext) }),
      artifacts,
      history: messages.map((message) => toConversation(address, message)),
      metadata: underExtension(metadata),
    };
  }

  async #event(
    call: AgentCall,
    address: TaskAddress,
    view: TaskView,
    change: TaskChange,
    outcome: Outcome,
  ): Promise<StreamResponse> {
    const { entryId, type, subjectId } = change.entry;
    const said = { event_id: entryId, event: type, subject_id: subjectId };
    if (change.kind === 'artifact') {
      return toArtifactEvent(address, await this.#artifact(call, change.artifact, outcome), said);
    }
    const waiting = whileWaiting({ status: change.status, ...this.#waitOf(address, view) });
    const status = await this.#status(call, address, view, change);
    return toStatusEvent(address, status, { ...said, ...waiting });
  }

  async #status(
    call: AgentCall,
    address: TaskAddress,
    view: TaskView,
    { entry, status, proposalState }: TaskChange & { kind: 'status' },
  ): Promise<TaskStatus> {
    const proposal = await this.#proposalOf(call, proposalState);
    const pageUrl = this.#pageOf(address, proposalState);
    const statusContext = { status, proposalState, proposal, pageUrl, ...this.#waitOf(address, view) };
    if (entry.type !== 'message.appended')
      return toStatus(address, statusContext, entry.at, { words: statusText(statusContext) });
    const reply = await this.#services.workItems.getWorkItemMessage(call, address.taskId, entry.subjectId);
    return toStatus(address, statusContext, entry.at, { reply: toConversation(address, reply) });
  }

  /** Returns the proposal that a status is about, if the agent may see it. */
  async #proposalOf(call: AgentCall, proposalState: ProposalState | undefined): Promise<Proposal | undefined> {
    if (proposalState === undefined || !seesActions(call)) return undefined;
    return this.#services.proposals.getActionProposal(call, proposalState.proposalId);
  }

  async #artifact(call: AgentCall, reference: ArtifactReference, outcome: Outcome): Promise<Artifact> {
    if (reference.kind === 'export') {
      const { exported } = outcome;
      return toExportArtifact(reference, exported?.exportId === reference.exportId ? exported.envelope : undefined);
    }
    const action = seesActions(call) ? await this.#services.executor.getAction(call, reference.actionId) : undefined;
    return toResultArtifact(reference.actionId, action);
  }

  async #metadata(
    call: AgentCall,
    { proposal: proposed, execution }: Outcome,
    statusContext: StatusContext,
  ): Promise<Extension['TaskMetadata']> {
    const said = proposalMetadata(statusContext, proposed);
    if (execution !== undefined) said.execution = toApiExecution(execution);
    if (call.agentScopes.has('agent.actions.propose')) {
      said.integrations = toIntegrationChoices(await this.#services.directory.listUsableIntegrations(call));
    }
    return said;
  }

  #addressOf(item: WorkItem): TaskAddress {
    const workItemUrl = workItemUrlOf(this.#services.workBaseUrl, item);
    return { taskId: item.workItemId, contextId: item.threadId, workItemUrl };
  }

  #pageOf({ workItemUrl }: TaskAddress, proposalState: ProposalState | undefined): string {
    if (proposalState?.status !== 'pending_approval') return workItemUrl;
    return approvalUrlOf(this.#services.workBaseUrl, proposalState.proposalId);
  }

  #waitOf(address: TaskAddress, { proposalState, awaitedUntil }: TaskView) {
    return { approvalUrl: this.#pageOf(address, proposalState), awaitedUntil };
  }
}

function seesActions({ agentScopes }: AgentCall): boolean {
  return SEES_ACTIONS.some((scope) => agentScopes.has(scope));
}

function proposalMetadata(
  statusContext: StatusContext,
  proposal: Proposal | undefined = statusContext.proposal,
): Extension['TaskMetadata'] {
  const said: Extension['TaskMetadata'] = whileWaiting(statusContext);
  if (proposal !== undefined) said.proposal = toApiProposal(proposal);
  if (proposal?.status === 'pending_approval') said.approvals_missing = approvalsMissingOf(proposal);
  return said;
}

/**
 * Returns the proposal that decides how a task continues, as `TaskView.proposalState` does from the log.
 * @param proposals Newest first.
 */
function decisiveOf(
  proposals: readonly Proposal[],
): Pick<StatusContext, 'proposal' | 'proposalState' | 'awaitedUntil'> {
  const awaited = proposals.filter(({ status }) => status === 'pending_approval');
  const changed = proposals.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  const approved = changed.findLast(({ status }) => isApproved(status));
  const proposal = awaited.at(-1) ?? approved ?? changed.at(-1);
  const ends = awaited.map(({ expiresAt }) => expiresAt.toISOString()).sort();
  return { proposal, proposalState: proposal && stateOf(proposal), awaitedUntil: ends[0] ?? null };
}

function stateOf({ proposalId, status, approvals, updatedAt, expiresAt }: Proposal): ProposalState {
  const rejection = approvals.findLast(({ decision }) => decision === 'reject');
  return {
    proposalId,
    status,
    actorId: rejection?.approver.id ?? '',
    at: updatedAt,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns the state with the time of the stored proposal, whose approvals may not be in the log yet. */
function presentState(known: ProposalState | undefined, { status, updatedAt }: Proposal): ProposalState | undefined {
  return known?.status === status ? { ...known, at: updatedAt } : known;
}

/** Returns the expiry of the proposal if it is earlier: the log does not have the hour of what would fail. */
function earlier(until: string | null, { expiresAt }: Proposal): string {
  const own = expiresAt.toISOString();
  return until !== null && until < own ? until : own;
}

/** Returns true if the log contains all that the caller knows. */
function hasReached(view: TaskView, item: WorkItem, { proposal, execution, exported }: Outcome): boolean {
  if (view.version < item.version) return false;
  const known = execution?.proposal ?? proposal;
  if (known !== undefined && !view.hasProposal(known)) return false;
  const action = execution?.action;
  if (action?.status === 'succeeded' && !view.hasArtifact(action.actionId)) return false;
  return exported === undefined || view.hasArtifact(exported.exportId);
}
