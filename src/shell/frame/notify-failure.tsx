import { failureOf } from '../api/failure.ts';
import { askAnewForWhatFailed, codeOf } from './code.ts';
import { FailureText } from './failure-alert.tsx';

const load = () => import('./notifications.tsx');

/** Tells of a failed call that belongs to no form. It stays until it is closed: one may want to quote its id. */
export function notifyFailure(title: string, error: unknown): void {
  const message = <FailureText failure={failureOf(error)} />;
  codeOf(load).then(
    ({ notifications }) => notifications.show({ title, message, color: 'red', role: 'alert', autoClose: false }),
    // Nothing can be loaded at present: the banner says so (`frame/away-banner.tsx`).
    askAnewForWhatFailed,
  );
}
