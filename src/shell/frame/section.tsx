import { Group, Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

export function Section({ title, aside, children }: { title: string; children: ReactNode; aside?: ReactNode }) {
  const headingId = useId();
  return (
    <Paper component="section" className="section" withBorder p="md" aria-labelledby={headingId}>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4" id={headingId}>
            {title}
          </Title>
          {aside}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
