import { type Client, createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Activity,
  ActivityService,
  type ListWorkItemActivityResponse,
} from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { isFinal } from '../api/failure.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';

/** Least time in milliseconds between two reads of a WorkItem's activities, however many there are. */
const SPACING_MS = 500;
const PAGE_SIZE = 40;

interface LiveActivity {
  activities: readonly Activity[];
  state: 'connecting' | 'live' | 'reconnecting' | 'refused';
  error: unknown;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  loadEarlier: () => void;
}

interface Reading {
  /** Newest first, without gaps. */
  activities: readonly Activity[];
  /** Page token for earlier activities; empty if there are none. */
  earlier: string;
  isWhole: boolean;
  refusal?: unknown;
}

/**
 * Reads the newest page again when the event stream reports a change, and earlier pages on demand.
 * @param onNews Called with new entries; must be the same function on every render.
 */
export function useActivity(workItemId: string, onNews: (activities: readonly Activity[]) => void): LiveActivity {
  const [reading, setReading] = useState<Reading>({ activities: [], earlier: '', isWhole: false });
  const known = useRef(0n);
  const requests = useRef<BoundedReading>(undefined);
  const transport = useTransport();
  const client = useMemo(() => createClient(ActivityService, transport), [transport]);
  const queryClient = useQueryClient();

  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      try {
        const page = await client.listWorkItemActivity({ workItemId, pageSize: PAGE_SIZE }, { signal: stop.signal });
        if (stop.signal.aborted) return;
        const news = page.activities.filter(({ sequence }) => sequence > known.current);
        known.current = page.activities[0]?.sequence ?? known.current;
        setReading((present) => withNewest(present, page));
        if (news.length > 0) onNews(news);
      } catch (error) {
        if (stop.signal.aborted) return;
        setReading(({ refusal: _, ...present }) => {
          return { ...present, isWhole: false, ...(isFinal(error) ? { refusal: error } : {}) };
        });
        readSessionAgainIfRefused(queryClient, error);
        if (!isFinal(error)) throw error;
      }
    };
    requests.current = new BoundedReading(read, SPACING_MS);
    requests.current.request();
    return () => {
      stop.abort();
      requests.current?.stop();
    };
  }, [workItemId, client, queryClient, onNews]);

  const request = useCallback(() => requests.current?.request(), []);
  const onEvent = useCallback(
    (event: Event) => (event.workItemId === workItemId ? request() : undefined),
    [workItemId, request],
  );
  const connection = useEvents(onEvent, request);
  const { activities, earlier, isWhole, refusal } = reading;
  return {
    activities,
    error: refusal,
    state: stateOf(connection === 'connected' && isWhole, activities.length > 0, refusal),
    hasEarlier: earlier !== '',
    ...useEarlier(client, workItemId, earlier, setReading),
  };
}

function useEarlier(
  client: Client<typeof ActivityService>,
  workItemId: string,
  pageToken: string,
  setReading: (change: (present: Reading) => Reading) => void,
): Pick<LiveActivity, 'isLoadingEarlier' | 'loadEarlier'> {
  const [isLoadingEarlier, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const page = await client.listWorkItemActivity({ workItemId, pageSize: PAGE_SIZE, pageToken });
      setReading((present) => {
        // Meanwhile the list may have been replaced, because more had happened than one page holds.
        if (present.earlier !== pageToken) return present;
        const activities = [...present.activities, ...page.activities];
        return { ...present, activities, earlier: page.nextPageToken };
      });
    } catch (error) {
      notifyFailure('Earlier activity could not be loaded', error);
    } finally {
      setLoading(false);
    }
  };
  return { isLoadingEarlier, loadEarlier: () => void load() };
}

/** Prepends the newest page. A page that does not reach back to the known entries replaces them. */
function withNewest({ activities, earlier }: Reading, page: ListWorkItemActivityResponse): Reading {
  const newest = activities[0]?.sequence ?? 0n;
  const news = page.activities.filter(({ sequence }) => sequence > newest);
  const connects = news.length < page.activities.length || page.nextPageToken === '';
  if (!connects) return { activities: page.activities, earlier: page.nextPageToken, isWhole: true };
  const isFirst = activities.length === 0;
  return {
    activities: [...news, ...activities],
    earlier: isFirst ? page.nextPageToken : earlier,
    isWhole: true,
  };
}

function stateOf(isLive: boolean, isRead: boolean, refusal: unknown): LiveActivity['state'] {
  if (refusal !== undefined) return 'refused';
  if (isLive) return 'live';
  return isRead ? 'reconnecting' : 'connecting';
}
