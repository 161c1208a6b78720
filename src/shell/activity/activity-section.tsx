import { Badge, Button, Group, Skeleton } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { Activity } from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { useReadEvidenceAgain } from '../evidence/use-evidence.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { useReadLinksAgain } from '../links/use-read-links-again.ts';
import { useReadNotesAgain } from '../notes/use-read-notes-again.ts';
import { useReadProposalsAgain } from '../proposals/use-proposals.ts';
import { isAboutProposal, isAboutWorkItem, isLink, isNote } from '../work/timeline-words.ts';
import { useWorkItemCache } from '../work/work-item-cache.ts';
import styles from './activity.module.css';
import { MomentItem } from './moment-item.tsx';
import { storyOf } from './story.ts';
import { type LiveActivity, useActivity } from './use-activity.ts';

const STATE_LABELS = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
  refused: 'Ended',
} as const satisfies Record<LiveActivity['state'], string>;

const STATE_COLOURS = { connecting: 'gray', live: 'green', reconnecting: 'yellow', refused: 'red' } as const;

/** What has happened to the WorkItem, the newest first. What it learns of makes the other sections read anew. */
export function ActivitySection({ workItemId }: { workItemId: string }) {
  const onNews = useReaderOfNews(workItemId);
  const { activities, state, error, hasEarlier, isLoadingEarlier, loadEarlier } = useActivity(workItemId, onNews);
  const story = useMemo(() => storyOf(activities), [activities]);
  return (
    <Section
      title="Activity"
      aside={
        <Badge variant="dot" color={STATE_COLOURS[state]} tt="none" role="status">
          {STATE_LABELS[state]}
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
            Show what happened earlier
          </Button>
        </Group>
      )}
    </Section>
  );
}

/** Has what the page shows read again, where what has happened says that it is another by now. */
function useReaderOfNews(workItemId: string): (news: readonly Activity[]) => void {
  const { shown, readAgain } = useWorkItemCache(workItemId);
  const readProposalsAgain = useReadProposalsAgain(workItemId);
  const readEvidenceAgain = useReadEvidenceAgain(workItemId);
  const readNotesAgain = useReadNotesAgain();
  const readLinksAgain = useReadLinksAgain();
  return useCallback(
    (news: readonly Activity[]) => {
      const version = shown()?.version ?? 0n;
      // Other entries count the versions of what they are about.
      if (news.some((entry) => isAboutWorkItem(entry) && entry.workItemVersion > version)) void readAgain();
      if (news.some(isNote)) void readNotesAgain();
      if (news.some(isLink)) void readLinksAgain();
      if (news.some(isAboutProposal)) void readProposalsAgain();
      void readEvidenceAgain();
    },
    [shown, readAgain, readProposalsAgain, readEvidenceAgain, readNotesAgain, readLinksAgain],
  );
}
