import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';

export const ROLE_LABELS = {
  [Role.UNSPECIFIED]: 'No role',
  [Role.VIEWER]: 'Viewer',
  [Role.MEMBER]: 'Member',
  [Role.APPROVER]: 'Approver',
  [Role.ADMIN]: 'Admin',
  [Role.OWNER]: 'Owner',
} as const satisfies Record<Role, string>;

export const ROLE_EXPLANATIONS = {
  [Role.UNSPECIFIED]: '',
  [Role.VIEWER]: 'reads work',
  [Role.MEMBER]: 'also works on WorkItems and proposes actions',
  [Role.APPROVER]: 'also approves actions',
  [Role.ADMIN]: 'also administers people, API keys, integrations and policies',
  [Role.OWNER]: 'also makes and removes owners',
} as const satisfies Record<Role, string>;

/** Weakest first. Only owners make owners. */
export function grantableRoles(own: Role): Role[] {
  const roles = [Role.VIEWER, Role.MEMBER, Role.APPROVER, Role.ADMIN];
  return own === Role.OWNER ? [...roles, Role.OWNER] : roles;
}
