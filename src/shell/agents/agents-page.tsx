import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type AgentDelegation,
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { CreateApiKeyForm, RevokeApiKeyDialog } from '../admin/api-key-dialogs.tsx';
import { KEY_STATUSES, KeyOwner, keyStatus, useApiKeys } from '../admin/api-keys.tsx';
import { ConfirmedChange } from '../admin/change.tsx';
import { pageFor } from '../admin/page-for.tsx';
import { type Columns, Dimmed, RecordList, RowButton } from '../admin/record-list.tsx';
import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';
import { serverNow } from '../api/server-clock.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { IssueDelegationForm, type IssuedToken } from './issue-delegation-form.tsx';
import { DELEGATION_STATUS_LABELS, delegationStatus, doorsOf, mayOfKey, scopesText } from './labels.ts';

export const AgentsPage = pageFor(Permission.DELEGATIONS_ISSUE, Role.VIEWER, 'Agents', Agents);

function Agents() {
  const { may } = useSession();
  const mayManage = may(Permission.API_KEYS_MANAGE);
  const invalidate = useInvalidate(IdentityService.method.listAgentDelegations);
  const [isIssuing, issuing] = useDisclosure();
  // The token is kept in this state and nowhere else: in no cache, storage or address.
  const [issued, setIssued] = useState<IssuedToken>();
  const show = (token: IssuedToken) => {
    issuing.close();
    setIssued(token);
    void invalidate();
  };
  return (
    <Page
      title="Agents"
      lead={
        mayManage
          ? 'Agents that act for people, their permissions now, and when each was last used. An agent can approve only the one proposal that its person has named.'
          : 'Agents that act for you, their permissions, and when each was last used. Admins see the agents of everybody.'
      }
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={issuing.open}>
          New delegation
        </Button>
      }
    >
      <DelegationsSection mayManage={mayManage} onDelegate={issuing.open} />
      {may(Permission.API_KEYS_OWN) && <AgentKeysSection mayManage={mayManage} />}
      <Modal opened={isIssuing} onClose={issuing.close} title="New delegation" size="lg">
        <IssueDelegationForm onClose={issuing.close} onIssued={show} />
      </Modal>
      <SecretDialog
        shown={issued && { keyName: visibleText(issued.agent), secret: issued.token }}
        onClose={() => setIssued(undefined)}
        label="Token"
        about={issued?.about ?? ''}
      />
    </Page>
  );
}

const { listAgentDelegations, revokeAgentDelegation } = IdentityService.method;

const DELEGATION_COLUMNS: Columns<AgentDelegation> = [
  {
    header: 'Agent',
    cell: (delegation) => (
      <Stack gap={0}>
        <AgentName>{delegation.agent}</AgentName>
        <Dimmed>by {doorsOf(delegation)}</Dimmed>
      </Stack>
    ),
  },
  { header: 'Person', cell: ({ personName }) => <VisibleText>{personName}</VisibleText> },
  {
    header: 'May',
    cell: (delegation) => (
      <Stack gap={0}>
        <Text size="sm">{scopesText(delegation.scopes)}</Text>
        {delegation.approval !== undefined && (
          <Anchor component={Link} to={`/approvals/${delegation.approval.proposalId}`} size="xs">
            See the proposal
          </Anchor>
        )}
      </Stack>
    ),
  },
  { header: 'Status', cell: (delegation) => DELEGATION_STATUS_LABELS[delegationStatus(delegation, serverNow())] },
  { header: 'Last used', cell: ({ lastUsedAt }) => <OneLineMoment at={lastUsedAt} /> },
  { header: 'Expires', cell: ({ expiresAt }) => <OneLineMoment at={expiresAt} /> },
];

/** Active delegations; on demand also those that ended within the last month. */
function DelegationsSection({ mayManage, onDelegate }: { mayManage: boolean; onDelegate: () => void }) {
  const [withEnded, setWithEnded] = useState(false);
  const [revoking, setRevoking] = useState<AgentDelegation>();
  const { data, error } = useQuery(listAgentDelegations, { onlyLive: !withEnded });
  const ended = (
    <Switch
      label="Show ended ones"
      checked={withEnded}
      onChange={({ currentTarget }) => setWithEnded(currentTarget.checked)}
    />
  );
  const empty = (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed" maw="75ch">
        {mayManage ? 'No agent acts for a person' : 'No agent acts for you'}
        {withEnded ? ' or has done so in the last month' : ' at the moment'}. A delegation lasts at most a day, and
        never allows more than the role of its person.
      </Text>
      <Button variant="light" onClick={onDelegate}>
        Delegate to an agent
      </Button>
    </Stack>
  );
  return (
    <Section title="Delegations" aside={ended}>
      <RecordList
        label="Delegations"
        rows={data?.delegations}
        rowKey={({ delegationId }) => delegationId}
        columns={DELEGATION_COLUMNS}
        actions={(delegation) =>
          delegationStatus(delegation, serverNow()) === 'live' && (
            <RowButton isDestructive label="Revoke" of={delegation.agent} onClick={() => setRevoking(delegation)} />
          )
        }
        error={error}
        failureTitle="The delegations cannot be listed"
        empty={empty}
      />
      <ConfirmedChange
        method={revokeAgentDelegation}
        request={revoking && { delegationId: revoking.delegationId }}
        invalidate={useInvalidate(listAgentDelegations)}
        title={`Revoke ${visibleText(revoking?.agent ?? '')}?`}
        consequence="The agent is refused within 2 seconds, and its open streams end. This cannot be undone, but its person can issue another delegation."
        confirmLabel="Revoke"
        onClose={() => setRevoking(undefined)}
      />
    </Section>
  );
}

const statusOf = (key: IdentityApiKey) => keyStatus(key, new Date(serverNow()));
const ALIVE: readonly string[] = ['active', 'stopped', 'rotated'];

const KEY_COLUMNS: Columns<IdentityApiKey> = [
  { header: 'Key', cell: ({ name }) => <AgentName>{name}</AgentName> },
  { header: 'Owner', cell: (key) => <KeyOwner apiKey={key} /> },
  { header: 'May', cell: (key) => <Text size="sm">{mayOfKey(key)}</Text> },
  { header: 'Status', cell: (key) => KEY_STATUSES[statusOf(key)].label },
  { header: 'Last used', cell: ({ lastUsedAt }) => <OneLineMoment at={lastUsedAt} /> },
  { header: 'Expires', cell: ({ expiresAt }) => <OneLineMoment at={expiresAt} /> },
];

/** API keys that agents can use. Everything else about keys is on the API keys page. */
function AgentKeysSection({ mayManage }: { mayManage: boolean }) {
  const { data, error, refetch } = useApiKeys(mayManage);
  const [revoking, setRevoking] = useState<IdentityApiKey>();
  const empty = (
    <Text size="sm" c="dimmed">
      No active key can be used by agents.{' '}
      {mayManage
        ? 'Create one for an agent that runs on its own for more than a day, with only the scopes that it needs.'
        : 'Admins create keys, and can offer them to you.'}
    </Text>
  );
  return (
    <Section
      title="API keys that agents can use"
      aside={
        <Group gap="md">
          <Anchor component={Link} to="/admin/api-keys" size="sm">
            All API keys
          </Anchor>
          {mayManage && <NewKeyButton onMade={() => void refetch()} />}
        </Group>
      }
    >
      <RecordList
        label="API keys that agents can use"
        rows={data?.keys.filter((key) => mayOfKey(key) !== '' && ALIVE.includes(statusOf(key)))}
        rowKey={({ keyId }) => keyId}
        columns={KEY_COLUMNS}
        actions={(key) =>
          mayManage && <RowButton isDestructive label="Revoke" of={key.name} onClick={() => setRevoking(key)} />
        }
        error={error}
        failureTitle="The API keys cannot be listed"
        empty={empty}
      />
      <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </Section>
  );
}

function NewKeyButton({ onMade }: { onMade: () => void }) {
  const [isOpen, { open, close }] = useDisclosure();
  // The secret is kept in this state and nowhere else.
  const [shown, setShown] = useState<ShownSecret>();
  const show = (secret: ShownSecret) => {
    close();
    setShown(secret);
    onMade();
  };
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={open}>
        New API key
      </Button>
      <Modal opened={isOpen} onClose={close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={close} onCreated={show} scopes={['work.read']} />
      </Modal>
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  );
}

function AgentName({ children }: { children: string }) {
  return (
    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      <VisibleText>{children}</VisibleText>
    </Text>
  );
}

/** A point in time on one line; "Never" if there is none. */
function OneLineMoment({ at }: { at: Timestamp | undefined }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <MomentOr at={at} otherwise="Never" />
    </span>
  );
}
