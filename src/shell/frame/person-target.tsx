import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useSession } from '../session/session-context.ts';
import classes from './person-target.module.css';

/** The accessible name begins with the visible initials, so that voice control finds the button by them. */
export function PersonTarget(props: ComponentPropsWithRef<'button'>) {
  const { name } = useSession().person;
  return (
    <UnstyledButton {...props} className={classes['target'] ?? ''}>
      <bdi>{initialsOf(name)}</bdi>
      <VisuallyHidden>
        {' '}
        <bdi>{name}</bdi>: account
      </VisuallyHidden>
    </UnstyledButton>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
