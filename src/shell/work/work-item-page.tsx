import { Code } from '@connectrpc/connect';
import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDocumentVisibility, useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarRight, IconUser } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { InboxService } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ActivitySection } from '../activity/activity-section.tsx';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { HelpButton } from '../frame/help-button.tsx';
import { Page } from '../frame/page.tsx';
import { useHelp } from '../frame/use-help.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PriorityWord } from '../inbox/status-icon.tsx';
import { LinksSection } from '../links/links-section.tsx';
import { NotesSection } from '../notes/notes-section.tsx';
import { ProposalsSection } from '../proposals/proposals-section.tsx';
import { Link, Redirect, useLocation, useParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { useSwitchTenant } from '../session/use-session-actions.ts';
import { ConversationSection } from './conversation-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DueWord } from './due-word.tsx';
import { StatusMenu } from './status-menu.tsx';
import { useWorkItemKeys } from './use-work-item-keys.ts';
import styles from './work-item-page.module.css';
import { workItemPath } from './work-item-path.ts';

export function WorkItemPage() {
  const { workItemId = '', packKey = '' } = useParams();
  const { data, error } = useQuery(WorkService.method.getWorkItem, { workItemId });
  const workItem = data?.workItem;
  useMarkRead(workItem);

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
  // Links in other systems may name the wrong pack; the WorkItem's own pack counts.
  if (workItem.packKey !== packKey) return <Redirect to={workItemPath(workItem)} />;

  return (
    <div className={styles['page']} data-fills>
      {/* The key resets text and activities, which must not appear on the page of the next WorkItem. */}
      <WorkItemAsItIs key={workItemId} workItem={workItem} error={error} />
    </div>
  );
}

function WorkItemAsItIs({ workItem, error }: { workItem: WorkItem; error: Error | null }) {
  const { may } = useSession();
  const [areFactsShown, showFacts] = useLocalStorage({
    key: 'workgate.facts',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const mayWrite = may(Permission.WORK_WRITE);
  const { workItemId } = workItem;
  const help = useHelp();
  useWorkItemKeys(workItem, { mayWrite, onFacts: () => showFacts(true), onHelp: help.open });
  const actions = (
    <Group gap="sm">
      <HeaderFacts workItem={workItem} />
      <StatusMenu workItem={workItem} mayWrite={mayWrite} />
      <Button
        variant="default"
        leftSection={<IconLayoutSidebarRight size={16} aria-hidden />}
        aria-expanded={areFactsShown}
        aria-controls="facts"
        onClick={() => showFacts(!areFactsShown)}
      >
        Facts
      </Button>
      <HelpButton onPress={help.open} />
    </Group>
  );
  return (
    <Page title={visibleText(workItem.subject)} actions={actions}>
      {error !== null && <FailureAlert error={error} title="This page may be out of date" />}
      <div className={styles['columns']} data-facts={areFactsShown || undefined}>
        <ConversationSection workItem={workItem} mayWrite={mayWrite} />
        {/* Stays mounted while it is hidden, as it keeps the page up to date. */}
        <Stack gap="md" id="facts" className={styles['facts']} display={areFactsShown ? 'flex' : 'none'}>
          {may(Permission.ACTIONS_READ) && <ProposalsSection workItemId={workItemId} />}
          <DetailsSection workItem={workItem} mayWrite={mayWrite} />
          <LinksSection workItemId={workItemId} mayWrite={mayWrite} />
          <NotesSection workItemId={workItemId} mayWrite={mayWrite} />
          <ActivitySection workItemId={workItemId} />
          {may(Permission.ACTIONS_READ) && <EvidenceSection workItemId={workItemId} />}
        </Stack>
      </div>
      {help.dialog}
    </Page>
  );
}

function HeaderFacts({ workItem }: { workItem: WorkItem }) {
  const { priority, assignee } = workItem;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" component="div">
        <DueWord item={workItem} />
      </Text>
      <Group gap={4} wrap="nowrap" fz="sm" title="Priority">
        <PriorityWord priority={priority} />
      </Group>
      <Group gap={4} wrap="nowrap" title="Assignee">
        <IconUser size={14} aria-hidden />
        <Text size="sm">{assignee === undefined ? 'Nobody' : <VisibleText>{assignee.displayName}</VisibleText>}</Text>
      </Group>
    </Group>
  );
}

/** Marks the shown version as read. A failure leaves the WorkItem unread until the next version or visit. */
function useMarkRead(workItem: WorkItem | undefined): void {
  const isVisible = useDocumentVisibility() === 'visible';
  const { mutate } = useMutation(InboxService.method.markWorkItemsRead);
  const { workItemId, version } = workItem ?? {};
  useEffect(() => {
    if (!isVisible || workItemId === undefined || version === undefined) return;
    mutate({ marks: [{ workItemId, version }] });
  }, [isVisible, workItemId, version, mutate]);
}

function MissingWorkItem({ workItemId, error }: { workItemId: string; error: { code: Code } }) {
  const { active, memberships } = useSession();
  const { pathname, search, hash } = useLocation();
  const switchTenant = useSwitchTenant(`${pathname}${search}${hash}`);
  const isElsewhere = error.code === Code.NotFound && memberships.length > 1;
  const { data, isLoading } = useQuery(
    WorkService.method.locateWorkItem,
    { workItemId },
    { enabled: isElsewhere, retry: false },
  );
  if (isLoading) return null;
  if (data === undefined) return <FailureAlert error={error} title="The WorkItem cannot be shown" />;
  return (
    <Alert color="blue" role="status" title={`This WorkItem is in ${data.tenantName}`}>
      <Text size="sm">You act for {active.tenantName} at the moment.</Text>
      <Group mt="sm">
        <Button size="xs" onClick={() => switchTenant(data.tenantId)}>
          Switch to {data.tenantName}
        </Button>
      </Group>
    </Alert>
  );
}
