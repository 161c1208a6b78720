import { UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { AuditEntry } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { MomentOr, TIME_ZONE } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { nameOfActor } from './actor-name.ts';
import classes from './audit-list.module.css';
import { whatHappened } from './labels.ts';
import { subjectWords } from './subject-labels.ts';

/** The least height of a row. Rows of narrow pages are higher. */
const ROW_PX = 36;
const OVERSCAN = 12;
/** Number of rows before the end at which more entries are loaded. */
const AHEAD = 20;

interface AuditListProps {
  entries: readonly AuditEntry[];
  onOpen: (sequence: bigint) => void;
  /** Loads more entries; undefined if there are no more, or they are being loaded. */
  onEnd: (() => void) | undefined;
  /** Set to a function that scrolls to the first row. */
  top: RefObject<(() => void) | null>;
}

/** List with one row per entry. Only the visible rows are in the document. */
export function AuditList({ entries, onOpen, onEnd, top }: AuditListProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => String(entries[index]?.sequence),
  });
  useImperativeHandle(top, () => () => rows.scrollToIndex(0));
  const shown = rows.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= entries.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = Number((event.target as HTMLElement).dataset['index']);
    if (by === undefined || Number.isNaN(index)) return;
    event.preventDefault();
    const next = Math.min(Math.max(index + by, 0), entries.length - 1);
    rows.scrollToIndex(next);
    viewport.current?.querySelector<HTMLElement>(`button[data-index="${next}"]`)?.focus();
  };
  return (
    <div>
      <div className={`${classes['button']} ${classes['head']}`} aria-hidden>
        <span>When ({TIME_ZONE})</span>
        <span>By</span>
        <span>Event</span>
        <span>Subject</span>
        <span className={classes['number']}>Entry</span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows are buttons; arrow keys move between them. */}
      <div ref={viewport} className={classes['viewport']} onKeyDown={move}>
        <ol className={classes['rows']} style={{ height: rows.getTotalSize() }} aria-label="Entries, newest first">
          {shown.map(({ index, key, start }) => {
            const entry = entries[index];
            if (entry === undefined) return null;
            const place = {
              style: { transform: `translateY(${start}px)` },
              'data-index': index,
              ref: rows.measureElement,
            };
            return (
              <li key={key} className={classes['row']} {...place} aria-setsize={-1} aria-posinset={index + 1}>
                <Row entry={entry} index={index} onOpen={onOpen} />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

function Row({ entry, index, onOpen }: { entry: AuditEntry; index: number; onOpen: (sequence: bigint) => void }) {
  const { actor, type, sequence, subjectId } = entry;
  const subject = subjectWords(entry);
  return (
    <UnstyledButton className={classes['button']} data-index={index} onClick={() => onOpen(sequence)}>
      <span className={classes['quiet']}>
        <MomentOr isExact at={entry.at} otherwise="" />
      </span>
      <bdi>{nameOfActor(actor)}</bdi>
      <span className={classes['what']}>
        <span title={type}>{whatHappened(type)}</span>{' '}
        <span title={`${subject.kind} ${subjectId}`}>
          {subject.words}
          <VisibleText>{subject.name}</VisibleText>
        </span>
      </span>
      <span className={`${classes['number']} tabular`}>#{String(sequence)}</span>
    </UnstyledButton>
  );
}
