import { LRUCache } from 'lru-cache';
import { currentTime } from '../platform/clock.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import type { IntegrationProblem } from './model.ts';
import type { ConnectorOutcome, UnknownCode } from './providers/connector.ts';
import type { IntegrationRepository } from './repository.ts';

/** A shorter interval would write on almost every execution. */
const NOTED_EVERY_MS = MINUTE_MS;
/** A forgotten integration costs one extra write. */
const MAX_KNOWN = 5_000;

const OF_UNKNOWN = {
  no_answer: 'no_answer',
  provider_error: 'provider_error',
  needs_a_person: 'unconfirmed',
  no_lookup: 'unconfirmed',
  // The accepted work continues.
  accepted: null,
  awaits_report: null,
} as const satisfies Record<UnknownCode, IntegrationProblem | null>;

/** Failure codes about the connection to a provider. All other codes are about the request. */
const OF_FAILURES = new Map<string, IntegrationProblem | null>([
  ['not_sent', null],
  ['provider_unavailable', 'no_answer'],
  ['provider_rate_limited', 'rate_limited'],
  ...[
    'provider_credential',
    'installation_disabled',
    'bot_token_missing',
    'missing_scope',
    'token_revoked',
    'token_expired',
    'invalid_auth',
    'not_authed',
    'account_inactive',
  ].map((code) => [code, 'credential'] as const),
]);

/** Returns what an outcome says about the connection; null for nothing. Keeps no text from outside. */
function saidOfWay(outcome: ConnectorOutcome): 'success' | IntegrationProblem | null {
  switch (outcome.kind) {
    case 'succeeded':
      return 'success';
    case 'unknown':
      return OF_UNKNOWN[outcome.code];
    case 'failed': {
      const said = OF_FAILURES.get(outcome.error.code);
      return said === undefined ? 'refused' : said;
    }
  }
}

/** Records the latest outcome at once when it changes, and once a minute while it repeats. */
export function outcomeRecorder(repository: (tenantId: string) => IntegrationRepository) {
  const noted = new LRUCache<string, { said: string; atMs: number }>({ max: MAX_KNOWN });
  return async (tenantId: string, integrationId: string, outcome: ConnectorOutcome): Promise<void> => {
    const said = saidOfWay(outcome);
    if (said === null) return;
    const at = currentTime();
    const before = noted.get(integrationId);
    if (before?.said === said && at.getTime() - before.atMs < NOTED_EVERY_MS) return;
    // Set before the write, so that concurrent executions write only once.
    noted.set(integrationId, { said, atMs: at.getTime() });
    await repository(tenantId).noteOutcome(integrationId, said, at);
  };
}
