import { NavLink as NavButton } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from '../router/router.tsx';
import { isDone, stepsOf, useSetUp } from './steps.ts';

/** Line in the navigation with the next step of the set-up, until all steps are done or the line is dismissed. */
export function SetUpLine({ onChoose }: { onChoose: () => void }) {
  const { pathname } = useLocation();
  const { data, refetch } = useSetUp();
  const steps = data === undefined ? [] : stepsOf(data);
  const next = steps.find((step) => !isDone(step));
  const isWanted = data !== undefined && data.dismissedAt === undefined && next !== undefined;
  // Reads the steps again on each page, as the page before may have completed one.
  useEffect(() => {
    if (isWanted && pathname !== '') void refetch();
  }, [pathname, isWanted, refetch]);
  if (!isWanted) return null;
  return (
    <NavButton
      component={Link}
      to="/admin"
      label={`Set-up: ${steps.filter(isDone).length} of ${steps.length} done`}
      description={`Next: ${lowerFirst(next.words.title)}`}
      leftSection={<IconListCheck size={18} aria-hidden />}
      active={pathname === '/admin'}
      aria-current={pathname === '/admin' ? 'page' : undefined}
      onClick={onChoose}
      styles={{ description: { color: 'var(--mantine-color-text)' } }}
      mt="md"
    />
  );
}

function lowerFirst(text: string): string {
  return text.startsWith('API') ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
