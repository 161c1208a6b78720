import { Menu, Modal, Text, useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconDevices, IconLock, IconLogout, IconMessage2 } from '@tabler/icons-react';
import { Link } from '../router/router.tsx';
import { ChangePasswordForm } from '../session/change-password-form.tsx';
import { ROLE_LABELS } from '../session/roles.ts';
import { useSession } from '../session/session-context.ts';
import { useSignOut } from '../session/use-session-actions.ts';
import { PersonTarget } from './person-target.tsx';
import { useOpening } from './use-opening.ts';

const COLOUR_SCHEMES = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const;
type ColourScheme = keyof typeof COLOUR_SCHEMES;

/** The account: opened as soon as it is there. */
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
          <Menu.Item component={Link} to="/account/notifications" leftSection={<IconBell size={16} aria-hidden />}>
            Notifications
          </Menu.Item>
          <Menu.Item component={Link} to="/account/sessions" leftSection={<IconDevices size={16} aria-hidden />}>
            Sessions
          </Menu.Item>
          <Menu.Item component={Link} to="/account/chat" leftSection={<IconMessage2 size={16} aria-hidden />}>
            Chat accounts
          </Menu.Item>
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
        // The item that opened it has gone with the menu.
        onExitTransitionEnd={() => target.current?.focus()}
      >
        <ChangePasswordForm onClose={password.close} />
      </Modal>
    </>
  );
}
