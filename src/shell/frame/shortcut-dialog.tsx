import { Kbd, Modal, Stack, Table, Title } from '@mantine/core';
import { useOpened } from './use-opening.ts';

const SHORTCUTS = [
  {
    where: 'Everywhere',
    keys: [
      ['Ctrl K or ⌘ K', 'Search or go to'],
      ['Esc', 'Close the dialog or menu'],
    ],
  },
  {
    where: 'Inbox',
    keys: [
      ['J', 'Next WorkItem'],
      ['K', 'Previous WorkItem'],
      ['Enter', 'Open it'],
      ['X', 'Select it'],
      ['Shift X', 'Select all from the last selected one to here'],
      ['E', 'Resolve it, or all selected ones'],
      ['U', 'Mark it as read or unread'],
      ['C', 'New WorkItem'],
      ['/', 'Search'],
      ['Esc', 'Clear the selection'],
      ['?', 'These shortcuts'],
    ],
  },
  {
    where: 'WorkItem',
    keys: [
      ['J', 'Next WorkItem of the inbox'],
      ['K', 'Previous WorkItem of the inbox'],
      ['R', 'Reply'],
      ['I', 'Assign it to me'],
      ['S', 'Change the status'],
      ['D', 'Set the due date'],
      ['U', 'Back to the inbox'],
      ['?', 'These shortcuts'],
    ],
  },
  {
    where: 'Approvals',
    keys: [
      ['J', 'Next proposal'],
      ['K', 'Previous proposal'],
      ['A', 'Approve'],
      ['Shift A', 'Approve, with a comment'],
      ['R', 'Reject, with a comment'],
      ['Q', 'Ask the people behind the proposal'],
      ['X', 'Choose it for a joint decision'],
      ['U', 'Back to the queue, if the case fills the page'],
      ['?', 'These shortcuts'],
    ],
  },
] as const;

export function ShortcutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title="Keyboard shortcuts">
      <ShortcutTable />
    </Modal>
  );
}

function ShortcutTable() {
  return (
    <Stack gap="md">
      {SHORTCUTS.map(({ where, keys }) => (
        <section key={where}>
          <Title order={3} size="h5">
            {where}
          </Title>
          <Table aria-label={where} withRowBorders={false} verticalSpacing={3}>
            <Table.Tbody>
              {keys.map(([key, does]) => (
                <Table.Tr key={key}>
                  <Table.Th scope="row" w="9rem" fw="inherit">
                    <Kbd>{key}</Kbd>
                  </Table.Th>
                  <Table.Td>{does}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </Stack>
  );
}
