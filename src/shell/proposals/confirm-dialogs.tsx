import { useMutation } from '@connectrpc/connect-query';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useIntegrations, useInvalidateAll } from './use-proposals.ts';

interface ProposalDialogProps {
  opened: boolean;
  proposal: ActionProposal;
  onClose: () => void;
}

export function CancelDialog({ opened, proposal, onClose }: ProposalDialogProps) {
  const { proposalId, workItemId, summary } = proposal;
  const onSettled = useInvalidateAll(workItemId);
  const cancel = useMutation(ActionService.method.cancelActionProposal, { onSuccess: () => close(), onSettled });
  const close = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...cancel}
      opened={opened}
      title="Cancel this proposal?"
      consequence={`${visibleText(summary)} After that, nobody can approve or execute it. If it is needed later, propose it again.`}
      confirmLabel="Cancel the proposal"
      onConfirm={() => cancel.mutate({ proposalId })}
      onClose={close}
    />
  );
}

export function ExecuteDialog({ opened, proposal, onClose }: ProposalDialogProps) {
  const { proposalId, workItemId, integrationId, summary } = proposal;
  const { nameOf } = useIntegrations();
  const onSettled = useInvalidateAll(workItemId);
  const execute = useMutation(ActionService.method.executeActionProposal, { onSuccess: () => close(), onSettled });
  const close = () => {
    execute.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      {...execute}
      opened={opened}
      title="Execute this action?"
      consequence={`${visibleText(summary)} It is done once, through ${nameOf(integrationId)}, and cannot be undone from here.`}
      confirmLabel="Execute"
      onConfirm={() => execute.mutate({ proposalId, dryRun: false })}
      onClose={close}
    />
  );
}
