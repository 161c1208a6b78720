import { type Message, Role, type SendMessageRequest } from '@a2a-js/sdk';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { canonicalHash, canonicalJson, type JsonValue } from '../../platform/canonical-json.ts';
import { textProblem, toLine } from '../../platform/plain-text.ts';
import { clippedText } from '../../platform/visible-text.ts';
import type { IdempotencyRequest } from '../../work-items/model.ts';
import { isObject } from '../json-object.ts';
import { actionOfPart, EXTENSION_URI, type RequestedAction, requestMetadata } from './extension.ts';

const MAX_PARTS = 20;
/** What the message of a WorkItem may have (contract, MessageContent). */
const MAX_TEXT_LENGTH = 65_536;
const MAX_MESSAGE_ID_LENGTH = 200;
export const COMPLETE_ON_EXECUTION = `metadata["${EXTENSION_URI}"].complete_on_execution`;
const MAX_SUBJECT_LENGTH = 200;
export const MEDIA_TYPES = ['text/plain', 'application/json'];

/** A message of an agent, as far as the door understands it. */
export interface Incoming {
  messageId: string;
  /** The task that it goes to; undefined for a message that opens one. */
  taskId: string | undefined;
  contextId: string | undefined;
  /** What it says, data that is no action of ours included. */
  text: string | undefined;
  /** What of that says best in one line what it is about. */
  title: string;
  action: RequestedAction | undefined;
  dryRun: boolean;
  /** Whether the task ends with what the message proposes, if it says so. */
  completeOnExecution: boolean | undefined;
  /** The same `messageId` of the same principal is the same message, for as long as what it made is there. */
  idempotency: IdempotencyRequest;
}

/**
 * Reads what an agent sends. The codec gives it the shape of its version, but checks hardly any value of it.
 * @throws {AppError} `validation_error` naming each field.
 * @throws {A2aRefusal} for content that the service does not take, and for push notifications.
 */
export function readMessage(request: SendMessageRequest): Incoming {
  const { message, configuration } = request;
  if (typeof message !== 'object' || message === null) throw problem('message', 'is required');
  assertConfiguration(configuration);
  assertEnvelope(message);
  const { text, title, action } = readParts(message.parts);
  const extension = { ...requestMetadata(request.metadata), ...requestMetadata(message.metadata) };
  const dryRun = extension.dry_run === true;
  if (dryRun && action?.type !== 'execute') {
    throw problem('message.metadata', 'dry_run goes with an action of type execute');
  }
  const { complete_on_execution: completeOnExecution } = extension;
  if (completeOnExecution !== undefined && action?.type !== 'propose') {
    throw problem(COMPLETE_ON_EXECUTION, 'goes with an action of type propose; leave it out here');
  }
  const taskId = message.taskId === '' ? undefined : message.taskId;
  const requestHash = canonicalHash({
    task_id: taskId ?? null,
    text: text ?? null,
    action: (action ?? null) as null,
    dry_run: dryRun,
    // Messages that do not say it have the hash that releases before have given them.
    ...(completeOnExecution === undefined ? {} : { complete_on_execution: completeOnExecution }),
  });
  return {
    messageId: message.messageId,
    taskId,
    contextId: message.contextId === '' ? undefined : message.contextId,
    text,
    title,
    action,
    dryRun,
    completeOnExecution,
    // With a prefix, so that it is not by chance the key of a request by another door.
    idempotency: { key: `a2a/${message.messageId}`, requestHash },
  };
}

/** One line that says what a message wants. */
export function subjectOf({ title }: Incoming): string {
  const line = title.split(/[\n\r\u2028\u2029]/u).find((one) => toLine(one) !== '') ?? '';
  return clippedText(toLine(line), MAX_SUBJECT_LENGTH);
}

/** How much of the conversation is wanted. @throws {AppError} `validation_error` unless it is a number from 0 on. */
export function historyLengthOf(wanted: unknown, field: string): number | undefined {
  if (wanted === undefined || wanted === null) return undefined;
  if (Number.isSafeInteger(wanted) && (wanted as number) >= 0) return wanted as number;
  throw problem(field, 'must be an integer that is not negative');
}

function assertConfiguration(configuration: SendMessageRequest['configuration']): void {
  if (configuration === undefined) return;
  if (configuration.taskPushNotificationConfig !== undefined) throw noPushNotifications();
  historyLengthOf(configuration.historyLength, 'configuration.historyLength');
  const modes = configuration.acceptedOutputModes;
  if (modes.length > 0 && !modes.some((mode) => MEDIA_TYPES.includes(mode) || mode === '*/*')) {
    throw new A2aRefusal('CONTENT_TYPE_NOT_SUPPORTED', `Accept ${MEDIA_TYPES.join(' or ')}: tasks have nothing else.`);
  }
}

function assertEnvelope({ messageId, taskId, contextId, role, parts }: Message): void {
  const problems: ErrorDetail[] = [];
  const check = (holds: boolean, field: string, text: string) => {
    if (!holds) problems.push({ field: `message.${field}`, problem: text });
  };
  const isId = typeof messageId === 'string' && messageId !== '' && messageId.length <= MAX_MESSAGE_ID_LENGTH;
  check(isId, 'messageId', `must have 1 to ${MAX_MESSAGE_ID_LENGTH} characters`);
  check(typeof taskId === 'string', 'taskId', 'must be a string');
  check(typeof contextId === 'string', 'contextId', 'must be a string');
  check(role === Role.ROLE_USER, 'role', 'must be that of the user: agents send, the service answers');
  const isList = Array.isArray(parts) && parts.length > 0 && parts.length <= MAX_PARTS;
  check(isList, 'parts', `must hold 1 to ${MAX_PARTS} parts`);
  if (problems.length > 0) throw validationError(problems);
}

function readParts(parts: Message['parts']): Pick<Incoming, 'text' | 'title' | 'action'> {
  const contents: string[] = [];
  const words: string[] = [];
  const data: string[] = [];
  let action: RequestedAction | undefined;
  for (const [index, { content, metadata }] of parts.entries()) {
    const field = `message.parts[${index}]`;
    if (content === undefined) throw problem(field, 'must hold text or data');
    if (content.$case === 'raw' || content.$case === 'url') {
      throw new A2aRefusal('CONTENT_TYPE_NOT_SUPPORTED', `${field}: files are not taken; send text or data.`);
    }
    if (content.$case === 'text') {
      if (typeof content.value !== 'string') throw problem(`${field}.text`, 'must be a string');
      assertText(content.value, `${field}.text`);
      if (content.value.trim() === '') continue;
      contents.push(content.value);
      words.push(content.value);
    } else if (asksForAction(content.value, metadata)) {
      if (action !== undefined) throw problem(field, 'is a second action; send one message for each');
      action = actionOfPart(content.value, `${field}.data`);
    } else {
      const json = canonicalJson(content.value as JsonValue);
      assertText(json, `${field}.data`);
      contents.push(fenced(json));
      data.push(json);
    }
  }
  const text = contents.join('\n\n');
  if (text.length > MAX_TEXT_LENGTH) {
    throw problem('message.parts', `may have ${MAX_TEXT_LENGTH} characters of text and data`);
  }
  if (text === '' && action === undefined)
    throw problem('message.parts', 'must say something: text, data or an action');
  const reason = action?.type === 'propose' ? action.proposal.approval_reason : undefined;
  const title = words.length > 0 ? words.join('\n\n') : (reason ?? data[0] ?? '');
  return { text: text === '' ? undefined : text, title, action };
}

/** Whether data is a command: it has an `action`, or its part names our extension. Anything else is content. */
function asksForAction(data: unknown, metadata: Record<string, unknown> | undefined): boolean {
  if (isObject(data) && Object.hasOwn(data, 'action')) return true;
  return isObject(metadata) && Object.hasOwn(metadata, EXTENSION_URI);
}

/** JSON as people and programs find it in a text. On one line, so that nothing in it can end the fence. */
function fenced(json: string): string {
  return `\`\`\`json\n${json}\n\`\`\``;
}

function assertText(text: string, field: string): void {
  const fault = textProblem(text);
  if (fault !== undefined) throw problem(field, fault);
}

/** @returns the refusal of everything that would have the service call the agent. */
export function noPushNotifications(): A2aRefusal {
  return new A2aRefusal(
    'PUSH_NOTIFICATION_NOT_SUPPORTED',
    'There are no push notifications. Stream the task, or ask for it from time to time.',
  );
}

function problem(field: string, text: string) {
  return validationError([{ field, problem: text }]);
}
