import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId } from 'react';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Composer } from './composer.tsx';
import { MessageCard } from './message-card.tsx';
import { useConversation } from './use-conversation.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';
import styles from './work-item-page.module.css';

interface ConversationSectionProps {
  workItem: WorkItem;
  mayWrite: boolean;
}

export function ConversationSection({ workItem, mayWrite }: ConversationSectionProps) {
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

interface EarlierButtonProps {
  count: number;
  isLoading: boolean;
  onClick: () => void;
}

function EarlierButton({ count, isLoading, onClick }: EarlierButtonProps) {
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
