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
}

/**
 * Shows the secret of a new API key, the only time that it can be shown. It closes by its button alone, so that the
 * secret is not lost to a stray key or click.
 */
export function SecretDialog({ shown, onClose }: SecretDialogProps) {
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
          <Alert title="Copy it now">
            The service keeps only a hash of this secret: it cannot be shown again. Put it where your program reads its
            secrets; it is sent as the header X-Api-Key.
          </Alert>
          <CopyField label="API key" value={shown.secret} />
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
