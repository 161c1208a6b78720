import { useMutation } from '@connectrpc/connect-query';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';

interface ClaimApiKeyDialogProps {
  /** Undefined while the dialog is closed. */
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
  const known = apiKey?.shownTo.length ? ` Then rotate it: its secret is known to ${apiKey.shownTo.join(', ')}.` : '';
  return (
    <ConfirmDialog
      opened={apiKey !== undefined}
      title={`Claim ${apiKey?.name}?`}
      consequence={`You become its owner: you are accountable for what it does, and cannot approve its proposals.${known}`}
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
