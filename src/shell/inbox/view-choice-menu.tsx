import { Menu } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useOpening } from '../frame/use-opening.ts';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { ViewButton, type ViewButtonProps } from './view-button.tsx';
import classes from './view-rail.module.css';
import { allOf, countText } from './views.ts';

export function ViewChoiceMenu({ views, address }: Pick<ViewButtonProps, 'views' | 'address'>) {
  const { target, ...opening } = useOpening<HTMLButtonElement>();
  return (
    <Menu {...opening} position="bottom-start">
      <Menu.Target>
        <ViewButton ref={target} {...{ views, address }} />
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {allOf(views).map((view) => (
          <Menu.Item
            key={view.saved?.viewId ?? view.name}
            component={Link}
            to={{ search: view.address }}
            aria-current={view.address === address ? 'page' : undefined}
            leftSection={view.saved?.isShared === true ? <IconUsers size={14} aria-label="Shared" /> : undefined}
            rightSection={view.count && <span className={classes['count']}>{countText(view.count)}</span>}
          >
            <VisibleText>{view.name}</VisibleText>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
