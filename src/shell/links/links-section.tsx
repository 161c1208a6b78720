import { useMutation, useQuery } from '@connectrpc/connect-query';
import { ActionIcon, Anchor, Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { LinkKind, LinkService, type WorkItemLink } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { labelOf, optionsOf, STATUS_LABELS } from '../work/labels.ts';
import { StatusBadge } from '../work/status-badge.tsx';
import { workItemPath } from '../work/work-item-path.ts';
import { useInvalidateLinks } from './use-invalidate-links.ts';

/** Labels for this WorkItem's relation to the other one. */
const LINK_LABELS = {
  [LinkKind.UNSPECIFIED]: 'Linked to',
  [LinkKind.RELATED]: 'Related to',
  [LinkKind.DUPLICATE_OF]: 'Duplicate of',
  [LinkKind.DUPLICATED_BY]: 'Duplicated by',
} as const satisfies Record<LinkKind, string>;

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

const MOST_OFFERED = 10;
const PAUSE_MS = 250;

/** Form that finds another WorkItem by words or id, and links it. */
function LinkForm({ workItemId, onDone }: { workItemId: string; onDone: () => void }) {
  const [kind, setKind] = useState<LinkKind>(LinkKind.RELATED);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<WorkItem>();
  const found = useFound(chosen === undefined ? words : '', workItemId);
  const invalidate = useInvalidateLinks();
  const link = useMutation(LinkService.method.linkWorkItems, {
    onSuccess: async () => {
      await invalidate();
      onDone();
    },
  });
  const offered = chosen === undefined ? found : [chosen];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || link.isPending) return;
    link.mutate({ workItemId, otherWorkItemId: chosen.workItemId, kind });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        {link.error !== null && <FailureAlert error={link.error} title="The WorkItems were not linked" />}
        <Select
          label="Relation"
          data={optionsOf(LINK_LABELS)}
          value={String(kind)}
          onChange={(value) => setKind(Number(value))}
          allowDeselect={false}
        />
        <Select
          label="Other WorkItem"
          placeholder="Search words or id"
          data={offered.map((item) => ({ value: item.workItemId, label: labelFor(item) }))}
          value={chosen?.workItemId ?? null}
          onChange={(value) => setChosen(offered.find((item) => item.workItemId === value))}
          searchable
          searchValue={words}
          onSearchChange={(text) => {
            setWords(text);
            if (chosen !== undefined && text !== labelFor(chosen)) setChosen(undefined);
          }}
          // The service has filtered already, and may match words that the label does not show.
          filter={({ options }) => options}
          nothingFoundMessage={words.trim() === '' ? undefined : 'No WorkItems found.'}
        />
        <Group justify="flex-end" gap="xs">
          <Button size="xs" variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" size="xs" variant="default" disabled={chosen === undefined} loading={link.isPending}>
            Add link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useFound(words: string, workItemId: string): WorkItem[] {
  const [text] = useDebouncedValue(words.trim(), PAUSE_MS);
  const { data } = useQuery(
    WorkService.method.searchWorkItems,
    { query: { text }, pageSize: MOST_OFFERED },
    { enabled: text !== '', retry: false },
  );
  if (text === '') return [];
  return (data?.workItems ?? []).filter((item) => item.workItemId !== workItemId);
}

function labelFor({ subject, status }: WorkItem): string {
  return `${visibleText(subject)} (${labelOf(STATUS_LABELS, status)})`;
}
