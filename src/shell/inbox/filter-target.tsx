import { Button, type ButtonProps } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

export function FilterTarget(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button {...props} variant="default" size="sm" leftSection={<IconFilter size={16} aria-hidden />}>
      Filter
    </Button>
  );
}
