import { useQuery } from '@connectrpc/connect-query';
import { Button, Code, EmptyState, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlug, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { IntegrationHealth } from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import {
  type Integration,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { HealthCell, MailSection, OtherWaysSection, useIntegrationHealth } from '../health/integration-health.tsx';
import { inWords } from '../operations/labels.ts';
import { useSession } from '../session/session-context.ts';
import { ChangeButton, ConfirmedChange } from './change.tsx';
import { CreateIntegrationForm, kindLabelOf } from './create-integration-form.tsx';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList, RowButton, StateBadge } from './record-list.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';
import { INTEGRATION_CHANGES, WaitingChangeLine } from './waiting-changes.tsx';

const { confirmIntegration, listIntegrations, setIntegrationEnabled } = IntegrationService.method;

type HealthOf = (integrationId: string) => IntegrationHealth | undefined;

const columnsWith = (healthOf: HealthOf): Columns<Integration> => [
  {
    header: 'Name',
    cell: ({ name, integrationId, settings }) => (
      <NameCell name={name}>
        <Dimmed>
          <Code>{integrationId}</Code>
        </Dimmed>
        {settings.map((setting) => (
          <Dimmed key={setting.name}>
            {inWords(setting.name)} <Code>{setting.value}</Code>
          </Dimmed>
        ))}
      </NameCell>
    ),
  },
  { header: 'Kind', cell: ({ kind }) => kindLabelOf(kind) },
  {
    header: 'Status',
    cell: ({ enabled, waiting }) => (
      <Stack gap="xs" align="flex-start">
        <StateBadge color={enabled ? 'green' : 'gray'}>{enabled ? 'On' : 'Off'}</StateBadge>
        {waiting.map(
          ({ change, what }) =>
            change !== undefined && (
              <WaitingChangeLine
                of="integration"
                key={String(change.version)}
                change={change}
                did={INTEGRATION_CHANGES[what]}
              />
            ),
        )}
      </Stack>
    ),
  },
  { header: 'Health', cell: ({ integrationId }) => <HealthCell health={healthOf(integrationId)} /> },
  { header: 'Created', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
];

export const IntegrationsPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Integrations', Integrations);

function Integrations() {
  const { may } = useSession();
  const mayManage = may(Permission.INTEGRATIONS_MANAGE);
  const { data, error } = useQuery(listIntegrations, {});
  const health = useIntegrationHealth();
  const healthOf: HealthOf = (integrationId) => health.data?.health.find(({ id }) => id === integrationId);
  const [isCreateOpen, create] = useDisclosure();
  const [switchingOff, setSwitchingOff] = useState<Integration>();
  // The secret is kept in this state and nowhere else: in no cache, storage or address.
  const [shown, setShown] = useState<ShownSecret>();
  const showSecret = (secret: ShownSecret) => {
    create.close();
    setShown(secret);
  };
  const createButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New integration
    </Button>
  );
  const actions = (integration: Integration) => (
    <Actions integration={integration} onSwitchOff={() => setSwitchingOff(integration)} />
  );
  return (
    <Page
      title="Integrations"
      lead="Connections to the providers that execute actions, and their health."
      actions={createButton}
    >
      {health.error !== null && <FailureAlert error={health.error} title="Their health cannot be read" />}
      <RecordList
        label="Integrations"
        rows={data?.integrations}
        rowKey={({ integrationId }) => integrationId}
        columns={columnsWith(healthOf)}
        actions={mayManage ? actions : undefined}
        error={error}
        failureTitle="The integrations cannot be listed"
        empty={<NoIntegrations createButton={createButton} />}
      />
      <OtherWaysSection health={health.data?.health ?? []} />
      <MailSection mail={health.data?.mail} />
      <Modal opened={isCreateOpen} onClose={create.close} title="New integration">
        <CreateIntegrationForm onClose={create.close} onSecret={showSecret} />
      </Modal>
      <SwitchOffDialog integration={switchingOff} onClose={() => setSwitchingOff(undefined)} />
      <SecretDialog
        shown={shown}
        onClose={() => setShown(undefined)}
        label="Signing secret"
        about="It cannot be shown again. Store it where the receiver reads its secrets: the receiver uses it to check that requests come from this service."
      />
    </Page>
  );
}

function NoIntegrations({ createButton }: { createButton: ReactNode }) {
  return (
    <EmptyState
      icon={<IconPlug aria-hidden />}
      title="No integrations yet"
      description="Create one to propose and execute actions. To try things out, use the sandbox shop."
    >
      <EmptyState.Actions>{createButton}</EmptyState.Actions>
    </EmptyState>
  );
}

function Actions({ integration, onSwitchOff }: { integration: Integration; onSwitchOff: () => void }) {
  const { integrationId, name, version, enabled, waiting } = integration;
  const invalidate = useInvalidate(listIntegrations);
  return (
    <Group justify="flex-end">
      {waiting.some(({ change }) => change?.mayConfirm) && (
        <ChangeButton
          method={confirmIntegration}
          request={{ integrationId, version }}
          onSettled={invalidate}
          failureTitle="The integration was not confirmed"
          aria-label={`Confirm ${name}`}
        >
          Confirm
        </ChangeButton>
      )}
      {!enabled && (
        <ChangeButton
          method={setIntegrationEnabled}
          request={{ integrationId, enabled: true }}
          onSuccess={invalidate}
          failureTitle="The integration was not switched on"
          aria-label={`Switch on ${name}`}
        >
          Switch on
        </ChangeButton>
      )}
      {enabled && <RowButton isDestructive label="Switch off" of={name} onClick={onSwitchOff} />}
    </Group>
  );
}

function SwitchOffDialog({ integration, onClose }: { integration: Integration | undefined; onClose: () => void }) {
  return (
    <ConfirmedChange
      method={setIntegrationEnabled}
      request={integration && { integrationId: integration.integrationId, enabled: false }}
      invalidate={useInvalidate(listIntegrations)}
      title={`Switch off ${integration?.name}?`}
      consequence="Nothing is executed through it until it is switched on again. Approved proposals wait, and may expire."
      confirmLabel="Switch off"
      onClose={onClose}
    />
  );
}
