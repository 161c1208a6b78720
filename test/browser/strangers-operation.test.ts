/**
 * The story of a company that is new to Workgate. It defines an operation in a file and adds it to a pack. An agent
 * proposes the operation, people approve it in a browser, the company's own worker carries it out, and somebody else
 * verifies what happened. The company uses only the `workgate` command, the doors, the Python SDK and the files in
 * `test/fixtures/packs/accounts`, and nothing of the code.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workgate } from '../faults/cli.ts';
import { McpAgent } from '../support/mcp.ts';
import { exportPacket, fetchAt } from '../support/packet-downloads.ts';
import { TestPerson } from '../support/people.ts';
import { installPythonSdk } from '../support/python-sdk.ts';
import { TestService } from '../support/service.ts';
import { TestBrowser, workItemUrl } from './browser.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FIXTURE = path.join(ROOT, 'test/fixtures/packs/accounts');
/** A random name, which no code can know in advance. */
const OPERATION = `x_close_${randomBytes(6).toString('hex')}`;
/** Time for downloading the SDK's dependencies and starting a dozen processes, on a machine with other work. */
const STORY_MS = 300_000;

let service: TestService;
let browser: TestBrowser;
let folder: string;
/** Folder of the company's files, in which the operation has this name. */
let files: string;
let interpreter: string;
let tenantId: string;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-stranger-'));
  files = path.join(folder, 'accounts');
  await cp(FIXTURE, files, { recursive: true });
  for (const file of await readdir(files, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const name = path.join(file.parentPath, file.name);
    await writeFile(name, (await readFile(name, 'utf8')).replaceAll('x_close_account', OPERATION));
  }
  interpreter = await installPythonSdk(folder);
  service = await TestService.start();
  browser = await TestBrowser.launch();
  tenantId = await service.createTenant('Bank');
}, STORY_MS);
afterAll(async () => {
  worker?.kill('SIGKILL');
  await browser?.close();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as an operator and returns its output. */
async function command(...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await workgate({ ...service.env }, args);
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Runs a command for the tenant and returns its JSON output. */
// biome-ignore lint/suspicious/noExplicitAny: the shape depends on the command
async function ofTenant(...args: string[]): Promise<any> {
  return JSON.parse(await command(...args, '--tenant', tenantId));
}

async function newKey(name: string, owner: TestPerson, ...more: string[]): Promise<string> {
  const { token } = await ofTenant('key', 'create', '--name', name, '--owner', owner.email, ...more);
  service.keepSecret(`key of ${name}`, token);
  return token;
}

/** Returns labels and values of the card on the page, without the last four, which every card has. */
async function fieldsOf(page: Page): Promise<[label: string, value: string][]> {
  const card = page.getByRole('article');
  await card.getByText('Closes on').waitFor();
  const [labels, values] = await Promise.all([card.locator('dt').allInnerTexts(), card.locator('dd').allInnerTexts()]);
  return labels.map((label, n): [string, string] => [label.trim(), (values[n] ?? '').trim()]).slice(0, -4);
}

test(
  'an operation known only from its files is defined, proposed, approved, carried out once, and verified',
  async () => {
    const [admin, approver] = await Promise.all([
      TestPerson.create(service, [{ tenantId, role: 'admin' }]),
      TestPerson.create(service, [{ tenantId, role: 'approver' }]),
    ]);
    await approver.signIn();

    // The company tests its pack and activates it.
    expect(await command('policy', 'test', files)).toMatch(/^3 passed, 0 failed$/m);
    await ofTenant('operation', 'put', path.join(files, 'operations/x_close_account.yaml'));
    await ofTenant('pack', 'put', files);
    await ofTenant('pack', 'activate', 'accounts', '1', '--reason', 'We begin.');
    const vault = await ofTenant('integration', 'create', '--kind', 'pull', '--name', 'Vault');
    const scopes = ['work.read', 'work.write', 'work.actions'].flatMap((scope) => ['--scope', scope]);
    const agentKey = await newKey('agent', admin, ...scopes);
    const carries = ['--scope', 'operations.carry', '--carries', vault.integration_id];
    const workerKey = await newKey('worker', admin, ...carries);

    // An agent lists the available operations, and proposes one.
    const agent = new McpAgent(service, { apiKey: agentKey });
    const { output: made } = await agent.call('create_work_item', {
      subject: 'Please close my account',
      tags: ['account'],
    });
    expect(made).toMatchObject({ pack_key: 'accounts', queue_key: 'closures' });
    const { output: known } = await agent.call('get_work_item', { work_item_id: made.work_item_id });
    const [{ integration_id, operations }] = known.integrations;
    const payload = {
      type: OPERATION,
      account_id: 'acc_1234',
      reason: 'fraud',
      note: 'Rang twice.',
      closes_on: '2026-12-31',
    };
    const { output: proposal } = await agent.call('propose_action', {
      work_item_id: made.work_item_id,
      integration_id,
      approval_reason: 'The customer says that it is not theirs.',
      resource_type: operations[0].resource_type,
      action_operation: operations[0].action_operation,
      payload,
    });
    expect(proposal).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });

    // Two people see every field under its label from the definition, and approve.
    for (const person of [approver, await TestPerson.create(service, [{ tenantId, role: 'approver' }])]) {
      const page = await browser.openAs(person);
      await page.goto(workItemUrl(service, { pack_key: 'accounts', work_item_id: made.work_item_id }));
      await expect
        .poll(() => fieldsOf(page))
        .toEqual([
          ['Account', 'acc_1234'],
          ['Closes on', '2026-12-31'],
          ['Reason', 'fraud'],
          ['Note', 'Rang twice.'],
        ]);
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Approve/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Approve this action?' });
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    }

    // The company's own worker carries it out.
    const { output: left } = await agent.call('execute_action', { proposal_id: proposal.proposal_id, dry_run: false });
    expect(left).toMatchObject({ action: null, proposal: { status: 'approved' } });
    const bank = path.join(folder, 'bank.json');
    worker = spawn(interpreter, ['-W', 'error', path.join(files, 'worker.py')], {
      env: { ...process.env, WORKGATE_API_KEY: workerKey, WORKGATE_BASE_URL: service.address, BANK: bank },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const states = async () => {
      const { output } = await agent.call('get_work_item', { work_item_id: made.work_item_id });
      return output.proposals.map(({ status }: { status: string }) => status);
    };
    await expect.poll(states, { timeout: 60_000, interval: 200 }).toEqual(['executed']);
    const again = await agent.call('execute_action', { proposal_id: proposal.proposal_id, dry_run: false });
    expect(again.output).toMatchObject({ replayed: true, action: { result: { closure_id: 'cl_1' } } });
    worker.kill('SIGTERM');
    expect((await once(worker, 'close'))[0]).toBe(0);
    expect(Object.values(JSON.parse(await readFile(bank, 'utf8')))).toEqual(['acc_1234']);

    // Somebody else verifies the packet with only the published keys.
    const exported = await exportPacket(service, agent, made.work_item_id);
    const packet = path.join(folder, 'packet.json');
    const keys = path.join(folder, 'jwks.json');
    const { bytes } = await fetchAt(service, exported.resource_uri, { 'X-Api-Key': agentKey });
    await writeFile(packet, bytes);
    await writeFile(keys, await (await fetch(`${service.address}/.well-known/jwks.json`)).text());
    expect(await command('verify', packet, '--jwks', keys)).toMatch(/: verified$/m);
    expect(browser.complaints).toEqual([]);
  },
  STORY_MS,
);
