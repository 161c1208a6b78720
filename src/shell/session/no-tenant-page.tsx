import { Button, Group, Text } from '@mantine/core';
import type { Session } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { BarePage } from '../frame/bare-page.tsx';
import { useSignOut, useSwitchTenant } from './use-session-actions.ts';

/** The person was removed from the current tenant, or never belonged to one. */
export function NoTenantPage({ session }: { session: Session }) {
  const signOut = useSignOut();
  const switchTenant = useSwitchTenant();
  const { memberships } = session;
  return (
    <BarePage title={memberships.length === 0 ? 'You belong to no tenant' : 'Choose a tenant'}>
      {memberships.length === 0 && (
        <Text>
          You are signed in as {session.person?.email}. Ask somebody who administers your tenant for an invitation, and
          open its link.
        </Text>
      )}
      {memberships.map(({ tenantId, tenantName }) => (
        <Button key={tenantId} variant="default" onClick={() => switchTenant(tenantId)}>
          {tenantName}
        </Button>
      ))}
      <Group>
        <Button variant="subtle" onClick={signOut}>
          Sign out
        </Button>
      </Group>
    </BarePage>
  );
}
