import { SecretDialog, type ShownSecret } from '../admin/secret-dialog.tsx';

const ABOUT =
  'The receiver uses this secret to check that requests come from this service (Standard Webhooks). It cannot be shown again: store it where your program reads its secrets. To replace it, rotate the secret.';

interface WebhookSecretDialogProps {
  /** Undefined while the dialog is closed. */
  shown: ShownSecret | undefined;
  onClose: () => void;
}

/** Shows the signing secret of an endpoint, the only time that it can be shown. */
export function WebhookSecretDialog({ shown, onClose }: WebhookSecretDialogProps) {
  return <SecretDialog shown={shown} onClose={onClose} label="Signing secret" about={ABOUT} />;
}
