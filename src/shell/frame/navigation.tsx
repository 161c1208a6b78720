import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useLocation } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { type DestinationGroup, isAt, offeredGroups } from './destinations.ts';
import { keep, keptJson } from './kept.ts';
import classes from './navigation.module.css';

const CLOSED_GROUPS = 'workgate-closed-groups';

export function Navigation({ onChoose }: { onChoose: () => void }) {
  const { may } = useSession();
  const [closed, setClosed] = useState(closedGroups);
  const toggle = (label: string) => {
    const next = closed.includes(label) ? closed.filter((one) => one !== label) : [...closed, label];
    keep(CLOSED_GROUPS, JSON.stringify(next));
    setClosed(next);
  };
  return offeredGroups(may).map((group) => (
    <NavigationGroup
      key={group.label}
      group={group}
      isOpen={!closed.includes(group.label)}
      onToggle={() => toggle(group.label)}
      onChoose={onChoose}
    />
  ));
}

function closedGroups(): string[] {
  const labels = keptJson(CLOSED_GROUPS);
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
}

interface NavigationGroupProps {
  group: DestinationGroup;
  isOpen: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

function NavigationGroup({ group: { label, destinations }, isOpen, onToggle, onChoose }: NavigationGroupProps) {
  const listId = useId();
  const { pathname } = useLocation();
  return (
    <div className={classes.group}>
      <UnstyledButton className={classes.label} aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
        {label}
        <IconChevronRight size={12} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <ul id={listId} className={classes.list} aria-label={label} hidden={!isOpen}>
        {destinations.map((destination) => (
          <li key={destination.to}>
            <Link
              to={destination.to}
              className={classes.link}
              aria-current={isAt(destination, pathname) ? 'page' : undefined}
              onClick={onChoose}
            >
              <destination.Icon size={16} stroke={1.75} aria-hidden />
              {destination.label}
              {destination.Count !== undefined && <destination.Count />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
