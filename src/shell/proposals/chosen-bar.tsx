import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { MoneyText } from './money-text.tsx';
import type { Chosen } from './use-chosen.ts';

/** Renders nothing while no proposal is chosen. */
export function ChosenBar({ chosen: { waiting, together, ask, clear } }: { chosen: Chosen }) {
  if (together === undefined) return null;
  return (
    <Paper withBorder p="xs" role="region" aria-label="Joint decision">
      <Stack gap={6}>
        <Text size="sm" role="status" c={together.isTooMuch ? 'error' : 'inherit'}>
          {waiting.length} chosen: <MoneyText amount={together.amount} currency={together.currency} fw={600} />, of at
          most <MoneyText amount={together.limit} currency={together.currency} /> for a joint approval
          {together.isTooMuch && ': too much for one decision'}
        </Text>
        <Group gap="xs">
          <Button
            size="compact-sm"
            disabled={together.isTooMuch || waiting.length < 2}
            onClick={() => ask('approve')}
          >{`Approve ${waiting.length} together …`}</Button>
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            disabled={waiting.length < 2}
            onClick={() => ask('reject')}
          >{`Reject ${waiting.length} together …`}</Button>
          <Button size="compact-sm" variant="default" onClick={clear}>
            Clear choice
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
