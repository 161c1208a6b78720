import type { MessageInitShape } from '@bufbuild/protobuf';
import { useMutation } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  NotificationService,
  type UpdateNotificationSettingsRequestSchema,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';

/**
 * Shows the new value at once: the mutation's pending state comes a moment later, and the control would jump back.
 * @param kept Value that is saved now.
 */
export function useKeptChoice<Value>(
  kept: Value,
  toRequest: (value: Value) => MessageInitShape<typeof UpdateNotificationSettingsRequestSchema>,
): [shown: Value, choose: (value: Value) => void] {
  const invalidate = useInvalidate(NotificationService.method.getNotificationSettings);
  const [chosen, setChosen] = useState<{ value: Value }>();
  const update = useMutation(NotificationService.method.updateNotificationSettings, {
    onSuccess: async () => {
      await invalidate();
      notifications.show({ message: 'Your choice is saved.' });
    },
    onError: (failure) => notifyFailure('Your choice was not saved', failure),
  });
  const choose = (value: Value) => {
    setChosen({ value });
    // This callback runs for the last change only.
    update.mutate(toRequest(value), { onSettled: () => setChosen(undefined) });
  };
  return [chosen === undefined ? kept : chosen.value, choose];
}
