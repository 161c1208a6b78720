import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { BoundedReading } from '../live/bounded-reading.ts';
import { type Connection, useEvents } from '../live/use-events.ts';

/** Least time in milliseconds between two reads of the queue and the case, however many events come. */
const PAUSE_MS = 1_000;
/** Prefixes of the events that may change what a case shows. */
const TOLD = ['proposal.', 'message.', 'action.'];

/** Reads the queue, its count and the shown case again after events. */
export function useApprovalNews(): Connection {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const news = useMemo(() => {
    const { listActionProposalsAwaitingMe, countActionProposalsAwaitingMe, getApprovalCase } = ActionService.method;
    const cardinality = undefined;
    const keys = [
      createConnectQueryKey({ schema: listActionProposalsAwaitingMe, transport, cardinality }),
      createConnectQueryKey({ schema: countActionProposalsAwaitingMe, transport, cardinality }),
      createConnectQueryKey({ schema: getApprovalCase, transport, cardinality }),
    ];
    const reading = new BoundedReading(async () => {
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    }, PAUSE_MS);
    const request = () => reading.request();
    const onEvent = ({ type }: Event) => {
      if (TOLD.some((told) => type.startsWith(told))) request();
    };
    return { reading, onEvent, request };
  }, [queryClient, transport]);
  const connection = useEvents(news.onEvent, news.request);
  useEffect(() => () => news.reading.stop(), [news]);
  return connection;
}
