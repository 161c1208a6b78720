import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Code, EmptyState, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlug, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { IntegrationHealth } from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import {
  type Integration,
  IntegrationChange,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { HealthCell } from '../health/health-cell.tsx';
import { MailSection } from '../health/mail-section.tsx';
import { OtherWaysSection } from '../health/other-ways-section.tsx';
import { useIntegrationHealth } from '../health/use-integration-health.ts';
import { inWords } from '../operations/labels.ts';
import { useSession } from '../session/session-context.ts';
import { CreateIntegrationForm } from './create-integration-form.tsx';
import { kindLabelOf } from './integration-kinds.ts';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';
import { WaitingChangeLine } from './waiting-change-line.tsx';

const DID: Record<IntegrationChange, string> = {
  [IntegrationChange.UNSPECIFIED]: 'changed it',
  [IntegrationChange.CREATED]: 'created it',
  [IntegrationChange.ENABLED]: 'switched it on',
  [IntegrationChange.REDIRECTED]: 'changed its destination or credential',
};

type HealthOf = (integrationId: string) => IntegrationHealth | undefined;

const columnsWith = (healthOf: HealthOf): [Column<Integration>, ...Column<Integration>[]] => [
  {
    header: 'Name',
    cell: ({ name, integrationId, settings }) => (
      <Stack gap={2}>
        <Text fw={600} inherit>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          <Code>{integrationId}</Code>
        </Text>
        {settings.map((setting) => (
          <Text key={setting.name} size="xs" c="dimmed">
            {inWords(setting.name)} <Code>{setting.value}</Code>
          </Text>
        ))}
      </Stack>
    ),
  },
  { header: 'Kind', cell: ({ kind }) => kindLabelOf(kind) },
  {
    header: 'Status',
    cell: ({ enabled, waiting }) => (
      <Stack gap="xs" align="flex-start">
        <Badge variant="dot" color={enabled ? 'green' : 'gray'} tt="none" miw="max-content">
          {enabled ? 'On' : 'Off'}
        </Badge>
        {waiting.map(
          ({ change, what }) =>
            change !== undefined && <WaitingChangeLine key={String(change.version)} change={change} did={DID[what]} />,
        )}
      </Stack>
    ),
  },
  { header: 'Health', cell: ({ integrationId }) => <HealthCell health={healthOf(integrationId)} /> },
  { header: 'Created', cell: ({ createdAt }) => <MomentOr at={createdAt} otherwise="Unknown" /> },
];

export function IntegrationsPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Integrations" needed={Role.VIEWER} />;
  return <Integrations mayManage={may(Permission.INTEGRATIONS_MANAGE)} />;
}

function Integrations({ mayManage }: { mayManage: boolean }) {
  const { data, error } = useQuery(IntegrationService.method.listIntegrations, {});
  const health = useIntegrationHealth();
  const healthOf: HealthOf = (integrationId) => health.data?.health.find(({ id }) => id === integrationId);
  const [isCreateOpen, create] = useDisclosure();
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
  return (
    <Page
      title="Integrations"
      lead="Connections to the providers that execute actions, and their health."
      actions={createButton}
    >
      {error !== null && <FailureAlert error={error} title="The integrations cannot be listed" />}
      {health.error !== null && <FailureAlert error={health.error} title="Their health cannot be read" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.integrations.length === 0 && (
        <EmptyState
          icon={<IconPlug aria-hidden />}
          title="No integrations yet"
          description="Create one to propose and execute actions. To try things out, use the sandbox shop."
        >
          <EmptyState.Actions>{createButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.integrations.length > 0 && (
        <IntegrationTable integrations={data.integrations} healthOf={healthOf} mayManage={mayManage} />
      )}
      <OtherWaysSection health={health.data?.health ?? []} />
      <MailSection mail={health.data?.mail} />
      <Modal opened={isCreateOpen} onClose={create.close} title="New integration">
        <CreateIntegrationForm onClose={create.close} onSecret={showSecret} />
      </Modal>
      <SecretDialog
        shown={shown}
        onClose={() => setShown(undefined)}
        label="Signing secret"
        about="It cannot be shown again. Store it where the receiver reads its secrets: the receiver uses it to check that requests come from this service."
      />
    </Page>
  );
}

interface IntegrationTableProps {
  integrations: Integration[];
  healthOf: HealthOf;
  mayManage: boolean;
}

function IntegrationTable({ integrations, healthOf, mayManage }: IntegrationTableProps) {
  const [switchingOff, setSwitchingOff] = useState<Integration>();
  const actions = (integration: Integration) => (
    <IntegrationActions integration={integration} onSwitchOff={() => setSwitchingOff(integration)} />
  );
  return (
    <>
      <RecordTable
        label="Integrations"
        rows={integrations}
        rowKey={({ integrationId }) => integrationId}
        columns={columnsWith(healthOf)}
        {...(mayManage ? { actions } : {})}
      />
      <SwitchOffDialog integration={switchingOff} onClose={() => setSwitchingOff(undefined)} />
    </>
  );
}

interface IntegrationActionsProps {
  integration: Integration;
  onSwitchOff: () => void;
}

function IntegrationActions({ integration, onSwitchOff }: IntegrationActionsProps) {
  const { name, enabled, waiting } = integration;
  return (
    <Group justify="flex-end">
      {waiting.some(({ change }) => change?.mayConfirm) && <ConfirmButton integration={integration} />}
      {!enabled && <SwitchOnButton integration={integration} />}
      {enabled && (
        <Button variant="light" color="red" size="xs" onClick={onSwitchOff} aria-label={`Switch off ${name}`}>
          Switch off
        </Button>
      )}
    </Group>
  );
}

function ConfirmButton({ integration: { integrationId, name, version } }: { integration: Integration }) {
  const invalidate = useInvalidate(IntegrationService.method.listIntegrations);
  const confirm = useMutation(IntegrationService.method.confirmIntegration, {
    onSuccess: invalidate,
    onError: async (error) => {
      notifyFailure('The integration was not confirmed', error);
      await invalidate();
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={confirm.isPending}
      onClick={() => confirm.mutate({ integrationId, version })}
      aria-label={`Confirm ${name}`}
    >
      Confirm
    </Button>
  );
}

function SwitchOnButton({ integration: { integrationId, name } }: { integration: Integration }) {
  const switchOn = useMutation(IntegrationService.method.setIntegrationEnabled, {
    onSuccess: useInvalidate(IntegrationService.method.listIntegrations),
    onError: (error) => notifyFailure('The integration was not switched on', error),
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={switchOn.isPending}
      onClick={() => switchOn.mutate({ integrationId, enabled: true })}
      aria-label={`Switch on ${name}`}
    >
      Switch on
    </Button>
  );
}

interface SwitchOffDialogProps {
  /** Undefined while the dialog is closed. */
  integration: Integration | undefined;
  onClose: () => void;
}

function SwitchOffDialog({ integration, onClose }: SwitchOffDialogProps) {
  const invalidate = useInvalidate(IntegrationService.method.listIntegrations);
  const switchOff = useMutation(IntegrationService.method.setIntegrationEnabled, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={integration !== undefined}
      title={`Switch off ${integration?.name}?`}
      consequence="Nothing is executed through it until it is switched on again. Approved proposals wait, and may expire."
      confirmLabel="Switch off"
      onConfirm={() => {
        if (integration !== undefined) {
          switchOff.mutate({ integrationId: integration.integrationId, enabled: false });
        }
      }}
      onClose={() => {
        switchOff.reset();
        onClose();
      }}
      isPending={switchOff.isPending}
      error={switchOff.error}
    />
  );
}
