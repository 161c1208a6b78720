import { useQuery } from '@connectrpc/connect-query';
import { Button, EmptyState, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { ApiKeyTable } from './api-key-table.tsx';
import { CreateApiKeyForm } from './create-api-key-form.tsx';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx';
import { RotateApiKeyForm } from './rotate-api-key-form.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

export function ApiKeysPage() {
  const { may } = useSession();
  if (!may(Permission.API_KEYS_MANAGE)) return <NotPermittedPage title="API keys" needed={Role.ADMIN} />;
  return <ApiKeys />;
}

function ApiKeys() {
  const { data, error, refetch } = useQuery(IdentityService.method.listIdentityApiKeys, {});
  const [isCreateOpen, create] = useDisclosure();
  const [rotating, setRotating] = useState<IdentityApiKey>();
  const [revoking, setRevoking] = useState<IdentityApiKey>();
  // The secret lives here and nowhere else: in no cache, no storage and no address.
  const [shown, setShown] = useState<ShownSecret>();

  const showSecret = (secret: ShownSecret) => {
    create.close();
    setRotating(undefined);
    setShown(secret);
    void refetch();
  };
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New API key
    </Button>
  );
  return (
    <Page title="API keys" lead="Keys with which programs call the REST API." actions={createButton}>
      {error !== null && <FailureAlert error={error} title="The API keys cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.keys.length === 0 && (
        <EmptyState
          icon={<IconKey aria-hidden />}
          title="No API keys yet"
          description="Make one for each program, with no more scopes than it needs."
        >
          <EmptyState.Actions>{createButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.keys.length > 0 && (
        <ApiKeyTable keys={data.keys} onRotate={setRotating} onRevoke={setRevoking} />
      )}

      <Modal opened={isCreateOpen} onClose={create.close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={create.close} onCreated={showSecret} />
      </Modal>
      <Modal opened={rotating !== undefined} onClose={() => setRotating(undefined)} title={`Rotate ${rotating?.name}`}>
        {rotating !== undefined && (
          <RotateApiKeyForm apiKey={rotating} onClose={() => setRotating(undefined)} onRotated={showSecret} />
        )}
      </Modal>
      <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
