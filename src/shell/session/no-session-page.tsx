import { Button, Code, Group, Text } from '@mantine/core';
import { failureOf, isFinal } from '../api/failure.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';

interface NoSessionPageProps {
  /** Null while no answer has come. */
  error: Error | null;
  onRetry: () => void;
}

/** Stands in place of the page that was opened while the service does not say who is signed in. */
export function NoSessionPage({ error, onRetry }: NoSessionPageProps) {
  const { title, says } = wordsFor(error);
  const isAnswered = error !== null && failureOf(error).code !== '';
  return (
    <BarePage title={title}>
      <Text size="sm" role="status">
        {says}
      </Text>
      {isAnswered && <FailureAlert error={error} />}
      <Text size="sm" c="dimmed">
        You asked for <Code>{window.location.pathname}</Code>. Saved work and drafts are safe.
      </Text>
      <Group>
        <Button variant="default" onClick={onRetry}>
          Try now
        </Button>
      </Group>
    </BarePage>
  );
}

function wordsFor(error: Error | null): { title: string; says: string } {
  if (error !== null && isFinal(error)) {
    return { title: 'Your session cannot be read', says: 'Workgate refused to say who is signed in.' };
  }
  if (error !== null && failureOf(error).code !== '') {
    const says = 'Workgate answers, but cannot open this page at the moment. It tries again every 3 seconds.';
    return { title: 'Workgate has a problem', says };
  }
  return {
    title: 'Workgate does not answer',
    says: 'Your connection or the service is interrupted. This page opens by itself as soon as Workgate answers.',
  };
}
