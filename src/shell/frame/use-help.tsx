import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { loadInIdleTime } from './code.ts';
import { useCode } from './later.tsx';

const loadShortcuts = loadInIdleTime(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog);

/** The dialog with all keyboard shortcuts, and the function that opens it. */
export function useHelp(): { open: () => void; dialog: ReactNode } {
  const [isOpen, { open, close }] = useDisclosure();
  const [Dialog, askForDialog] = useCode(loadShortcuts);
  return {
    open: () => {
      askForDialog();
      open();
    },
    dialog: Dialog !== undefined && <Dialog opened={isOpen} onClose={close} />,
  };
}
