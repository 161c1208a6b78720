import path from 'node:path';
import type { Carrier } from '../../src/integrations/providers/connector.ts';
import { refundsOf } from '../../src/integrations/providers/sandbox-commerce/refunds.ts';
import { SandboxOrderRepository } from '../../src/integrations/providers/sandbox-commerce/repository.ts';
import {
  defineSandboxOrderModel,
  type SandboxOrderDocument,
} from '../../src/integrations/providers/sandbox-commerce/schema.ts';
import type { CommerceRefundPayload } from '../../src/operations/built-in/commerce-refund/payload.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo } from '../../src/platform/mongo/connection.ts';
import { OpenPolicies, subjectOf } from '../../src/policy/open-policies.ts';
import type { Pack } from '../../src/policy/packs/pack.ts';
import { loadPacks } from '../../src/policy/packs/shipped-packs.ts';
import { compilePolicies } from '../../src/policy/policy-set.ts';
import { sendingCall } from '../support/provider-call.ts';
import {
  type BenchDatabase,
  CLI,
  type Prepared,
  preload,
  ROOT,
  runCommand,
  waitUntilDrained,
} from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { benchId } from './documents.ts';
import { type LoadRequest, sendLoad, timeRequests, WORK_ITEMS } from './load.ts';
import { median, quantile } from './statistics.ts';
import type { Row } from './table.ts';

export interface GovernanceOptions {
  rounds: number;
  progress: (line: string) => void;
}

const PACKS = path.join(ROOT, 'contracts/packs');
/**
 * Number of proposals that each round makes and executes one after the other (`SAMPLES`), and of those that are open at
 * once.
 */
const SAMPLES = 100;
const OPEN_AT_ONCE = 25;
/** Number of proposals made at full speed. This is also the limit of open proposals for one accountable person. */
const PROPOSALS = 1_000;
const FEW_PROPOSALS = 100;
const QUESTIONS = 1_000;
const COMPILATIONS = 20;
/**
 * Number of WorkItems that get proposals at once. There are more than connections, so that no two requests contend for
 * one.
 */
const WORK_ITEMS_AT_ONCE = 320;
/** Amounts that policy approves (`SMALL`) and that need a person (`LARGE`). */
const SMALL = '0.01';
const LARGE = '60.00';

/** A typical policy of a tenant. */
const TENANT_POLICY = `@id("no-large-refunds-of-members") @reason("Members refund up to 100.00.")
forbid (principal, action == Action::"propose", resource)
when { principal.role == "member" && context.amount > 10000 };`;

/** Results of one round: `answered` and `logged` in proposals per second, the others in milliseconds. */
interface Measured {
  proposal: number;
  execution: number;
  asking: number;
  compiling: number;
  shop: number;
  answered: number;
  logged: number;
}

/** A tenant with a shop, and the service under measurement. */
export interface Subject {
  bench: BenchDatabase;
  prepared: Prepared;
  address: string;
  integrationId: string;
}

/**
 * Measures the parts of a governed action, each as a share of the whole request, and how far the log falls behind the
 * proposals.
 */
export async function measureGovernance(
  bench: BenchDatabase,
  prepared: Prepared,
  { rounds, progress }: GovernanceOptions,
): Promise<Row[]> {
  const integrationId = createShop(prepared);
  const pack = loadPacks(PACKS).packs.get('customer_support') as Pack;
  const env = { ...prepared.env, WORKGATE_OPEN_PROPOSALS_PER_PERSON: String(PROPOSALS) };
  const server = await startWorkgate(bench, { ...prepared, env });
  const mongo = await connectMongo(bench.uri, prepared.database, {
    onAway: () => undefined,
    logger: createLoggers('silent').logger,
  });
  try {
    const subject: Subject = { bench, prepared, address: server.address, integrationId };
    const model = defineSandboxOrderModel(mongo.connection);
    const refunds = refundsOf((tenantId) => new SandboxOrderRepository(model, tenantId));
    const all: Measured[] = [];
    // Round -1 warms everything up and is not counted.
    for (let round = -1; round < rounds; round += 1) {
      const measured = {
        ...(await timeActions(subject)),
        asking: timeAsking(pack),
        compiling: timeCompiling(pack),
        shop: await timeShop(subject, refunds),
        ...(await rateProposals(subject, round < 0 ? FEW_PROPOSALS : PROPOSALS)),
      };
      if (round < 0) continue;
      all.push(measured);
      const figures = Object.entries(measured).map(([name, value]) => `${name} ${value.toFixed(2)}`);
      progress(`governance, round ${round + 1}: ${figures.join(', ')}`);
    }
    return [
      toRow('proposal, p50: policy asked / whole request', all, 'asking', 'proposal', ' ms'),
      toRow("proposal, p50: a tenant's policies compiled / whole request", all, 'compiling', 'proposal', ' ms'),
      toRow('execution, p50: sandbox shop / whole request', all, 'shop', 'execution', ' ms'),
      toRow('proposals: rate until all is in the log / until answered', all, 'logged', 'answered', '/s'),
    ];
  } finally {
    await mongo.close();
    await server.stop();
  }
}

/** Creates an integration with the sandbox shop for the writing tenant, and returns its id. */
export function createShop({ env, writer }: Prepared, cli = CLI): string {
  const shop = ['--tenant', writer.tenantId, '--name', 'Bench', '--kind', 'sandbox_commerce'];
  return runCommand<{ integration_id: string }>(cli, env, 'integration', 'create', ...shop).integration_id;
}

function toRow(what: string, all: Measured[], part: keyof Measured, whole: keyof Measured, unit: string): Row {
  const middle = (name: keyof Measured) => `${median(all.map((round) => round[name])).toFixed(2)}${unit}`;
  return {
    what,
    ratios: all.map((round) => round[part] / round[whole]),
    absolute: `${middle(part)} / ${middle(whole)}`,
  };
}

function payloadOf(orderId: string, amount: string): CommerceRefundPayload {
  return { type: 'commerce_refund', order_id: orderId, amount, currency: 'EUR', reason: 'duplicate' };
}

function proposalRequest({ prepared, integrationId }: Subject, workItemId: string, payload: object): LoadRequest {
  const body = {
    integration_id: integrationId,
    approval_reason: 'The parcel came twice.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload,
  };
  return {
    method: 'POST',
    path: `${WORK_ITEMS}/${workItemId}/action-proposals`,
    headers: { 'x-api-key': prepared.writer.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Adds an order without refunds, and returns its id. */
async function makeOrder({ bench, prepared, integrationId }: Subject): Promise<string> {
  const orderId = benchId('order');
  const orders = bench.client.db(prepared.database).collection<SandboxOrderDocument>('sandbox_orders');
  await orders.insertOne({
    _id: `${integrationId}:${orderId}`,
    tenant_id: prepared.writer.tenantId,
    integration_id: integrationId,
    order_id: orderId,
    currency: 'EUR',
    paid: 1_000_000,
    refunded: 0,
    refunds: [],
  });
  return orderId;
}

/** @returns the median duration in milliseconds of a proposal that policy approves, and of its execution */
export async function timeActions(subject: Subject): Promise<{ proposal: number; execution: number }> {
  const { bench, prepared, address } = subject;
  const { tenantId, token } = prepared.writer;
  const [workItemId] = await preload(bench, prepared.database, [tenantId], 1);
  await forgetBurdens(subject);
  const rows = bench.client.db(prepared.database).collection<{ _id: string; status: string }>('action_proposals');
  const [proposals, executed]: [number[], number[]] = [[], []];
  while (proposals.length < SAMPLES) {
    const requests: LoadRequest[] = [];
    for (let each = 0; each < OPEN_AT_ONCE; each += 1) {
      const payload = payloadOf(await makeOrder(subject), SMALL);
      requests.push(proposalRequest(subject, workItemId as string, payload));
    }
    proposals.push(...(await timeRequests(address, requests, requests.length)));
    const made = { tenant_id: tenantId, work_item_id: workItemId, status: 'auto_approved' };
    const executions = (await rows.find(made, { projection: { _id: 1 } }).toArray()).map(({ _id }): LoadRequest => {
      const headers = { 'x-api-key': token, 'content-type': 'application/json' };
      const body = JSON.stringify({ dry_run: false });
      return { method: 'POST', path: `/api/v1/public/action-proposals/${_id}/execute`, headers, body };
    });
    executed.push(...(await timeRequests(address, executions, executions.length)));
  }
  return { proposal: quantile(proposals, 0.5), execution: quantile(executed, 0.5) };
}

/**
 * @returns the mean duration in milliseconds of the two policy decisions about such a proposal: whether it may be made,
 * and whether it is approved
 */
function timeAsking(pack: Pack): number {
  const policies = new OpenPolicies(pack, pack.version, null);
  const actor = { personId: 'usr_bench', role: 'member' };
  const facts = {
    proposalId: 'prop_bench',
    subject: subjectOf({ payload: payloadOf('1238', SMALL) }),
    proposer: actor,
    accountables: [actor.personId],
    roles: new Map([[actor.personId, actor.role]]),
    approvers: [],
    autoApproved: false,
    hashMatches: true,
    dryRun: false,
    further: {},
  };
  return timeEach(QUESTIONS, () => {
    const answers = [policies.ask('propose', actor, facts), policies.ask('auto_approve', actor, facts)];
    if (!answers.every(({ allowed }) => allowed)) throw new Error('Policy says something else than in the service.');
  });
}

/**
 * @returns the mean duration in milliseconds of parsing and validating a tenant's policies, which happens once for each
 * text
 */
function timeCompiling(pack: Pack): number {
  return timeEach(COMPILATIONS, () => {
    const compiled = compilePolicies({ namespace: 'tenant', text: TENANT_POLICY, schema: pack.schema });
    if ('problems' in compiled) throw new Error(compiled.problems.join('; '));
  });
}

function timeEach(count: number, act: (index: number) => void): number {
  const startedAt = performance.now();
  for (let index = 0; index < count; index += 1) act(index);
  return (performance.now() - startedAt) / count;
}

/** @returns the median duration in milliseconds of a refund at the shop itself */
async function timeShop(subject: Subject, refunds: Carrier<CommerceRefundPayload>): Promise<number> {
  const payload = payloadOf(await makeOrder(subject), SMALL);
  const target = { provider: 'sandbox_commerce', address: null, account: subject.integrationId, workspace: null };
  const times: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const startedAt = performance.now();
    const outcome = await refunds.execute({
      ...sendingCall(payload, target),
      tenantId: subject.prepared.writer.tenantId,
      integrationId: subject.integrationId,
    });
    times.push(performance.now() - startedAt);
    if (outcome.kind !== 'succeeded') throw new Error(`The shop refuses: ${JSON.stringify(outcome)}`);
  }
  return quantile(times, 0.5);
}

/**
 * Deletes the counts of open proposals and of automatically approved amounts. A person with high counts could propose
 * no more.
 */
async function forgetBurdens({ bench, prepared }: Subject): Promise<void> {
  for (const collection of ['open_proposals', 'approval_budgets']) {
    const burdens = bench.client.db(prepared.database).collection(collection);
    await burdens.deleteMany({ tenant_id: prepared.writer.tenantId });
  }
}

/**
 * @returns the rate of proposals that wait for a person, per second: until they are answered, and until all their
 * events are logged
 */
async function rateProposals(subject: Subject, amount: number): Promise<{ answered: number; logged: number }> {
  const { bench, prepared, address } = subject;
  const { tenantId } = prepared.writer;
  await forgetBurdens(subject);
  const workItemIds = await preload(bench, prepared.database, [tenantId], WORK_ITEMS_AT_ONCE);
  const requests = workItemIds.map((id) => proposalRequest(subject, id, payloadOf('1238', LARGE)));
  const load = await sendLoad(address, requests, { amount });
  const loadedAt = performance.now();
  for (const collection of ['action_proposals', 'work_items']) {
    await waitUntilDrained(bench, prepared.database, tenantId, collection);
  }
  const draining = (performance.now() - loadedAt) / 1000;
  return { answered: load.answered / load.seconds, logged: load.answered / (load.seconds + draining) };
}
