import { Role as Wire } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { ROLES, type Role } from '../../identity/index.ts';

const ROLE = {
  viewer: Wire.VIEWER,
  member: Wire.MEMBER,
  approver: Wire.APPROVER,
  admin: Wire.ADMIN,
  owner: Wire.OWNER,
} as const satisfies Record<Role, Wire>;

export function toApiRole(role: Role): Wire {
  return ROLE[role];
}

/** Converts the role of a validated request. */
export function fromApiRole(wire: Wire): Role {
  const role = ROLES.find((one) => ROLE[one] === wire);
  if (role === undefined) throw new Error(`The validation has let the role ${wire} pass`);
  return role;
}
