import { Button, Menu, Text } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useSession } from '../session/session-context.ts';
import { useSwitchTenant } from '../session/use-session-actions.ts';

/** Name of the tenant that the person acts for; a menu if they belong to several. */
export function TenantSwitcher() {
  const { active, memberships } = useSession();
  const switchTenant = useSwitchTenant();
  if (memberships.length < 2) {
    return (
      <Text truncate title={active.tenantName}>
        {active.tenantName}
      </Text>
    );
  }
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          aria-label={`Tenant: ${active.tenantName}. Switch`}
          rightSection={<IconSelector size={14} aria-hidden />}
          style={{ minWidth: 0 }}
        >
          {active.tenantName}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Act for</Menu.Label>
        <Menu.RadioGroup
          value={active.tenantId}
          onChange={(tenantId) => {
            if (tenantId !== active.tenantId) switchTenant(tenantId);
          }}
        >
          {memberships.map(({ tenantId, tenantName }) => (
            <Menu.RadioItem key={tenantId} value={tenantId}>
              {tenantName}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
