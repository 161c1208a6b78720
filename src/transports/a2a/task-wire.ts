import { type Artifact, type Message, type Part, Role, type StreamResponse, type TaskStatus } from '@a2a-js/sdk';
import type { DsseEnvelope } from '../../evidence/index.ts';
import type { Action } from '../../proposals/index.ts';
import type { Message as WorkItemMessage } from '../../work-items/index.ts';
import { toApiAction } from '../wire/v1/actions.ts';
import { EXTENSION_URI, type Extension } from './extension.ts';
import type { StatusContext } from './task-labels.ts';
import { taskStateOf } from './task-state.ts';
import type { ArtifactReference } from './task-view.ts';

/** Address of a task: its id, the context of its messages, and the page of its WorkItem. */
export interface TaskAddress {
  taskId: string;
  contextId: string;
  workItemUrl: string;
}

/** Milliseconds after which an agent should ask again for an approval. */
const POLL_AFTER_MS = 5_000;

/** Returns the status of a task at a moment of the log, with an explanation or with a person's reply. */
export function toStatus(
  address: TaskAddress,
  { status, proposalState }: Pick<StatusContext, 'status' | 'proposalState'>,
  at: Date | undefined,
  said: { words: string | undefined } | { reply: Message },
): TaskStatus {
  const base = { state: taskStateOf(status), timestamp: at?.toISOString() };
  if ('reply' in said) return { ...base, message: said.reply };
  if (said.words === undefined) return { ...base, message: undefined };
  // The id is derived, so that the same words at the same moment are the same message for every reader.
  const id = [
    address.taskId,
    status,
    ...(proposalState === undefined ? [] : [proposalState.proposalId, proposalState.status]),
  ].join('-');
  return { ...base, message: toMessage(address, id, Role.ROLE_AGENT, [textPart(said.words)]) };
}

/** Returns the metadata that tells an agent how to follow an approval; empty unless the task waits for one. */
export function whileWaiting({
  status,
  approvalUrl,
  awaitedUntil,
}: Pick<StatusContext, 'status' | 'approvalUrl' | 'awaitedUntil'>) {
  if (status !== 'waiting_on_approval') return {};
  return {
    approval_url: approvalUrl,
    poll_after_ms: POLL_AFTER_MS,
    ...(awaitedUntil === null ? {} : { expires_at: awaitedUntil }),
  };
}

/**
 * Converts a message to A2A. Messages of programs have the role of the user; answers of people have the role of the
 * agent.
 */
export function toConversation(address: TaskAddress, message: WorkItemMessage): Message {
  const fromProgram = message.author.type === 'api_key' || message.author.type === 'delegation';
  const role = fromProgram ? Role.ROLE_USER : Role.ROLE_AGENT;
  return toMessage(address, message.externalMessageId ?? message.messageId, role, [textPart(message.content)]);
}

export function toStatusEvent(
  { taskId, contextId }: TaskAddress,
  status: TaskStatus,
  event: Extension['EventMetadata'],
): StreamResponse {
  const metadata = { [EXTENSION_URI]: event };
  return { payload: { $case: 'statusUpdate', value: { taskId, contextId, status, metadata } } };
}

export function toArtifactEvent(
  { taskId, contextId }: TaskAddress,
  artifact: Artifact,
  event: Extension['EventMetadata'],
): StreamResponse {
  const metadata = { [EXTENSION_URI]: event };
  const value = { taskId, contextId, artifact, append: false, lastChunk: true, metadata };
  return { payload: { $case: 'artifactUpdate', value } };
}

/**
 * Returns the artifact of an execution, with its record unless `action` is undefined because the agent may not see it.
 */
export function toResultArtifact(actionId: string, action: Action | undefined): Artifact {
  const data: Extension['ArtifactData'] = action === undefined ? {} : { action: toApiAction(action) };
  return toArtifact(actionId, 'result', 'The record of an executed action.', [dataPart(data)]);
}

/** Returns the artifact of an evidence export, with the packet if this request has just exported it. */
export function toExportArtifact(
  reference: ArtifactReference & { kind: 'export' },
  packet: DsseEnvelope | undefined,
): Artifact {
  const { exportId, exportedAt, workItemVersion } = reference;
  const evidence_export = {
    export_id: exportId,
    exported_at: exportedAt.toISOString(),
    work_item_version: workItemVersion,
  };
  const parts = [dataPart({ evidence_export } satisfies Extension['ArtifactData'])];
  if (packet !== undefined) parts.push(dataPart({ evidence_packet: packet } satisfies Extension['ArtifactData']));
  return toArtifact(exportId, 'evidence', 'An export of the signed evidence.', parts);
}

function toArtifact(artifactId: string, name: string, description: string, parts: Part[]): Artifact {
  return { artifactId, name, description, parts, metadata: undefined, extensions: [EXTENSION_URI] };
}

function toMessage({ taskId, contextId }: TaskAddress, messageId: string, role: Role, parts: Part[]): Message {
  return { messageId, contextId, taskId, role, parts, metadata: undefined, extensions: [], referenceTaskIds: [] };
}

function textPart(text: string): Part {
  return { content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: 'text/plain' };
}

function dataPart(data: object): Part {
  return { content: { $case: 'data', value: data }, metadata: undefined, filename: '', mediaType: 'application/json' };
}
