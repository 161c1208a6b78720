/**
 * `make demo-governance`: a tour of governed actions over the public doors. Each step prints its purpose and the
 * answer, and the tour fails if the answer is not the expected one.
 *
 * By default it starts its own service on its own database, and removes both at the end. To tour a running service,
 * pass `--address`, `--admin-email`, `--admin-password`, `--approver-email`, `--approver-password`, and optionally
 * `--api-key` (created by the administrator); or set WORKGATE_DEMO_ADDRESS, WORKGATE_DEMO_ADMIN_EMAIL, ...
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Problem } from '../src/evidence/commands.ts';
import { readKeySet, type VerificationKey, verifyPacket } from '../src/evidence/commands.ts';
import { CLI } from './development.ts';
import { engineOptionsFromEnv, startMongoEngine } from './mongodb/engine.ts';
import { type AlteredPacket, alteredPackets } from './packet-values.ts';

const START_TIMEOUT_MS = 20_000;
const SCOPES = ['work.read', 'work.write', 'work.actions'];
/** Order that exists in every sandbox shop, and the currency in which it was paid. */
const ORDER = '1238';
const CURRENCY = 'EUR';
const SMALL = '12.50';
const LARGE = '120.00';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
type Json = any;

interface Person {
  email: string;
  password: string;
}

/** Address and participants of the tour. */
interface Stage {
  address: string;
  admin: Person;
  approver: Person;
  apiKey?: string;
}

interface Answer {
  status: number;
  body: Json;
}

/** State that each step passes on to the next. */
interface Tour {
  stage: Stage;
  apiKey: string;
  /** `Cookie` headers of the two people. */
  cookies: { admin: string; approver: string };
  integrationId: string;
  workItemId: string;
  small: Json;
  smallAction: Json;
  large: Json;
  largeAction: Json;
  /** Folder outside of the service that holds the packet and the public keys. */
  folder: string;
}

interface Step {
  title: string;
  run: (tour: Tour) => Promise<void>;
}

const say = (line = '') => process.stdout.write(`${line}\n`);
const indent = (text: string) => text.replaceAll(/^/gm, '      ');

/** Prints the answer and compares it: every field of `expected` must be in `body` with the same value. */
function check(answer: Answer, status: number, expected: Record<string, unknown>): void {
  const found = Object.fromEntries(Object.keys(expected).map((field) => [field, valueAt(answer.body, field)]));
  say(indent(`answer ${answer.status}`));
  for (const [field, value] of Object.entries(found)) say(indent(`  ${field} = ${JSON.stringify(value)}`));
  if (answer.status === status && isDeepStrictEqual(found, expected)) return;
  throw new Error(
    `expected ${status} ${JSON.stringify(expected)}, but the whole answer was ${answer.status} ${JSON.stringify(answer.body)}`,
  );
}

/** Returns the value at a path such as `action.result.amount`. */
function valueAt(body: Json, field: string): unknown {
  return field.split('.').reduce((value: Json, name) => value?.[name], body);
}

/** Calls the service as a program, over REST. */
async function rest({ stage, apiKey }: Tour, method: string, target: string, body?: object): Promise<Answer> {
  say(indent(`${method} ${target}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`));
  const response = await fetch(`${stage.address}/api/v1/public${target}`, {
    method,
    headers: { 'X-Api-Key': apiKey, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Calls the service as a signed-in person, over Connect, like the WorkItem page does. */
async function connect(address: string, cookie: string, method: string, body: object, shown: object = body) {
  say(indent(`${method} ${JSON.stringify(shown)}`));
  const response = await fetch(`${address}/${method}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Connect-Protocol-Version': '1',
      Origin: address,
      ...(cookie === '' ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { status: response.status, body: (await response.json()) as Json, cookie: cookies.join('; ') };
}

async function signIn(address: string, { email, password }: Person): Promise<string> {
  const method = 'workgate.identity.v1.SessionService/SignIn';
  const answer = await connect(address, '', method, { email, password }, { email, password: '...' });
  check(answer, 200, { 'session.person.email': email });
  return answer.cookie;
}

function refund(integrationId: string, amount: string): object {
  return {
    integration_id: integrationId,
    approval_reason: 'The parcel arrived twice; the customer returned one.',
    resource_type: 'order',
    action_operation: 'commerce_refund',
    payload: { type: 'commerce_refund', order_id: ORDER, amount, currency: CURRENCY, reason: 'duplicate' },
  };
}

const execute = (tour: Tour, proposal: Json, dryRun: boolean) =>
  rest(tour, 'POST', `/action-proposals/${proposal.proposal_id}/execute`, { dry_run: dryRun });

/**
 * Steps of the tour: a request, its way through policy and people, and its evidence. Append further steps at the end.
 */
const STEPS: Step[] = [
  {
    title: 'An administrator and an approver sign in',
    async run(tour) {
      const { address, admin, approver } = tour.stage;
      tour.cookies.admin = await signIn(address, admin);
      tour.cookies.approver = await signIn(address, approver);
    },
  },
  {
    title: 'The administrator connects a sandbox shop, and gives a program an API key',
    async run(tour) {
      const { address, apiKey } = tour.stage;
      const created = await connect(
        address,
        tour.cookies.admin,
        'workgate.integration.v1.IntegrationService/CreateIntegration',
        { name: 'Demonstration shop', sandboxCommerce: {} },
      );
      check(created, 200, { 'integration.enabled': true });
      tour.integrationId = created.body.integration.integrationId;
      if (apiKey !== undefined) {
        tour.apiKey = apiKey;
        return;
      }
      const method = 'workgate.identity.v1.IdentityService/CreateIdentityApiKey';
      const key = await connect(address, tour.cookies.admin, method, { name: 'Demonstration', scopes: SCOPES });
      check(key, 200, { 'key.name': 'Demonstration', 'key.scopes': SCOPES });
      tour.apiKey = key.body.secret;
    },
  },
  {
    title: 'The program creates a WorkItem: a customer wants money back',
    async run(tour) {
      const answer = await rest(tour, 'POST', '/work-items', {
        subject: 'Parcel arrived twice',
        tags: ['refund'],
        initial_message: { content: 'One of the two parcels is on its way back to you.' },
      });
      check(answer, 201, { status: 'new', pack_key: 'customer_support', queue_key: 'refunds' });
      tour.workItemId = answer.body.work_item_id;
    },
  },
  {
    title: `It proposes to refund ${SMALL} ${CURRENCY}, which is below the limit: policy approves it`,
    async run(tour) {
      const target = `/work-items/${tour.workItemId}/action-proposals`;
      const answer = await rest(tour, 'POST', target, refund(tour.integrationId, SMALL));
      check(answer, 201, {
        status: 'auto_approved',
        'policy.decision': 'auto_approve',
        'policy.approvals_required': 0,
        'policy.reasons.0.message': "Refunds up to the pack's limit need no person.",
      });
      tour.small = answer.body;
    },
  },
  {
    title: 'A dry run shows that it would be executed, and changes nothing',
    async run(tour) {
      check(await execute(tour, tour.small, true), 200, {
        dry_run: true,
        action: null,
        'proposal.status': 'auto_approved',
        'policy.decision': 'auto_approve',
        outcome: 'would_execute',
        approvals_missing: 0,
        next: 'Execute it, with dry_run false.',
      });
    },
  },
  {
    title: 'It is executed: the shop makes the refund, and Workgate keeps a record',
    async run(tour) {
      const answer = await execute(tour, tour.small, false);
      check(answer, 200, {
        replayed: false,
        'proposal.status': 'executed',
        'action.status': 'succeeded',
        'action.attempts': 1,
        'action.result.order_id': ORDER,
        'action.result.amount': SMALL,
        'action.result.currency': CURRENCY,
      });
      tour.smallAction = answer.body.action;
    },
  },
  {
    title: 'Executing it again repeats nothing: the same record is returned',
    async run(tour) {
      check(await execute(tour, tour.small, false), 200, {
        replayed: true,
        'action.action_id': tour.smallAction.action_id,
        'action.result.refund_id': tour.smallAction.result.refund_id,
        'action.attempts': 1,
      });
    },
  },
  {
    title: `It proposes to refund ${LARGE} ${CURRENCY}, which is above the limit: a person has to approve`,
    async run(tour) {
      const target = `/work-items/${tour.workItemId}/action-proposals`;
      const answer = await rest(tour, 'POST', target, refund(tour.integrationId, LARGE));
      check(answer, 201, {
        status: 'pending_approval',
        'policy.decision': 'require_approval',
        'policy.approvals_required': 1,
        'policy.reasons.0.message': 'The amount is above the limit for approval without a person.',
      });
      tour.large = answer.body;
      check(await rest(tour, 'GET', `/work-items/${tour.workItemId}`), 200, { status: 'waiting_on_approval' });
    },
  },
  {
    title: 'Until then it is not executed; a dry run shows what is missing',
    async run(tour) {
      const dry = await execute(tour, tour.large, true);
      check(dry, 200, {
        action: null,
        'policy.decision': 'require_approval',
        outcome: 'needs_approval',
        approvals_missing: 1,
        // The text contains the address of the approval page, which depends on the stage.
        next: `One person has to approve it at ${dry.body.approval_url}: somebody who may approve actions and is not accountable for it. Then execute it.`,
      });
      check(await execute(tour, tour.large, false), 409, {
        'error.code': 'invalid_state',
        'error.message':
          'A proposal that is pending_approval cannot be executed: it waits for approval by one person, who may approve ' +
          'actions and is not accountable for it. A dry run says where.',
        'error.retryable': false,
      });
    },
  },
  {
    title: 'The administrator may not approve it, because the program is theirs',
    async run(tour) {
      const { proposal_id: proposalId, payload_hash: payloadHash } = tour.large;
      const method = 'workgate.action.v1.ActionService/ApproveActionProposal';
      const answer = await connect(tour.stage.address, tour.cookies.admin, method, { proposalId, payloadHash });
      check(answer, 403, {
        code: 'permission_denied',
        message:
          'Policy does not allow it: Nobody approves what they are accountable for: what they, their program or their ' +
          'agent have proposed, or what supersedes that.',
      });
    },
  },
  {
    title: 'The approver sees what would be executed, and approves exactly that',
    async run(tour) {
      const { address } = tour.stage;
      const { proposal_id: proposalId, payload_hash: payloadHash } = tour.large;
      const service = 'workgate.action.v1.ActionService';
      const seen = await connect(address, tour.cookies.approver, `${service}/GetActionProposal`, { proposalId });
      check(seen, 200, {
        'proposal.summary': `Refund ${LARGE} ${CURRENCY} of order ${ORDER}.`,
        'proposal.payloadHash': payloadHash,
      });
      const comment = 'The parcel is back in stock.';
      const approval = { proposalId, payloadHash, comment };
      const approved = await connect(address, tour.cookies.approver, `${service}/ApproveActionProposal`, approval);
      check(approved, 200, {
        'proposal.status': 'ACTION_PROPOSAL_STATUS_APPROVED',
        'proposal.approvals.0.comment': comment,
      });
    },
  },
  {
    title: 'Now it is executed',
    async run(tour) {
      const answer = await execute(tour, tour.large, false);
      check(answer, 200, {
        replayed: false,
        'proposal.status': 'executed',
        'action.status': 'succeeded',
        'action.payload_hash': tour.large.payload_hash,
        'action.result.amount': LARGE,
      });
      tour.largeAction = answer.body.action;
    },
  },
  {
    title: 'The records of the WorkItem: both refunds, once each',
    async run(tour) {
      const answer = await rest(tour, 'GET', `/actions?work_item_id=${tour.workItemId}`);
      const { smallAction, largeAction } = tour;
      check(answer, 200, {
        'actions.length': 2,
        'actions.0.action_id': largeAction.action_id,
        'actions.0.status': 'succeeded',
        'actions.1.action_id': smallAction.action_id,
        'actions.1.status': 'succeeded',
        next_page_token: null,
      });
    },
  },
  {
    title: 'The evidence: everything that happened, as the permanent log holds it',
    async run(tour) {
      const answer = await rest(tour, 'GET', `/work-items/${tour.workItemId}/evidence`);
      check(answer, 200, { 'entries.0.type': 'work_item.created', next_page_token: null });
      for (const { sequence, type, actor, at } of answer.body.entries) {
        say(indent(`  ${String(sequence).padStart(3)}  ${at}  ${type.padEnd(26)}  ${actor.type} ${actor.id}`));
      }
      const executed = answer.body.entries.filter(({ type }: Json) => type === 'action.succeeded').length;
      if (executed !== 2) throw new Error(`the evidence has ${executed} actions that succeeded, not 2`);
    },
  },
  {
    title: 'The packet: all evidence with its proofs in a signed file, and the public keys in another file',
    async run(tour) {
      const answer = await rest(tour, 'POST', `/work-items/${tour.workItemId}/evidence-packets`);
      check(answer, 200, { payloadType: 'application/vnd.in-toto+json', 'signatures.length': 1 });
      const keys = await fetch(`${tour.stage.address}/.well-known/jwks.json`);
      await writeFile(packetFile(tour), JSON.stringify(answer.body));
      await writeFile(keyFile(tour), await keys.text());
      say(indent(`  ${packetFile(tour)}\n  ${keyFile(tour)}\n  (removed when the tour ends)`));
    },
  },
  {
    title: 'Anybody can verify it offline: with the two files, without the service or its database',
    async run(tour) {
      const { status, report } = verifyOffline(packetFile(tour), keyFile(tour));
      say(indent(report));
      if (status !== 0) throw new Error(`the packet does not verify: status ${status}`);
    },
  },
  {
    title: 'Every alteration is found and named: one value at a time, without a new signature',
    async run(tour) {
      const keys = readKeySet(JSON.parse(await readFile(keyFile(tour), 'utf8')));
      const all = alteredPackets(await readFile(packetFile(tour), 'utf8'));
      for (const [section, ofSection] of Map.groupBy(all, (one) => one.section)) {
        const { path: name, text, told } = mostTelling(ofSection, keys);
        const file = path.join(tour.folder, 'altered.json');
        await writeFile(file, text);
        const { status, report } = verifyOffline(file, keyFile(tour));
        const count = `${ofSection.length} of ${ofSection.length} alterations found`;
        say(indent(`${section}: ${count}; with another ${name.join('.')} it ends with ${status}: "${told}"`));
        if (status !== 1 || !report.includes(told))
          throw new Error(`workgate verify reports something else:\n${report}`);
      }
    },
  },
];

const packetFile = ({ folder }: Tour) => path.join(folder, 'packet.json');
const keyFile = ({ folder }: Tour) => path.join(folder, 'jwks.json');

/** Runs `workgate verify` in an environment without any address or key of the service. */
function verifyOffline(packet: string, keys: string): { status: number | null; report: string } {
  const env = { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1' };
  const args = [CLI, 'verify', packet, '--jwks', keys];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, report: `${stdout}${stderr}`.trimEnd() };
}

/**
 * Picks the most instructive altered packet of a section, with the problem that verification reports. Packets whose
 * problem is more specific than a broken signature come first, and among these a packet with an altered text that
 * people wrote.
 * @throws {Error} if an altered packet verifies, or if its signature does.
 */
function mostTelling(altered: AlteredPacket[], keys: VerificationKey[]): AlteredPacket & { told: string } {
  const inWords = ({ where, problem }: Problem) => `${where}: ${problem}`;
  const tried = altered.map((one) => {
    const { verified, problems } = verifyPacket(one.text, keys);
    if (verified || !problems.some(({ where }) => where === 'signature')) {
      throw new Error(`a packet with another ${one.path.join('.')} verifies: ${JSON.stringify(one.after)}`);
    }
    const located = problems.find(
      ({ where }) => where !== 'signature' && (where !== 'subject' || where === one.section),
    );
    return { ...one, isLocated: located !== undefined, told: inWords(located ?? (problems[0] as Problem)) };
  });
  const located = tried.filter(({ isLocated }) => isLocated);
  const candidates = located.length > 0 ? located : tried;
  const words = candidates.find(({ before }) => typeof before === 'string' && before.includes(' '));
  return words ?? (candidates[0] as (typeof tried)[number]);
}

/** Returns the stage that flags or environment variables name; undefined if they name none. */
function namedStage(): Stage | undefined {
  const option = { type: 'string' } as const;
  const names = ['address', 'admin-email', 'admin-password', 'approver-email', 'approver-password', 'api-key'];
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, option])) });
  const read = (name: string) =>
    values[name] ?? process.env[`WORKGATE_DEMO_${name.toUpperCase().replaceAll('-', '_')}`];
  const address = read('address');
  if (address === undefined) return undefined;
  const need = (name: string) => {
    const value = read(name);
    if (value === undefined) throw new Error(`--${name} is missing: --address also needs the people`);
    return value;
  };
  const apiKey = read('api-key');
  return {
    address: new URL(address).origin,
    admin: { email: need('admin-email'), password: need('admin-password') },
    approver: { email: need('approver-email'), password: need('approver-password') },
    ...(apiKey === undefined ? {} : { apiKey }),
  };
}

/** Runs `act` with its own service on its own database, and removes both afterwards. */
async function withOwnService(act: (stage: Stage) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'workgate-demo-'));
  const { uri: _external, ...options } = engineOptionsFromEnv(process.env);
  const engine = await startMongoEngine({ ...options, dataDir, progress: (line) => say(`database: ${line}`) });
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_NO_WARNINGS: '1',
    WORKGATE_ENV: 'development',
    WORKGATE_PORT: '0',
    // The name of the evidence log comes from this URL. The real address is not known yet, because the port is not.
    WORK_BASE_URL: 'https://demonstration.workgate.test',
    WORKGATE_LOG_LEVEL: 'info',
    WORKGATE_MASTER_KEYS: `demo:${randomBytes(32).toString('base64')}`,
    WORKGATE_METRICS_TOKEN: randomBytes(24).toString('hex'),
    MONGODB_URI: engine.uri,
    MONGODB_DATABASE: 'demo',
  };
  let service: ChildProcess | undefined;
  try {
    workgate(env, 'migrate', '--contract');
    const { tenant_id: tenantId } = workgate(env, 'tenant', 'create', '--name', 'Demonstration');
    const person = (email: string, name: string, role: string): Person => {
      const flags = ['--tenant', tenantId, '--email', email, '--name', name, '--role', role];
      return { email, password: workgate(env, 'admin', 'create', ...flags).password };
    };
    const admin = person('ada@workgate.test', 'Ada Admin', 'admin');
    const approver = person('al@workgate.test', 'Al Approver', 'approver');
    service = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await act({ address: `http://127.0.0.1:${await listeningPort(service)}`, admin, approver });
  } finally {
    if (service !== undefined && service.exitCode === null) {
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
    }
    await engine.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs a `workgate` command and returns its output, parsed if it is JSON. */
function workgate(env: NodeJS.ProcessEnv, ...args: string[]): Json {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`workgate ${args.join(' ')} failed:\n${stderr}${stdout}`);
  return stdout.startsWith('{') ? JSON.parse(stdout) : stdout;
}

function listeningPort(service: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The service ${why}:\n${output}`));
    const timer = setTimeout(() => fail('does not start'), START_TIMEOUT_MS);
    service.once('exit', (code) => fail(`ended with ${code}`));
    service.stdout?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const port = /"port":(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}

async function tour(stage: Stage): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workgate-tour-'));
  try {
    await takeSteps({ stage, cookies: { admin: '', approver: '' }, folder } as Tour);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeSteps(state: Tour): Promise<void> {
  say(`A tour of governed actions at ${state.stage.address}`);
  for (const [index, { title, run }] of STEPS.entries()) {
    say(`\n${String(index + 1).padStart(3)}. ${title}`);
    try {
      await run(state);
    } catch (error) {
      throw new Error(`step ${index + 1} ("${title}") failed: ${(error as Error).message}`, { cause: error });
    }
  }
  say(`\nAll ${STEPS.length} steps succeeded.`);
}

try {
  const named = namedStage();
  if (named === undefined) await withOwnService(tour);
  else await tour(named);
} catch (error) {
  process.stderr.write(`\nmake demo-governance: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
