import { Button, Text } from '@mantine/core';
import { Link } from '../router/router.tsx';
import { BarePage } from './bare-page.tsx';

export function NotFoundPage() {
  return (
    <BarePage title="There is no such page">
      <Text>The address may be misspelt, or the page was removed.</Text>
      <Button component={Link} to="/work">
        Back to the inbox
      </Button>
    </BarePage>
  );
}
