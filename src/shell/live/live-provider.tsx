import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { EventService } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { useIsFirstContentThere } from '../api/first-content.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { useSession } from '../session/session-context.ts';
import { TenantEvents } from './tenant-events.ts';
import { LiveContext } from './use-events.ts';

/** Must be inside the provider of the session. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const isVisible = useDocumentVisibility() === 'visible';
  const [known] = useState({ sequence: useSession().eventSequence, at: Date.now() });
  const events = useMemo(
    () =>
      new TenantEvents(
        createClient(EventService, transport),
        (error) => readSessionAgainIfRefused(queryClient, error),
        known,
      ),
    [transport, queryClient, known],
  );
  const isFirstContentThere = useIsFirstContentThere();
  const isWanted = isVisible && isFirstContentThere;
  useEffect(() => events.setVisible(isWanted), [events, isWanted]);
  useEffect(() => () => events.setVisible(false), [events]);
  return <LiveContext value={events}>{children}</LiveContext>;
}
