import type { OperationWords } from './words.ts';

export const CHAT_POST_MESSAGE: OperationWords = {
  through: 'a message by a chat workspace',
  fields: {
    channel_id: {
      label: 'Channel',
      description:
        'The id that stands at the end of the channel’s details, such as C024BE91L. The app has to be in it.',
      form: 'The id of a channel, such as C024BE91L',
      maxLength: 31,
    },
    thread_ts: { label: 'In answer to', isAsked: false },
    text: {
      label: 'Text',
      description: 'Appears as it is: nothing in angle brackets is expanded.',
      isLong: true,
    },
  },
  result: [
    { label: 'Posted to', template: '{channel_id}' },
    { label: 'Reference', template: '{ts}', isCode: true },
  ],
  lookFor: 'Look into the channel for the message, and say what you have found.',
  reference: 'the time stamp of the message',
};
