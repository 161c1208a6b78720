import { Badge, Button, Group, Skeleton, Text, Timeline } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { TimelineEntry } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useReadEvidenceAgain } from '../evidence/use-evidence.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { useProposals, useReadProposalsAgain } from '../proposals/use-proposals.ts';
import { describeEntry, isAboutProposal, isAboutWorkItem } from './timeline-words.ts';
import { useActorNames } from './use-actor-names.ts';
import { type Timeline as LiveTimeline, useTimeline } from './use-timeline.ts';
import { useWorkItemCache } from './work-item-cache.ts';

const SHOWN_AT_FIRST = 20;

const STATE_LABELS = {
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Reconnecting',
  refused: 'Ended',
} as const satisfies Record<LiveTimeline['state'], string>;

const STATE_COLOURS = { connecting: 'gray', live: 'green', reconnecting: 'yellow', refused: 'red' } as const;

/** What has happened to the WorkItem, the newest first. What it learns of makes the other sections read anew. */
export function TimelineSection({ workItemId }: { workItemId: string }) {
  const { shown, readAgain } = useWorkItemCache(workItemId);
  const readProposalsAgain = useReadProposalsAgain(workItemId);
  const readEvidenceAgain = useReadEvidenceAgain(workItemId);
  const onNews = useCallback(
    (news: readonly TimelineEntry[]) => {
      const version = shown()?.version ?? 0n;
      // Other entries count the versions of what they are about.
      if (news.some((entry) => isAboutWorkItem(entry) && entry.workItemVersion > version)) void readAgain();
      if (news.some(isAboutProposal)) void readProposalsAgain();
      void readEvidenceAgain();
    },
    [shown, readAgain, readProposalsAgain, readEvidenceAgain],
  );
  const { entries, state, error } = useTimeline(workItemId, onNews);
  const nameOf = useActorNames();
  const summaryOf = useSummaries(workItemId);
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const newestFirst = entries.slice(-limit).reverse();
  return (
    <Section
      title="Timeline"
      aside={
        <Badge variant="dot" color={STATE_COLOURS[state]} tt="none" role="status">
          {STATE_LABELS[state]}
        </Badge>
      }
    >
      {state === 'refused' && <FailureAlert error={error} />}
      {state === 'connecting' && entries.length === 0 && <Skeleton height={60} />}
      <Timeline bulletSize={14} lineWidth={2} role="list">
        {newestFirst.map((entry, index) => (
          <Timeline.Item key={entry.entryId} role="listitem" mt={index === 0 ? 0 : 'md'}>
            <Text size="sm">
              <Text span inherit fw={600} title={entry.actorId}>
                {nameOf(entry)}
              </Text>{' '}
              {describeEntry(entry)}
            </Text>
            {isAboutProposal(entry) && (
              <Text size="xs" c="dimmed">
                {summaryOf(entry)}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              <MomentOr at={entry.at} otherwise="" />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
      {entries.length > limit && (
        <Group>
          <Button variant="default" size="xs" onClick={() => setLimit(limit + 5 * SHOWN_AT_FIRST)}>
            Show earlier entries ({entries.length - limit})
          </Button>
        </Group>
      )}
    </Section>
  );
}

/** What an entry about a proposal or its execution is about, where that is known. */
function useSummaries(workItemId: string): (entry: TimelineEntry) => string | undefined {
  const { proposals = [], actionOf } = useProposals(workItemId);
  return ({ subjectId }) =>
    proposals.find((proposal) => proposal.proposalId === subjectId || actionOf(proposal)?.actionId === subjectId)
      ?.summary;
}
