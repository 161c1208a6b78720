import { Text } from '@mantine/core';
import { useSession } from '../session/session-context.ts';
import { loadInIdleTime } from './code.ts';
import { TenantTarget } from './tenant-target.tsx';
import { useCode } from './use-code.ts';

const load = loadInIdleTime(async () => (await import('./tenant-switcher.tsx')).TenantSwitcher);

export function TenantName() {
  const { active, memberships } = useSession();
  const [TenantSwitcher, ask] = useCode(load);
  if (memberships.length < 2) {
    return (
      <Text truncate title={active.tenantName}>
        {active.tenantName}
      </Text>
    );
  }
  return TenantSwitcher === undefined ? (
    <TenantTarget aria-haspopup="menu" aria-expanded={false} onClick={ask} />
  ) : (
    <TenantSwitcher />
  );
}
