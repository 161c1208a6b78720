import { createConnectQueryKey, useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { BoundedReading } from '../live/bounded-reading.ts';
import { type Connection, useEvents } from '../live/use-events.ts';

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 1_000;
const TOLD = ['proposal.', 'message.', 'action.'];

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
