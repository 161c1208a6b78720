import { useMutation } from '@connectrpc/connect-query';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useReadAllAgain } from './use-read-all-again.ts';

interface CancelDialogProps {
  opened: boolean;
  proposal: ActionProposal;
  onClose: () => void;
}

/** Asks before a proposal is taken back. */
export function CancelDialog({ opened, proposal, onClose }: CancelDialogProps) {
  const { proposalId, workItemId, summary } = proposal;
  const readAgain = useReadAllAgain(workItemId);
  const cancel = useMutation(ActionService.method.cancelActionProposal, {
    onSuccess: () => close(),
    onSettled: readAgain,
  });
  const close = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancel this proposal?"
      consequence={`${visibleText(summary)} Nobody can approve or execute it any more. Whoever wants it proposes anew.`}
      confirmLabel="Cancel the proposal"
      onConfirm={() => cancel.mutate({ proposalId })}
      onClose={close}
      isPending={cancel.isPending}
      error={cancel.error}
    />
  );
}
