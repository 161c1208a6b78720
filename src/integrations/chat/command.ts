import { lineProblem, textProblem } from '../../platform/plain-text.ts';
import { isLonger } from '../../platform/text-length.ts';

const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const;
export type CommandPriority = (typeof PRIORITIES)[number];

export interface WorkCommand {
  subject: string;
  priority: CommandPriority | undefined;
  tags: string[];
  message: string;
}

/** `link` is the text typed as a code; empty if there was none. */
export type ParsedCommand = { command: WorkCommand } | { link: string } | { help: true } | { problem: string };

type Option = { tag: string } | { priority: string };

const MAX_SUBJECT_LENGTH = 500;
const MAX_TAGS = 50;
/** A tag needs a letter: `#` with digits alone is the number of an order or a ticket. */
const TAG = /^#(?=[^\p{L}]*\p{L})([\p{L}\p{N}_-]{1,64})$/u;
const PRIORITY = /^priority:(.*)$/i;
/** `link`, alone or with one word. That word may be a mistyped code, so it never becomes work that others can read. */
const LINK = /^link(?:\s+(\S+))?$/i;

/** Words `priority:…` and `#tag` at both ends are options, the words between the subject, and all of it the message. */
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
    if (priority !== undefined) return { problem: 'Give only one priority.' };
    priority = PRIORITIES.find((one) => one === option.priority);
    if (priority === undefined) return { problem: `The priority must be one of ${PRIORITIES.join(', ')}.` };
  }
  const problem = lineProblem(line) ?? textProblem(message);
  if (problem !== undefined) return { problem: `Your text ${problem}.` };
  if (line === '') return { problem: 'Write what you need.' };
  if (isLonger(line, MAX_SUBJECT_LENGTH))
    return { problem: `The subject may have at most ${MAX_SUBJECT_LENGTH} characters.` };
  if (tags.size > MAX_TAGS) return { problem: `Use at most ${MAX_TAGS} tags.` };
  return { command: { subject: line, priority, tags: [...tags], message } };
}

function toOption(word: string): Option | undefined {
  const [tag, priority] = [TAG.exec(word)?.[1], PRIORITY.exec(word)?.[1]];
  if (tag !== undefined) return { tag };
  return priority === undefined ? undefined : { priority: priority.toLowerCase() };
}
