import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { WaitingChangeLine } from '../admin/waiting-change-line.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { VersionChanges } from './change-list.tsx';
import { useReadPacksAgain } from './use-read-packs-again.ts';

/** Activations that do not count yet for what their authors propose, and the way to confirm them. */
export function WaitingPack({ pack }: { pack: Pack }) {
  const { packKey, revision, waiting, activeVersion, confirmedVersion } = pack;
  const readAgain = useReadPacksAgain();
  const confirm = useMutation(PackService.method.confirmPack, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'The pack is confirmed. It counts for everybody now.' });
    },
    // Whoever has changed it meanwhile is to be seen before it is decided again.
    onError: readAgain,
  });
  if (waiting.length === 0) return null;
  return (
    <Alert role="status" color="yellow" title="Not everything counts for everybody yet">
      <Stack gap="sm">
        {waiting.map((change) => (
          <WaitingChangeLine
            key={String(change.version)}
            change={change}
            did={`activated revision ${change.version}`}
          />
        ))}
        {confirmedVersion === undefined ? (
          <Text size="sm">There was no such pack before: everything in it is new.</Text>
        ) : (
          activeVersion !== undefined && (
            <VersionChanges packKey={packKey} from={confirmedVersion} to={activeVersion} tellsWhoWaits={false} />
          )
        )}
        {confirm.error !== null && <FailureAlert error={confirm.error} title="The pack was not confirmed" />}
        {waiting.some(({ mayConfirm }) => mayConfirm) && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ packKey, revision })}
            style={{ alignSelf: 'flex-start' }}
          >
            Confirm revision {String(revision)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
