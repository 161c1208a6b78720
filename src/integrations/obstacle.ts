import type { OutboundRules } from '../platform/outbound.ts';
import { missingForPosting as missingWithScope } from './chat/posting-access.ts';
import type { Integration } from './model.ts';
import { PROVIDERS } from './providers/registry.ts';

/**
 * Returns the reason why nothing can be executed through an integration, and who can fix it; null if there is none.
 * Reads only the record, and does not ask the provider.
 */
export function obstacleTo(integration: Integration, rules: OutboundRules): string | null {
  if (!integration.enabled) return 'It is switched off. An administrator can switch it on.';
  return PROVIDERS[integration.kind].obstacle?.(integration, rules) ?? null;
}

/**
 * Returns the first thing that a chat integration lacks for posting, by its record. Returns null if nothing is missing,
 * or if the integration is not a chat workspace.
 */
export function missingForPosting(integration: Integration): ReturnType<typeof missingWithScope> {
  const platform = PROVIDERS[integration.kind].chat;
  return platform === undefined ? null : missingWithScope(integration, platform.scopes.posting);
}
