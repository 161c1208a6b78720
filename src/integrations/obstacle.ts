import type { OutboundRules } from '../platform/outbound.ts';
import { missingForPosting as missingWithScope } from './chat/posting-access.ts';
import type { Integration } from './model.ts';
import { PROVIDERS } from './providers/registry.ts';

/**
 * What keeps everything from being executed through an integration, as far as its record tells, and who can mend that;
 * null for nothing. The provider is not asked.
 */
export function obstacleTo(integration: Integration, rules: OutboundRules): string | null {
  if (!integration.enabled) return 'It is switched off. An administrator can switch it on.';
  return PROVIDERS[integration.kind].obstacle?.(integration, rules) ?? null;
}

/** What posting through a chat integration lacks first, by its record; null for nothing, and for one of another kind. */
export function missingForPosting(integration: Integration): ReturnType<typeof missingWithScope> {
  const platform = PROVIDERS[integration.kind].chat;
  return platform === undefined ? null : missingWithScope(integration, platform.scopes.posting);
}
