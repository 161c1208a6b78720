import { Group } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type Ref, useState } from 'react';
import { WorkItemOrder } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { onPress, soon } from '../frame/later.tsx';
import { FilterTarget } from './filter-target.tsx';
import { isFiltered, isOrderOfWords } from './inbox-query.ts';
import classes from './search-bar.module.css';
import type { InboxQueryState } from './use-inbox-query.ts';

const FilterPills = soon(async () => (await import('./filter-pills.tsx')).FilterPills);
const FilterPopover = onPress(
  async () => (await import('./filter-popover.tsx')).FilterPopover,
  (press) => <FilterTarget aria-haspopup="dialog" {...press} />,
);

const ORDER_LABELS = {
  [WorkItemOrder.NEWEST]: 'Newest first',
  [WorkItemOrder.OLDEST]: 'Oldest first',
  [WorkItemOrder.LAST_CHANGED]: 'Last changed first',
  [WorkItemOrder.DUE]: 'Due soonest first',
} as const;

interface SearchBarProps extends InboxQueryState {
  searchRef: Ref<HTMLInputElement>;
  onSearch: () => void;
}

export function SearchBar({ query, address, change, searchRef, onSearch }: SearchBarProps) {
  return (
    <search>
      <Group gap="xs" wrap="wrap">
        <SearchField
          text={query.text}
          ref={searchRef}
          onSearch={(text) => {
            change({ text });
            onSearch();
          }}
        />
        <FilterPopover query={query} change={change} />
        <OrderChoice query={query} change={change} />
        {isFiltered({ ...query, text: '' }) && <FilterPills {...{ query, address, change }} />}
      </Group>
    </search>
  );
}

function OrderChoice({ query: { order, text }, change }: Pick<InboxQueryState, 'query' | 'change'>) {
  return (
    <select
      className={classes['field']}
      aria-label="Order"
      value={String(order)}
      onChange={(event) => change({ order: Number(event.currentTarget.value) })}
    >
      {Object.entries(ORDER_LABELS).map(([value, label]) => (
        <option key={value} value={value} disabled={text !== '' && !isOrderOfWords(Number(value))}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface SearchFieldProps {
  text: string;
  ref: Ref<HTMLInputElement>;
  onSearch: (text: string) => void;
}

function SearchField({ text, ref, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  // The address has changed: drop text that was typed but not searched for.
  const [last, setLast] = useState(text);
  if (text !== last) {
    setLast(text);
    setTyped(text);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} className={classes['search']}>
      <IconSearch size={16} aria-hidden />
      <input
        ref={ref}
        className={classes['field']}
        type="search"
        aria-label="Search"
        placeholder="Search words, names, order numbers"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          // The field's own clear button was pressed.
          if (event.currentTarget.value === '' && text !== '') onSearch('');
        }}
      />
    </form>
  );
}
