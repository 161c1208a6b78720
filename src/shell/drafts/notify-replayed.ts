import { notifications } from '@mantine/notifications';

/**
 * Tells that a request repeated one whose answer was lost, and did nothing anew.
 * @param what Was sent, such as `The message`.
 */
export function notifyReplayed(what: string): void {
  notifications.show({ message: `${what} had arrived before. Nothing was done a second time.` });
}
