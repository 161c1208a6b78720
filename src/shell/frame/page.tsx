import { Group, Loader, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  lead?: ReactNode;
}

export function Page({ title, actions, lead, children }: PageProps) {
  return (
    <Stack gap="md" maw={1280} mx="auto">
      <title>{`${title} - Workgate`}</title>
      <Group justify="space-between" align="flex-start" gap="sm" mih={32}>
        <Stack gap={2} pt={4} style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Title order={1} ref={useArrivalFocus()} tabIndex={-1}>
            {title}
          </Title>
          {lead !== undefined && (
            <Text size="sm" c="dimmed" maw="80ch">
              {lead}
            </Text>
          )}
        </Stack>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

export function PageLoader() {
  return (
    <div className={classes['loader']} role="status">
      <Loader aria-label="Loading" role="status" />
    </div>
  );
}

let isFirstPage = true;

/** Moves the focus to the heading after a navigation, as the link that had the focus is gone. Fields keep theirs. */
export function useArrivalFocus(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
    isFirstPage = false;
  }, []);
  return heading;
}
