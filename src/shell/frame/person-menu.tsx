import { Menu, Modal, Text, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconDevices, IconLock, IconLogout, IconMessage2, IconUser } from '@tabler/icons-react';
import { Link } from '../router/router.tsx';
import { ChangePasswordForm } from '../session/change-password-form.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { useSignOut } from '../session/use-session-actions.ts';
import { PersonTarget } from './person-target.tsx';
import { useOpening } from './use-opening.ts';

const COLOUR_SCHEMES = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const;
type ColourScheme = keyof typeof COLOUR_SCHEMES;

const PAGES = [
  { to: '/account', label: 'Account', Icon: IconUser },
  { to: '/account/notifications', label: 'Notifications', Icon: IconBell },
  { to: '/account/sessions', label: 'Sessions', Icon: IconDevices },
  { to: '/account/chat', label: 'Chat accounts', Icon: IconMessage2 },
] as const;

export function PersonMenu() {
  const { person, active } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isPasswordOpen, password] = useDisclosure();
  const signOut = useSignOut();
  const { target, ...opening } = useOpening<HTMLButtonElement>();
  return (
    <>
      <Menu {...opening} position="bottom-end" width={240} withinPortal={false}>
        <Menu.Target>
          <PersonTarget ref={target} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text size="sm" fw={600} c="bright">
              {person.name}
            </Text>
            <Text size="xs">
              {person.email}, {ROLE_LABELS[active.role].toLowerCase()}
            </Text>
          </Menu.Label>
          <Menu.Divider />
          <Menu.Label>Colours</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as ColourScheme)}>
            {Object.entries(COLOUR_SCHEMES).map(([value, label]) => (
              <Menu.RadioItem key={value} value={value}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          {PAGES.map(({ to, label, Icon }) => (
            <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} aria-hidden />}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={password.open}>
            Change password
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isPasswordOpen}
        onClose={password.close}
        title="Change password"
        // The menu item that opened the dialog is gone.
        onExitTransitionEnd={() => target.current?.focus()}
      >
        <ChangePasswordForm onClose={password.close} />
      </Modal>
    </>
  );
}
