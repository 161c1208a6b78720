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

export type ParsedCommand = { command: WorkCommand } | { help: true } | { problem: string };

/** As in the public contract. */
const MAX_SUBJECT_LENGTH = 500;
const MAX_TAGS = 50;
const TAG = /^#([\p{L}\p{N}_-]{1,64})$/u;
const PRIORITY = /^priority:(.*)$/i;

/**
 * Reads the text of a command: words `priority:…` and `#tag` may stand anywhere, the others are the subject, and all of
 * it together is the message. The platform sends `&`, `<` and `>` escaped.
 */
export function parseCommand(text: string): ParsedCommand {
  const message = unescapeText(text).trim();
  if (message.toLowerCase() === 'help') return { help: true };
  const words = message.split(/\s+/u);
  const tags: string[] = [];
  const subject: string[] = [];
  let priority: CommandPriority | undefined;
  for (const word of words) {
    const [tag, named] = [TAG.exec(word)?.[1], PRIORITY.exec(word)?.[1]?.toLowerCase()];
    if (tag !== undefined) {
      if (!tags.includes(tag)) tags.push(tag);
    } else if (named !== undefined) {
      if (priority !== undefined) return { problem: 'Name one priority.' };
      priority = PRIORITIES.find((one) => one === named);
      if (priority === undefined) return { problem: `The priority is one of ${PRIORITIES.join(', ')}.` };
    } else {
      subject.push(word);
    }
  }
  const line = subject.join(' ');
  const problem = lineProblem(line) ?? textProblem(message);
  if (problem !== undefined) return { problem: `What you type ${problem}.` };
  if (line === '') return { problem: 'Say what is wanted.' };
  if (line.length > MAX_SUBJECT_LENGTH) return { problem: `The subject has at most ${MAX_SUBJECT_LENGTH} characters.` };
  if (tags.length > MAX_TAGS) return { problem: `There are at most ${MAX_TAGS} tags.` };
  return { command: { subject: line, priority, tags, message } };
}

/** Text as the platform shows it: nothing in it is a link or a mention (docs.slack.dev, "Escaping text"). */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
