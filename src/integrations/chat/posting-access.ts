import type { Integration } from '../model.ts';

/**
 * Returns the first thing that an integration lacks for posting; null if its record shows nothing missing.
 * @param postingScope The platform's name of the scope to post.
 */
export function missingForPosting(
  { enabled, chat }: Integration,
  postingScope: string,
): 'installation' | 'token' | 'scope' | null {
  if (!enabled || chat?.status !== 'installed') return 'installation';
  if (!chat.tokenStored) return 'token';
  return chat.botTokenScopes.includes(postingScope) ? null : 'scope';
}
