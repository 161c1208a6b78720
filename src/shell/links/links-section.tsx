import { useMutation, useQuery } from '@connectrpc/connect-query';
import { ActionIcon, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { LinkService, type WorkItemLink } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import { StatusBadge } from '../work/status-badge.tsx';
import { workItemPath } from '../work/work-item-path.ts';
import { LINK_LABELS } from './labels.ts';
import { LinkForm } from './link-form.tsx';
import { useInvalidateLinks } from './use-invalidate-links.ts';

export function LinksSection({ workItemId, mayWrite }: { workItemId: string; mayWrite: boolean }) {
  const { data, error } = useQuery(LinkService.method.listWorkItemLinks, { workItemId });
  const [isAdding, adding] = useDisclosure();
  const links = data?.links;
  const addButton = (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-expanded={isAdding}
      onClick={adding.toggle}
    >
      Link
    </Button>
  );
  return (
    <Section title="Linked" aside={mayWrite && addButton}>
      {error !== null && <FailureAlert error={error} title="The links cannot be read" />}
      {links === undefined && error === null && <Skeleton height={24} />}
      {isAdding && mayWrite && <LinkForm workItemId={workItemId} onDone={adding.close} />}
      {links?.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          Not linked to any other WorkItem.
        </Text>
      )}
      {links !== undefined && links.length > 0 && (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Links">
          {links.map((link) => (
            <LinkRow key={link.linkId} link={link} mayWrite={mayWrite} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function LinkRow({ link, mayWrite }: { link: WorkItemLink; mayWrite: boolean }) {
  const { linkId, kind, other } = link;
  const invalidate = useInvalidateLinks();
  const unlink = useMutation(LinkService.method.unlinkWorkItems, {
    onSettled: invalidate,
    onError: (error) => notifyFailure('The link was not removed', error),
  });
  if (other === undefined) return null;
  const subject = visibleText(other.subject);
  return (
    <Group component="li" gap="xs" wrap="nowrap" justify="space-between">
      <div style={{ minWidth: 0 }}>
        <Text size="xs" c="dimmed">
          {labelOf(LINK_LABELS, kind)}
        </Text>
        <Anchor component={Link} to={workItemPath(other)} size="sm" display="block" truncate title={subject}>
          <VisibleText>{other.subject}</VisibleText>
        </Anchor>
      </div>
      <Group gap={4} wrap="nowrap">
        <StatusBadge status={other.status} />
        {mayWrite && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Remove the link to ${subject}`}
            loading={unlink.isPending}
            onClick={() => unlink.mutate({ linkId })}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </Group>
  );
}
