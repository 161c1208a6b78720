import { Button, Text } from '@mantine/core';
import { BarePage } from './bare-page.tsx';

/** Stands in for a page that failed: by a defect, or because its code was replaced by a newer release. */
export function CrashPage() {
  return (
    <BarePage title="This page has failed">
      <Text>Loading it again usually helps: the service may have been updated in the meantime.</Text>
      <Button onClick={() => window.location.reload()}>Load again</Button>
      <Button component="a" href="/work" variant="default">
        Back to the inbox
      </Button>
    </BarePage>
  );
}
