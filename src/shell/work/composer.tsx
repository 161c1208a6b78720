import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { notifyReplayed, useSentDraft } from '../drafts/use-sent-draft.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useWorkItemCache } from './work-item-cache.ts';

/** If sending fails, the text stays, and can be sent again safely. */
export function Composer({ workItemId }: { workItemId: string }) {
  const { draft, keyFor, beginAnew } = useSentDraft(`message/${workItemId}`, '');
  const { invalidate } = useWorkItemCache(workItemId);
  const append = useMutation(WorkService.method.appendWorkItemMessage, {
    onSuccess: async ({ replayed }) => {
      if (replayed) notifyReplayed('The message');
      beginAnew();
      await invalidate();
    },
  });
  const failure = append.error === null ? undefined : failureOf(append.error);
  const content = draft.value;
  const isEmpty = content.trim() === '';
  const request = { workItemId, content };
  const send = () => {
    if (!isEmpty && !append.isPending) append.mutate({ ...request, idempotencyKey: keyFor(request) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeyboard = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
    key === 'Enter' && (ctrlKey || metaKey) ? send() : undefined;
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {append.error !== null && (
          <FailureAlert error={append.error} title="The message was not sent" fields={['content']} />
        )}
        <DraftNotice draft={draft} onDiscard={beginAnew} />
        <Textarea
          label="Your message"
          aria-keyshortcuts="R"
          autosize
          minRows={3}
          maxRows={16}
          maxLength={65_536}
          value={content}
          readOnly={append.isPending}
          onChange={(event) => draft.set(event.currentTarget.value)}
          onKeyDown={sendByKeyboard}
          error={problemOf(failure, 'content', 'Message')}
        />
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed">
            Ctrl+Enter sends.
          </Text>
          <Button type="submit" disabled={isEmpty} loading={append.isPending}>
            Send
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
