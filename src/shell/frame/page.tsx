import { Center, Container, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';

interface PageProps {
  title: string;
  children: ReactNode;
  /** Stands beside the title. */
  actions?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
}

/** A page inside the frame: its document title, its heading and what is below. */
export function Page({ title, actions, lead, children }: PageProps) {
  return (
    <Stack gap="lg" maw={1200} mx="auto">
      <title>{`${title} - Workgate`}</title>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Title order={1} size="h2" ref={useArrivalFocus()} tabIndex={-1}>
            {title}
          </Title>
          {lead !== undefined && <Text c="dimmed">{lead}</Text>}
        </Stack>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

/** A page without the frame, for people who are not signed in. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Center component="main" id="main" mih="100dvh" p="md">
      <title>{`${title} - Workgate`}</title>
      <Container size={440} w="100%" p={0}>
        <Text ta="center" fw={700} mb="md">
          Workgate
        </Text>
        <Paper withBorder p="lg">
          <Stack>
            <Title order={1} size="h3" ref={useArrivalFocus()} tabIndex={-1}>
              {title}
            </Title>
            {children}
          </Stack>
        </Paper>
      </Container>
    </Center>
  );
}

export function PageLoader() {
  return (
    <Center mih="100dvh" role="status">
      <Loader aria-label="Loading" />
    </Center>
  );
}

let isFirstPage = true;

/**
 * Moves the focus to the heading after a navigation inside the shell, as the browser does to the top of the document
 * after a load; otherwise it would stay on a link that is gone. Fields that ask for the focus themselves keep it.
 */
function useArrivalFocus(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage && !(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
    isFirstPage = false;
  }, []);
  return heading;
}
