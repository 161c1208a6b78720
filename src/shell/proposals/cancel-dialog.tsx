import { useMutation } from '@connectrpc/connect-query';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useInvalidateAll } from './use-invalidate-all.ts';

interface CancelDialogProps {
  opened: boolean;
  proposal: ActionProposal;
  onClose: () => void;
}

export function CancelDialog({ opened, proposal, onClose }: CancelDialogProps) {
  const { proposalId, workItemId, summary } = proposal;
  const invalidate = useInvalidateAll(workItemId);
  const cancel = useMutation(ActionService.method.cancelActionProposal, {
    onSuccess: () => close(),
    onSettled: invalidate,
  });
  const close = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancel this proposal?"
      consequence={`${visibleText(summary)} After that, nobody can approve or execute it. If it is needed later, propose it again.`}
      confirmLabel="Cancel the proposal"
      onConfirm={() => cancel.mutate({ proposalId })}
      onClose={close}
      isPending={cancel.isPending}
      error={cancel.error}
    />
  );
}
