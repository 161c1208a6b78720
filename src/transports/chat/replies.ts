import { toChatFailure } from '../../errors/to-chat.ts';
import type { ChatReply, ChatRequests, LinkOutcome, WorkCommand } from '../../integrations/index.ts';
import { visibleText } from '../../platform/visible-text.ts';

type Markup = Pick<ChatRequests, 'escapeText' | 'toReply'>;

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

export interface ReplyContext {
  /** Command as typed, such as `/work`. */
  command: string;
  /** Page on which administrators map channels to packs. */
  adminUrl: string;
  /** Page on which people create the codes that link their accounts. */
  linkUrl: string;
}

/** Builds the answer for the person alone. Text of others is escaped, so that it creates no mentions or links. */
export function toReply(outcome: CommandOutcome, context: ReplyContext, markup: Markup): ChatReply {
  return markup.toReply(textOf(outcome, context, markup.escapeText));
}

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
      return `Your account here is linked to ${escapeText(visibleText(outcome.personName))}. Your decisions here count as theirs.`;
    case 'link_code_missing':
      return `Create a code in Workgate, then type ${escapeText(command)} link and the code: ${linkUrl}`;
    case 'not_linked':
      return `${NOT_LINKED[outcome.why]} ${linkUrl}`;
    case 'setup_required':
      return `This channel is not set up for Workgate yet. Ask an administrator to map it to a pack: ${adminUrl}`;
    case 'not_authorized':
      return 'This workspace is not authorized to use Workgate. Ask an administrator to install the app from Workgate.';
    case 'help':
      return usage;
    case 'invalid_command':
      return `${escapeText(outcome.problem)}\n${usage}`;
    case 'unreadable':
      return `${UNREADABLE}\n${usage}`;
    case 'goes_on':
      return 'Workgate is still working on this. The result will appear here.';
    case 'retry_later':
      return 'Workgate could not do that now. Try again in a moment, but check the inbox first: it may have been done.';
  }
}

const NOT_LINKED = {
  unknown_code: 'This code is not valid. Each code works once, for ten minutes. Create a new one:',
  linked_already: 'Your account here, or that member, is linked already. End that link first, then create a new code:',
  too_many: 'Too many wrong codes. Wait ten minutes, then create a new one:',
} as const;

const UNREADABLE =
  'Workgate could not read this command. Shorten it and try again. If that does not help, ' +
  'tell your Workgate administrator.';

function optionsLine({ priority, tags }: Pick<WorkCommand, 'priority' | 'tags'>, escapeText: Escape): string[] {
  const shown = tags.map((tag) => escapeText(visibleText(tag)));
  const options = [
    ...(priority === undefined ? [] : [`priority ${priority}`]),
    ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'tag' : 'tags'} ${shown.join(', ')}`]),
  ];
  return options.length === 0 ? [] : [`With ${options.join(' and ')}`];
}

/** Returns the usage text. @param name The command, escaped. */
function usageOf(name: string): string {
  return `Usage: ${name} followed by your request. Before or after it, you can add priority:low, normal, high or urgent, and #tags.
Example: ${name} Refund for order #1234 priority:high #vip
${name} link CODE links your account here to your account in Workgate.`;
}
