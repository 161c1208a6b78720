import { timestampDate } from '@bufbuild/protobuf/wkt';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { exactTime } from '../frame/moment.tsx';
import { relativeTime, timeSince } from '../frame/relative-time.ts';
import { useNow } from '../frame/use-now.ts';
import { dueMsOf } from './due.ts';
import classes from './due-word.module.css';

const SIZE = 14;

export function DueWord({ item }: { item: Pick<WorkItem, 'status' | 'dueAt'> }) {
  const now = useNow();
  const dueMs = dueMsOf(item);
  if (dueMs === undefined || item.dueAt === undefined) return null;
  const date = timestampDate(item.dueAt);
  const isLate = dueMs < now;
  const Icon = isLate ? IconClockExclamation : IconClock;
  const words = isLate ? `Overdue ${timeSince(date, now)}`.trimEnd() : `Due ${relativeTime(date, now)}`;
  return (
    <time
      dateTime={date.toISOString()}
      title={`Due ${exactTime(date)}`}
      className={classes['due']}
      data-late={isLate || undefined}
    >
      <Icon size={SIZE} aria-hidden className={classes['icon'] ?? ''} />
      <span className={classes['words']}>{words}</span>
    </time>
  );
}
