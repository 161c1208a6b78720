import { notifications } from '@mantine/notifications';
import { failureOf } from '../api/failure.ts';
import { FailureText } from './failure-alert.tsx';

/** Tells of a failed call that belongs to no form. It stays until it is closed: one may want to quote its id. */
export function notifyFailure(title: string, error: unknown): void {
  const message = <FailureText failure={failureOf(error)} />;
  notifications.show({ title, message, color: 'red', role: 'alert', autoClose: false });
}
