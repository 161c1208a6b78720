import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Grid, Skeleton, Stack } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Page } from '../frame/page.tsx';
import { ProposalsSection } from '../proposals/proposals-section.tsx';
import { useSession } from '../session/session-context.ts';
import { ConversationSection } from './conversation-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { MissingWorkItem } from './missing-work-item.tsx';
import { StatusMenu } from './status-menu.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { workItemPath } from './work-item-path.ts';

/** Everything about one WorkItem: a section for each of its aspects. */
export function WorkItemPage() {
  const { workItemId = '', packKey = '' } = useParams();
  const { may } = useSession();
  const { data, error } = useQuery(WorkService.method.getWorkItem, { workItemId });
  const workItem = data?.workItem;

  if (workItem === undefined) {
    return (
      <Page title="WorkItem">
        {error === null ? (
          <Stack role="status" aria-label="Loading">
            <Skeleton height={36} width="60%" />
            <Skeleton height={240} />
          </Stack>
        ) : (
          <>
            <MissingWorkItem workItemId={workItemId} error={error} />
            <Anchor component={Link} to="/work">
              Back to the inbox
            </Anchor>
          </>
        )}
      </Page>
    );
  }
  // Links of other systems may name the wrong pack; the WorkItem knows better.
  if (workItem.packKey !== packKey) return <Navigate to={workItemPath(workItem)} replace />;

  const mayWrite = may(Permission.WORK_WRITE);
  return (
    <Page title={visibleText(workItem.subject)} actions={<StatusMenu workItem={workItem} mayWrite={mayWrite} />}>
      {error !== null && <FailureAlert error={error} title="What you see may be out of date" />}
      {/* What was typed, and what has happened, belongs to this WorkItem and must not be found on the next one. */}
      <Grid gap="lg" key={workItemId}>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            {may(Permission.ACTIONS_READ) && <ProposalsSection workItemId={workItem.workItemId} />}
            <ConversationSection workItem={workItem} mayWrite={mayWrite} />
            {may(Permission.ACTIONS_READ) && <EvidenceSection workItemId={workItem.workItemId} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <DetailsSection workItem={workItem} mayWrite={mayWrite} />
            <TimelineSection workItemId={workItem.workItemId} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
