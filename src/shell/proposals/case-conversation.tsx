import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ProposalWorkItem } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { type Message, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { workItemPath } from '../work/work-item-path.ts';
import { Part } from './part.tsx';
import { PrincipalName } from './principal-name.tsx';

const FIRST = 3;
/** Most messages that the service returns at once. The page of the WorkItem has longer conversations. */
const MOST = 200;

interface CaseConversationProps {
  workItem: ProposalWorkItem;
  latest: Message[];
  earlier: number;
}

export function CaseConversation({ workItem, latest, earlier }: CaseConversationProps) {
  const [isWhole, setWhole] = useState(false);
  const input = { workItemId: workItem.workItemId, pageSize: MOST };
  const { data, error, isFetching } = useQuery(WorkService.method.listWorkItemMessages, input, {
    enabled: isWhole && earlier > 0,
  });
  if (latest.length === 0) return null;
  const known = new Set(latest.map(({ messageId }) => messageId));
  const before = (data?.messages ?? []).filter(({ messageId }) => !known.has(messageId));
  const shown = isWhole ? [...before, ...latest] : latest.slice(-FIRST);
  const left = Math.max(0, earlier + latest.length - shown.length);
  return (
    <Part title="Latest messages" order={3}>
      {left > 0 && (
        <Group>
          {earlier + latest.length > MOST ? (
            <Anchor component={Link} to={workItemPath(workItem)} size="sm">
              {left} earlier, on the page of the WorkItem
            </Anchor>
          ) : (
            <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => setWhole(true)}>
              {`Show ${left} earlier`}
            </Button>
          )}
        </Group>
      )}
      {error !== null && <FailureAlert error={error} title="Earlier messages cannot be read" />}
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {shown.map((message) => (
          <MessageLines key={message.messageId} message={message} />
        ))}
      </Stack>
    </Part>
  );
}

function MessageLines({ message: { author, createdAt, content } }: { message: Message }) {
  return (
    <li>
      <Group gap={6}>
        <Text size="sm" fw={600}>
          <PrincipalName principal={author} />
        </Text>
        <Text size="xs" c="dimmed">
          <MomentOr at={createdAt} otherwise="" />
        </Text>
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} lineClamp={12}>
        <VisibleText>{content}</VisibleText>
      </Text>
    </li>
  );
}
