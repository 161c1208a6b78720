import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CreateWorkItemForm } from '../work/create-work-item-form.tsx';
import classes from './command-palette.module.css';
import { type Command, type CommandDialogs, useCommands } from './commands.ts';
import { ShortcutDialog } from './shortcut-dialog.tsx';
import { useOpened } from './use-opening.ts';

export function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
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

/** Arrow keys choose a command while the field keeps the focus. */
function CommandList({ dialogs, onClose }: { dialogs: CommandDialogs; onClose: () => void }) {
  const [entered, setEntered] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = useCommands(entered, dialogs);
  const listId = useId();
  const optionId = (at: number) => `${listId}-${at}`;
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    // Enter also ends the composition of an input method.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === undefined) run(commands[chosen]);
    else setChosen((before) => (before + step + commands.length) % Math.max(commands.length, 1));
  };
  return (
    <>
      <input
        className={classes.field}
        data-autofocus
        type="text"
        role="combobox"
        aria-label="Search or go to"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Search or go to: a page, words, an id"
        value={entered}
        onChange={(event) => {
          setEntered(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Commands" className={classes.list}>
        {commands.map((command, at) => (
          <Option
            key={command.id}
            id={optionId(at)}
            command={command}
            isChosen={at === chosen}
            onChoose={() => setChosen(at)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p role="status" className={commands.length === 0 ? classes.none : classes.silent}>
        {commands.length === 0 ? 'Nothing found' : ''}
      </p>
    </>
  );
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onChoose: () => void;
  onRun: () => void;
}

/** The search field handles the keys, and names the chosen option by `aria-activedescendant`. */
function Option({ id, command: { label, group, Icon }, isChosen, onChoose, onRun }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field keeps the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus and handles the keys
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      onMouseMove={onChoose}
      onClick={onRun}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
      <bdi className={classes.label}>{label}</bdi>
      <span className={classes.group}>{group}</span>
    </div>
  );
}
