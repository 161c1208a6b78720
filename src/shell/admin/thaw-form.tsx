import { useMutation } from '@connectrpc/connect-query';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Freeze, FreezeService } from '../../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';

/** Form that ends a freeze, with a reason. */
export function ThawForm({ freeze: { freezeId }, onClose }: { freeze: Freeze; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const invalidate = useInvalidate(FreezeService.method.listFreezes);
  const thaw = useMutation(FreezeService.method.thaw, {
    onSuccess: async () => {
      await invalidate();
      onClose();
    },
  });
  const failure = thaw.error === null ? undefined : failureOf(thaw.error);
  return (
    <DialogForm
      submitLabel="Thaw"
      onSubmit={() => thaw.mutate({ freezeId, reason: reason.trim() })}
      onCancel={onClose}
      isPending={thaw.isPending}
      error={thaw.error}
      fields={['reason']}
    >
      <Text size="sm">Approved proposals can be executed again at once.</Text>
      <TextInput
        label="Reason"
        description="Kept with the freeze."
        required
        data-autofocus
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problemOf(failure, 'reason', 'Reason')}
      />
    </DialogForm>
  );
}
