import { useMutation } from '@connectrpc/connect-query';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { useWorkItemCache } from './work-item-cache.ts';

/** Where a message is written. What was written stays when sending fails, and can be sent again safely. */
export function Composer({ workItemId }: { workItemId: string }) {
  const [content, setContent] = useState('');
  const { readAgain } = useWorkItemCache(workItemId);
  const idempotency = useIdempotencyKey();
  const append = useMutation(WorkService.method.appendWorkItemMessage, {
    onSuccess: async () => {
      idempotency.renew();
      setContent('');
      await readAgain();
    },
  });
  const failure = append.error === null ? undefined : failureOf(append.error);
  const isEmpty = content.trim() === '';

  const send = () => {
    if (isEmpty || append.isPending) return;
    const request = { workItemId, content };
    append.mutate({ ...request, idempotencyKey: idempotency.keyFor(request) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeyboard = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {append.error !== null && (
          <FailureAlert error={append.error} title="The message was not sent" fields={['content']} />
        )}
        <Textarea
          label="Your message"
          autosize
          minRows={3}
          maxRows={16}
          maxLength={65_536}
          value={content}
          readOnly={append.isPending}
          onChange={(event) => setContent(event.currentTarget.value)}
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
