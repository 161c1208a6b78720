import type { Integration } from '../model.ts';

/** The scope that posting needs. */
export const POSTING_SCOPE = 'chat:write';

/** What posting through an integration lacks first; null for nothing that its record could tell of. */
export function missingForPosting({ enabled, chat }: Integration): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(POSTING_SCOPE) ? null : 'scope';
}
