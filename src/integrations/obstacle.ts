import type { Integration } from './model.ts';
import { PROVIDERS } from './providers/registry.ts';

/**
 * What keeps everything from being executed through an integration, as far as its record tells, and who can mend that;
 * null for nothing. The provider is not asked.
 */
export function obstacleTo(integration: Integration): string | null {
  if (!integration.enabled) return 'It is switched off. An administrator can switch it on.';
  return PROVIDERS[integration.kind].obstacle?.(integration) ?? null;
}
