import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconBuilding,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSearch,
  IconSun,
  IconSunMoon,
  type TablerIcon,
} from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { useNavigate } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { useSignOut, useSwitchTenant } from '../session/use-session-actions.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { offeredGroups } from './destinations.ts';
import { notifyFailure } from './notify-failure.tsx';

export interface Command {
  id: string;
  group: string;
  label: string;
  Icon: TablerIcon;
  run: () => void;
}

export interface CommandDialogs {
  create: () => void;
  keys: () => void;
}

const WORK_ITEM_ID = /^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const PROPOSAL_ID = /^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const COLOURS: [scheme: MantineColorScheme, label: string, Icon: TablerIcon][] = [
  ['light', 'Light colours', IconSun],
  ['dark', 'Dark colours', IconMoon],
  ['auto', 'Colours of the system', IconSunMoon],
];

/** The best matches come first. A search for the entered words comes last, as it always matches. */
export function useCommands(entered: string, dialogs: CommandDialogs): Command[] {
  const asked = entered.trim();
  const all = [...useDestinations(), ...useActions(dialogs)];
  const ranks = new Map(all.map((command) => [command, rankOf(command, asked.toLowerCase())]));
  const byRank = [0, 1, 2].flatMap((rank) => all.filter((command) => ranks.get(command) === rank));
  return [...byRank, ...useFinding(asked)];
}

/**
 * Returns 0 if the label begins with the entered text, 1 if words begin with the entered words, 2 if they contain them,
 * and undefined otherwise.
 */
function rankOf({ group, label }: Command, asked: string): 0 | 1 | 2 | undefined {
  if (label.toLowerCase().startsWith(asked)) return 0;
  const text = ` ${group} ${label}`.toLowerCase();
  const words = asked.split(/\s+/);
  if (words.every((word) => text.includes(` ${word}`))) return 1;
  return words.every((word) => text.includes(word)) ? 2 : undefined;
}

/** Opens the WorkItem or proposal of an entered id, or searches for the entered words. */
function useFinding(asked: string): Command[] {
  const navigate = useNavigate();
  const client = createClient(WorkService, useTransport());
  const { may } = useSession();
  const openWorkItem = async () => {
    try {
      const { workItem } = await client.getWorkItem({ workItemId: asked });
      if (workItem !== undefined) await navigate(workItemPath(workItem));
    } catch (error) {
      notifyFailure('The WorkItem cannot be opened', error);
    }
  };
  const group = 'Find';
  if (WORK_ITEM_ID.test(asked) && may(Permission.WORK_READ)) {
    const label = `Open WorkItem ${asked}`;
    return [{ id: 'find-work-item', group, label, Icon: IconArrowRight, run: () => void openWorkItem() }];
  }
  if (PROPOSAL_ID.test(asked) && may(Permission.ACTIONS_APPROVE)) {
    const run = () => void navigate(`/approvals/${asked}`);
    return [{ id: 'find-proposal', group, label: `Open proposal ${asked}`, Icon: IconArrowRight, run }];
  }
  if (asked === '' || !may(Permission.WORK_READ)) return [];
  const run = () => void navigate(`/work?${new URLSearchParams({ q: asked })}`);
  return [{ id: 'find-words', group, label: `Search WorkItems for “${asked}”`, Icon: IconSearch, run }];
}

function useDestinations(): Command[] {
  const { may } = useSession();
  const navigate = useNavigate();
  return offeredGroups(may)
    .flatMap(({ destinations }) => destinations)
    .map(({ to, label, Icon }) => ({ id: `go-${to}`, group: 'Go to', label, Icon, run: () => void navigate(to) }));
}

function useActions({ create, keys }: CommandDialogs): Command[] {
  const { may, active, memberships } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const switchTenant = useSwitchTenant();
  const signOut = useSignOut();
  const others = memberships.filter(({ tenantId }) => tenantId !== active.tenantId);
  return [
    ...(may(Permission.WORK_WRITE)
      ? [{ id: 'create', group: 'Do', label: 'New WorkItem', Icon: IconPlus, run: create }]
      : []),
    { id: 'keys', group: 'Do', label: 'Keyboard shortcuts', Icon: IconKeyboard, run: keys },
    ...COLOURS.map(([scheme, label, Icon]) => ({
      id: `colours-${scheme}`,
      group: 'Do',
      label,
      Icon,
      run: () => setColorScheme(scheme),
    })),
    ...others.map(({ tenantId, tenantName }) => ({
      id: `tenant-${tenantId}`,
      group: 'Switch to',
      label: tenantName,
      Icon: IconBuilding,
      run: () => switchTenant(tenantId),
    })),
    { id: 'sign-out', group: 'Account', label: 'Sign out', Icon: IconLogout, run: signOut },
  ];
}
