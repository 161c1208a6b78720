import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';
import { useArrivalFocus } from './page.tsx';

export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={classes['bare']}>
      <title>{`${title} - Workgate`}</title>
      <div className={classes['sheet']}>
        <p className={classes['name']}>Workgate</p>
        <p className={classes['claim']}>Work that people and agents propose, and people approve.</p>
        <div className={classes['paper']}>
          <Stack>
            <Title order={1} ref={useArrivalFocus()} tabIndex={-1}>
              {title}
            </Title>
            {children}
          </Stack>
        </div>
      </div>
    </main>
  );
}
