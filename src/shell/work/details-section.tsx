import { Badge, Button, Code, DataList, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { type WorkItem, WorkItemPriority } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { Detail } from '../frame/detail.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { AssigneeSelect, PrioritySelect, QueueSelect } from './detail-selects.tsx';
import { DueDetail } from './due-detail.tsx';
import { EditDetailsForm } from './edit-details-form.tsx';
import { CHANNEL_LABELS, labelOf, PRIORITY_LABELS } from './labels.ts';

interface DetailsSectionProps {
  workItem: WorkItem;
  mayWrite: boolean;
}

export function DetailsSection({ workItem, mayWrite }: DetailsSectionProps) {
  const [isEditOpen, edit] = useDisclosure();
  const editButton = (
    <Button variant="subtle" size="compact-sm" leftSection={<IconPencil size={14} aria-hidden />} onClick={edit.open}>
      Edit
    </Button>
  );
  return (
    <Section title="Details" aside={mayWrite && editButton}>
      {mayWrite && (
        <Stack gap="sm">
          <AssigneeSelect workItem={workItem} />
          <PrioritySelect workItem={workItem} />
          <QueueSelect workItem={workItem} />
        </Stack>
      )}
      <Facts workItem={workItem} mayWrite={mayWrite} />
      <Modal opened={isEditOpen} onClose={edit.close} title="Edit details" size="lg">
        <EditDetailsForm opened={workItem} onClose={edit.close} />
      </Modal>
    </Section>
  );
}

function Facts({ workItem, mayWrite }: DetailsSectionProps) {
  const { assignee, priority } = workItem;
  return (
    <DataList labelWidth="6rem">
      {!mayWrite && (
        <Detail label="Assignee">
          {assignee === undefined ? 'Nobody' : <VisibleText>{assignee.displayName}</VisibleText>}
        </Detail>
      )}
      {!mayWrite && (
        <Detail label="Priority">
          <PriorityText priority={priority} />
        </Detail>
      )}
      <Detail label="Due">
        <DueDetail workItem={workItem} mayWrite={mayWrite} />
      </Detail>
      <Detail label="Contact">
        <ContactLines workItem={workItem} />
      </Detail>
      <Detail label="Tags">
        <Tags tags={workItem.tags} />
      </Detail>
      <Detail label="Channel">
        {labelOf(CHANNEL_LABELS, workItem.channel)}
        {workItem.channelId !== undefined && (
          <>
            , <VisibleText>{workItem.channelId}</VisibleText>
          </>
        )}
      </Detail>
      {workItem.sourceReference !== undefined && (
        <Detail label="Reference">
          <VisibleText>{workItem.sourceReference}</VisibleText>
        </Detail>
      )}
      {!mayWrite && <Detail label="Queue">{`${workItem.packKey}: ${workItem.queueKey}`}</Detail>}
      <Detail label="Opened">
        <MomentOr at={workItem.createdAt} otherwise="Unknown" />
      </Detail>
      <Detail label="Changed">
        <MomentOr at={workItem.updatedAt} otherwise="Unknown" />
      </Detail>
      <Detail label="Id">
        <Code>{workItem.workItemId}</Code>
      </Detail>
    </DataList>
  );
}

function ContactLines({ workItem: { contact } }: { workItem: WorkItem }) {
  if (contact === undefined) return 'Unknown';
  const lines = [contact.name, contact.email, contact.locale].filter((line) => line !== undefined);
  return lines.map((line) => (
    <Text key={line} span inherit display="block">
      <VisibleText>{line}</VisibleText>
    </Text>
  ));
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return 'None';
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="default" tt="none" maw="100%" title={visibleText(tag)}>
          <VisibleText>{tag}</VisibleText>
        </Badge>
      ))}
    </Group>
  );
}

function PriorityText({ priority }: { priority: WorkItemPriority }) {
  const weight = priority === WorkItemPriority.URGENT ? 700 : priority === WorkItemPriority.HIGH ? 600 : 400;
  return (
    <Text span inherit fw={weight} c={priority === WorkItemPriority.URGENT ? 'error' : 'inherit'}>
      {labelOf(PRIORITY_LABELS, priority)}
    </Text>
  );
}
