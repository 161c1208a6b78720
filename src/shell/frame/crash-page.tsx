import { Button, Text } from '@mantine/core';
import { BarePage } from './bare-page.tsx';

/** Replaces a page that failed because of a defect, or because a newer release replaced its code. */
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
