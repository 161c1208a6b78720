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
import { AcceptApiKeyForm } from './accept-api-key-form.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { ClaimApiKeyDialog } from './claim-api-key-dialog.tsx';
import { CreateApiKeyForm } from './create-api-key-form.tsx';
import { OfferApiKeyForm } from './offer-api-key-form.tsx';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx';
import { RotateApiKeyForm } from './rotate-api-key-form.tsx';
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
  const [accepting, setAccepting] = useState<IdentityApiKey>();
  const [claiming, setClaiming] = useState<IdentityApiKey>();
  const [offering, setOffering] = useState<IdentityApiKey>();
  const [isCreateOpen, create] = useDisclosure();
  const [rotating, setRotating] = useState<IdentityApiKey>();
  const [revoking, setRevoking] = useState<IdentityApiKey>();
  // The secret lives here and nowhere else: in no cache, no storage and no address.
  const [shown, setShown] = useState<ShownSecret>();

  const showSecret = (secret: ShownSecret) => {
    create.close();
    setRotating(undefined);
    setAccepting(undefined);
    setShown(secret);
    void refetch();
  };
  const closeAndRead = () => {
    setClaiming(undefined);
    setOffering(undefined);
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
      lead="Keys with which programs call the REST API. Each answers to a member, who approves nothing that it proposes, nor does anybody who was ever shown its secret."
      actions={createButton}
    >
      {error !== null && <FailureAlert error={error} title="The API keys cannot be listed" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.keys.length === 0 && (
        <EmptyState
          icon={<IconKey aria-hidden />}
          title={mayManage ? 'No API keys yet' : 'You own no API keys'}
          description={
            mayManage
              ? 'Make one for each program, with no more scopes than it needs.'
              : 'Those that you own, and those that are offered to you, stand here. Admins make new ones.'
          }
        >
          <EmptyState.Actions>{createButton}</EmptyState.Actions>
        </EmptyState>
      )}
      {data !== undefined && data.keys.length > 0 && (
        <ApiKeyTable
          keys={data.keys}
          mayManage={mayManage}
          onAccept={setAccepting}
          onClaim={setClaiming}
          onOffer={setOffering}
          onRotate={setRotating}
          onRevoke={setRevoking}
        />
      )}

      <Modal opened={isCreateOpen} onClose={create.close} title="New API key" size="lg">
        <CreateApiKeyForm onClose={create.close} onCreated={showSecret} />
      </Modal>
      <Modal opened={rotating !== undefined} onClose={() => setRotating(undefined)} title={`Rotate ${rotating?.name}`}>
        {rotating !== undefined && (
          <RotateApiKeyForm apiKey={rotating} onClose={() => setRotating(undefined)} onRotated={showSecret} />
        )}
      </Modal>
      <Modal
        opened={offering !== undefined}
        onClose={() => setOffering(undefined)}
        title={`Give ${offering?.name} away`}
      >
        {offering !== undefined && (
          <OfferApiKeyForm apiKey={offering} onClose={() => setOffering(undefined)} onOffered={closeAndRead} />
        )}
      </Modal>
      <Modal
        opened={accepting !== undefined}
        onClose={() => setAccepting(undefined)}
        title={`Accept ${accepting?.name}`}
      >
        {accepting !== undefined && (
          <AcceptApiKeyForm apiKey={accepting} onClose={() => setAccepting(undefined)} onAccepted={showSecret} />
        )}
      </Modal>
      <ClaimApiKeyDialog apiKey={claiming} onClose={() => setClaiming(undefined)} onClaimed={closeAndRead} />
      <RevokeApiKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
      <SecretDialog shown={shown} onClose={() => setShown(undefined)} />
    </Page>
  );
}
