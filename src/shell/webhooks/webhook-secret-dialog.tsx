import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';

const ABOUT =
  'By this secret the receiver knows that a request is ours (Standard Webhooks). It cannot be shown again: put it where your program reads its secrets. Another one is made by rotating it.';

interface WebhookSecretDialogProps {
  /** Undefined when there is nothing to show. */
  shown: ShownSecret | undefined;
  onClose: () => void;
}

/** Shows the secret of an endpoint, the only time that it can be shown. */
export function WebhookSecretDialog({ shown, onClose }: WebhookSecretDialogProps) {
  return <SecretDialog shown={shown} onClose={onClose} label="Signing secret" about={ABOUT} />;
}
