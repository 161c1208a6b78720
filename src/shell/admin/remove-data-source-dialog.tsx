import { useMutation } from '@connectrpc/connect-query';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';

interface RemoveDataSourceDialogProps {
  /** Undefined when there is nothing to ask. */
  source: DataSource | undefined;
  onClose: () => void;
}

export function RemoveDataSourceDialog({ source, onClose }: RemoveDataSourceDialogProps) {
  const readAgain = useReadAgain(IntegrationService.method.listDataSources);
  const remove = useMutation(IntegrationService.method.removeDataSource, {
    onSuccess: async () => {
      await readAgain();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={source !== undefined}
      title={`Remove ${source?.sourceKey}?`}
      consequence="It is not served any more, and all that it has loaded is deleted. That cannot be undone."
      confirmLabel="Remove"
      onConfirm={() => {
        if (source !== undefined) remove.mutate({ sourceKey: source.sourceKey, version: source.version });
      }}
      onClose={() => {
        remove.reset();
        onClose();
      }}
      isPending={remove.isPending}
      error={remove.error}
    />
  );
}
