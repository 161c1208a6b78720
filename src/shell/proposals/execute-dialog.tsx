import { useMutation } from '@connectrpc/connect-query';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useIntegrations } from './use-proposals.ts';
import { useReadAllAgain } from './use-read-all-again.ts';

interface ExecuteDialogProps {
  opened: boolean;
  proposal: ActionProposal;
  onClose: () => void;
}

/** Asks before a proposal is executed. How that ended, the proposal shows. */
export function ExecuteDialog({ opened, proposal, onClose }: ExecuteDialogProps) {
  const { proposalId, workItemId, integrationId, summary } = proposal;
  const { nameOf } = useIntegrations();
  const readAgain = useReadAllAgain(workItemId);
  const execute = useMutation(ActionService.method.executeActionProposal, {
    onSuccess: () => close(),
    onSettled: readAgain,
  });
  const close = () => {
    execute.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Execute this action?"
      consequence={`${visibleText(summary)} It is done through ${nameOf(integrationId)}, once, and cannot be taken back from here.`}
      confirmLabel="Execute"
      onConfirm={() => execute.mutate({ proposalId, dryRun: false })}
      onClose={close}
      isPending={execute.isPending}
      error={execute.error}
    />
  );
}
