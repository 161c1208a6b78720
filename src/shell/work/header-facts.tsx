import { Group, Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { PriorityWord } from '../inbox/status-icon.tsx';
import { DueWord } from './due-word.tsx';

export function HeaderFacts({ workItem }: { workItem: WorkItem }) {
  const { priority, assignee } = workItem;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" component="div">
        <DueWord item={workItem} />
      </Text>
      <Group gap={4} wrap="nowrap" fz="sm" title="Priority">
        <PriorityWord priority={priority} />
      </Group>
      <Group gap={4} wrap="nowrap" title="Assignee">
        <IconUser size={14} aria-hidden />
        <Text size="sm">{assignee === undefined ? 'Nobody' : <VisibleText>{assignee.displayName}</VisibleText>}</Text>
      </Group>
    </Group>
  );
}
