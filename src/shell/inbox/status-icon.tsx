import {
  IconAlertTriangleFilled,
  IconArrowDown,
  IconArrowUp,
  IconBan,
  IconCircle,
  IconCircleCheck,
  IconCircleDot,
  IconCircleX,
  IconClockPause,
  IconHourglass,
  IconInbox,
  IconLock,
  IconMinus,
  IconPlayerPlay,
  IconProgress,
} from '@tabler/icons-react';
import { WorkItemPriority, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { APPROVED_LABEL, labelOf, PRIORITY_LABELS, STATUS_COLOURS, STATUS_LABELS } from '../work/labels.ts';
import classes from './inbox.module.css';

const STATUS_ICONS = {
  [WorkItemStatus.UNSPECIFIED]: IconCircle,
  [WorkItemStatus.NEW]: IconInbox,
  [WorkItemStatus.OPEN]: IconCircle,
  [WorkItemStatus.IN_PROGRESS]: IconProgress,
  [WorkItemStatus.WAITING_ON_CUSTOMER]: IconClockPause,
  [WorkItemStatus.WAITING_ON_APPROVAL]: IconHourglass,
  [WorkItemStatus.RESOLVED]: IconCircleCheck,
  [WorkItemStatus.CLOSED]: IconLock,
  [WorkItemStatus.CANCELLED]: IconBan,
  [WorkItemStatus.FAILED]: IconCircleX,
  [WorkItemStatus.REJECTED]: IconCircleX,
} as const satisfies Record<WorkItemStatus, typeof IconCircle>;

const PRIORITY_ICONS = {
  [WorkItemPriority.UNSPECIFIED]: IconMinus,
  [WorkItemPriority.LOW]: IconArrowDown,
  [WorkItemPriority.NORMAL]: IconMinus,
  [WorkItemPriority.HIGH]: IconArrowUp,
  [WorkItemPriority.URGENT]: IconAlertTriangleFilled,
} as const satisfies Record<WorkItemPriority, typeof IconMinus>;

const SIZE = 14;

/** Shows that an action can be executed in place of the status, unless another one waits for approval. */
export function StatusWord({ status, isApproved }: { status: WorkItemStatus; isApproved: boolean }) {
  if (isApproved && status !== WorkItemStatus.WAITING_ON_APPROVAL) return <ApprovedWord />;
  // A newer service may have statuses that this page does not know.
  const Icon = STATUS_ICONS[status] ?? IconCircleDot;
  const colour = labelOf(STATUS_COLOURS, status);
  return (
    <>
      <Icon size={SIZE} aria-hidden color={`var(--mantine-color-${colour}-text)`} style={{ flex: 'none' }} />
      <span className={classes['word']}>{labelOf(STATUS_LABELS, status)}</span>
    </>
  );
}

function ApprovedWord() {
  return (
    <>
      <IconPlayerPlay size={SIZE} aria-hidden color="var(--mantine-color-green-text)" style={{ flex: 'none' }} />
      <span className={classes['word']}>{APPROVED_LABEL}</span>
    </>
  );
}

export function PriorityWord({ priority }: { priority: WorkItemPriority }) {
  const Icon = PRIORITY_ICONS[priority] ?? IconCircleDot;
  const isUrgent = priority === WorkItemPriority.URGENT;
  const isLoud = isUrgent || priority === WorkItemPriority.HIGH;
  const style = {
    flex: 'none',
    color: isUrgent ? 'var(--mantine-color-error)' : isLoud ? 'var(--mantine-color-text)' : undefined,
  };
  return (
    <>
      <Icon size={SIZE} aria-hidden style={style} />
      <span className={classes['word']} style={{ ...style, flex: undefined, fontWeight: isLoud ? 600 : undefined }}>
        {labelOf(PRIORITY_LABELS, priority)}
      </span>
    </>
  );
}
