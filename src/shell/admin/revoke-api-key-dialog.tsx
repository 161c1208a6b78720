import { useMutation } from '@connectrpc/connect-query';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';

interface RevokeApiKeyDialogProps {
  /** Undefined while the dialog is closed. */
  apiKey: IdentityApiKey | undefined;
  onClose: () => void;
}

export function RevokeApiKeyDialog({ apiKey, onClose }: RevokeApiKeyDialogProps) {
  const invalidate = useInvalidate(IdentityService.method.listIdentityApiKeys);
  const revoke = useMutation(IdentityService.method.revokeIdentityApiKey, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await invalidate();
      close();
    },
  });
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={apiKey !== undefined}
      title={`Revoke ${apiKey?.name}?`}
      consequence="Programs that use this key are refused within two seconds. This cannot be undone."
      confirmLabel="Revoke"
      onConfirm={() => {
        if (apiKey !== undefined) revoke.mutate({ keyId: apiKey.keyId });
      }}
      onClose={close}
      isPending={revoke.isPending}
      error={revoke.error}
    />
  );
}
