import type { TablerIcon } from '@tabler/icons-react';
import {
  IconAt,
  IconChartLine,
  IconChecklist,
  IconDatabase,
  IconDatabaseSearch,
  IconFlask,
  IconGavel,
  IconHourglass,
  IconInbox,
  IconKey,
  IconListSearch,
  IconMessages,
  IconPackage,
  IconPlug,
  IconRobot,
  IconSettings,
  IconSettingsAutomation,
  IconSnowflake,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { later } from './later.tsx';

const WaitingCount = later(async () => (await import('./counts.tsx')).WaitingCount);
const UnreadMentions = later(async () => (await import('./counts.tsx')).UnreadMentions);

interface Destination {
  to: string;
  label: string;
  Icon: TablerIcon;
  needs: Permission;
  /** Prefixes of further addresses of the destination. */
  also?: readonly string[];
  Count?: ComponentType;
}

export interface DestinationGroup {
  label: string;
  destinations: readonly Destination[];
}

const {
  ACTIONS_APPROVE,
  ACTIONS_READ,
  API_KEYS_OWN,
  AUDIT_READ,
  CATALOG_READ,
  DELEGATIONS_ISSUE,
  MEMBERS_READ,
  POLICIES_MANAGE,
  WEBHOOKS_MANAGE,
  WORK_READ,
} = Permission;

export const DESTINATION_GROUPS: readonly DestinationGroup[] = [
  {
    label: 'Work',
    destinations: [
      { to: '/work', label: 'Inbox', Icon: IconInbox, needs: WORK_READ, also: ['/packs/'] },
      { to: '/approvals', label: 'Approvals', Icon: IconChecklist, needs: ACTIONS_APPROVE, Count: WaitingCount },
      { to: '/approvals/decisions', label: 'Decisions', Icon: IconChartLine, needs: ACTIONS_READ },
      { to: '/mentions', label: 'Mentions', Icon: IconAt, needs: WORK_READ, Count: UnreadMentions },
    ],
  },
  {
    label: 'Governance',
    destinations: [
      { to: '/admin/packs', label: 'Packs', Icon: IconPackage, needs: POLICIES_MANAGE },
      { to: '/admin/operations', label: 'Operations', Icon: IconSettingsAutomation, needs: ACTIONS_READ },
      { to: '/admin/policies', label: 'Policies', Icon: IconGavel, needs: ACTIONS_READ },
      { to: '/admin/try-out', label: 'Try it out', Icon: IconFlask, needs: POLICIES_MANAGE },
      { to: '/admin/waiting-changes', label: 'Changes that wait', Icon: IconHourglass, needs: POLICIES_MANAGE },
      { to: '/admin/freezes', label: 'Freezes', Icon: IconSnowflake, needs: ACTIONS_READ },
      { to: '/admin/audit-log', label: 'Audit log', Icon: IconListSearch, needs: AUDIT_READ },
    ],
  },
  {
    label: 'Connections',
    destinations: [
      { to: '/admin/integrations', label: 'Integrations', Icon: IconPlug, needs: ACTIONS_READ },
      { to: '/admin/chat', label: 'Chat', Icon: IconMessages, needs: ACTIONS_READ },
      { to: '/admin/data-sources', label: 'Data sources', Icon: IconDatabase, needs: ACTIONS_READ },
      { to: '/admin/data', label: 'Data', Icon: IconDatabaseSearch, needs: CATALOG_READ },
      { to: '/admin/webhooks', label: 'Webhooks', Icon: IconWebhook, needs: WEBHOOKS_MANAGE },
    ],
  },
  {
    label: 'Access',
    destinations: [
      { to: '/admin/members', label: 'Members', Icon: IconUsers, needs: MEMBERS_READ },
      { to: '/admin/agents', label: 'Agents', Icon: IconRobot, needs: DELEGATIONS_ISSUE },
      { to: '/admin/api-keys', label: 'API keys', Icon: IconKey, needs: API_KEYS_OWN },
      { to: '/admin/settings', label: 'Settings', Icon: IconSettings, needs: MEMBERS_READ },
    ],
  },
];

export function offeredGroups(may: (permission: Permission) => boolean): DestinationGroup[] {
  return DESTINATION_GROUPS.map(({ label, destinations }) => ({
    label,
    destinations: destinations.filter(({ needs }) => may(needs)),
  })).filter(({ destinations }) => destinations.length > 0);
}

/** Destinations of their own below another destination. */
const DEEPER = ['/approvals/decisions'];

export function isAt({ to, also = [] }: Destination, pathname: string): boolean {
  const isBelow =
    pathname.startsWith(`${to}/`) && !DEEPER.some((one) => one.startsWith(`${to}/`) && pathname.startsWith(one));
  return pathname === to || isBelow || also.some((beginning) => pathname.startsWith(beginning));
}
