import { failureOf } from '../api/failure.ts';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { FailureText } from './failure-alert.tsx';

const load = () => import('./notifications.tsx');

/**
 * For a failed call that belongs to no form. The notification stays until it is closed, so that its id can be quoted.
 */
export function notifyFailure(title: string, error: unknown): void {
  const message = <FailureText failure={failureOf(error)} />;
  codeOf(load).then(
    ({ notifications }) => notifications.show({ title, message, color: 'red', role: 'alert', autoClose: false }),
    // No code can be loaded at present, and `frame/app-frame.tsx` says so.
    askAnewForWhatFailed,
  );
}
