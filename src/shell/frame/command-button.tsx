import { ActionIcon, Button, Kbd } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { loadInIdleTime } from './code.ts';
import { useCode } from './later.tsx';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
const KEYS = IS_APPLE ? '⌘ K' : 'Ctrl K';

const load = loadInIdleTime(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Ctrl K or ⌘ K opens the palette anywhere. */
export function CommandButton() {
  const [isOpen, palette] = useDisclosure();
  const [Palette, ask] = useCode(load);
  const open = () => {
    palette.open();
    ask();
  };
  const present = useRef(open);
  useEffect(() => {
    present.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      present.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        fw={400}
        visibleFrom="sm"
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={<Kbd size="xs">{KEYS}</Kbd>}
        aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={open}
      >
        Search or go to
      </Button>
      <ActionIcon variant="default" size={32} hiddenFrom="sm" aria-label="Search or go to" onClick={open}>
        <IconSearch size={16} aria-hidden />
      </ActionIcon>
      {Palette !== undefined && <Palette opened={isOpen} onClose={palette.close} />}
    </>
  );
}
