import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { type Message, type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Composer } from './composer.tsx';
import { PRINCIPAL_LABELS } from './labels.ts';

const PAGE_SIZE = 100;

interface ConversationSectionProps {
  workItem: WorkItem;
  mayWrite: boolean;
}

export function ConversationSection({ workItem, mayWrite }: ConversationSectionProps) {
  const { workItemId, messageCount } = workItem;
  const { messages, error, later, isLoadingLater, loadLater } = useConversation(workItemId, messageCount);
  return (
    <Section
      title="Conversation"
      aside={
        <Text size="sm" c="dimmed" role="status">
          {messageCount === 1 ? '1 message' : `${messageCount} messages`}
        </Text>
      }
    >
      {error !== null && <FailureAlert error={error} title="The conversation cannot be read" />}
      {messages === undefined && error === null && <Skeleton height={90} />}
      {messages?.length === 0 && <Text c="dimmed">Nobody has written anything yet.</Text>}
      {messages !== undefined && messages.length > 0 && (
        <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Messages">
          {messages.map((message) => (
            <MessageCard key={message.messageId} message={message} />
          ))}
        </Stack>
      )}
      {later > 0 && (
        <Group>
          <Button variant="default" loading={isLoadingLater} onClick={loadLater}>
            Load {later} later {later === 1 ? 'message' : 'messages'}
          </Button>
        </Group>
      )}
      {mayWrite && <Composer workItemId={workItemId} />}
    </Section>
  );
}

/** Content comes from anybody: it is shown as text and as nothing else. */
function MessageCard({ message: { author, content, createdAt } }: { message: Message }) {
  const kind = author === undefined ? undefined : PRINCIPAL_LABELS[author.type];
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="xs" mb={4}>
        <Group gap={6}>
          <Text size="sm" fw={600}>
            {author?.displayName ?? 'Unknown'}
          </Text>
          {kind !== undefined && (
            <Badge size="sm" variant="default" tt="none">
              {kind}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          <MomentOr at={createdAt} otherwise="" />
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap' }}>
        <VisibleText>{content}</VisibleText>
      </Text>
    </Paper>
  );
}

/** The pages read so far. Once the end has been seen, it is followed: later messages appear without being asked for. */
function useConversation(workItemId: string, messageCount: number) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    WorkService.method.listWorkItemMessages,
    { workItemId, pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const messages = data?.pages.flatMap((page) => page.messages);
  const loaded = messages?.length;
  const hasSeenEnd = useRef(false);
  const askedFor = useRef(0);

  useEffect(() => {
    if (loaded === undefined || isFetching) return;
    if (!hasNextPage) hasSeenEnd.current = true;
    if (!hasSeenEnd.current || loaded >= messageCount) return;
    if (hasNextPage) {
      void fetchNextPage();
    } else if (askedFor.current < messageCount) {
      // The WorkItem counts a message that was written after its conversation was read.
      askedFor.current = messageCount;
      void refetch();
    }
  }, [loaded, messageCount, isFetching, hasNextPage, fetchNextPage, refetch]);

  return {
    messages,
    error,
    later: hasNextPage && loaded !== undefined ? Math.max(messageCount - loaded, 1) : 0,
    isLoadingLater: isFetchingNextPage,
    loadLater: () => fetchNextPage(),
  };
}
