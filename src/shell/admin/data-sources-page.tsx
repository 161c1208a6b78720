import { useQuery } from '@connectrpc/connect-query';
import { Button, EmptyState, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDatabase, IconPlus } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useSession } from '../session/session-context.ts';
import { DataSourceTable } from './data-source-table.tsx';
import { RegisterDataSourceForm } from './register-data-source-form.tsx';

/** Milliseconds between reads of the list, as sources are refreshed in the background. */
const REFETCH_INTERVAL_MS = 5_000;

export function DataSourcesPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Data sources" needed={Role.VIEWER} />;
  return <DataSources mayManage={may(Permission.INTEGRATIONS_MANAGE)} />;
}

function DataSources({ mayManage }: { mayManage: boolean }) {
  const { listDataSources } = IntegrationService.method;
  const { data, error } = useQuery(listDataSources, {}, { refetchInterval: REFETCH_INTERVAL_MS });
  const [isRegisterOpen, register] = useDisclosure();
  const registerButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={register.open}>
      Register a source
    </Button>
  );
  return (
    <Page title="Data sources" lead="The feeds behind the data views, and their health." actions={registerButton}>
      {error !== null && <FailureAlert error={error} title="The data sources cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.dataSources.length === 0 && (
        <EmptyState
          icon={<IconDatabase aria-hidden />}
          title="No data sources yet"
          description="Register one to fill the data views. Files are registered on the command line of the service."
        >
          <EmptyState.Actions>{registerButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.dataSources.length > 0 && (
        <DataSourceTable dataSources={data.dataSources} mayManage={mayManage} />
      )}
      <Modal opened={isRegisterOpen} onClose={register.close} title="Register a source" size="lg">
        <RegisterDataSourceForm onClose={register.close} />
      </Modal>
    </Page>
  );
}
