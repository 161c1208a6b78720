/** Creates proposals in every status except those that only a killed process leaves, with their actions and packets. */
import type { Json } from './doors.ts';
import { exportByRest } from './packets.ts';
import type { Cast } from './people.ts';
import type { Stage } from './stage.ts';

/** Amounts of refunds: one that policy approves, one that needs one person, one that needs two. */
const SMALL = '1.25';
const LARGE = '100.00';
const VERY_LARGE = '600.00';
/** Order that exists in every sandbox shop. */
const ORDER = '1238';
const ACTIONS = 'action.v1.ActionService';
const POLICIES = 'policy.v1.PolicyService';
const STRIPE_KEY = 'sk_test_fixtureOfARelease0000';

const FORBID_PROPOSING = `@id("no-proposals") @reason("Nobody proposes anything at the moment.")
forbid (principal, action == Action::"propose", resource);
`;
const TENANT_POLICY = `@id("no-yen") @reason("Refunds in yen are made by hand.")
forbid (principal, action == Action::"propose", resource) when { context.currency == "JPY" };
`;

/** Integrations that proposals of `north` use. */
export interface Providers {
  shop: string;
  stripe: string;
}

export async function fillProviders(stage: Stage, { north, ada }: Cast): Promise<Providers> {
  const make = (name: string, provider: object) =>
    stage.doors.connect(ada, 'integration.v1.IntegrationService/CreateIntegration', { name, ...provider });
  const create = async (name: string, provider: object) => (await make(name, provider)).integration.integrationId;
  const shop = await create('Sandbox shop', { sandboxCommerce: {} });
  const stripe = await create('Stripe', { stripe: { apiKey: STRIPE_KEY } });
  stage.notes.secrets.push({ tenant_id: north, integration_id: stripe, plain_text: STRIPE_KEY });
  const receiver = await make('Receiver', { webhook: { url: 'https://receiver.example/actions' } });
  const { integrationId: webhook } = receiver.integration;
  stage.notes.secrets.push({ tenant_id: north, integration_id: webhook, plain_text: receiver.signingSecret });
  const disabled = await create('Shop that is off', { sandboxCommerce: {} });
  const off = { integrationId: disabled, enabled: false };
  await stage.doors.connect(ada, 'integration.v1.IntegrationService/SetIntegrationEnabled', off);
  return { shop, stripe };
}

export async function workItem(stage: Stage, key: string, subject: string): Promise<string> {
  const body = { subject, tags: ['refund'], initial_message: { content: 'It came twice.' } };
  return (await stage.doors.rest(key, 'POST', '/work-items', { body })).work_item_id;
}

/** Proposes a refund over REST. */
export async function propose(
  stage: Stage,
  key: string,
  workItemId: string,
  {
    integrationId,
    amount,
    orderId = ORDER,
    ...more
  }: { integrationId: string; amount: string } & Record<string, unknown>,
): Promise<Json> {
  const body = {
    integration_id: integrationId,
    approval_reason: 'The customer has sent it back.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: orderId, amount, currency: 'EUR', reason: 'duplicate' },
    ...more,
  };
  return stage.doors.rest(key, 'POST', `/work-items/${workItemId}/action-proposals`, { body });
}

export function execute(stage: Stage, key: string, proposalId: string): Promise<Json> {
  const options = { body: { dry_run: false }, status: 200 };
  return stage.doors.rest(key, 'POST', `/action-proposals/${proposalId}/execute`, options);
}

/** Creates the proposals. @returns the WorkItem that has most of the proposals. */
export async function fillProposals(stage: Stage, cast: Cast, providers: Providers): Promise<string> {
  const workItemId = await workItem(stage, cast.northKey, 'Refunds of every kind');
  await decidedByPeople(stage, cast, providers, workItemId);
  await decidedByPolicy(stage, cast, providers, workItemId);
  await expired(stage, cast, providers, workItemId);
  await refundsAtStripe(stage, cast, providers);
  await exportByRest(stage, cast, workItemId);
  return workItemId;
}

async function decidedByPeople(stage: Stage, cast: Cast, { shop: integrationId }: Providers, workItemId: string) {
  const { doors } = stage;
  const { northKey: key, ada, ben } = cast;
  const large = (more: object = {}) => propose(stage, key, workItemId, { integrationId, amount: LARGE, ...more });
  const decide = (method: string, proposal: Json, comment: string) => {
    const seen = method === 'RejectActionProposal' ? {} : { payloadHash: proposal.payload_hash };
    return doors.connect(ben, `${ACTIONS}/${method}`, { proposalId: proposal.proposal_id, comment, ...seen });
  };
  await large();
  await decide('ApproveActionProposal', await large(), 'The parcel is back in stock.');
  await decide('RejectActionProposal', await large(), 'It was opened.');
  const cancelled = await large();
  await doors.rest(key, 'POST', `/action-proposals/${cancelled.proposal_id}/cancel`, { status: 200 });

  const executed = await large();
  await decide('ApproveActionProposal', executed, 'Checked.');
  await execute(stage, key, executed.proposal_id);
  // Only one of two required approvals is given.
  const veryLarge = await propose(stage, key, workItemId, { integrationId, amount: VERY_LARGE });
  await decide('ApproveActionProposal', veryLarge, 'I am the first of two.');

  const superseded = await large();
  await large({ supersedes: superseded.proposal_id });
  const byPerson = {
    workItemId,
    integrationId,
    approvalReason: 'Proposed in the shell.',
    commerceRefund: { orderId: ORDER, amount: SMALL, currency: 'EUR', reason: 'REFUND_REASON_DUPLICATE' },
    idempotencyKey: 'shell-1',
  };
  const { proposal } = await doors.connect(ada, `${ACTIONS}/CreateActionProposal`, byPerson);
  await doors.connect(ada, `${ACTIONS}/ExecuteActionProposal`, { proposalId: proposal.proposalId });
}

async function decidedByPolicy(stage: Stage, cast: Cast, { shop: integrationId }: Providers, workItemId: string) {
  const { northKey: key, ada } = cast;
  const small = () => propose(stage, key, workItemId, { integrationId, amount: SMALL });
  const policies = (text: string, expectedVersion: number) =>
    stage.doors.connect(ada, `${POLICIES}/WritePolicies`, { text, expectedVersion });
  await small();
  await execute(stage, key, (await small()).proposal_id);
  await policies(FORBID_PROPOSING, 0);
  await small();
  await policies(TENANT_POLICY, 1);
}

/**
 * Lets a proposal expire. No proposal expires within a day, so the expiry is moved to the past, and afterwards restored
 * to the time that the log states.
 */
async function expired(stage: Stage, cast: Cast, { shop: integrationId }: Providers, workItemId: string) {
  const { northKey: key } = cast;
  const { proposal_id: _id, expires_at } = await propose(stage, key, workItemId, { integrationId, amount: LARGE });
  const write = (at: Date) => stage.collection('action_proposals').updateOne({ _id }, { $set: { expires_at: at } });
  await write(new Date(Date.now() - 1));
  await stage.doors.rest(key, 'GET', `/action-proposals/${_id}`);
  await write(new Date(expires_at));
}

/**
 * Executes four refunds at Stripe: one succeeds, one is refused, one is rate limited, one fails before it takes effect.
 */
async function refundsAtStripe(stage: Stage, { northKey: key }: Cast, { stripe: integrationId }: Providers) {
  const failures = {
    'S-1001': undefined,
    'S-1002': 'insufficient_funds',
    'S-1003': 'rate_limited',
    'S-1004': 'error_before_effect',
  } as const;
  const workItemId = await workItem(stage, key, 'Refunds at Stripe');
  for (const [orderId, how] of Object.entries(failures)) {
    stage.stripe.addPayment(orderId, 100_000, 'eur');
    if (how !== undefined) stage.stripe.fail(orderId, { on: 'create', how, times: 1 });
    const proposal = await propose(stage, key, workItemId, { integrationId, amount: SMALL, orderId });
    await execute(stage, key, proposal.proposal_id);
  }
}
