import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

export function BrokenLink() {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      This link is incomplete. Copy it again from the message.
    </Alert>
  );
}
