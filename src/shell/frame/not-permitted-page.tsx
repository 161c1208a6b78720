import { Button, Group, Text } from '@mantine/core';
import type { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { Link } from '../router/router.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { Page } from './page.tsx';

export function NotPermittedPage({ title, needed }: { title: string; needed: Role }) {
  const { active } = useSession();
  return (
    <Page title={title}>
      <Text maw="60ch">
        You need the role {ROLE_LABELS[needed].toLowerCase()} for this page. In {active.tenantName} you are{' '}
        {ROLE_LABELS[active.role].toLowerCase()}; an admin or owner can give you another role.
      </Text>
      <Group>
        <Button component={Link} to="/work">
          Back to the inbox
        </Button>
      </Group>
    </Page>
  );
}
