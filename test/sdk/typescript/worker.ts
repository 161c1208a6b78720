/** A worker whose payload tells what to do. It prints each step as a line of JSON (test/sdk/workers.ts). */
import { setTimeout as delay } from 'node:timers/promises';
import { NotDone, type OperationClaim, Refused, TryAgain, Workgate, WorkgateError } from '@workgate/sdk';

const say = (what: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(what)}\n`);

async function closeAccount(claim: OperationClaim): Promise<Record<string, unknown>> {
  const note = claim.payload['note'];
  say({ step: 'begun', note, key: claim.idempotencyKey, attempt: claim.attempt });
  if (note === 'hang' && claim.attempt === 1) await delay(600_000);
  if (note === 'slow') await delay(3_000);
  if (note === 'refuse') throw new Refused('The account has a balance.');
  if (note === 'again') throw new TryAgain('The vault is locked.', 5);
  if (note === 'back' && claim.attempt === 1) throw new NotDone('Not today.');
  if (note === 'break') throw new Error('nobody knows');
  // JSON cannot represent a bigint.
  if (note === 'nothing') return { closure_id: 17n };
  return { closure_id: 'cl_17' };
}

const { WORKGATE_API_KEY = '', WORKGATE_BASE_URL = '', WORKGATE_OPERATION = '' } = process.env;
const workgate = new Workgate({ apiKey: WORKGATE_API_KEY, baseUrl: WORKGATE_BASE_URL });
const worker = workgate.worker(WORKGATE_OPERATION, closeAccount, { waitSeconds: 2 });
process.on('SIGTERM', () => worker.stop());
say({ step: 'ready' });
try {
  await worker.run();
  say({ step: 'stopped' });
} catch (error) {
  if (!(error instanceof WorkgateError)) throw error;
  say({ step: 'refused', class: error.name, message: error.message });
  process.exitCode = 3;
}
