import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** Level of the heading, below the proposal's heading. */
  order?: 3 | 4;
  children: ReactNode;
}

/** A part of a proposal, under a small heading. */
export function Part({ title, order = 4, children }: PartProps) {
  return (
    <Stack gap={4}>
      <Title order={order} size="sm">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
