import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Button, Group, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { serverNow } from '../api/server-clock.ts';
import { DateTimeInput, localText } from '../frame/date-time-input.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { DueWord } from './due-word.tsx';
import { useChangeWorkItem } from './use-change-work-item.ts';

/** Years until the latest due date that the service accepts. */
const FURTHEST_YEARS = 10;

export function DueDetail({ workItem, mayWrite }: { workItem: WorkItem; mayWrite: boolean }) {
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
        <Button variant="default" size="compact-xs" onClick={popover.toggle}>
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
