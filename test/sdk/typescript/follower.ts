/** Follows events and prints each as a line of JSON (test/sdk/followers.ts). */
import { Workgate, WorkgateError } from '@workgate/sdk';

const say = (what: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(what)}\n`);

const { WORKGATE_API_KEY = '', WORKGATE_BASE_URL = '', WORKGATE_AFTER = '', WORKGATE_TYPES = '' } = process.env;
const workgate = new Workgate({ apiKey: WORKGATE_API_KEY, baseUrl: WORKGATE_BASE_URL });
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
const follower = workgate.followEvents({
  after: Number(WORKGATE_AFTER),
  ...(WORKGATE_TYPES === '' ? {} : { types: WORKGATE_TYPES.split(' ') }),
  waitSeconds: 2,
  signal: stop.signal,
});
say({ step: 'ready' });
try {
  for await (const event of follower)
    say({ step: 'event', sequence: event.sequence, id: event.eventId, type: event.type });
  say({ step: 'stopped', after: follower.after });
} catch (error) {
  if (!(error instanceof WorkgateError)) throw error;
  say({ step: 'refused', class: error.name, after: follower.after });
  process.exitCode = 3;
}
