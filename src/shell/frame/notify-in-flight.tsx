import { notifications } from '@mantine/notifications';
import type { ActionInFlight } from '../../../generated/proto/workgate/action/v1/in_flight_pb.js';

interface Withdrawn {
  actionsInFlight: ActionInFlight[];
  moreActionsInFlight: boolean;
}

/**
 * Names actions that a withdrawal of authority could not stop. The notification stays, so that people can check them.
 */
export function notifyInFlight({ actionsInFlight, moreActionsInFlight }: Withdrawn): void {
  if (actionsInFlight.length === 0) return;
  const names = actionsInFlight.map(({ actionId, proposalId }) => `${actionId} (${proposalId})`);
  const count = moreActionsInFlight ? `More than ${names.length} actions are` : counted(names.length);
  const more = moreActionsInFlight ? ' and others' : '';
  const message = `${count} already on the way and cannot be recalled: ${names.join(', ')}${more}.`;
  notifications.show({ message, color: 'yellow', role: 'alert', autoClose: false });
}

function counted(actions: number): string {
  return actions === 1 ? '1 action is' : `${actions} actions are`;
}
