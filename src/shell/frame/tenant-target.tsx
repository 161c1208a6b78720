import { Button, type ButtonProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useSession } from '../session/session-context.ts';

export function TenantTarget(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { tenantName } = useSession().active;
  return (
    <Button
      {...props}
      variant="default"
      size="xs"
      aria-label={`Tenant: ${tenantName}. Switch`}
      rightSection={<IconSelector size={14} aria-hidden />}
      style={{ minWidth: 0 }}
    >
      {tenantName}
    </Button>
  );
}
