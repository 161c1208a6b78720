import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Badge, Button, Code, DataList, Group, Modal, Popover, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type WorkItem, WorkItemPriority } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { serverNow } from '../api/server-clock.ts';
import { DateTimeInput, localText } from '../frame/date-time-input.tsx';
import { Detail } from '../frame/detail.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { AssigneeSelect, PrioritySelect, QueueSelect } from './detail-selects.tsx';
import { DueWord } from './due-word.tsx';
import { EditDetailsForm } from './edit-details-form.tsx';
import { CHANNEL_LABELS, labelOf, PRIORITY_LABELS } from './labels.ts';
import { useChangeWorkItem } from './use-change-work-item.ts';

/** Years until the latest due date that the service accepts. */
const FURTHEST_YEARS = 10;

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

function DueDetail({ workItem, mayWrite }: { workItem: WorkItem; mayWrite: boolean }) {
  return (
    <Stack gap={2} align="flex-start">
      <MomentOr at={workItem.dueAt} otherwise="No due date" isExact />
      <Group gap="xs">
        <DueWord item={workItem} />
        {mayWrite && <DueButton workItem={workItem} />}
      </Group>
    </Stack>
  );
}

function DueButton({ workItem }: { workItem: WorkItem }) {
  const [isOpen, popover] = useDisclosure();
  return (
    <Popover
      opened={isOpen}
      onChange={popover.set}
      width="min(20rem, calc(100vw - 1rem))"
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button variant="default" size="compact-xs" aria-keyshortcuts="D" title="Due date (D)" onClick={popover.toggle}>
          {workItem.dueAt === undefined ? 'Set due date' : 'Change due date'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Due date">
        <DueForm workItem={workItem} onClose={popover.close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function DueForm({ workItem, onClose }: { workItem: WorkItem; onClose: () => void }) {
  const { setDue, isPending } = useChangeWorkItem(workItem);
  const { dueAt, createdAt } = workItem;
  const [text, setText] = useState(dueAt === undefined ? '' : localText(timestampDate(dueAt)));
  const furthest = new Date(serverNow());
  furthest.setFullYear(furthest.getFullYear() + FURTHEST_YEARS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDue(new Date(text));
    onClose();
  };
  const remove = () => {
    setDue(undefined);
    onClose();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <DateTimeInput
          label="Due by"
          note=". After this, queues do not change it."
          min={createdAt === undefined ? undefined : localText(nextMinute(timestampDate(createdAt)))}
          max={localText(furthest)}
          value={text}
          onChange={setText}
          data-autofocus
        />
        <Group gap="xs" justify="flex-end">
          {dueAt !== undefined && (
            <Button variant="default" size="xs" onClick={remove} disabled={isPending}>
              Remove
            </Button>
          )}
          <Button type="submit" size="xs" loading={isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function nextMinute(date: Date): Date {
  return new Date(Math.ceil(date.getTime() / 60_000) * 60_000);
}
