import { notifications } from '@mantine/notifications';

/**
 * Tells the person that an earlier request, whose answer was lost, had arrived.
 * @param what Such as `The message`.
 */
export function notifyReplayed(what: string): void {
  notifications.show({ message: `${what} had already arrived. It was not added twice.` });
}
