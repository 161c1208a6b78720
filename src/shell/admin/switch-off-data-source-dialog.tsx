import { useMutation } from '@connectrpc/connect-query';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';

interface SwitchOffDataSourceDialogProps {
  /** Undefined when there is nothing to ask. */
  source: DataSource | undefined;
  onClose: () => void;
}

export function SwitchOffDataSourceDialog({ source, onClose }: SwitchOffDataSourceDialogProps) {
  const readAgain = useReadAgain(IntegrationService.method.listDataSources);
  const switchOff = useMutation(IntegrationService.method.setDataSourceEnabled, {
    onSuccess: async () => {
      await readAgain();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened={source !== undefined}
      title={`Switch off ${source?.sourceKey}?`}
      consequence="Its data is not served any more, and it is not refreshed, until it is switched on again."
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
