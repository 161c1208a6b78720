import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { CopyField } from '../frame/copy-field.tsx';

export interface ShownSecret {
  keyName: string;
  secret: string;
}

interface SecretDialogProps {
  shown: ShownSecret | undefined;
  onClose: () => void;
  /** Label of the secret; `about` says what to do with it. Both default to the texts for an API key. */
  label?: string;
  about?: string;
}

const ABOUT_API_KEYS =
  'The service keeps only a hash of this secret, so it cannot be shown again. Store it where your program reads its secrets. The program sends it in the header X-Api-Key.';

/**
 * Shows a newly created secret, such as an API key's, the only time that it can be shown. Only its button closes the
 * dialog, so that a stray key or click does not lose the secret.
 */
export function SecretDialog({ shown, onClose, label = 'API key', about = ABOUT_API_KEYS }: SecretDialogProps) {
  return (
    <Modal
      opened={shown !== undefined}
      onClose={onClose}
      title={`Secret of ${shown?.keyName ?? 'the API key'}`}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      // A closing animation would keep the secret on the page after it is gone from the state.
      transitionProps={{ duration: 0 }}
    >
      {shown !== undefined && (
        <Stack>
          <Alert title="Copy it now">{about}</Alert>
          <CopyField label={label} value={shown.secret} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              I have copied it
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
