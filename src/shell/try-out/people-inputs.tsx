import type { MessageInitShape } from '@bufbuild/protobuf';
import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Select, Stack } from '@mantine/core';
import { useRef } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { HypotheticalPersonSchema } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ROLE_LABELS } from '../session/roles.ts';

const MAX_APPROVERS = 10;
const ROLES = [Role.OWNER, Role.ADMIN, Role.APPROVER, Role.MEMBER, Role.VIEWER] as const;
const OF_ROLE = 'role:';
const OF_PERSON = 'person:';
/** Initial choices of the form. */
export const SOME_MEMBER = `${OF_ROLE}member`;
const SOME_APPROVER = `${OF_ROLE}approver`;

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

/** Returns the options for a supposed person: somebody with a role, or a member of the tenant. */
function usePeople(): { group: string; items: { value: string; label: string }[] }[] {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const roles = ROLES.map((role) => ({
    value: `${OF_ROLE}${ROLE_LABELS[role].toLowerCase()}`,
    label: `Some ${ROLE_LABELS[role].toLowerCase()}`,
  }));
  const members = (data?.members ?? []).map(({ personId, name, email }) => ({
    value: `${OF_PERSON}${personId}`,
    label: visibleText(`${name} (${email})`),
  }));
  const groups = [{ group: 'Somebody', items: roles }];
  return members.length === 0 ? groups : [...groups, { group: 'Members', items: members }];
}

export function personOf(value: string): MessageInitShape<typeof HypotheticalPersonSchema> {
  if (value.startsWith(OF_PERSON)) return { who: { case: 'personId', value: value.slice(OF_PERSON.length) } };
  return { who: { case: 'role', value: value.slice(OF_ROLE.length) } };
}
