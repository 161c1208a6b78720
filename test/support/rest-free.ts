/**
 * Files of `e2e/` that ask nothing of the REST door: `make test-prism` leaves them out, as Prism has nothing to judge in
 * them. `ApiClient` refuses to work for a file that stands here wrongly.
 */
export const REST_FREE: readonly string[] = [
  'test/e2e/a2a-story.test.ts',
  'test/e2e/action-service.test.ts',
  'test/e2e/agent-card.test.ts',
  'test/e2e/chat-emulator.test.ts',
  'test/e2e/chat-events.test.ts',
  'test/e2e/chat-install.test.ts',
  'test/e2e/chat-story.test.ts',
  'test/e2e/command-modules.test.ts',
  'test/e2e/connect-calls.test.ts',
  'test/e2e/connect-errors.test.ts',
  'test/e2e/grpc-web-text.test.ts',
  'test/e2e/inbox-connect.test.ts',
  'test/e2e/invitations.test.ts',
  'test/e2e/json-rpc-ids.test.ts',
  'test/e2e/members.test.ts',
  'test/e2e/policy-evaluations.test.ts',
  'test/e2e/policy-test-command.test.ts',
  'test/e2e/rate-limit-quota.test.ts',
  'test/e2e/secret-store.test.ts',
  'test/e2e/session.test.ts',
  'test/e2e/sessions-of-people.test.ts',
  'test/e2e/set-up.test.ts',
  'test/e2e/stuck-sources.test.ts',
  'test/e2e/tenant-settings.test.ts',
  'test/e2e/timeline-ends.test.ts',
];

/**
 * Files of `e2e/` that ask the REST door for nothing but something to work on, as many others do: Prism judges those
 * answers there. `ApiClient` refuses every other call of a file that stands here, and every other answer.
 */
export const REST_SEEDED: readonly string[] = [
  'test/e2e/approval-inbox.test.ts',
  'test/e2e/backtests.test.ts',
  'test/e2e/policy-upgrade.test.ts',
  'test/e2e/work-item-search.test.ts',
];

/** What they may ask for, as `<operation> <status>`. */
export const SEEDING: ReadonlySet<string> = new Set([
  'createWorkItem 201',
  'appendWorkItemMessage 201',
  'createActionProposal 201',
]);
