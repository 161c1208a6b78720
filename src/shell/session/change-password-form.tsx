import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { PasswordField } from './bare-form.tsx';

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const client = createClient(SessionService, useTransport());

  const change = useMutation({
    mutationFn: () => client.changePassword({ currentPassword, newPassword }),
    onSuccess: () => {
      notifications.show({
        message: 'Your password was changed. All your other sessions have ended, and your chat accounts are unlinked.',
      });
      onClose();
    },
  });
  const failure = change.error === null ? undefined : failureOf(change.error);
  return (
    <DialogForm
      {...change}
      submitLabel="Change password"
      onSubmit={() => change.mutate()}
      onCancel={onClose}
      fields={['current_password', 'new_password']}
    >
      <PasswordField
        label="Current password"
        data-autofocus
        value={currentPassword}
        onChange={setCurrentPassword}
        error={problemOf(failure, 'current_password', 'Current password')}
      />
      <PasswordField
        isNew
        label="New password"
        description="At least 12 characters. This ends all your other sessions and unlinks your chat accounts."
        value={newPassword}
        onChange={setNewPassword}
        error={problemOf(failure, 'new_password', 'New password')}
      />
    </DialogForm>
  );
}
