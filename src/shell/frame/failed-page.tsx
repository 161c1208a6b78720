import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { whenServiceReturns } from '../api/reachability.ts';
import { Link, useLocation, useNavigate } from '../router/router.tsx';
import { BarePage } from './bare-page.tsx';
import { Page } from './page.tsx';

/** For a failure inside the frame, which stays, so that people can go elsewhere. */
export function FailedPage() {
  const navigate = useNavigate();
  const location = useLocation();
  // Navigating to the current address also loads code again that failed to load.
  const tryAgain = () => navigate(location, { replace: true });
  useEffect(() => whenServiceReturns(() => void navigate(location, { replace: true })), [navigate, location]);
  return (
    <Page title="This page has failed">
      <Text maw="60ch">The rest of Workgate still works. Try again, or load everything again.</Text>
      <Group>
        <Button onClick={tryAgain}>Try again</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          Load everything again
        </Button>
        <Button component={Link} to="/work" variant="subtle">
          Back to the inbox
        </Button>
      </Group>
    </Page>
  );
}

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
