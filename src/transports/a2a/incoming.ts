import { type Message, Role, type SendMessageRequest } from '@a2a-js/sdk';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { A2aRefusal } from '../../errors/to-a2a.ts';
import { canonicalHash, canonicalJson, type JsonValue } from '../../platform/canonical-json.ts';
import { textProblem, toLine } from '../../platform/plain-text.ts';
import { clippedText, isLonger } from '../../platform/text-length.ts';
import type { IdempotencyRequest } from '../../work-items/index.ts';
import { actionOfPart, EXTENSION_URI, memberOf, type RequestedAction, requestMetadata } from './extension.ts';

const MAX_PARTS = 20;
/** In characters (contract, MessageContent). */
const MAX_TEXT_LENGTH = 65_536;
const MAX_MESSAGE_ID_LENGTH = 200;
export const COMPLETE_ON_EXECUTION = `metadata["${EXTENSION_URI}"].complete_on_execution`;
const MAX_SUBJECT_LENGTH = 200;
export const MEDIA_TYPES = ['text/plain', 'application/json'];

export interface Incoming {
  messageId: string;
  /** Undefined if the message opens a task. */
  taskId: string | undefined;
  contextId: string | undefined;
  /** Includes data parts that are no action. */
  text: string | undefined;
  /** Source of the task's subject: the text parts, else the reason of the proposal, else the first data part. */
  title: string;
  action: RequestedAction | undefined;
  dryRun: boolean;
  /** True if the task ends once the proposal of the message is executed; undefined if the message does not say. */
  completeOnExecution: boolean | undefined;
  idempotency: IdempotencyRequest;
}

/**
 * Reads a message, of whose values the codec checks few. Values that may be sent in several forms get one form here,
 * and the hash covers that form.
 * @throws {AppError} `validation_error` naming each field.
 * @throws {A2aRefusal} for content that the service does not accept, and for push notifications.
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
    throw problem('message.metadata', 'dry_run needs an action of type execute');
  }
  const { complete_on_execution: completeOnExecution } = extension;
  if (completeOnExecution !== undefined && action?.type !== 'propose') {
    throw problem(COMPLETE_ON_EXECUTION, 'needs an action of type propose; leave it out here');
  }
  const taskId = message.taskId === '' ? undefined : message.taskId;
  const requestHash = canonicalHash({
    task_id: taskId ?? null,
    text: text ?? null,
    action: (action ?? null) as null,
    dry_run: dryRun,
    // Left out if absent, so that hashes of earlier releases stay equal.
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
    // The prefix keeps the key apart from the keys of other doors.
    idempotency: { key: `a2a/${message.messageId}`, requestHash },
  };
}

/** Returns one line that summarizes a message. */
export function subjectOf({ title }: Incoming): string {
  const line = title.split(/[\n\r\u2028\u2029]/u).find((one) => toLine(one) !== '') ?? '';
  return clippedText(toLine(line), MAX_SUBJECT_LENGTH);
}

/** Returns the number of messages to show; undefined if absent. @throws {AppError} `validation_error` */
export function historyLengthOf(wanted: unknown, field: string): number | undefined {
  if (wanted === undefined || wanted === null) return undefined;
  if (Number.isSafeInteger(wanted) && (wanted as number) >= 0) return wanted as number;
  throw problem(field, 'must be an integer of 0 or more');
}

function assertConfiguration(configuration: SendMessageRequest['configuration']): void {
  if (configuration === undefined) return;
  if (configuration.taskPushNotificationConfig !== undefined) throw noPushNotifications();
  historyLengthOf(configuration.historyLength, 'configuration.historyLength');
  const modes: readonly unknown[] = configuration.acceptedOutputModes;
  if (modes.length > 0 && !modes.some(takesMediaType)) {
    throw new A2aRefusal(
      'CONTENT_TYPE_NOT_SUPPORTED',
      `Accept ${MEDIA_TYPES.join(' or ')}: tasks have no other media types.`,
    );
  }
}

/**
 * Returns true if an output mode covers a media type of tasks. A mode is a media range (RFC 9110, 12.5.1), or one half
 * of a type, such as `text`: agents named modes that way before the protocol had media types.
 */
function takesMediaType(mode: unknown): boolean {
  const range = String(mode).split(';')[0]?.trim().toLowerCase() ?? '';
  const [type = '', subtype = '*'] = range.split('/');
  return MEDIA_TYPES.some((mediaType) => {
    const halves = mediaType.split('/');
    if (!range.includes('/')) return range === '*' || halves.includes(range);
    return ['*', halves[0]].includes(type) && ['*', halves[1]].includes(subtype);
  });
}

function assertEnvelope({ messageId, taskId, contextId, role, parts }: Message): void {
  const problems: ErrorDetail[] = [];
  const check = (holds: boolean, field: string, text: string) => {
    if (!holds) problems.push({ field: `message.${field}`, problem: text });
  };
  const isId = typeof messageId === 'string' && messageId !== '' && !isLonger(messageId, MAX_MESSAGE_ID_LENGTH);
  check(isId, 'messageId', `must have 1 to ${MAX_MESSAGE_ID_LENGTH} characters`);
  check(typeof taskId === 'string', 'taskId', 'must be a string');
  check(typeof contextId === 'string', 'contextId', 'must be a string');
  check(role === Role.ROLE_USER, 'role', 'must be user, because agents send and the service answers');
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
      throw new A2aRefusal('CONTENT_TYPE_NOT_SUPPORTED', `${field}: files are not supported; send text or data.`);
    }
    if (content.$case === 'text') {
      if (typeof content.value !== 'string') throw problem(`${field}.text`, 'must be a string');
      const said = content.value.replaceAll(/[\b\f]/g, ' ');
      assertText(said, `${field}.text`);
      if (said.trim() === '') continue;
      contents.push(said);
      words.push(said);
    } else if (asksForAction(content.value, metadata)) {
      if (action !== undefined) throw problem(field, 'is a second action; send one message for each action');
      action = actionOfPart(content.value, `${field}.data`);
    } else {
      const json = canonicalJson(content.value as JsonValue);
      assertText(json, `${field}.data`);
      contents.push(fenced(json));
      data.push(json);
    }
  }
  const text = contents.join('\n\n');
  if (isLonger(text, MAX_TEXT_LENGTH)) {
    throw problem('message.parts', `may have ${MAX_TEXT_LENGTH} characters of text and data`);
  }
  if (text === '' && action === undefined) throw problem('message.parts', 'must have text, data or an action');
  const reason = action?.type === 'propose' ? action.proposal.approval_reason : undefined;
  const title = words.length > 0 ? words.join('\n\n') : (reason ?? data[0] ?? '');
  return { text: text === '' ? undefined : text, title, action };
}

/** Returns true if data is a command and not content. */
function asksForAction(data: unknown, metadata: Record<string, unknown> | undefined): boolean {
  return memberOf(data, 'action') !== undefined || memberOf(metadata, EXTENSION_URI) !== undefined;
}

/** Wraps JSON in a code fence. The JSON is on one line, so that nothing in it can end the fence. */
function fenced(json: string): string {
  return `\`\`\`json\n${json}\n\`\`\``;
}

function assertText(text: string, field: string): void {
  const fault = textProblem(text);
  if (fault !== undefined) throw problem(field, fault);
}

export function noPushNotifications(): A2aRefusal {
  return new A2aRefusal(
    'PUSH_NOTIFICATION_NOT_SUPPORTED',
    'Push notifications are not supported. Stream the task, or ask for it from time to time.',
  );
}

function problem(field: string, text: string) {
  return validationError([{ field, problem: text }]);
}
