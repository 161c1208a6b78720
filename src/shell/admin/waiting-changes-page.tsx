import { useInfiniteQuery, useQuery } from '@connectrpc/connect-query';
import { Anchor, EmptyState, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import type { WaitingChange } from '../../../generated/proto/workgate/access/v1/waiting_change_pb.js';
import {
  type GetTenantSettingsResponse,
  type ListMembersResponse,
  type Member,
  MemberService,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import {
  IntegrationService,
  type ListIntegrationsResponse,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  type Operation,
  OperationService,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { type ListPacksResponse, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import {
  type GetPoliciesResponse,
  PolicyService,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { pageFor } from './page-for.tsx';
import { type Columns, Dimmed, NameCell, RecordList } from './record-list.tsx';
import { INTEGRATION_CHANGES, isOver, WaitingChangeLine, WaitingMaturityLine } from './waiting-changes.tsx';

const ALL_OPERATIONS = 200;

interface Waiting {
  key: string;
  kind: 'Pack' | 'Policies' | 'Operation' | 'Integration' | 'Role' | 'Settings';
  name: string;
  /** Address of the page that shows the change and confirms it. */
  to: string;
  /** Seconds since 1970. */
  since: number;
  change: ReactNode;
  mayConfirm: boolean;
}

const COLUMNS: Columns<Waiting> = [
  {
    header: 'What',
    cell: ({ kind, name, to }) => (
      <NameCell
        name={
          <Anchor component={Link} to={to} inherit>
            <VisibleText>{name}</VisibleText>
          </Anchor>
        }
      >
        <Dimmed>{kind}</Dimmed>
      </NameCell>
    ),
  },
  { header: 'Change', cell: ({ change }) => change },
  { header: 'Confirmed by', cell: ({ mayConfirm }) => (mayConfirm ? 'You' : 'Somebody else') },
];

export const WaitingChangesPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'Changes that wait', WaitingChanges);

/** Everything that waits for another administrator: looser rules, other destinations, roles, and fewer waiting days. */
function WaitingChanges() {
  const { rows, error } = useWaiting();
  return (
    <Page
      title="Changes that wait"
      lead="Changes that allow more, and new roles, that no independent administrator has confirmed yet. Open one to see the difference and to confirm it."
    >
      <RecordList
        label="Changes that wait"
        rows={rows}
        rowKey={({ key }) => key}
        columns={COLUMNS}
        error={error}
        failureTitle="The changes cannot be listed"
        empty={
          <EmptyState
            icon={<IconHourglass aria-hidden />}
            title="Nothing waits"
            description="Every change of packs, policies, operations, integrations, roles and settings counts."
          />
        }
      />
    </Page>
  );
}

/** Returns all waiting changes, oldest first; undefined until everything is read. */
function useWaiting(): { rows: Waiting[] | undefined; error: Error | null } {
  const { person } = useSession();
  const packs = useQuery(PackService.method.listPacks, {});
  const policies = useQuery(PolicyService.method.getPolicies, {});
  const operations = useAllOperations();
  const integrations = useQuery(IntegrationService.method.listIntegrations, {});
  const members = useQuery(MemberService.method.listMembers, {});
  const settings = useQuery(MemberService.method.getTenantSettings, {});
  const error =
    packs.error ?? policies.error ?? operations.error ?? integrations.error ?? members.error ?? settings.error;
  const parts = [
    packs.data && ofPacks(packs.data),
    policies.data && ofPolicies(policies.data),
    operations.data && ofOperations(operations.data),
    integrations.data && ofIntegrations(integrations.data),
    members.data && ofMembers(members.data, person.personId),
    settings.data && ofSettings(settings.data),
  ];
  if (parts.some((part) => part === undefined)) return { rows: undefined, error };
  return { rows: parts.flatMap((part) => part ?? []).sort((a, b) => a.since - b.since), error };
}

/** Reads the operations page after page. */
function useAllOperations(): { data: Operation[] | undefined; error: Error | null } {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    OperationService.method.listOperations,
    { pageSize: ALL_OPERATIONS, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { data: hasNextPage ? undefined : data?.pages.flatMap((page) => page.operations), error };
}

function ofPacks({ packs }: ListPacksResponse): Waiting[] {
  return packs.flatMap(({ packKey, title, waiting }) =>
    waiting.map((change) =>
      rowOf(
        change,
        { kind: 'Pack', key: packKey, name: title || packKey, to: `/admin/packs/${packKey}` },
        `activated revision ${change.version}`,
      ),
    ),
  );
}

function ofPolicies({ tenant }: GetPoliciesResponse): Waiting[] {
  const thing = { kind: 'Policies', key: '', name: 'The tenant’s policies', to: '/admin/policies' } as const;
  return (tenant?.waiting ?? []).flatMap(({ change }) =>
    change === undefined ? [] : rowOf(change, thing, `changed or removed policies in version ${change.version}`),
  );
}

function ofOperations(operations: readonly Operation[]): Waiting[] {
  return operations.flatMap(({ operation, title, version, waiting }) =>
    waiting === undefined
      ? []
      : rowOf(
          waiting,
          { kind: 'Operation', key: operation, name: title, to: `/admin/operations/${operation}` },
          `defined version ${version}`,
        ),
  );
}

function ofIntegrations({ integrations }: ListIntegrationsResponse): Waiting[] {
  return integrations.flatMap(({ integrationId, name, waiting }) =>
    waiting.flatMap(({ change, what }) =>
      change === undefined
        ? []
        : rowOf(
            change,
            { kind: 'Integration', key: integrationId, name, to: '/admin/integrations' },
            INTEGRATION_CHANGES[what],
          ),
    ),
  );
}

function ofSettings({ settings }: GetTenantSettingsResponse): Waiting[] {
  return (settings?.waitingMaturity ?? []).map((waiting) => ({
    kind: 'Settings',
    key: `Settings ${waiting.authorName} ${waiting.maturityDays}`,
    name: 'Days until a role matures',
    to: '/admin/settings',
    since: Number(waiting.changedAt?.seconds ?? 0),
    change: <WaitingMaturityLine waiting={waiting} />,
    mayConfirm: waiting.mayConfirm,
  }));
}

const OF_KIND = { Pack: 'pack', Policies: 'policies', Operation: 'operation', Integration: 'integration' } as const;

/** @param did Description of the change, as it continues a sentence after the author's name. */
function rowOf(
  change: WaitingChange,
  { key, ...thing }: Pick<Waiting, 'key' | 'name' | 'to'> & { kind: keyof typeof OF_KIND },
  did: string,
): Waiting {
  return {
    ...thing,
    key: `${thing.kind} ${key} ${change.version}`,
    since: Number(change.changedAt?.seconds ?? 0),
    change: <WaitingChangeLine of={OF_KIND[thing.kind]} change={change} did={did} />,
    mayConfirm: change.mayConfirm,
  };
}

function ofMembers({ members }: ListMembersResponse, ownId: string): Waiting[] {
  return members
    .filter(({ awaitsConfirmation }) => awaitsConfirmation)
    .map((member) => ({
      kind: 'Role',
      key: `Role ${member.personId}`,
      name: member.name,
      to: '/admin/members',
      since: Number(member.roleSince?.seconds ?? 0),
      change: <NewRole member={member} />,
      mayConfirm:
        member.personId !== ownId &&
        !member.roleFrom.some(({ personId }) => personId === ownId) &&
        !isOver(member.confirmableUntil),
    }));
}

function NewRole({ member: { role, roleFrom, roleSince, confirmableUntil } }: { member: Member }) {
  const giver = roleFrom[0]?.name ?? 'the operator';
  return (
    <>
      <Text size="sm">
        {giver} gave the role {ROLE_LABELS[role].toLowerCase()} (<MomentOr isExact at={roleSince} otherwise="before" />
        ). Another administrator has to confirm it.
      </Text>
      <Text size="xs">
        Until then, the member and {giver} count as one person. The confirmation is possible until{' '}
        <MomentOr isExact at={confirmableUntil} otherwise="later" />. Then the role has to be given again. To refuse it,
        give the member the role of before.
      </Text>
    </>
  );
}
