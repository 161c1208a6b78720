import { Kbd, Stack, Table, Title } from '@mantine/core';

const SHORTCUTS = [
  {
    where: 'Everywhere',
    keys: [
      ['Ctrl K or ⌘ K', 'Search or go to'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    where: 'Inbox',
    keys: [
      ['J', 'Next WorkItem'],
      ['K', 'The one before'],
      ['Enter', 'Open it'],
      ['X', 'Select it'],
      ['Shift X', 'Select from the last one selected to here'],
      ['E', 'Resolve it, or all that is selected'],
      ['U', 'Mark it as read or unread'],
      ['C', 'New WorkItem'],
      ['/', 'Search'],
      ['Esc', 'Clear the selection'],
      ['?', 'These shortcuts'],
    ],
  },
  {
    where: 'Approvals',
    keys: [
      ['J', 'Next proposal'],
      ['K', 'The one before'],
      ['A', 'Approve'],
      ['R', 'Reject, with a comment'],
      ['X', 'Choose it for a decision together'],
      ['U', 'Back to the queue, where the case is a page of its own'],
    ],
  },
] as const;

/** Keys that do something, by where they do. */
export function ShortcutTable() {
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
