import { Button, Text } from '@mantine/core';
import { BarePage } from './bare-page.tsx';

/** For a failure outside the frame: a defect, or code that a newer release has replaced. */
export function CrashPage() {
  return (
    <BarePage title="This page has failed">
      <Text>Load the page again: the service may have been updated in the meantime.</Text>
      <Button onClick={() => window.location.reload()}>Load again</Button>
      <Button component="a" href="/work" variant="default">
        Back to the inbox
      </Button>
    </BarePage>
  );
}
