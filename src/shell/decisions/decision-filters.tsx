import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import { Checkbox, Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { DecisionOutcome } from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { cutText } from '../../platform/text-length.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { dayOf } from '../audit/day.ts';
import { DayInput } from '../audit/day-input.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { useSearchParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { type Option, optionsOf } from '../work/labels.ts';
import { OUTCOME_LABELS } from './labels.ts';

/** The value is the service's id for decisions by policy. */
const POLICY = { value: 'workgate-policy', label: 'Policy' };

/** Longest text that the service accepts. */
const MAX_TEXT = 200;

export function useDecisionFilters() {
  const [parameters, setParameters] = useSearchParams();
  const said = (name: string) => parameters.get(name) ?? '';
  const outcome = Number(said('outcome'));
  const isOutcome = outcome in OUTCOME_LABELS && outcome !== DecisionOutcome.UNSPECIFIED;
  const [since, before] = [dayOf(said('since'), 0), dayOf(said('until'), 1)];
  return {
    values: { q: said('q'), operation: said('operation'), by: said('by'), since: said('since'), until: said('until') },
    outcome: isOutcome ? (outcome as DecisionOutcome) : undefined,
    query: {
      outcomes: isOutcome ? [outcome as DecisionOutcome] : [],
      operation: said('operation'),
      decidedBy: said('by'),
      text: cutText(said('q'), MAX_TEXT),
      ...(since === undefined ? {} : { since: timestampFromDate(since) }),
      ...(before === undefined ? {} : { before: timestampFromDate(before) }),
    },
    set: (name: 'q' | 'outcome' | 'operation' | 'by' | 'since' | 'until', value: string) => {
      const next = new URLSearchParams(parameters);
      if (value === '') next.delete(name);
      else next.set(name, value);
      setParameters(next, { replace: true });
    },
  };
}

type DecisionFilters = ReturnType<typeof useDecisionFilters>;

export function DecisionFilterBar({ filters: { values, outcome, set } }: { filters: DecisionFilters }) {
  return (
    <Group gap="xs" component="search" aria-label="Filters" align="flex-end">
      <SearchField key={values.q} value={values.q} onChange={(text) => set('q', text)} />
      <Select
        label="Decision"
        placeholder="Any"
        data={optionsOf(OUTCOME_LABELS)}
        value={outcome === undefined ? null : String(outcome)}
        onChange={(value) => set('outcome', value ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': 'Any decision' }}
        size="sm"
      />
      <OperationSelect value={values.operation} onChange={(operation) => set('operation', operation)} />
      <DeciderSelect value={values.by} onChange={(id) => set('by', id)} />
      <DayInput label="From" value={values.since} onChange={(day) => set('since', day)} />
      <DayInput label="Until" value={values.until} onChange={(day) => set('until', day)} />
      <MineCheckbox value={values.by} onChange={(id) => set('by', id)} />
    </Group>
  );
}

/** Takes effect when the person presses Enter or leaves the field. */
function SearchField({ value, onChange }: ValueProps) {
  const [text, setText] = useState(value);
  const search = () => text.trim() !== value && onChange(text.trim());
  return (
    <TextInput
      label="Search"
      placeholder="Order, amount, words"
      type="search"
      maxLength={MAX_TEXT}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={search}
      onKeyDown={(event) => event.key === 'Enter' && search()}
      size="sm"
    />
  );
}

function MineCheckbox({ value, onChange }: ValueProps) {
  const { may, person } = useSession();
  if (!may(Permission.ACTIONS_APPROVE)) return null;
  return (
    <Checkbox
      label="Decided by me"
      checked={value === person.personId}
      onChange={(event) => onChange(event.currentTarget.checked ? person.personId : '')}
      pb={7}
    />
  );
}

/** Operations of the past can be filtered by their names in the address. */
function OperationSelect(props: ValueProps) {
  const { operations } = useOperationTitles();
  const options = operations.map(({ operation, title }) => ({ value: operation, label: visibleText(title) }));
  return <FilterSelect {...props} label="Operation" placeholder="Any" clearLabel="Any operation" options={options} />;
}

/** Former members and agents can be filtered by their ids in the address. */
function DeciderSelect(props: ValueProps) {
  const { may } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {}, { enabled: may(Permission.MEMBERS_READ) });
  const people = (data?.members ?? []).map(({ personId, name }) => ({ value: personId, label: visibleText(name) }));
  return (
    <FilterSelect {...props} label="By" placeholder="Anybody" clearLabel="By anybody" options={[POLICY, ...people]} />
  );
}

interface ValueProps {
  value: string;
  onChange: (value: string) => void;
}

interface FilterSelectProps extends ValueProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  options: Option[];
}

function FilterSelect({ label, placeholder, clearLabel, options, value, onChange }: FilterSelectProps) {
  const isKnown = value === '' || options.some((one) => one.value === value);
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={isKnown ? options : [...options, { value, label: visibleText(value) }]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      size="sm"
    />
  );
}
