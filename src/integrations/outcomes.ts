import { LRUCache } from 'lru-cache';
import { currentTime } from '../platform/clock.ts';
import type { IntegrationProblem } from './model.ts';
import type { ConnectorOutcome, UnknownCode } from './providers/connector.ts';
import type { IntegrationRepository } from './repository.ts';

/** What is written down is no older than this; more often would be a write for each execution. */
const NOTED_EVERY_MS = 60_000;
/** Integrations of which a process knows what it has noted last. Of one that it has forgotten it notes once more. */
const MAX_KNOWN = 5_000;

const OF_UNKNOWN = {
  no_answer: 'no_answer',
  provider_error: 'provider_error',
  needs_a_person: 'unconfirmed',
  no_lookup: 'unconfirmed',
  // What was taken on goes on.
  accepted: null,
  awaits_report: null,
} as const satisfies Record<UnknownCode, IntegrationProblem | null>;

/** Codes of failures that tell of the way to a provider. All others tell of what was asked for. */
const OF_FAILURES: ReadonlyMap<string, IntegrationProblem | null> = new Map<string, IntegrationProblem | null>([
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

/** What an outcome says of the way to the provider; null for nothing. Of what is outside, no word is kept. */
export function saidOfWay(outcome: ConnectorOutcome): 'success' | IntegrationProblem | null {
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

/** Keeps of each integration what came of it last: when it changes, and once a minute where it goes on. */
export class IntegrationOutcomes {
  readonly #repository: (tenantId: string) => IntegrationRepository;
  readonly #noted = new LRUCache<string, { said: string; atMs: number }>({ max: MAX_KNOWN });

  constructor(repository: (tenantId: string) => IntegrationRepository) {
    this.#repository = repository;
  }

  async note(tenantId: string, integrationId: string, outcome: ConnectorOutcome): Promise<void> {
    const said = saidOfWay(outcome);
    if (said === null) return;
    const at = currentTime();
    const before = this.#noted.get(integrationId);
    if (before?.said === said && at.getTime() - before.atMs < NOTED_EVERY_MS) return;
    // Before it is written, so that executions at the same time write it once.
    this.#noted.set(integrationId, { said, atMs: at.getTime() });
    await this.#repository(tenantId).noteOutcome(integrationId, said, at);
  }
}
