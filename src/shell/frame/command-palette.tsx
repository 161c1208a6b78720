import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CreateWorkItemForm } from '../work/create-work-item-form.tsx';
import { CommandList } from './command-list.tsx';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { useOpened } from './use-opening.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
}

export function CommandPalette({ opened, onClose }: CommandPaletteProps) {
  const [isCreateOpen, create] = useDisclosure();
  const [areKeysOpen, keys] = useDisclosure();
  return (
    <>
      {/* An exit animation would show the old text to whoever reopens the palette while it fades. */}
      <Modal.Root
        opened={useOpened(opened)}
        onClose={onClose}
        size="lg"
        yOffset="12vh"
        transitionProps={{ exitDuration: 0 }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label="Search or go to">
          <CommandList dialogs={{ create: create.open, keys: keys.open }} onClose={onClose} />
        </Modal.Content>
      </Modal.Root>
      <Modal opened={isCreateOpen} onClose={create.close} title="New WorkItem" size="lg">
        <CreateWorkItemForm onClose={create.close} />
      </Modal>
      <ShortcutDialog opened={areKeysOpen} onClose={keys.close} />
    </>
  );
}
