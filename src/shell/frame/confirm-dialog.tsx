import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { FailureAlert } from './failure-alert.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Effect of the action, and whether it can be undone. */
  consequence: string;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  isPending: boolean;
  error: Error | null;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, consequence, confirmLabel, onConfirm, onClose, isPending, error } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        <Text>{consequence}</Text>
        {error !== null && <FailureAlert error={error} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.9" onClick={onConfirm} loading={isPending}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
