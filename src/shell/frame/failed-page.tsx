import { Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { whenServiceReturns } from '../api/reachability.ts';
import { Link, useLocation, useNavigate } from '../router/router.tsx';
import { Page } from './page.tsx';

/**
 * Stands in for a page that failed: by a defect, or because its code did not come. The frame around it stays, so that one
 * can go elsewhere.
 */
export function FailedPage() {
  const navigate = useNavigate();
  const location = useLocation();
  // Going to where one is shows the page anew, and asks again for code that has not come.
  const tryAgain = () => navigate(location, { replace: true });
  useEffect(() => whenServiceReturns(() => void navigate(location, { replace: true })), [navigate, location]);
  return (
    <Page title="This page has failed">
      <Text maw="60ch">The rest of Workgate goes on. Trying again often helps; so does loading everything again.</Text>
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
