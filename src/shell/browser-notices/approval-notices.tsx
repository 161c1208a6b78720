import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { NotificationService } from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { isRefusal } from '../api/failure.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';
import { useNavigate } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { type Owner, useOwner } from '../session/use-owner.ts';
import { nameAt, useNoticeState } from './choice.ts';
import { Notices } from './notices.ts';
import { useHasFocus, useLock } from './use-lock.ts';

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 2_000;
/** Absences, policies and roles change without an event what waits for a person. */
const READ_AGAIN_AFTER_MS = 60_000;

/** Shows waiting proposals as browser notifications while the person looks elsewhere. Renders nothing. */
export function ApprovalNotices() {
  const { may } = useSession();
  const owner = useOwner();
  const isOn = useNoticeState(owner) === 'on' && may(Permission.ACTIONS_APPROVE);
  return isOn && <Tab owner={owner} />;
}

/** Only one tab of the browser shows notifications. Each tab tells the others whether it has the focus. */
function Tab({ owner }: { owner: Owner }) {
  const isLookedAt = useHasFocus();
  useLock(nameAt(owner, 'looking'), 'shared', isLookedAt);
  const isTelling = useLock(nameAt(owner, 'telling'), 'exclusive');
  return isTelling && <Telling owner={owner} isLookedAt={isLookedAt} />;
}

function Telling({ owner, isLookedAt }: { owner: Owner; isLookedAt: boolean }) {
  const { tenantName } = useSession().active;
  const transport = useTransport();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { notices, reading, onEvent, onConnected } = useMemo(() => {
    const notices = new Notices({ owner, tenantName, open: (path) => navigate(path) });
    const client = createClient(NotificationService, transport);
    const reading = new BoundedReading(async () => {
      try {
        await notices.tell(await client.listAwaitedProposals({}));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // A person who has lost the permission must not see the notification any longer.
        notices.takeAway();
        readSessionAgainIfRefused(queryClient, error);
      }
    }, PAUSE_MS);
    const onConnected = () => reading.request();
    const onEvent = ({ type }: Event) => {
      if (type.startsWith('proposal.')) reading.request();
    };
    return { notices, reading, onEvent, onConnected };
  }, [owner, tenantName, transport, queryClient, navigate]);
  useEvents(onEvent, onConnected, true);
  useEffect(() => {
    if (isLookedAt) notices.beSeen();
  }, [isLookedAt, notices]);
  useEffect(() => {
    // The stream reports changes, and not what already waits.
    reading.request();
    const timer = setInterval(() => reading.request(), READ_AGAIN_AFTER_MS);
    const takeAway = () => notices.takeAway();
    // Signing out leaves the page, and must leave none of the person's data on the screen.
    window.addEventListener('pagehide', takeAway);
    return () => {
      window.removeEventListener('pagehide', takeAway);
      clearInterval(timer);
      reading.stop();
      notices.end();
    };
  }, [reading, notices]);
  return null;
}
