import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a proposal, under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Title order={4} size="sm">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
