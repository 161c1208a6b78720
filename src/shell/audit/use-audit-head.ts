import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { keepStream } from '../live/stream-life.ts';

/** The service sends a heartbeat every ten seconds. */
const SILENCES = { untilDoubtMs: 25_000, untilDeathMs: 35_000 };

/** Returns the last sequence of the log while the tab is visible; undefined while it is not known. */
export function useAuditHead(): bigint | undefined {
  const [head, setHead] = useState<bigint>();
  const isVisible = useDocumentVisibility() === 'visible';
  const transport = useTransport();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isVisible) return;
    const stop = new AbortController();
    const client = createClient(AuditService, transport);
    const listener = {
      // The page does not claim to be up to date, so silence changes nothing.
      onSilent: () => undefined,
      onHeardAgain: () => undefined,
      onBroken: () => setHead(undefined),
      onRefused: (error: unknown) => readSessionAgainIfRefused(queryClient, error),
    };
    void keepStream(
      async ({ options, heard, stands }) => {
        for await (const { head: told } of client.watchAuditLog({}, options)) {
          heard();
          stands();
          setHead(told);
        }
      },
      listener,
      SILENCES,
      stop.signal,
    );
    return () => stop.abort();
  }, [isVisible, transport, queryClient]);
  return head;
}
