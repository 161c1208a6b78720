import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function Part({ title, order = 4, children }: { title: string; order?: 3 | 4; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Title order={order} size="sm">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
