import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Select, TagsInput, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { IdentityService } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { useSearchParams } from '../router/router.tsx';
import { dayOf } from './day.ts';
import { DayInput } from './day-input.tsx';
import { TYPE_SUGGESTIONS } from './labels.ts';

const NAMES = ['actor', 'item', 'subject', 'since', 'until'] as const;
type FilterName = (typeof NAMES)[number];

export type AuditFilters = ReturnType<typeof useAuditFilters>;

/** Filters and the open entry of the audit log. The address holds them, so they survive a reload and can be shared. */
export function useAuditFilters() {
  const [parameters, setParameters] = useSearchParams();
  const key = parameters.toString();
  const filter = useMemo(() => toFilter(new URLSearchParams(key)), [key]);
  const change = (write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(parameters);
    write(next);
    setParameters(next, { replace: true });
  };
  const entry = parameters.get('entry');
  return {
    filter,
    types: parameters.getAll('type'),
    values: Object.fromEntries(NAMES.map((name) => [name, parameters.get(name) ?? ''])) as Record<FilterName, string>,
    isFiltered: parameters.has('type') || NAMES.some((name) => (parameters.get(name) ?? '') !== ''),
    setTypes: (types: readonly string[]) =>
      change((next) => {
        next.delete('type');
        for (const type of types) next.append('type', type);
      }),
    set: (name: FilterName, value: string) =>
      change((next) => (value === '' ? next.delete(name) : next.set(name, value))),
    /** Replaces all filters with this one. */
    only: (name: FilterName, value: string) => setParameters({ [name]: value }),
    clear: () => setParameters({}, { replace: true }),
    openEntry: entry !== null && /^[1-9]\d{0,14}$/.test(entry) ? BigInt(entry) : undefined,
    open: (sequence: bigint) => change((next) => next.set('entry', String(sequence))),
    close: () => change((next) => next.delete('entry')),
  };
}

function toFilter(parameters: URLSearchParams) {
  const [since, until] = [dayOf(parameters.get('since'), 0), dayOf(parameters.get('until'), 1)];
  return {
    types: parameters.getAll('type'),
    actorId: parameters.get('actor') ?? '',
    workItemId: parameters.get('item') ?? '',
    subjectId: parameters.get('subject') ?? '',
    ...(since === undefined ? {} : { since: timestampFromDate(since) }),
    ...(until === undefined ? {} : { before: timestampFromDate(until) }),
  };
}

export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const { types, values, set, setTypes, isFiltered, clear } = filters;
  return (
    <Group component="search" gap="xs" align="flex-end" aria-label="Filters">
      <TagsInput
        label="Happened"
        placeholder={types.length === 0 ? 'Anything' : ''}
        data={[...TYPE_SUGGESTIONS]}
        value={types}
        onChange={setTypes}
        acceptValueOnBlur
        maxTags={20}
        size="sm"
        // Makes the input as high as the fields beside it.
        styles={{ input: { paddingBlock: 4.5 } }}
        flex="1 1 8rem"
        maw={{ xs: 260 }}
      />
      <ActorSelect value={values.actor} onChange={(id) => set('actor', id)} />
      <IdInput label="WorkItem" placeholder="wi_…" value={values.item} onChange={(id) => set('item', id)} />
      <IdInput label="Subject" placeholder="Any id" value={values.subject} onChange={(id) => set('subject', id)} />
      <DayInput label="From" value={values.since} onChange={(day) => set('since', day)} />
      <DayInput label="Until" value={values.until} onChange={(day) => set('until', day)} />
      {isFiltered && (
        <Button variant="subtle" size="sm" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

/** Field for an actor: current members and keys. Former actors can be chosen from their entries in the log. */
function ActorSelect({ value, onChange }: ValueProps) {
  const members = useQuery(MemberService.method.listMembers, {});
  const keys = useQuery(IdentityService.method.listIdentityApiKeys, {});
  const people = (members.data?.members ?? []).map(({ personId, name }) => ({
    value: personId,
    label: visibleText(name),
  }));
  const programs = (keys.data?.keys ?? []).map(({ keyId, name }) => ({ value: keyId, label: visibleText(name) }));
  const isKnown = value === '' || [...people, ...programs].some((one) => one.value === value);
  const data = [
    { group: 'People', items: people },
    { group: 'API keys', items: programs },
    ...(isKnown ? [] : [{ group: 'Others', items: [{ value, label: value }] }]),
  ];
  return (
    <Select
      label="By"
      placeholder="Anybody"
      data={data}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'By anybody' }}
      size="sm"
      flex="1 1 8rem"
      maw={{ xs: 200 }}
    />
  );
}

/** Field for an id. It searches when the person leaves the field or presses Enter, not at each letter. */
function IdInput({ value, onChange, label, placeholder }: ValueProps & { label: string; placeholder: string }) {
  const [draft, setDraft] = useState({ of: value, text: value });
  const text = draft.of === value ? draft.text : value;
  const send = () => onChange(text.trim());
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setDraft({ of: value, text: event.currentTarget.value })}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
      maxLength={100}
      size="sm"
      flex="1 1 8rem"
      maw={{ xs: 180 }}
    />
  );
}
