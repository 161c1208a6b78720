import { durationFromMs, timestampDate } from '@bufbuild/protobuf/wkt';
import { Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type AgentDelegation,
  AgentEndpoint,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { useSecretChange } from '../admin/change.tsx';
import { problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { EXACT } from '../frame/moment.tsx';
import { useSession } from '../session/session-context.ts';
import { doorsOf, LENT, scopesText } from './labels.ts';

const HOUR_MS = 3_600_000;
const LIFETIMES = [
  { value: String(HOUR_MS / 4), label: '15 minutes' },
  { value: String(HOUR_MS), label: '1 hour' },
  { value: String(8 * HOUR_MS), label: '8 hours' },
  { value: String(24 * HOUR_MS), label: '24 hours' },
];
const DOORS = [
  { value: String(AgentEndpoint.MCP), label: 'MCP', description: 'Tools, for assistants and coding agents' },
  { value: String(AgentEndpoint.A2A), label: 'A2A', description: 'Tasks, for agents that speak to agents' },
];
const FIELDS = ['agent', 'scopes', 'endpoints', 'lifetime'];

export interface IssuedToken {
  agent: string;
  token: string;
  about: string;
}

interface IssueDelegationFormProps {
  onClose: () => void;
  onIssued: (issued: IssuedToken) => void;
}

/** Form that lends an agent a part of the person's permissions for a limited time. */
export function IssueDelegationForm({ onClose, onIssued }: IssueDelegationFormProps) {
  const { may } = useSession();
  const [agent, setAgent] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const [doors, setDoors] = useState([String(AgentEndpoint.MCP)]);
  const [lifetimeMs, setLifetimeMs] = useState(String(HOUR_MS));
  const issue = useSecretChange(IdentityService, async (client) => {
    const endpoints = doors.map(Number);
    const lifetime = durationFromMs(Number(lifetimeMs));
    const { delegation, token } = await client.issueAgentDelegation({ agent, scopes, endpoints, lifetime });
    onIssued({ agent, token, about: aboutToken(delegation) });
  });
  const { failure } = issue;
  return (
    <DialogForm
      {...issue.progress}
      submitLabel="Delegate"
      onSubmit={() => issue.mutate()}
      onCancel={onClose}
      fields={FIELDS}
    >
      <Consequences />
      <TextInput
        label="Agent"
        description="Its name in the records."
        required
        data-autofocus
        maxLength={100}
        value={agent}
        onChange={({ currentTarget }) => setAgent(currentTarget.value)}
        error={problemOf(failure, 'agent', 'Agent')}
      />
      <Choice
        label="Permissions"
        description="Choose only what it needs. The right to approve is given for one proposal at a time, and not here."
        offered={LENT.filter(({ needs }) => may(needs)).map(lentChoice)}
        value={scopes}
        onChange={setScopes}
        error={problemOf(failure, 'scopes', 'Permissions')}
      />
      <Choice
        label="Doors"
        description="Doors that accept the token."
        offered={DOORS}
        value={doors}
        onChange={setDoors}
        error={problemOf(failure, 'endpoints', 'Doors')}
      />
      <Select
        label="For"
        data={LIFETIMES}
        allowDeselect={false}
        value={lifetimeMs}
        onChange={(chosen) => setLifetimeMs(chosen ?? lifetimeMs)}
        error={problemOf(failure, 'lifetime', 'Time')}
        maw={200}
      />
    </DialogForm>
  );
}

const lentChoice = ({ scope }: (typeof LENT)[number]) => ({ value: scope, label: scopesText([scope]) });

function Consequences() {
  return (
    <Text size="sm" c="dimmed">
      The agent acts for you: you are accountable for what it does, and cannot approve its proposals. It can never do
      more than your role allows, and the delegation ends with your membership.
    </Text>
  );
}

interface ChoiceProps {
  label: string;
  description: string;
  offered: readonly { value: string; label: string; description?: string }[];
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

function Choice({ offered, ...group }: ChoiceProps) {
  return (
    <Checkbox.Group required {...group}>
      <Stack gap="xs" mt="xs">
        {offered.map((one) => (
          <Checkbox key={one.value} {...one} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function aboutToken(delegation: AgentDelegation | undefined): string {
  const until =
    delegation?.expiresAt === undefined ? '' : `, until ${EXACT.format(timestampDate(delegation.expiresAt))}`;
  const where = delegation === undefined ? '' : ` It is valid at ${doorsOf(delegation)}${until}.`;
  return `The service keeps no copy of this token, so it cannot be shown again. Give it to the agent, which sends it in the header Authorization: Bearer.${where}`;
}
