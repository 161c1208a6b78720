import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { LinkKind, LinkService } from '../../../generated/proto/workgate/work/v1/link_service_pb.js';
import { type WorkItem, WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { labelOf, optionsOf, STATUS_LABELS } from '../work/labels.ts';
import { LINK_LABELS } from './labels.ts';
import { useInvalidateLinks } from './use-invalidate-links.ts';

const MOST_OFFERED = 10;
const PAUSE_MS = 250;

/** Form that finds another WorkItem by words or id, and links it. */
export function LinkForm({ workItemId, onDone }: { workItemId: string; onDone: () => void }) {
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

/** Returns the WorkItems that the service finds, without this WorkItem itself. */
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
