import { Badge, Button, Group, Skeleton } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { Activity } from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { useInvalidateEvidence } from '../evidence/use-evidence.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { useInvalidateLinks } from '../links/use-invalidate-links.ts';
import { useInvalidateNotes } from '../notes/use-invalidate-notes.ts';
import { useInvalidateProposals } from '../proposals/use-proposals.ts';
import { isAboutProposal, isAboutWorkItem, isLink, isNote } from '../work/event-labels.ts';
import { useWorkItemCache } from '../work/work-item-cache.ts';
import styles from './activity.module.css';
import { MomentItem } from './moment-item.tsx';
import { storyOf } from './story.ts';
import { useActivity } from './use-activity.ts';

const STATES = {
  connecting: { label: 'Connecting', colour: 'gray' },
  live: { label: 'Live', colour: 'green' },
  reconnecting: { label: 'Reconnecting', colour: 'yellow' },
  refused: { label: 'Ended', colour: 'red' },
} as const;

/** New activities make the other sections read again what they show. */
export function ActivitySection({ workItemId }: { workItemId: string }) {
  const onNews = useReaderOfNews(workItemId);
  const { activities, state, error, hasEarlier, isLoadingEarlier, loadEarlier } = useActivity(workItemId, onNews);
  const story = useMemo(() => storyOf(activities), [activities]);
  return (
    <Section
      title="Activity"
      aside={
        <Badge variant="dot" color={STATES[state].colour} tt="none" role="status">
          {STATES[state].label}
        </Badge>
      }
    >
      {state === 'refused' && <FailureAlert error={error} />}
      {state === 'connecting' && activities.length === 0 && <Skeleton height={60} />}
      {story.length > 0 && (
        <ol className={styles['story']}>
          {story.map((moment) => (
            <MomentItem key={moment.key} moment={moment} />
          ))}
        </ol>
      )}
      {hasEarlier && (
        <Group>
          <Button variant="default" size="xs" loading={isLoadingEarlier} onClick={loadEarlier}>
            Show earlier activity
          </Button>
        </Group>
      )}
    </Section>
  );
}

function useReaderOfNews(workItemId: string): (news: readonly Activity[]) => void {
  const { shown, invalidate } = useWorkItemCache(workItemId);
  const invalidateProposals = useInvalidateProposals(workItemId);
  const invalidateEvidence = useInvalidateEvidence(workItemId);
  const invalidateNotes = useInvalidateNotes();
  const invalidateLinks = useInvalidateLinks();
  return useCallback(
    (news: readonly Activity[]) => {
      const version = shown()?.version ?? 0n;
      // Other entries hold the version of their own subject.
      if (news.some((entry) => isAboutWorkItem(entry) && entry.workItemVersion > version)) void invalidate();
      if (news.some(isNote)) void invalidateNotes();
      if (news.some(isLink)) void invalidateLinks();
      if (news.some(isAboutProposal)) void invalidateProposals();
      void invalidateEvidence();
    },
    [shown, invalidate, invalidateProposals, invalidateEvidence, invalidateNotes, invalidateLinks],
  );
}
