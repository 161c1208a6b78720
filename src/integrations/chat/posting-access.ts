import type { Integration } from '../model.ts';
import { PROVIDERS } from '../providers/registry.ts';
import { missingFor } from './model.ts';

/** Returns the first thing that a chat integration lacks for posting, by its record; null if nothing is missing. */
export function missingForPosting(integration: Integration): ReturnType<typeof missingFor> {
  const platform = PROVIDERS[integration.kind].chat;
  return platform === undefined ? null : missingFor(integration, platform.scopes.posting);
}
