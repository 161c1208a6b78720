import { useMutation } from '@connectrpc/connect-query';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { WaitingChangeLine } from '../admin/waiting-change-line.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { VersionChanges } from './change-list.tsx';
import { useInvalidatePacks } from './use-invalidate-packs.ts';

/** Notice about activations that do not count yet for their authors' own proposals, with a button to confirm them. */
export function WaitingPack({ pack }: { pack: Pack }) {
  const { packKey, revision, waiting, activeVersion, confirmedVersion } = pack;
  const invalidate = useInvalidatePacks();
  const confirm = useMutation(PackService.method.confirmPack, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: 'The pack is confirmed. It now applies to everybody.' });
    },
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  if (waiting.length === 0) return null;
  return (
    <Alert role="status" color="yellow" title="Some changes do not apply to everybody yet">
      <Stack gap="sm">
        {waiting.map((change) => (
          <WaitingChangeLine
            key={String(change.version)}
            change={change}
            did={`activated revision ${change.version}`}
          />
        ))}
        {confirmedVersion === undefined ? (
          <Text size="sm">The pack is new, and so is everything in it.</Text>
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
