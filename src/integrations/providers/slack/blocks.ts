import type { Button, KnownBlock, ModalView, PlainTextElement } from '@slack/types';
import { visibleText } from '../../../platform/visible-text.ts';
import type { CardLine, ChatCard, FormSubject } from '../../chat/card-seam.ts';
import { escapeText } from './markup.ts';

/** Names of what is clicked and handed in, by which it is known again. */
export const ACTIONS = { approve: 'workgate_approve', reject: 'workgate_reject', open: 'workgate_open' } as const;
export const FORM = { callback: 'workgate_reject_form', block: 'comment', action: 'comment' } as const;

/** Limits of the platform (docs.slack.dev, "Blocks"): blocks of a message, characters of a text. */
const MOST_BLOCKS = 50;
const MOST_CHARACTERS = 3_000;
/** Of all texts of a message together: the platform refuses messages that are "too long" without saying of what length. */
const MOST_IN_ALL = 12_000;
/** Blocks that are no field: the summary, what is said of the rest, the state and the buttons. */
const OTHER_BLOCKS = 5;
/** As long as a title of a form may be. */
const MOST_TITLE = 24;
const MOST_COMMENT = 2_000;

/**
 * A card as blocks. Nothing of it is markup: all of it is plain text, in which what could deceive stands marked. If a field does
 * not fit whole, none of them stands there, nor does a button that decides.
 */
export function blocksOf(card: ChatCard): KnownBlock[] {
  const [fields, notes] = [card.fields.map(lineText), card.notes.map(lineText)];
  const summary = setOff(card.summary);
  const length = [summary, ...fields, ...notes].reduce((sum, text) => sum + text.length, 0);
  const fits = [summary, ...fields, ...notes].every((text) => text.length <= MOST_CHARACTERS);
  const isWhole = fits && length <= MOST_IN_ALL && fields.length + notes.length + OTHER_BLOCKS <= MOST_BLOCKS;
  const body = isWhole
    ? [...fields, ...notes].map(section)
    : [section('Not all of it fits here. Open it to see every field, and decide there.')];
  return [
    section(isWhole ? summary : cut(summary)),
    ...body,
    ...stateBlocks(card),
    { type: 'actions', elements: buttonsOf(card, isWhole) },
  ];
}

/** What is said of a card where only a line is shown; the platform takes this as markup, so that it is escaped. */
export function headlineOf({ headline, state }: ChatCard): string {
  return cut(shown(state === null ? headline : `${headline} ${state}`));
}

/** The form in which whoever rejects says why. */
export function formOf(subject: FormSubject, title: string): ModalView {
  return {
    type: 'modal',
    callback_id: FORM.callback,
    private_metadata: JSON.stringify([subject.value, subject.replyAddress ?? '']),
    title: plain(title.slice(0, MOST_TITLE)),
    submit: plain('Reject'),
    close: plain('Cancel'),
    blocks: [
      {
        type: 'input',
        block_id: FORM.block,
        optional: true,
        label: plain('Why'),
        hint: plain('It stands with the proposal, for whoever may read it.'),
        element: { type: 'plain_text_input', action_id: FORM.action, multiline: true, max_length: MOST_COMMENT },
      },
    ],
  };
}

function stateBlocks({ state, decide }: ChatCard): KnownBlock[] {
  if (state !== null) return [section(cut(shown(state)))];
  return decide !== null && 'elsewhere' in decide ? [section(cut(shown(decide.elsewhere)))] : [];
}

function buttonsOf({ decide, url }: ChatCard, isWhole: boolean): Button[] {
  const open: Button = { type: 'button', action_id: ACTIONS.open, text: plain('Open'), url };
  if (!isWhole || decide === null || 'elsewhere' in decide) return [open];
  const { value } = decide;
  return [
    { type: 'button', action_id: ACTIONS.approve, text: plain('Approve'), style: 'primary', value },
    { type: 'button', action_id: ACTIONS.reject, text: plain('Reject'), style: 'danger', value },
    open,
  ];
}

/** Further lines of a value stand apart, so that none of them looks like the name of another field. */
function lineText({ name, value }: CardLine): string {
  return `${shown(name)}: ${setOff(value)}`;
}

function setOff(text: string): string {
  return shown(text).replaceAll(/\r\n|\r|\n/g, '\n│ ');
}

function shown(text: string): string {
  return escapeText(visibleText(text));
}

/** Not within an escaped character. */
function cut(text: string): string {
  const most = 1_000;
  return text.length <= most ? text : `${text.slice(0, most).replace(/&[a-z]*$/, '')}…`;
}

function section(text: string): KnownBlock {
  return { type: 'section', text: plain(text) };
}

function plain(text: string): PlainTextElement {
  return { type: 'plain_text', text, emoji: false };
}
