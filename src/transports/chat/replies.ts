import type { components } from '../../../generated/chat/types.ts';
import { toChatFailure } from '../../errors/to-chat.ts';
import { escapeText } from '../../integrations/chat/command.ts';
import { visibleText } from '../../platform/visible-text.ts';

type Reply = components['schemas']['ChatReply'];

/** How a command ended. */
export type CommandOutcome =
  | { kind: 'accepted'; subject: string; link: string }
  | { kind: 'setup_required' }
  | { kind: 'not_authorized' }
  | { kind: 'help' }
  | { kind: 'invalid_command'; problem: string }
  | { kind: 'retry_later' };

/** What every reply may name. */
export interface ReplyContext {
  /** The command as it was typed, such as `/work`. */
  command: string;
  /** Where administrators connect channels. */
  adminUrl: string;
}

/** The answer in the chat, for the person alone. Whatever others wrote is escaped: it expands no mention and no link. */
export function toReply(outcome: CommandOutcome, context: ReplyContext): Reply {
  return { response_type: 'ephemeral', text: textOf(outcome, context) };
}

/** The answer to a command that could not be served. */
export function toFailureReply(thrown: unknown, context: ReplyContext): Reply {
  const { failure, problem } = toChatFailure(thrown);
  return toReply(failure === 'invalid_command' ? { kind: failure, problem } : { kind: failure }, context);
}

function textOf(outcome: CommandOutcome, { command, adminUrl }: ReplyContext): string {
  switch (outcome.kind) {
    case 'accepted':
      return `Taken in: ${escapeText(visibleText(outcome.subject))}\n${outcome.link}`;
    case 'setup_required':
      return `This channel is not set up for Workgate yet. An administrator has to map it to a pack: ${adminUrl}`;
    case 'not_authorized':
      return 'This workspace is not authorized to use Workgate. An administrator has to install the app from Workgate.';
    case 'help':
      return usage(command);
    case 'invalid_command':
      return `${escapeText(outcome.problem)}\n${usage(command)}`;
    case 'retry_later':
      return 'Workgate could not do that just now. Try again in a moment; look into the inbox first if it matters.';
  }
}

function usage(command: string): string {
  const name = escapeText(command);
  return `Usage: ${name} what is wanted, with priority:low, normal, high or urgent and #tags if you like.
Example: ${name} Refund for order 1234 priority:high #vip`;
}
