import { toAppError } from '../../errors/app-error.ts';
import type { ChatInteraction, ChatReply } from '../../integrations/index.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { inTime, replyLater } from './late.ts';
import type { ChatServices, Schemas, Visit } from './operations.ts';

const FAILED = 'Workgate could not do that now. Look at the proposal in Workgate before you try again.';

/** Applies the decision of an interaction, as far as the person may make it. @returns the answer to the platform. */
export async function takeInteraction(
  services: ChatServices,
  form: object,
  { exchange }: Visit,
): Promise<Schemas['ChatInteractionReply']> {
  const { requests, replies, decisions, logger } = services;
  const interaction = requests.readInteraction(form);
  if (interaction.kind === 'other') return {};
  const address = replies.at(interaction.replyAddress);
  const said = (text: string) => visibleText(text);
  const reply = (text: string): ChatReply => requests.toReply(requests.escapeText(said(text)));
  const work = decided(decisions, interaction, exchange.correlationId).catch((thrown: unknown) => {
    const { code, message } = toAppError(thrown);
    logger.error({ err: thrown, correlation_id: exchange.correlationId, code }, message);
    return FAILED;
  });
  const result = await inTime(work);
  const isForm = interaction.kind === 'form';
  if (result !== 'late' && isForm) return result.outcome === null ? {} : requests.toFormProblem(said(result.outcome));
  if (address === null) return {};
  // The answer to the platform itself shows nothing, so the text goes to the reply address.
  const words = {
    of: (text: string | null) => (text === null ? null : reply(text)),
    ofFailure: () => reply(FAILED),
  };
  replyLater(work, address, words);
  return {};
}

function decided(
  decisions: ChatServices['decisions'],
  interaction: Exclude<ChatInteraction, { kind: 'other' }>,
  correlationId: string,
): Promise<string | null> {
  return interaction.kind === 'press'
    ? decisions.press(interaction, correlationId)
    : decisions.form(interaction, correlationId);
}
