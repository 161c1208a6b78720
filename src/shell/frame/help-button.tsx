import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';

export function HelpButton({ onPress }: { onPress: () => void }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label="Keyboard shortcuts"
      title="Keyboard shortcuts (?)"
      onClick={onPress}
    >
      <IconKeyboard size={16} aria-hidden />
    </ActionIcon>
  );
}
