import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type TimelineEntry, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { watchTimeline } from './watch-timeline.ts';

export interface Timeline {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  state: 'connecting' | 'live' | 'reconnecting' | 'refused';
  /** Why the timeline was refused. */
  error: unknown;
}

/**
 * What has happened to a WorkItem, live. Nothing is followed while nobody looks: browsers open few connections to one
 * origin, and streams of hidden tabs would use them up.
 * @param onNews is told of new entries, oldest first; the same function at every rendering.
 */
export function useTimeline(workItemId: string, onNews: (entries: readonly TimelineEntry[]) => void): Timeline {
  const [timeline, setTimeline] = useState<Timeline>({ entries: [], state: 'connecting', error: undefined });
  const known = useRef(0n);
  const isVisible = useDocumentVisibility() === 'visible';
  const transport = useTransport();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isVisible) return;
    const stop = new AbortController();
    const change = (changes: Partial<Timeline>) => setTimeline((present) => ({ ...present, ...changes }));
    void watchTimeline(
      createClient(WorkService, transport),
      workItemId,
      known.current,
      {
        onEntries: (entries) => {
          const newest = entries.at(-1);
          if (stop.signal.aborted || newest === undefined) return;
          known.current = newest.sequence;
          setTimeline((present) => ({ ...present, entries: [...present.entries, ...entries] }));
          onNews(entries);
        },
        onLive: () => change({ state: 'live' }),
        onBroken: () => change({ state: 'reconnecting' }),
        onRefused: (error) => {
          change({ state: 'refused', error });
          readSessionAgainIfRefused(queryClient, error);
        },
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      change({ state: 'reconnecting' });
    };
  }, [workItemId, isVisible, transport, queryClient, onNews]);
  return timeline;
}
