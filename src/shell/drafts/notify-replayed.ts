import { notifications } from '@mantine/notifications';

/**
 * Notifies the person that a request repeated an earlier one whose answer was lost, and that nothing was done twice.
 * @param what Thing that was sent, such as `The message`.
 */
export function notifyReplayed(what: string): void {
  notifications.show({ message: `${what} had already arrived. It was not added twice.` });
}
