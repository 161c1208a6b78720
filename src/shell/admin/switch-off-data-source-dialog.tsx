import { useMutation } from '@connectrpc/connect-query';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';

interface SwitchOffDataSourceDialogProps {
  /** Undefined while the dialog is closed. */
  source: DataSource | undefined;
  onClose: () => void;
}

export function SwitchOffDataSourceDialog({ source, onClose }: SwitchOffDataSourceDialogProps) {
  const invalidate = useInvalidate(IntegrationService.method.listDataSources);
  const switchOff = useMutation(IntegrationService.method.setDataSourceEnabled, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={source !== undefined}
      title={`Switch off ${source?.sourceKey}?`}
      consequence="Its data is not served or refreshed until it is switched on again."
      confirmLabel="Switch off"
      onConfirm={() => {
        if (source !== undefined) switchOff.mutate({ sourceKey: source.sourceKey, enabled: false });
      }}
      onClose={() => {
        switchOff.reset();
        onClose();
      }}
      isPending={switchOff.isPending}
      error={switchOff.error}
    />
  );
}
