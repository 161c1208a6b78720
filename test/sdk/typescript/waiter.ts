/** Waits for the outcome of a proposal and prints it (test/sdk/waits.ts). */
import { WaitTimeoutError, type WaitUntil, Workgate, WorkgateError } from '@workgate/sdk';

const say = (what: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(what)}\n`);

const { WORKGATE_API_KEY = '', WORKGATE_BASE_URL = '', WORKGATE_TIMEOUT_SECONDS = '' } = process.env;
const { WORKGATE_PROPOSAL = '', WORKGATE_UNTIL = '' } = process.env;
const workgate = new Workgate({ apiKey: WORKGATE_API_KEY, baseUrl: WORKGATE_BASE_URL });
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
try {
  const proposal = await workgate.waitForProposal(WORKGATE_PROPOSAL, {
    until: WORKGATE_UNTIL as WaitUntil,
    signal: stop.signal,
    ...(WORKGATE_TIMEOUT_SECONDS === '' ? {} : { timeoutMs: Number(WORKGATE_TIMEOUT_SECONDS) * 1_000 }),
  });
  say({ step: 'reached', id: proposal.proposalId, status: proposal.status });
} catch (error) {
  if (error instanceof WaitTimeoutError) {
    say({ step: 'late', status: error.proposal?.status ?? null, message: error.message });
  } else if (error instanceof WorkgateError) {
    say({ step: 'refused', class: error.name });
  } else if (error === stop.signal.reason) {
    say({ step: 'stopped' });
  } else {
    throw error;
  }
}
