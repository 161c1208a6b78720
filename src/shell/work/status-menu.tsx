import { Button, ColorSwatch, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type WorkItem, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { labelOf, optionsOf, STATUS_COLOURS, STATUS_LABELS } from './labels.ts';
import { StatusBadge } from './status-badge.tsx';
import { useChangeWorkItem } from './use-change-work-item.ts';

/** The service decides which changes are allowed. */
export function StatusMenu({ workItem, mayWrite }: { workItem: WorkItem; mayWrite: boolean }) {
  const { setStatus, isPending } = useChangeWorkItem(workItem);
  if (!mayWrite) return <StatusBadge status={workItem.status} />;

  const colour = labelOf(STATUS_COLOURS, workItem.status);
  const label = labelOf(STATUS_LABELS, workItem.status);
  // Only action proposals set and leave this status.
  const unreachable = [String(workItem.status), String(WorkItemStatus.WAITING_ON_APPROVAL)];
  return (
    // In the page, as everything has to be inside a landmark.
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<ColorSwatch size={10} color={`var(--mantine-color-${colour}-5)`} withShadow={false} />}
          loading={isPending}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-keyshortcuts="S"
          title="Change the status (S)"
          aria-label={`Status: ${label}. Change`}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {optionsOf(STATUS_LABELS)
          .filter(({ value }) => !unreachable.includes(value))
          .map(({ value, label: target }) => (
            <Menu.Item key={value} onClick={() => setStatus(Number(value))}>
              {target}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
