/**
 * Files of `e2e/` that ask nothing of the REST door: `make test-prism` leaves them out, as Prism has nothing to judge in
 * them. `ApiClient` refuses to work for a file that stands here wrongly.
 */
export const REST_FREE: readonly string[] = [
  'test/e2e/action-service.test.ts',
  'test/e2e/agent-card.test.ts',
  'test/e2e/chat-emulator.test.ts',
  'test/e2e/chat-events.test.ts',
  'test/e2e/chat-install.test.ts',
  'test/e2e/chat-story.test.ts',
  'test/e2e/connect-calls.test.ts',
  'test/e2e/connect-errors.test.ts',
  'test/e2e/invitations.test.ts',
  'test/e2e/members.test.ts',
  'test/e2e/secret-store.test.ts',
  'test/e2e/session.test.ts',
  'test/e2e/timeline-ends.test.ts',
];
