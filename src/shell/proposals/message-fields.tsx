import { Textarea, TextInput } from '@mantine/core';
import type { PayloadFieldsProps } from './payload-fields.ts';

export interface MessageDraft {
  channelId: string;
  text: string;
}

export const EMPTY_MESSAGE: MessageDraft = { channelId: '', text: '' };

/** What a message to a chat channel is to be. */
export function MessageFields({ draft, onChange, problemOf }: PayloadFieldsProps<MessageDraft>) {
  return (
    <>
      <TextInput
        label="Channel"
        description="The id that stands at the end of the channel’s details, such as C024BE91L. The app has to be in it."
        required
        data-autofocus
        pattern="[CG][A-Z0-9]{2,30}"
        title="The id of a channel, such as C024BE91L"
        maxLength={31}
        value={draft.channelId}
        onChange={(event) => onChange({ ...draft, channelId: event.currentTarget.value })}
        error={problemOf('channel_id', 'Channel')}
      />
      <Textarea
        label="Text"
        description="Appears as it is: nothing in angle brackets is expanded."
        required
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4_000}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
        error={problemOf('text', 'Text')}
      />
    </>
  );
}
