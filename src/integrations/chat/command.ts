import { lineProblem, textProblem } from '../../platform/plain-text.ts';

/** Priorities that a command may name. */
const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type CommandPriority = (typeof PRIORITIES)[number];

/** What a person has asked for. */
export interface WorkCommand {
  subject: string;
  priority: CommandPriority | undefined;
  tags: string[];
  /** All that was typed. */
  message: string;
}

/** `link` is what was typed as a code; empty for none. */
export type ParsedCommand = { command: WorkCommand } | { link: string } | { help: true } | { problem: string };

/** A word that is no subject. */
type Option = { tag: string } | { priority: string };

/** As in the public contract. */
const MAX_SUBJECT_LENGTH = 500;
const MAX_TAGS = 50;
/** Without a letter it is the number of an order or a ticket. */
const TAG = /^#(?=[^\p{L}]*\p{L})([\p{L}\p{N}_-]{1,64})$/u;
const PRIORITY = /^priority:(.*)$/i;
/** With one word, or none: whatever that is, it may be a code that is mistyped, and is made no work of for others to read. */
const LINK = /^link(?:\s+(\S+))?$/i;

/**
 * Reads the text of a command: words `priority:…` and `#tag` at its start and its end are options, what stands between
 * them is the subject, and all of it together is the message.
 */
export function parseCommand(text: string): ParsedCommand {
  const message = text.trim();
  if (message.toLowerCase() === 'help') return { help: true };
  const link = LINK.exec(message);
  if (link !== null) return { link: link[1] ?? '' };
  const words = message.split(/\s+/u);
  const start = words.findIndex((word) => toOption(word) === undefined);
  const end = words.findLastIndex((word) => toOption(word) === undefined) + 1;
  const line = start === -1 ? '' : words.slice(start, end).join(' ');
  const options = start === -1 ? words : [...words.slice(0, start), ...words.slice(end)];
  const tags = new Set<string>();
  let priority: CommandPriority | undefined;
  for (const option of options.map(toOption)) {
    if (option === undefined) continue;
    if ('tag' in option) {
      tags.add(option.tag);
      continue;
    }
    if (priority !== undefined) return { problem: 'Name one priority.' };
    priority = PRIORITIES.find((one) => one === option.priority);
    if (priority === undefined) return { problem: `The priority is one of ${PRIORITIES.join(', ')}.` };
  }
  const problem = lineProblem(line) ?? textProblem(message);
  if (problem !== undefined) return { problem: `What you type ${problem}.` };
  if (line === '') return { problem: 'Say what is wanted.' };
  if (line.length > MAX_SUBJECT_LENGTH) return { problem: `The subject has at most ${MAX_SUBJECT_LENGTH} characters.` };
  if (tags.size > MAX_TAGS) return { problem: `There are at most ${MAX_TAGS} tags.` };
  return { command: { subject: line, priority, tags: [...tags], message } };
}

function toOption(word: string): Option | undefined {
  const [tag, priority] = [TAG.exec(word)?.[1], PRIORITY.exec(word)?.[1]];
  if (tag !== undefined) return { tag };
  return priority === undefined ? undefined : { priority: priority.toLowerCase() };
}
