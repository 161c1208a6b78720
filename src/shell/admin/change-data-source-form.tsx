import { useMutation } from '@connectrpc/connect-query';
import { useState } from 'react';
import {
  type DataSource,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { DataSourceFields, SETTINGS_FIELDS, toRequest } from './data-source-fields.tsx';

interface ChangeDataSourceFormProps {
  source: DataSource;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Form that changes the addresses of a source's documents, its time zone, and how often it is fetched. */
export function ChangeDataSourceForm({ source, onChanged, onClose }: ChangeDataSourceFormProps) {
  const { sourceKey, version, locations, timezone, refreshInterval } = source;
  const [settings, setSettings] = useState({
    locations: locations.join('\n'),
    timezone,
    intervalSeconds: Number(refreshInterval?.seconds ?? 0n),
  });
  const change = useMutation(IntegrationService.method.changeDataSource, { onSuccess: onChanged });
  return (
    <DialogForm
      submitLabel="Change"
      onSubmit={() => change.mutate({ sourceKey, version, ...toRequest(settings) })}
      onCancel={onClose}
      isPending={change.isPending}
      error={change.error}
      fields={SETTINGS_FIELDS}
    >
      <DataSourceFields
        value={settings}
        onChange={setSettings}
        failure={change.error === null ? undefined : failureOf(change.error)}
      />
    </DialogForm>
  );
}
