import { Button, Checkbox, MultiSelect, Popover, Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { visibleText } from '../../platform/visible-text.ts';
import { useOpening } from '../frame/use-opening.ts';
import { APPROVED_LABEL, CHANNEL_LABELS, optionsOf, PRIORITY_LABELS, STATUS_LABELS } from '../work/labels.ts';
import { type FilterNames, useFilterNames } from './filter-pills.tsx';
import { FilterTarget } from './filter-target.tsx';
import { EVERYTHING, type InboxQuery, isFiltered } from './inbox-query.ts';

/** Separator that no key contains. */
const SEPARATOR = '/';
/** A dropdown in a portal would close the popover. */
const INSIDE = { withinPortal: false } as const;

export interface FilterPopoverProps {
  query: InboxQuery;
  change: (changes: Partial<InboxQuery>) => void;
}

export function FilterPopover({ query, change }: FilterPopoverProps) {
  const names = useFilterNames();
  const { target, opened, onChange } = useOpening<HTMLButtonElement>();
  const isClearable = isFiltered({ ...query, text: '' });
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      width="min(30rem, calc(100vw - 1rem))"
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <FilterTarget ref={target} onClick={() => onChange(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Filters">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
          <Placement {...{ query, change, names }} />
          <Kinds {...{ query, change }} />
          <About key={`${query.contactEmail} ${query.from} ${query.to}`} {...{ query, change }} />
          <Due key={query.dueTo} {...{ query, change }} />
        </SimpleGrid>
        {isClearable && (
          <Button
            mt="sm"
            variant="default"
            size="xs"
            onClick={() => change({ ...EVERYTHING, text: query.text, order: query.order })}
          >
            Clear filters
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function Placement({ query, change, names }: FilterPopoverProps & { names: FilterNames }) {
  const { assignee, packKey, queueKey } = query;
  const queues = names.packs.map((pack) => ({
    group: visibleText(pack.title),
    items: [
      { value: pack.packKey, label: `${visibleText(pack.title)}: any queue` },
      ...pack.queues.map((queue) => ({
        value: `${pack.packKey}${SEPARATOR}${queue.queueKey}`,
        label: names.queueName(pack.packKey, queue.queueKey),
      })),
    ],
  }));
  return (
    <>
      <Select
        label="Assignee"
        placeholder="Anybody"
        data={names.assignees}
        value={assignee || null}
        onChange={(value) => change({ assignee: value ?? '' })}
        clearable
        searchable
        openOnFocus={false}
        comboboxProps={INSIDE}
      />
      <Select
        label="Queue"
        placeholder="Any queue"
        data={queues}
        value={packKey === '' ? null : queueKey === '' ? packKey : `${packKey}${SEPARATOR}${queueKey}`}
        onChange={(value) => {
          const [pack = '', queue = ''] = (value ?? '').split(SEPARATOR);
          change({ packKey: pack, queueKey: queue });
        }}
        clearable
        searchable
        openOnFocus={false}
        comboboxProps={INSIDE}
      />
    </>
  );
}

const KINDS = [
  { field: 'statuses', label: 'Status', placeholder: 'Any status', labels: STATUS_LABELS },
  { field: 'priorities', label: 'Priority', placeholder: 'Any priority', labels: PRIORITY_LABELS },
  { field: 'channels', label: 'Channel', placeholder: 'Any channel', labels: CHANNEL_LABELS },
] as const;

function Kinds({ query, change }: FilterPopoverProps) {
  const { tags } = query;
  return (
    <>
      {KINDS.map(({ field, label, placeholder, labels }) => (
        <MultiSelect
          key={field}
          label={label}
          placeholder={query[field].length === 0 ? placeholder : ''}
          data={optionsOf(labels)}
          value={query[field].map(String)}
          onChange={(values) => change({ [field]: values.map(Number) })}
          comboboxProps={INSIDE}
        />
      ))}
      <TagsInput
        label="Tags"
        placeholder={tags.length === 0 ? 'All of these' : ''}
        value={tags}
        onChange={(values) => change({ tags: values })}
        maxTags={10}
        maxLength={64}
        comboboxProps={INSIDE}
      />
    </>
  );
}

function About({ query, change }: FilterPopoverProps) {
  const [contactEmail, setContactEmail] = useState(query.contactEmail);
  return (
    <>
      <TextInput
        label="Contact email"
        type="email"
        maxLength={254}
        value={contactEmail}
        onChange={(event) => setContactEmail(event.currentTarget.value)}
        onBlur={() => change({ contactEmail: contactEmail.trim() })}
        onKeyDown={(event) => event.key === 'Enter' && change({ contactEmail: contactEmail.trim() })}
      />
      <SimpleGrid cols={2} spacing="xs">
        <DayField label="Opened from" value={query.from} onChange={(from) => change({ from })} />
        <DayField label="Opened until" value={query.to} onChange={(to) => change({ to })} />
      </SimpleGrid>
    </>
  );
}

function Due({ query, change }: FilterPopoverProps) {
  return (
    <>
      <DayField label="Due until" value={query.dueTo} onChange={(dueTo) => change({ dueTo })} />
      <Checkbox
        label="Overdue"
        checked={query.overdue}
        onChange={(event) => change({ overdue: event.currentTarget.checked })}
        style={{ alignSelf: 'end' }}
        pb={8}
      />
      <Checkbox
        label={APPROVED_LABEL}
        checked={query.approvedToExecute}
        onChange={(event) => change({ approvedToExecute: event.currentTarget.checked })}
      />
    </>
  );
}

/** Takes effect when the person leaves the field. */
function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <TextInput label={label} type="date" defaultValue={value} onBlur={(event) => onChange(event.currentTarget.value)} />
  );
}
