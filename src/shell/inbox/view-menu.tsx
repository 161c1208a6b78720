import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { visibleText } from '../../platform/visible-text.ts';
import type { InboxView } from './views.ts';

export interface ViewActions {
  address: string;
  onRename: (view: InboxView) => void;
  onReplace: (view: InboxView) => void;
  onDelete: (view: InboxView) => void;
}

export function ViewMenu({ view, address, onRename, onReplace, onDelete }: ViewActions & { view: InboxView }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Change the view ${visibleText(view.name)}`}>
          <IconDots size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onRename(view)}>Rename</Menu.Item>
        <Menu.Item disabled={view.address === address} onClick={() => onReplace(view)}>
          Save the current filters
        </Menu.Item>
        <Menu.Item onClick={() => onDelete(view)}>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
