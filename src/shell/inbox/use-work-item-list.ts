import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { isFinal } from '../api/failure.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { useBoundedReading, useEvents } from '../live/use-events.ts';
import { useSession } from '../session/session-context.ts';
import { type InboxQuery, parametersOf, queryOf, toRequest } from './inbox-query.ts';
import { keepList, keptList } from './kept-list.ts';
import { type ListCalls, PAGE_SIZE, WorkItemList } from './work-item-list.ts';

/** Least time in milliseconds between two reads of changes, however many events come. */
const SPACING_MS = 2_000;
/** Milliseconds between checks for WorkItems that have become overdue. */
const OVERDUE_EVERY_MS = 60_000;

export type LiveList = ReturnType<typeof useWorkItemList>;

export function useWorkItemList(query: InboxQuery) {
  const list = useKeptList(query);
  const state = useSyncExternalStore(list.observe, list.state);
  const queryClient = useQueryClient();

  const read = useCallback(async () => {
    try {
      await list.reload();
    } catch (error) {
      readSessionAgainIfRefused(queryClient, error);
      if (!isFinal(error)) throw error;
    }
  }, [list, queryClient]);
  const request = useBoundedReading(read, SPACING_MS);

  useEffect(() => {
    if (list.state().rows === undefined) {
      void list.loadMore();
    } else {
      // A list that was left has missed the events since then.
      list.noteEverything();
      request();
    }
  }, [list, request]);

  useEffect(() => {
    if (!query.overdue) return;
    const look = () => {
      list.noteTime();
      request();
    };
    const timer = setInterval(look, OVERDUE_EVERY_MS);
    return () => clearInterval(timer);
  }, [list, query.overdue, request]);

  const onEvent = useCallback(
    ({ workItemId }: Event) => {
      if (workItemId === '') return;
      list.noteChange(workItemId);
      request();
    },
    [list, request],
  );
  const onConnected = useCallback(() => {
    list.noteEverything();
    request();
  }, [list, request]);
  const setView = useCallback(
    (inView: readonly string[], isAtTop: boolean) => {
      if (list.setView(inView, isAtTop)) request();
    },
    [list, request],
  );
  return { list, state, setView, connection: useEvents(onEvent, onConnected) };
}

function useKeptList(query: InboxQuery): WorkItemList {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { person } = useSession();
  const address = parametersOf(query).toString();
  const list = useMemo(() => {
    const kept = keptList(queryClient, address);
    if (kept !== undefined) return kept;
    const asked = queryOf(new URLSearchParams(address));
    const made = new WorkItemList(asked, person.personId, callsOf(transport, asked));
    keepList(queryClient, address, made);
    return made;
  }, [queryClient, address, transport, person.personId]);
  // The list's time in the cache begins when the page is left.
  useEffect(() => () => keepList(queryClient, address, list), [queryClient, address, list]);
  return list;
}

function callsOf(transport: ReturnType<typeof useTransport>, query: InboxQuery): ListCalls {
  const work = createClient(WorkService, transport);
  const inbox = createClient(InboxService, transport);
  const request = { query: toRequest(query), order: query.order, pageSize: PAGE_SIZE };
  return {
    search: (pageToken) => work.searchWorkItems({ ...request, pageToken }),
    batchGet: (workItemIds) => inbox.batchGetWorkItems({ workItemIds }),
    listMarks: (workItemIds) => inbox.listReadMarks({ workItemIds }),
  };
}
