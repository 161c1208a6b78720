import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { visibleText } from '../../platform/visible-text.ts';
import { allOf, type InboxViews } from './views.ts';

export type ViewButtonProps = ButtonProps & ComponentPropsWithRef<'button'> & { views: InboxViews; address: string };

export function ViewButton({ views, address, ...props }: ViewButtonProps) {
  const present = allOf(views).find((view) => view.address === address);
  return (
    <Button {...props} variant="default" size="sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
      View: {present === undefined ? 'not saved' : visibleText(present.name)}
    </Button>
  );
}
