import { toChatFailure } from '../../errors/to-chat.ts';
import type { ChatReply, ChatRequests } from '../../integrations/chat/chat-platform.ts';
import type { WorkCommand } from '../../integrations/chat/command.ts';
import type { LinkOutcome } from '../../integrations/chat/links/model.ts';
import { visibleText } from '../../platform/visible-text.ts';

/** How the platform writes texts and answers. */
type Markup = Pick<ChatRequests, 'escapeText' | 'toReply'>;

/** How a command ended. */
export type CommandOutcome =
  | { kind: 'accepted'; subject: string; options: Pick<WorkCommand, 'priority' | 'tags'>; link: string }
  | { kind: 'linked'; personName: string }
  | { kind: 'link_code_missing' }
  | { kind: 'not_linked'; why: Exclude<LinkOutcome['kind'], 'linked'> }
  | { kind: 'setup_required' }
  | { kind: 'not_authorized' }
  | { kind: 'help' }
  | { kind: 'invalid_command'; problem: string }
  | { kind: 'unreadable' }
  | { kind: 'goes_on' }
  | { kind: 'retry_later' };

/** What every reply may name. */
export interface ReplyContext {
  /** The command as it was typed, such as `/work`. */
  command: string;
  /** Where administrators connect channels. */
  adminUrl: string;
  /** Where people make the codes that link their account. */
  linkUrl: string;
}

/** The answer in the chat, for the person alone. Whatever others wrote is escaped: it expands no mention and no link. */
export function toReply(outcome: CommandOutcome, context: ReplyContext, markup: Markup): ChatReply {
  return markup.toReply(textOf(outcome, context, markup.escapeText));
}

/** The answer to a command that could not be served. */
export function toFailureReply(thrown: unknown, context: ReplyContext, markup: Markup): ChatReply {
  return toReply({ kind: toChatFailure(thrown) }, context, markup);
}

type Escape = Markup['escapeText'];

function textOf(outcome: CommandOutcome, context: ReplyContext, escapeText: Escape): string {
  const { command, adminUrl, linkUrl } = context;
  const usage = usageOf(escapeText(command));
  switch (outcome.kind) {
    case 'accepted':
      return [
        `Taken in: ${escapeText(visibleText(outcome.subject))}`,
        ...optionsLine(outcome.options, escapeText),
        outcome.link,
      ].join('\n');
    case 'linked':
      return `Your account here is linked to ${escapeText(visibleText(outcome.personName))}. What you decide here counts as theirs.`;
    case 'link_code_missing':
      return `Make a code in Workgate, and type it behind ${escapeText(command)} link: ${linkUrl}`;
    case 'not_linked':
      return `${NOT_LINKED[outcome.why]} ${linkUrl}`;
    case 'setup_required':
      return `This channel is not set up for Workgate yet. An administrator has to map it to a pack: ${adminUrl}`;
    case 'not_authorized':
      return 'This workspace is not authorized to use Workgate. An administrator has to install the app from Workgate.';
    case 'help':
      return usage;
    case 'invalid_command':
      return `${escapeText(outcome.problem)}\n${usage}`;
    case 'unreadable':
      return `${UNREADABLE}\n${usage}`;
    case 'goes_on':
      return 'Workgate is at it, and takes longer than the chat waits. What becomes of it follows here.';
    case 'retry_later':
      return 'Workgate could not do that just now. Try again in a moment; look into the inbox first if it matters.';
  }
}

const NOT_LINKED = {
  unknown_code: 'This is no code that is good here: each is good once, for ten minutes. Make a new one:',
  linked_already: 'Your account here, or that member, is linked already. End that link first, then make a new code:',
  too_many: 'Too many codes were tried. Wait ten minutes, then make a new one:',
} as const;

const UNREADABLE =
  'Workgate could not read what the chat has sent for this command. Shorten it and try again; if that does not help, ' +
  'tell whoever administers Workgate for you.';

/** What of the words was taken as an option; nothing if none was. */
function optionsLine({ priority, tags }: Pick<WorkCommand, 'priority' | 'tags'>, escapeText: Escape): string[] {
  const shown = tags.map((tag) => escapeText(visibleText(tag)));
  const options = [
    ...(priority === undefined ? [] : [`priority ${priority}`]),
    ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'tag' : 'tags'} ${shown.join(', ')}`]),
  ];
  return options.length === 0 ? [] : [`With ${options.join(' and ')}`];
}

/** @param name The command, escaped. */
function usageOf(name: string): string {
  return `Usage: ${name} what is wanted. Before or behind it, priority:low, normal, high or urgent and #tags if you like.
Example: ${name} Refund for order #1234 priority:high #vip
${name} link and a code links your account here to you in Workgate.`;
}
