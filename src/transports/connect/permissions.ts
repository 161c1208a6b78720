import { type DescMethod, getOption } from '@bufbuild/protobuf';
import {
  permission as permissionOption,
  Permission as Wire,
} from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { Permission } from '../../call-context.ts';

/** Requirement of a method: none, a session, or a permission in the tenant that the caller acts for. */
export type Requirement = 'public' | 'signed_in' | Permission;

const REQUIREMENTS: Record<Exclude<Wire, Wire.UNSPECIFIED>, Requirement> = {
  [Wire.PUBLIC]: 'public',
  [Wire.SIGNED_IN]: 'signed_in',
  [Wire.WORK_READ]: 'work.read',
  [Wire.WORK_WRITE]: 'work.write',
  [Wire.MEMBERS_READ]: 'members.read',
  [Wire.MEMBERS_MANAGE]: 'members.manage',
  [Wire.API_KEYS_MANAGE]: 'api_keys.manage',
  [Wire.DELEGATIONS_ISSUE]: 'delegations.issue',
  [Wire.ACTIONS_READ]: 'actions.read',
  [Wire.ACTIONS_PROPOSE]: 'actions.propose',
  [Wire.ACTIONS_APPROVE]: 'actions.approve',
  [Wire.ACTIONS_SETTLE]: 'actions.settle',
  [Wire.POLICIES_MANAGE]: 'policies.manage',
  [Wire.INTEGRATIONS_MANAGE]: 'integrations.manage',
  [Wire.EVIDENCE_EXPORT]: 'evidence.export',
  [Wire.API_KEYS_OWN]: 'api_keys.own',
  [Wire.OPERATIONS_MANAGE]: 'operations.manage',
  [Wire.ACTIONS_FREEZE]: 'actions.freeze',
  [Wire.ACTIONS_THAW]: 'actions.thaw',
  [Wire.WEBHOOKS_MANAGE]: 'webhooks.manage',
  [Wire.AUDIT_READ]: 'audit.read',
  [Wire.CATALOG_READ]: 'catalog.read',
};

/** Returns the requirement that the contract sets for a method. Throws if the contract sets none. */
export function requirementOf(method: DescMethod): Requirement {
  const wire = getOption(method, permissionOption);
  if (wire === Wire.UNSPECIFIED) {
    throw new Error(`${method.parent.typeName}.${method.name} names no permission in the contract`);
  }
  return REQUIREMENTS[wire];
}

/** Converts a permission; an empty list if no method requires it by name. */
export function toApiPermission(permission: Permission): Wire[] {
  const [wire] = Object.entries(REQUIREMENTS).find(([, requirement]) => requirement === permission) ?? [];
  return wire === undefined ? [] : [Number(wire)];
}
