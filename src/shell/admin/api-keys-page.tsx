import { useQuery } from '@connectrpc/connect-query';
import { Button, EmptyState, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { useSession } from '../session/session-context.ts';
import { ApiKeyDialogs, type AskedOfApiKey } from './api-key-dialogs.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { CreateApiKeyForm } from './create-api-key-form.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

export function ApiKeysPage() {
  const { may } = useSession();
  if (may(Permission.API_KEYS_MANAGE)) return <ApiKeys mayManage />;
  if (may(Permission.API_KEYS_OWN)) return <ApiKeys mayManage={false} />;
  return <NotPermittedPage title="API keys" needed={Role.MEMBER} />;
}

function ApiKeys({ mayManage }: { mayManage: boolean }) {
  const { listIdentityApiKeys, listOwnIdentityApiKeys } = IdentityService.method;
  const all = useQuery(listIdentityApiKeys, {}, { enabled: mayManage });
  const own = useQuery(listOwnIdentityApiKeys, {}, { enabled: !mayManage });
  const { data, error, refetch } = mayManage ? all : own;
  const [isCreateOpen, create] = useDisclosure();
  const [asked, setAsked] = useState<AskedOfApiKey>();
  const ask = (what: AskedOfApiKey['what']) => (apiKey: IdentityApiKey) => setAsked({ what, apiKey });
  // The secret is kept in this state and nowhere else: in no cache, storage or address.
  const [shown, setShown] = useState<ShownSecret>();

  const showSecret = (secret: ShownSecret) => {
    create.close();
    setAsked(undefined);
    setShown(secret);
    void refetch();
  };
  const closeAndRead = () => {
    setAsked(undefined);
    void refetch();
  };
  const createButton = mayManage && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={create.open}>
      New API key
    </Button>
  );
  return (
    <Page
      title="API keys"
      lead="Programs call the REST API with these keys. Each key has an owner. Nobody may approve proposals of a key that they own or whose secret they have seen."
      actions={createButton}
    >
      {error !== null && <FailureAlert error={error} title="The API keys cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.keys.length === 0 && <NoApiKeys mayManage={mayManage} createButton={createButton} />}
      {data !== undefined && data.keys.length > 0 && (
        <ApiKeyTable
          keys={data.keys}
          mayManage={mayManage}
          onAccept={ask('accept')}
          onClaim={ask('claim')}
          onOffer={ask('offer')}
          onRotate={ask('rotate')}
          onRevoke={ask('revoke')}
        />
      )}
      <Modal opened={isCreateOpen} onClose={create.close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={create.close} onCreated={showSecret} />
      </Modal>
      <ApiKeyDialogs asked={asked} onClose={() => setAsked(undefined)} onSecret={showSecret} onChanged={closeAndRead} />
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}

function NoApiKeys({ mayManage, createButton }: { mayManage: boolean; createButton: ReactNode }) {
  return (
    <EmptyState
      icon={<IconKey aria-hidden />}
      title={mayManage ? 'No API keys yet' : 'You own no API keys'}
      description={
        mayManage
          ? 'Create one for each program, with only the scopes that it needs.'
          : 'Keys that you own or are offered appear here. Ask an admin to create one.'
      }
    >
      <EmptyState.Actions>{createButton}</EmptyState.Actions>
    </EmptyState>
  );
}
