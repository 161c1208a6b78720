import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** For a link that was cut on its way. */
export function BrokenLink() {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      The link is not whole. Open it exactly as it was sent to you.
    </Alert>
  );
}
