import { useMutation } from '@connectrpc/connect-query';
import { type ActionProposal, ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useInvalidateAll } from './use-invalidate-all.ts';
import { useIntegrations } from './use-proposals.ts';

interface ExecuteDialogProps {
  opened: boolean;
  proposal: ActionProposal;
  onClose: () => void;
}

export function ExecuteDialog({ opened, proposal, onClose }: ExecuteDialogProps) {
  const { proposalId, workItemId, integrationId, summary } = proposal;
  const { nameOf } = useIntegrations();
  const invalidate = useInvalidateAll(workItemId);
  const execute = useMutation(ActionService.method.executeActionProposal, {
    onSuccess: () => close(),
    onSettled: invalidate,
  });
  const close = () => {
    execute.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Execute this action?"
      consequence={`${visibleText(summary)} It is done once, through ${nameOf(integrationId)}, and cannot be undone from here.`}
      confirmLabel="Execute"
      onConfirm={() => execute.mutate({ proposalId, dryRun: false })}
      onClose={close}
      isPending={execute.isPending}
      error={execute.error}
    />
  );
}
