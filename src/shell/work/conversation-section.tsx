import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { type Message, type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Composer } from './composer.tsx';
import { Speaker } from './speaker.tsx';
import { useSteadyScroll } from './use-steady-scroll.ts';
import styles from './work-item-page.module.css';

const PAGE_SIZE = 50;

export function ConversationSection({ workItem, mayWrite }: { workItem: WorkItem; mayWrite: boolean }) {
  const { workItemId, messageCount, contact } = workItem;
  const { messages, error, earlier, isLoadingEarlier, loadEarlier } = useConversation(workItemId, messageCount);
  const ids = messages?.map(({ messageId }) => messageId) ?? [];
  const { scroller, onScroll, hasNews, goToEnd } = useSteadyScroll(ids);
  const headingId = useId();
  return (
    <section className={styles['conversation']} aria-labelledby={headingId}>
      <Group justify="space-between" gap="xs" className={styles['conversationHead']}>
        <Title order={2} size="h4" id={headingId}>
          Conversation
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {messageCount === 1 ? '1 message' : `${messageCount} messages`}
        </Text>
      </Group>
      <section
        ref={scroller}
        className={styles['messages']}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        aria-label="Messages"
      >
        {error !== null && <FailureAlert error={error} title="The conversation cannot be read" />}
        {messages === undefined && error === null && <Skeleton height={90} />}
        {messages?.length === 0 && <Text c="dimmed">Nobody has written anything yet.</Text>}
        {earlier > 0 && <EarlierButton count={earlier} isLoading={isLoadingEarlier} onClick={loadEarlier} />}
        {messages !== undefined && messages.length > 0 && (
          <ol className={styles['list']}>
            {messages.map((message) => (
              <MessageCard key={message.messageId} message={message} contact={contact} />
            ))}
          </ol>
        )}
      </section>
      <div className={styles['foot']}>
        {hasNews && (
          <div className={styles['news']}>
            <Button size="xs" leftSection={<IconArrowDown size={14} aria-hidden />} onClick={goToEnd}>
              New messages
            </Button>
          </div>
        )}
        {mayWrite && (
          <div className={styles['composer']}>
            <Composer workItemId={workItemId} />
          </div>
        )}
      </div>
    </section>
  );
}

function EarlierButton({ count, isLoading, onClick }: { count: number; isLoading: boolean; onClick: () => void }) {
  return (
    <Group justify="center" py="xs">
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconArrowUp size={14} aria-hidden />}
        loading={isLoading}
        onClick={onClick}
      >
        Show earlier messages ({count})
      </Button>
    </Group>
  );
}

function useConversation(workItemId: string, messageCount: number) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    WorkService.method.listWorkItemMessages,
    { workItemId, pageSize: PAGE_SIZE, newestFirst: true, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  const messages = useMemo(() => data?.pages.flatMap((page) => page.messages).reverse(), [data]);
  const counted = useRef(messageCount);

  useEffect(() => {
    if (isFetching || messageCount <= counted.current) return;
    // The WorkItem's count includes a message that was written after the conversation was read.
    counted.current = messageCount;
    void refetch();
  }, [messageCount, isFetching, refetch]);

  return {
    messages,
    error,
    /** Number of earlier messages that were not read. */
    earlier: hasNextPage && messages !== undefined ? Math.max(messageCount - messages.length, 1) : 0,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
  };
}

/** The content may be from anybody, so it is shown as plain text. */
function MessageCard({ message, contact }: { message: Message; contact: WorkItem['contact'] }) {
  return (
    <li className={styles['message']} data-entry={message.messageId}>
      <Group justify="space-between" gap="xs" mb={2} wrap="nowrap" align="baseline">
        <Speaker message={message} contactName={contact?.name ?? contact?.email} />
        <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
          <MomentOr at={message.createdAt} otherwise="" />
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap' }}>
        <VisibleText>{message.content}</VisibleText>
      </Text>
    </li>
  );
}
