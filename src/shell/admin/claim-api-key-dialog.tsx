import { useMutation } from '@connectrpc/connect-query';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';

interface ClaimApiKeyDialogProps {
  /** Undefined when there is nothing to ask. */
  apiKey: IdentityApiKey | undefined;
  onClose: () => void;
  onClaimed: () => void;
}

export function ClaimApiKeyDialog({ apiKey, onClose, onClaimed }: ClaimApiKeyDialogProps) {
  const claim = useMutation(IdentityService.method.claimIdentityApiKey, {
    onSuccess: (answer) => {
      notifyInFlight(answer);
      onClaimed();
    },
  });
  const known = apiKey?.shownTo.length
    ? ` Its secret is known to ${apiKey.shownTo.join(', ')}: rotate it after that.`
    : '';
  return (
    <ConfirmDialog
      opened={apiKey !== undefined}
      title={`Claim ${apiKey?.name}?`}
      consequence={`You own it from now on: you answer for what it does, and approve nothing that it proposes.${known}`}
      confirmLabel="Claim"
      onConfirm={() => {
        if (apiKey !== undefined) claim.mutate({ keyId: apiKey.keyId });
      }}
      onClose={() => {
        claim.reset();
        onClose();
      }}
      isPending={claim.isPending}
      error={claim.error}
    />
  );
}
