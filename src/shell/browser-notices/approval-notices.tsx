import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Event } from '../../../generated/proto/workgate/event/v1/event_service_pb.js';
import { NotificationService } from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { isRefusal } from '../api/failure.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { BoundedReading } from '../live/bounded-reading.ts';
import { useEvents } from '../live/use-events.ts';
import { useNavigate } from '../router/router.tsx';
import type { Owner } from '../session/owner.ts';
import { useSession } from '../session/session-context.ts';
import { useOwner } from '../session/use-owner.ts';
import { nameAt, useNoticeState } from './choice.ts';
import { Notices } from './notices.ts';

/** Least time in milliseconds between two reads, however many events come. */
const PAUSE_MS = 2_000;
/** Absences, policies and roles change the waiting proposals without an event. */
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

/**
 * Holds or awaits a lock of the browser. When the tab that holds it is closed, the next one takes over
 * (w3c.github.io/web-locks).
 */
function useLock(name: string, mode: LockMode, isWanted = true): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const waiting = new AbortController();
    let release: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((resolve) => {
        // The lock may be granted just when it is no longer wanted.
        if (waiting.signal.aborted) return resolve();
        release = resolve;
        setHeld(true);
      });
    navigator.locks.request(name, { mode, signal: waiting.signal }, hold).catch(() => undefined);
    return () => {
      waiting.abort();
      release?.();
      setHeld(false);
    };
  }, [name, mode, isWanted]);
  return isHeld;
}

/** Returns true if this tab has the keyboard focus: the best sign that the person looks at it. */
function useHasFocus(): boolean {
  return useSyncExternalStore(observeFocus, () => document.hasFocus());
}

function observeFocus(observer: () => void): () => void {
  window.addEventListener('focus', observer);
  window.addEventListener('blur', observer);
  return () => {
    window.removeEventListener('focus', observer);
    window.removeEventListener('blur', observer);
  };
}
