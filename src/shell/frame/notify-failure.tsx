import { failureOf } from '../api/failure.ts';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { FailureText } from './failure-alert.tsx';

const load = () => import('./notifications.tsx');

/**
 * Shows the error of a failed call that belongs to no form. The notification stays until it is closed, so that people
 * can quote its id.
 */
export function notifyFailure(title: string, error: unknown): void {
  const message = <FailureText failure={failureOf(error)} />;
  codeOf(load).then(
    ({ notifications }) => notifications.show({ title, message, color: 'red', role: 'alert', autoClose: false }),
    // No code can be loaded at present, and the banner says so (`frame/away-banner.tsx`).
    askAnewForWhatFailed,
  );
}
