import { Menu } from '@mantine/core';
import { useSession } from '../session/session-context.ts';
import { useSwitchTenant } from '../session/use-session-actions.ts';
import { TenantTarget } from './tenant-target.tsx';
import { useOpening } from './use-opening.ts';

export function TenantSwitcher() {
  const { active, memberships } = useSession();
  const switchTenant = useSwitchTenant();
  const { target, ...opening } = useOpening<HTMLButtonElement>();
  return (
    <Menu {...opening} position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <TenantTarget ref={target} />
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
