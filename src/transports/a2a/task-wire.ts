import { type Artifact, type Message, type Part, Role, type StreamResponse, type TaskStatus } from '@a2a-js/sdk';
import type { Action } from '../../actions/model.ts';
import type { DsseEnvelope } from '../../evidence/dsse.ts';
import type { Message as WorkItemMessage } from '../../work-items/model.ts';
import type { WorkItemStatus } from '../../work-items/status.ts';
import type { TimelineEntry } from '../../work-items/timeline.ts';
import { toApiAction } from '../wire/actions.ts';
import { EXTENSION_URI, type Extension } from './extension.ts';
import { taskStateOf } from './task-state.ts';
import type { ArtifactReference } from './task-view.ts';

/** Where a task is: its id, and the context that its messages are in. */
export interface TaskPlace {
  taskId: string;
  contextId: string;
}

/** What an agent is told besides the state that keeps it waiting. */
const WORDS: Partial<Record<WorkItemStatus, string>> = {
  waiting_on_approval: 'A person has to approve what was proposed. There is nothing for you to do until then.',
  waiting_on_customer: 'More is needed from you. Answer with a message to this task.',
  rejected: 'It was refused. Open a new task for something else.',
};

/**
 * A status at a moment of the log.
 * @param reply What a person has written; without it the state speaks for itself.
 */
export function toStatus(place: TaskPlace, status: WorkItemStatus, at: Date | undefined, reply?: Message): TaskStatus {
  const words = WORDS[status];
  const spoken =
    words === undefined ? undefined : toMessage(place, `${place.taskId}-${status}`, Role.ROLE_AGENT, [textPart(words)]);
  return { state: taskStateOf(status), message: reply ?? spoken, timestamp: at?.toISOString() };
}

/** A message as the agent sees it: what programs have sent is the user's, what people answer is the service's. */
export function toConversation(place: TaskPlace, message: WorkItemMessage): Message {
  const fromProgram = message.author.type === 'api_key' || message.author.type === 'delegation';
  const role = fromProgram ? Role.ROLE_USER : Role.ROLE_AGENT;
  return toMessage(place, message.externalMessageId ?? message.messageId, role, [textPart(message.content)]);
}

export function toStatusEvent(
  place: TaskPlace,
  status: TaskStatus,
  { type, subjectId }: TimelineEntry,
): StreamResponse {
  const event: Extension['EventMetadata'] = { event: type, subject_id: subjectId };
  return { payload: { $case: 'statusUpdate', value: { ...place, status, metadata: { [EXTENSION_URI]: event } } } };
}

export function toArtifactEvent(place: TaskPlace, artifact: Artifact): StreamResponse {
  const value = { ...place, artifact, append: false, lastChunk: true, metadata: undefined };
  return { payload: { $case: 'artifactUpdate', value } };
}

/** The record of an execution; undefined where the agent may not see it. */
export function toResultArtifact(actionId: string, action: Action | undefined): Artifact {
  const data: Extension['ArtifactData'] = action === undefined ? {} : { action: toApiAction(action) };
  return toArtifact(actionId, 'result', 'The record of an executed action.', [dataPart(data)]);
}

/** An export of evidence, with its packet for who has just asked for it. */
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

function toMessage({ taskId, contextId }: TaskPlace, messageId: string, role: Role, parts: Part[]): Message {
  return { messageId, contextId, taskId, role, parts, metadata: undefined, extensions: [], referenceTaskIds: [] };
}

function textPart(text: string): Part {
  return { content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: 'text/plain' };
}

function dataPart(data: object): Part {
  return { content: { $case: 'data', value: data }, metadata: undefined, filename: '', mediaType: 'application/json' };
}
