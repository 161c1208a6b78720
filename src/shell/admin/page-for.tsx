import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import type { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';

/** Returns a page that only people with a permission see. `weakest` is the weakest role that has the permission. */
export function pageFor(permission: Permission, weakest: Role, title: string, Content: ComponentType): ComponentType {
  return function PermittedPage() {
    const { may } = useSession();
    return may(permission) ? <Content /> : <NotPermittedPage title={title} needed={weakest} />;
  };
}

/** Button beside the title of a page that leads to another page. */
export function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="default">
      {children}
    </Button>
  );
}
