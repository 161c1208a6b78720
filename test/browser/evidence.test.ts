import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { TestBrowser } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let member: TestPerson;
let viewer: TestPerson;
let integrationId: string;
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  const join = async (role: 'viewer' | 'member' | 'admin') =>
    (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  const [admin, ...others] = await Promise.all([join('admin'), join('member'), join('viewer')]);
  [member, viewer] = others;
  const shop = { name: 'Test shop', provider: { case: 'sandboxCommerce' as const, value: {} } };
  const { integration } = await admin.client(IntegrationService).createIntegration(shop);
  integrationId = integration?.integrationId ?? '';
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

let refunds = 0;

/** Creates a WorkItem with an executed refund, each of another amount. */
async function createRefunded(): Promise<{ url: string; workItemId: string }> {
  const { workItem } = await member.client(WorkService).createWorkItem({ subject: 'It came twice', tags: ['refund'] });
  const { workItemId = '', packKey = '' } = workItem ?? {};
  refunds += 1;
  const actions = member.client(ActionService);
  const { proposal } = await actions.createActionProposal({
    workItemId,
    integrationId,
    approvalReason: 'The parcel came twice.',
    payload: {
      case: 'commerceRefund',
      value: { orderId: '1238', amount: `1.0${refunds}`, currency: 'EUR', reason: RefundReason.DUPLICATE },
    },
  });
  await actions.executeActionProposal({ proposalId: proposal?.proposalId ?? '' });
  return { url: `${service.address}/packs/${packKey}/work-items/${workItemId}`, workItemId };
}

async function watch(person: TestPerson, url: string): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(url);
  await page
    .getByRole('status')
    .filter({ hasText: /^Live$/ })
    .waitFor();
  return page;
}

const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' });
const entries = (page: Page) => evidence(page).getByRole('list', { name: 'Entries of the log' }).getByRole('listitem');

test('a member exports a packet, which verifies with the public keys that the page names', async () => {
  const { url, workItemId } = await createRefunded();
  const page = await watch(member, url);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    evidence(page).getByRole('button', { name: 'Export packet' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`workgate-${workItemId}.json`);
  const keysAt = await evidence(page).getByRole('link', { name: 'public keys of this service' }).getAttribute('href');
  expect(keysAt).toBe('/.well-known/jwks.json');
  const keys = readKeySet(await (await fetch(new URL(keysAt ?? '', service.address))).json());
  const report = verifyPacket(await readFile(await download.path(), 'utf8'), keys);
  expect(report.problems).toEqual([]);
  expect(report.packet).toMatchObject({
    work_item: { work_item_id: workItemId },
    actions: [{ status: 'succeeded' }],
    export: { exported_by: { id: member.personId } },
  });
  const command = evidence(page).getByRole('textbox', { name: 'Verify it' });
  expect(await command.inputValue()).toBe(
    `workgate verify workgate-${workItemId}.json --jwks ${service.address}/.well-known/jwks.json`,
  );
});

test('the log entries are shown in words, and new ones appear by themselves', async () => {
  const { url, workItemId } = await createRefunded();
  const page = await watch(viewer, url);
  expect(await entries(page).count()).toBe(0);
  await evidence(page).getByRole('button', { name: 'Show entries' }).click();
  await entries(page).first().waitFor();
  const told = await entries(page).allInnerTexts();
  const stored = (await viewer.client(ActionService).getWorkItemEvidence({ workItemId })).entries;
  expect(told).toHaveLength(stored.length);
  for (const [index, { sequence, type }] of stored.entries()) {
    expect(told[index]).toContain(`#${sequence}`);
    expect(told[index]).toContain(type);
    expect(told[index], 'has words').not.toMatch(new RegExp(`${type.replace('.', '\\.')}.*\n.*${type}`));
  }
  expect(told[0]).toContain('opened the WorkItem');
  await member.client(ActionService).exportWorkItemPacket({ workItemId });
  await entries(page).filter({ hasText: 'exported the evidence of the WorkItem' }).waitFor();
});

test('entries beyond the first page are loaded on request', async () => {
  const { url, workItemId } = await createRefunded();
  const work = member.client(WorkService);
  for (let index = 0; index < 60; index += 1)
    await work.appendWorkItemMessage({ workItemId, content: `Word ${index}` });
  const page = await watch(member, url);
  await evidence(page).getByRole('button', { name: 'Show entries' }).click();
  const more = evidence(page).getByRole('button', { name: 'Load later entries' });
  await more.waitFor();
  expect(await entries(page).count()).toBe(50);
  await more.click();
  await more.waitFor({ state: 'detached' });
  expect(await entries(page).count()).toBeGreaterThan(60);
});

test('a viewer reads the evidence and cannot export it', async () => {
  const { url } = await createRefunded();
  const page = await watch(viewer, url);
  await evidence(page).getByRole('button', { name: 'Show entries' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export packet' }).count()).toBe(0);
});

test('no page logs an error or a warning', () => {
  expect(browser.complaints).toEqual([]);
});
