import { useMutation } from '@connectrpc/connect-query';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';

interface RemoveDataSourceDialogProps {
  /** Undefined while the dialog is closed. */
  source: DataSource | undefined;
  onClose: () => void;
}

export function RemoveDataSourceDialog({ source, onClose }: RemoveDataSourceDialogProps) {
  const invalidate = useInvalidate(IntegrationService.method.listDataSources);
  const remove = useMutation(IntegrationService.method.removeDataSource, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={source !== undefined}
      title={`Remove ${source?.sourceKey}?`}
      consequence="Its data is no longer served, and everything that it has loaded is deleted. This cannot be undone."
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
