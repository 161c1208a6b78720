import type { OperationWords } from './labels.ts';

export const CHAT_POST_MESSAGE: OperationWords = {
  through: 'a message in a chat workspace',
  fields: {
    channel_id: {
      label: 'Channel',
      description: 'The id at the end of the channel’s details, such as C024BE91L. The app has to be in the channel.',
      form: 'The id of a channel, such as C024BE91L',
      maxLength: 31,
    },
    thread_ts: { label: 'In answer to', isAsked: false },
    text: {
      label: 'Text',
      description: 'Shown as you type it: text in angle brackets is not expanded.',
      isLong: true,
    },
  },
  result: [
    { label: 'Posted to', template: '{channel_id}' },
    { label: 'Reference', template: '{ts}', isCode: true },
  ],
  lookFor: 'Look for the message in the channel, and record what you found.',
  reference: 'the time stamp of the message',
};
