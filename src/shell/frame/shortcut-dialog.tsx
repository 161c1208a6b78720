import { Modal } from '@mantine/core';
import { ShortcutTable } from './shortcut-table.tsx';
import { useOpened } from './use-opening.ts';

export function ShortcutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title="Keyboard shortcuts">
      <ShortcutTable />
    </Modal>
  );
}
