import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { CopyField } from '../frame/copy-field.tsx';

export interface ShownSecret {
  keyName: string;
  secret: string;
}

interface SecretDialogProps {
  /** Undefined when there is nothing to show. */
  shown: ShownSecret | undefined;
  onClose: () => void;
  /** What the secret is, and what is to be done with it; of an API key, if it is left out. */
  label?: string;
  about?: string;
}

const ABOUT_API_KEYS =
  'The service keeps only a hash of this secret: it cannot be shown again. Put it where your program reads its secrets; it is sent as the header X-Api-Key.';

/**
 * Shows the secret of a new API key, or of something else that was made, the only time that it can be shown. It closes by its button alone, so that the
 * secret is not lost to a stray key or click.
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
      // A closing animation would keep the secret in the page after it is gone from the state.
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
