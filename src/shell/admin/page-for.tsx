import type { ComponentType } from 'react';
import type { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { useSession } from '../session/session-context.ts';

/** Returns a page that only people with a permission see. `weakest` is the weakest role that has the permission. */
export function pageFor(permission: Permission, weakest: Role, title: string, Content: ComponentType): ComponentType {
  return function PermittedPage() {
    const { may } = useSession();
    return may(permission) ? <Content /> : <NotPermittedPage title={title} needed={weakest} />;
  };
}
