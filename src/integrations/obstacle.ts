import { missingForPosting, POSTING_SCOPE } from './chat/installations.ts';
import type { Integration } from './model.ts';

/** What an installation of the chat app may lack, while its integration is on. */
const MISSING_FOR_POSTING = {
  installation: 'The app is not installed in the workspace any more. An administrator can install it again.',
  token: 'No bot token of the workspace is stored. An administrator can store one.',
  scope: `The bot token lacks the scope ${POSTING_SCOPE}. An administrator can store one that has it.`,
} as const;

/**
 * What keeps everything from being executed through an integration, as far as its record tells, and who can mend that;
 * null for nothing. The provider is not asked.
 */
export function obstacleTo(integration: Integration): string | null {
  if (!integration.enabled) return 'It is switched off. An administrator can switch it on.';
  if (integration.kind !== 'chat') return null;
  const missing = missingForPosting(integration);
  return missing === null ? null : MISSING_FOR_POSTING[missing];
}
