import { Pill } from '@mantine/core';
import { filterWords, useFilterNames } from './filter-words.ts';
import type { InboxQueryState } from './use-inbox-query.ts';

export function FilterPills({ query, address, change }: InboxQueryState) {
  const names = useFilterNames();
  return filterWords(query, names).map(({ key, words, without }) => (
    <Pill
      key={`${address} ${key}`}
      size="md"
      withRemoveButton
      onRemove={() => change(without)}
      removeButtonProps={{ 'aria-label': `Remove ${words}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {words}
    </Pill>
  ));
}
