import { type MouseEvent, memo } from 'react';
import { type WorkItem, WorkItemOrder } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { DueWord } from '../work/due-word.tsx';
import { workItemPath } from '../work/work-item-path.ts';
import classes from './inbox.module.css';
import { PriorityWord, StatusWord } from './status-icon.tsx';

const SHOWN_TAGS = 2;

interface WorkItemRowProps {
  item: WorkItem;
  position: number;
  offset: number;
  isUnread: boolean;
  isApproved: boolean;
  hasLeft: boolean;
  isSelected: boolean;
  order: WorkItemOrder;
  onSelect: (workItemId: string, isRange: boolean) => void;
  onFocus: (workItemId: string) => void;
}

export const WorkItemRow = memo(function WorkItemRow(props: WorkItemRowProps) {
  const { item, position, offset, isUnread, isApproved, hasLeft, isSelected, order, onSelect, onFocus } = props;
  const { workItemId, subject, status, priority, assignee } = item;
  const words = visibleText(subject);
  const select = (event: MouseEvent) => onSelect(workItemId, event.shiftKey);
  return (
    <tr
      aria-rowindex={position + 1}
      className={classes['row']}
      style={{ transform: `translateY(${offset}px)` }}
      data-row={workItemId}
      data-unread={isUnread || undefined}
      data-left={hasLeft || undefined}
      data-selected={isSelected || undefined}
    >
      <td className={classes['select']}>
        <input type="checkbox" aria-label={`Select ${words}`} checked={isSelected} onClick={select} readOnly />
      </td>
      <td className={classes['unreadCell']}>
        {isUnread && <div className={classes['unread']} role="img" aria-label="Unread" title="Unread" />}
      </td>
      <td className={`${classes['fact']} ${classes['priority']}`}>
        <PriorityWord priority={priority} />
      </td>
      <th scope="row" className={classes['subjectCell']}>
        <Link
          to={workItemPath(item)}
          className={classes['subject']}
          title={words}
          onFocus={() => onFocus(workItemId)}
          data-subject={workItemId}
        >
          <VisibleText>{subject}</VisibleText>
        </Link>
        {item.tags.length > 0 && <Tags tags={item.tags} />}
      </th>
      <td
        className={`${classes['fact']} ${classes['status']}`}
        title={hasLeft ? 'Not in this view any more' : undefined}
      >
        <StatusWord status={status} isApproved={isApproved} />
      </td>
      <Name className={classes['contact']} name={item.contact?.name ?? item.contact?.email} otherwise="" />
      <Name className={classes['assignee']} name={assignee?.displayName} otherwise="Nobody" />
      <td className={`${classes['fact']} ${classes['due']}`}>
        <DueWord item={item} />
      </td>
      <td className={`${classes['fact']} ${classes['time']}`}>
        <MomentOr at={order === WorkItemOrder.LAST_CHANGED ? item.updatedAt : item.createdAt} otherwise="" />
      </td>
    </tr>
  );
});

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - SHOWN_TAGS;
  return (
    <span className={classes['tags']} title={tags.map(visibleText).join(', ')}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <span key={tag} className={classes['tag']}>
          <VisibleText>{tag}</VisibleText>
        </span>
      ))}
      {more > 0 && <span>+{more}</span>}
    </span>
  );
}

interface NameProps {
  className: string | undefined;
  name: string | undefined;
  otherwise: string;
}

function Name({ className, name, otherwise }: NameProps) {
  return (
    <td className={`${classes['fact']} ${className}`} title={name === undefined ? undefined : visibleText(name)}>
      <span className={classes['word']}>{name === undefined ? otherwise : <VisibleText>{name}</VisibleText>}</span>
    </td>
  );
}
