import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { whenServiceReturns } from '../api/reachability.ts';
import { Link, useLocation, useNavigate } from '../router/router.tsx';
import { Page } from './page.tsx';

/**
 * Replaces a page that failed because of a defect, or because its code did not load. The frame stays, so that people
 * can go elsewhere.
 */
export function FailedPage() {
  const navigate = useNavigate();
  const location = useLocation();
  // Navigating to the current address renders the page again, and loads code again that failed to load.
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
