import { Alert, Anchor, Button, Combobox, Group, List, Menu, Text, TextInput, useCombobox } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type WorkItem, WorkItemStatus } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { optionsOf, STATUS_LABELS } from '../work/labels.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { useFilterNames } from './filter-pills.tsx';
import { ME } from './inbox-query.ts';
import type { InboxActions } from './use-inbox-actions.ts';

/** Only action proposals set and leave this status. */
const UNREACHABLE = String(WorkItemStatus.WAITING_ON_APPROVAL);
const SHOWN_FAILURES = 5;

interface BulkBarProps {
  items: readonly WorkItem[];
  actions: InboxActions;
  mayWrite: boolean;
  personId: string;
  onClear: () => void;
}

export function BulkBar({ items, actions, mayWrite, personId, onClear }: BulkBarProps) {
  const { progress } = actions;
  if (progress !== undefined) {
    return (
      <Text size="sm" role="status">
        Changing {progress.done} of {progress.of} …
      </Text>
    );
  }
  return (
    <Group gap={6} role="toolbar" aria-label="Selected WorkItems">
      <Text size="sm" fw={600} role="status">
        {items.length} selected
      </Text>
      {mayWrite && (
        <>
          <StatusChoice onChoose={(status) => void actions.setStatus(items, status)} />
          <AssigneeChoice onChoose={(id) => void actions.assign(items, id === ME ? personId : id)} />
          <TagChoice onChoose={(tag) => void actions.addTag(items, tag)} />
        </>
      )}
      <Button size="compact-sm" variant="default" onClick={() => void actions.mark(items, true)}>
        Mark as read
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => void actions.mark(items, false)}>
        Mark as unread
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </Group>
  );
}

function StatusChoice({ onChoose }: { onChoose: (status: WorkItemStatus) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-sm" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
          Status
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionsOf(STATUS_LABELS)
          .filter(({ value }) => value !== UNREACHABLE)
          .map(({ value, label }) => (
            <Menu.Item key={value} onClick={() => onChoose(Number(value))}>
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** @param onChoose Called with undefined for nobody. */
function AssigneeChoice({ onChoose }: { onChoose: (personId: string | undefined) => void }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [search, setSearch] = useState('');
  const { assignees } = useFilterNames();
  const found = assignees.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const choose = (value: string) => {
    combobox.closeDropdown();
    setSearch('');
    onChoose(value === 'none' ? undefined : value);
  };
  return (
    <Combobox store={combobox} width={240} position="bottom-start" onOptionSubmit={choose}>
      <Combobox.Target withAriaAttributes={false}>
        <Button
          size="compact-sm"
          variant="default"
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          Assign
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label="Find a member"
          placeholder="Find a member"
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
          {found.map(({ value, label }) => (
            <Combobox.Option key={value} value={value}>
              {label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function TagChoice({ onChoose }: { onChoose: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = tag.trim();
    if (given === '') return;
    setTag('');
    onChoose(given);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        size="xs"
        w={110}
        aria-label="Add a tag"
        placeholder="Add a tag"
        maxLength={64}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
    </form>
  );
}

/** The WorkItems that could not be changed stay selected. */
export function BulkFailures({ failures, dismissFailures }: InboxActions) {
  if (failures.length === 0) return null;
  const more = failures.length - SHOWN_FAILURES;
  return (
    <Alert
      color="red"
      role="alert"
      mb="xs"
      icon={<IconAlertTriangle aria-hidden />}
      title={failures.length === 1 ? 'One WorkItem was not changed' : `${failures.length} WorkItems were not changed`}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={dismissFailures}
    >
      <List size="sm" spacing={2}>
        {failures.slice(0, SHOWN_FAILURES).map(({ item, error }) => (
          <List.Item key={item.workItemId}>
            <Anchor component={Link} to={workItemPath(item)} size="sm" c="inherit" underline="always">
              <VisibleText>{item.subject}</VisibleText>
            </Anchor>
            : {failureOf(error).message}
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more} more.</List.Item>}
      </List>
    </Alert>
  );
}
