import { Button, Group, Select, Stack } from '@mantine/core';
import { useRef } from 'react';
import { SOME_APPROVER, usePeople } from './people.ts';

const MAX_APPROVERS = 10;

export interface SupposedPeople {
  proposer: string;
  /** In the order of approval. `key` distinguishes entries with the same person or role. */
  approvers: readonly { key: number; who: string }[];
}

interface PeopleInputsProps {
  people: SupposedPeople;
  onChange: (people: SupposedPeople) => void;
}

export function PeopleInputs({ people: { proposer, approvers }, onChange }: PeopleInputsProps) {
  const options = usePeople();
  const next = useRef(0);
  const add = () => {
    next.current += 1;
    onChange({ proposer, approvers: [...approvers, { key: next.current, who: SOME_APPROVER }] });
  };
  const replace = (key: number, who: string) =>
    onChange({ proposer, approvers: approvers.map((one) => (one.key === key ? { key, who } : one)) });
  return (
    <Stack gap="sm">
      <Select
        label="Proposed and executed by"
        data={options}
        value={proposer}
        onChange={(who) => onChange({ proposer: who ?? proposer, approvers })}
        allowDeselect={false}
        searchable
      />
      {approvers.map(({ key, who }, index) => (
        <Group key={key} gap="xs" align="flex-end" wrap="nowrap">
          <Select
            label={`Approval ${index + 1}`}
            data={options}
            value={who}
            onChange={(chosen) => replace(key, chosen ?? who)}
            allowDeselect={false}
            searchable
            style={{ flex: '1 1 auto', minWidth: 0 }}
          />
          <Button
            variant="default"
            onClick={() => onChange({ proposer, approvers: approvers.filter((one) => one.key !== key) })}
            aria-label={`Remove approval ${index + 1}`}
          >
            Remove
          </Button>
        </Group>
      ))}
      <Button
        variant="default"
        onClick={add}
        disabled={approvers.length >= MAX_APPROVERS}
        style={{ alignSelf: 'flex-start' }}
      >
        Add an approval
      </Button>
    </Stack>
  );
}
