import { AppShell, Burger, Group, NavLink as NavButton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconChecklist,
  IconDatabase,
  IconFlask,
  IconGavel,
  IconInbox,
  IconKey,
  IconMessages,
  IconPackage,
  IconPlug,
  IconSettingsAutomation,
  IconSnowflake,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { FreezeBanner } from '../freezes/freeze-banner.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/session-context.ts';
import { PersonMenu } from './person-menu.tsx';
import { TenantSwitcher } from './tenant-switcher.tsx';

const DESTINATIONS = [
  { to: '/work', label: 'Inbox', Icon: IconInbox, needs: Permission.WORK_READ },
  { to: '/approvals', label: 'Approvals', Icon: IconChecklist, needs: Permission.ACTIONS_APPROVE },
  { to: '/admin/api-keys', label: 'API keys', Icon: IconKey, needs: Permission.API_KEYS_OWN },
  { to: '/admin/members', label: 'Members', Icon: IconUsers, needs: Permission.MEMBERS_READ },
  { to: '/admin/integrations', label: 'Integrations', Icon: IconPlug, needs: Permission.ACTIONS_READ },
  { to: '/admin/chat', label: 'Chat', Icon: IconMessages, needs: Permission.ACTIONS_READ },
  { to: '/admin/data-sources', label: 'Data sources', Icon: IconDatabase, needs: Permission.ACTIONS_READ },
  { to: '/admin/webhooks', label: 'Webhooks', Icon: IconWebhook, needs: Permission.WEBHOOKS_MANAGE },
  { to: '/admin/operations', label: 'Operations', Icon: IconSettingsAutomation, needs: Permission.ACTIONS_READ },
  { to: '/admin/packs', label: 'Packs', Icon: IconPackage, needs: Permission.POLICIES_MANAGE },
  { to: '/admin/policies', label: 'Policies', Icon: IconGavel, needs: Permission.ACTIONS_READ },
  { to: '/admin/try-out', label: 'Try it out', Icon: IconFlask, needs: Permission.POLICIES_MANAGE },
  { to: '/admin/freezes', label: 'Freezes', Icon: IconSnowflake, needs: Permission.ACTIONS_READ },
] as const;

/** What surrounds every page of a signed-in person. */
export function AppFrame() {
  return (
    <RequireSession>
      <Frame />
    </RequireSession>
  );
}

function Frame() {
  const [isMenuOpen, menu] = useDisclosure();
  const { may } = useSession();
  const { pathname } = useLocation();
  return (
    <AppShell
      padding="md"
      header={{ height: 56 }}
      navbar={{ width: 200, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
    >
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
            <Burger
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isMenuOpen ? 'Close the navigation' : 'Open the navigation'}
              aria-expanded={isMenuOpen}
              aria-controls="navigation"
            />
            <Text fw={700} visibleFrom="sm">
              Workgate
            </Text>
            <TenantSwitcher />
          </Group>
          <PersonMenu />
        </Group>
      </AppShell.Header>
      {/* Out of sight is not out of reach: what is collapsed must not be tabbed to. */}
      <AppShell.Navbar
        p="xs"
        id="navigation"
        aria-label="Main"
        display={{ base: isMenuOpen ? 'flex' : 'none', sm: 'flex' }}
      >
        {DESTINATIONS.filter(({ needs }) => may(needs)).map(({ to, label, Icon }) => (
          <NavButton
            key={to}
            component={NavLink}
            to={to}
            label={label}
            leftSection={<Icon size={18} aria-hidden />}
            active={pathname.startsWith(to) || (to === '/work' && pathname.startsWith('/packs/'))}
            onClick={menu.close}
          />
        ))}
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <FreezeBanner />
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
