import type { Integration } from '../model.ts';

/**
 * What posting through an integration lacks first; null for nothing that its record could tell of.
 * @param postingScope What its platform calls the grant to post.
 */
export function missingForPosting(
  { enabled, chat }: Integration,
  postingScope: string,
): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(postingScope) ? null : 'scope';
}
