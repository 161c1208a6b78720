import type { MessageInitShape } from '@bufbuild/protobuf';
import { useMutation } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  NotificationService,
  type UpdateNotificationSettingsRequestSchema,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';

/**
 * One of the notification settings, and what changes it. What was pressed is shown at once: that the change is under way is
 * known a moment later, and it would spring back meanwhile.
 * @param kept What counts by now.
 */
export function useKeptChoice<Value>(
  kept: Value,
  toRequest: (value: Value) => MessageInitShape<typeof UpdateNotificationSettingsRequestSchema>,
): [shown: Value, choose: (value: Value) => void] {
  const readAgain = useReadAgain(NotificationService.method.getNotificationSettings);
  const [chosen, setChosen] = useState<{ value: Value }>();
  const update = useMutation(NotificationService.method.updateNotificationSettings, {
    onSuccess: async () => {
      await readAgain();
      notifications.show({ message: 'Your choice is kept.' });
    },
    onError: (failure) => notifyFailure('Your choice was not kept', failure),
  });
  const choose = (value: Value) => {
    setChosen({ value });
    // Told of the last one alone: what was pressed before it is not shown any more.
    update.mutate(toRequest(value), { onSettled: () => setChosen(undefined) });
  };
  return [chosen === undefined ? kept : chosen.value, choose];
}
