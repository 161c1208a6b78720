import type { MessageInitShape } from '@bufbuild/protobuf';
import { useQuery } from '@connectrpc/connect-query';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { HypotheticalPersonSchema } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { ROLE_LABELS } from '../session/roles.ts';

type HypotheticalPerson = MessageInitShape<typeof HypotheticalPersonSchema>;

export interface PersonOption {
  value: string;
  label: string;
}

const ROLES = [Role.OWNER, Role.ADMIN, Role.APPROVER, Role.MEMBER, Role.VIEWER] as const;
const OF_ROLE = 'role:';
const OF_PERSON = 'person:';
/** Initial choices of the form. */
export const SOME_MEMBER = `${OF_ROLE}member`;
export const SOME_APPROVER = `${OF_ROLE}approver`;

/** Returns the options for a supposed person: somebody with a role, or a member of the tenant. */
export function usePeople(): { group: string; items: PersonOption[] }[] {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const roles = ROLES.map((role) => ({
    value: `${OF_ROLE}${ROLE_LABELS[role].toLowerCase()}`,
    label: `Some ${ROLE_LABELS[role].toLowerCase()}`,
  }));
  const members = (data?.members ?? []).map(({ personId, name, email }) => ({
    value: `${OF_PERSON}${personId}`,
    label: visibleText(`${name} (${email})`),
  }));
  const groups = [{ group: 'Somebody', items: roles }];
  return members.length === 0 ? groups : [...groups, { group: 'Members', items: members }];
}

/** Converts a chosen option to the request. */
export function personOf(value: string): HypotheticalPerson {
  if (value.startsWith(OF_PERSON)) return { who: { case: 'personId', value: value.slice(OF_PERSON.length) } };
  return { who: { case: 'role', value: value.slice(OF_ROLE.length) } };
}
