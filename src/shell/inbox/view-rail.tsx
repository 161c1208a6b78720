import { Group, Stack, Text } from '@mantine/core';
import { visibleText } from '../../platform/visible-text.ts';
import { later } from '../frame/later.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import type { ViewActions } from './view-menu.tsx';
import classes from './view-rail.module.css';
import { countText, type InboxView, type InboxViews } from './views.ts';

const ViewMenu = later(async () => (await import('./view-menu.tsx')).ViewMenu);

interface ViewsProps extends ViewActions {
  views: InboxViews;
}

export function ViewRail(props: ViewsProps) {
  const { views } = props;
  return (
    <Stack component="nav" aria-label="Views" gap="sm" className={classes['rail'] ?? ''}>
      <ViewGroup {...props} group={views.builtIn} />
      <ViewGroup {...props} group={views.own} title="Mine" />
      <ViewGroup {...props} group={views.shared} title="Shared" />
      {views.error !== null && (
        <Text size="xs" c="dimmed">
          Saved views cannot be listed.
        </Text>
      )}
    </Stack>
  );
}

function ViewGroup({ group, title, ...props }: ViewsProps & { group: readonly InboxView[]; title?: string }) {
  if (group.length === 0) return null;
  return (
    <div>
      {title !== undefined && (
        <Text size="xs" c="dimmed" px={8} pb={2} pt={4}>
          {title}
        </Text>
      )}
      {group.map((view) => (
        <Group key={view.saved?.viewId ?? view.name} gap={0} wrap="nowrap">
          <ViewLink view={view} address={props.address} />
          {view.saved?.mayChange === true && <ViewMenu view={view} {...props} />}
        </Group>
      ))}
    </div>
  );
}

function ViewLink({ view, address }: { view: InboxView; address: string }) {
  return (
    <Link
      to={{ search: view.address }}
      className={classes['link']}
      style={{ flex: 1, minWidth: 0 }}
      aria-current={view.address === address ? 'page' : undefined}
    >
      <span className={classes['name']} title={visibleText(view.name)}>
        <VisibleText>{view.name}</VisibleText>
      </span>
      {view.count !== undefined && <span className={classes['count']}>{countText(view.count)}</span>}
    </Link>
  );
}
