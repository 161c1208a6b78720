import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const REASON = 'Wrong amounts since noon';

let service: TestService;
let browser: TestBrowser;
let desk: RefundDesk;
let approver: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  desk = await RefundDesk.open(service);
  approver = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
  for (const person of [desk.creator, approver]) await person.signIn();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openFreezes(person: TestPerson): Promise<Page> {
  const page = await browser.openAs(person);
  await page.goto(`${service.address}/admin/freezes`);
  await seeHeading(page, 'Freezes');
  return page;
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Freeze' });
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an approver freezes an integration, everybody sees that it is frozen, and an admin thaws it', async () => {
  const { work_item_id: workItemId, proposal_id: id } = await desk.inState('approved');
  const page = await openFreezes(approver);
  await page.getByText('Nothing is frozen').waitFor();
  await page.getByRole('button', { name: 'Freeze' }).click();
  const form = page.getByRole('dialog', { name: 'Freeze' });
  await choose(page, 'What', 'Integration');
  await choose(page, 'Integration', /^Shop/);
  await form.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await form.getByRole('button', { name: 'Freeze' }).click();
  await form.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /^Shop Integration/ })
    .getByText(REASON)
    .waitFor();
  expect(await page.getByRole('button', { name: /^Thaw/ }).count()).toBe(0);
  const banner = page.getByRole('status').filter({ hasText: 'is frozen:' });
  await banner.getByText('The integration Shop is frozen: ').waitFor();
  expect(await banner.innerText()).toContain(`is frozen: ${REASON}. None of it is sent`);
  expect((await desk.execute(id)).status).toBe(403);

  const watching = await browser.openAs(approver);
  await watching.goto(`${service.address}/packs/customer_support/work-items/${workItemId}`);
  const notice = watching.getByRole('article').getByRole('status').filter({ hasText: 'This is frozen' });
  await notice.waitFor();
  expect(await notice.innerText()).toContain(REASON);

  const admin = await openFreezes(desk.creator);
  await admin.getByRole('button', { name: `Thaw Integration ${desk.integrationId}` }).click();
  const thaw = admin.getByRole('dialog', { name: 'Thaw' });
  await thaw.getByRole('textbox', { name: 'Reason' }).fill('Mended');
  await thaw.getByRole('button', { name: 'Thaw' }).click();
  await thaw.waitFor({ state: 'detached' });
  await admin.getByText('Nothing is frozen').waitFor();
  await admin
    .getByRole('row', { name: /^Shop Integration/ })
    .getByText('Mended')
    .waitFor();
  expect(await admin.getByText(/is frozen:/).count()).toBe(0);
  expect((await desk.execute(id)).status).toBe(200);
});

test('a target that cannot be frozen is reported at its field', async () => {
  const page = await openFreezes(approver);
  await page.getByRole('button', { name: 'Freeze' }).click();
  const form = page.getByRole('dialog', { name: 'Freeze' });
  await choose(page, 'What', 'API key');
  const key = form.getByRole('textbox', { name: 'API key id' });
  await key.fill('key_01h455vb4pex5vsknk084sn02q');
  await form.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await form.getByRole('button', { name: 'Freeze' }).click();
  await form.getByText('does not exist in this tenant').waitFor();
  expect(await key.getAttribute('aria-invalid')).toBe('true');
});

test('a freeze names the executions that it cannot recall, and members only read freezes', async () => {
  const { proposal_id: id } = await desk.inState('executing');
  const { execution } = await desk.row(id);
  const page = await openFreezes(approver);
  await page.getByRole('button', { name: 'Freeze' }).click();
  const form = page.getByRole('dialog', { name: 'Freeze' });
  await form.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await form.getByRole('button', { name: 'Freeze' }).click();
  await form.waitFor({ state: 'detached' });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(`cannot be recalled: ${execution?.action_id} (${id}).`);

  const member = await openFreezes(await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]));
  await member.getByRole('row', { name: /^Everything/ }).waitFor();
  expect(await member.getByRole('button', { name: /^(Freeze|Thaw)/ }).count()).toBe(0);
  expect(await member.getByText(/is frozen:/).count()).toBe(0);
  const { freezes } = await approver.client(FreezeService).listFreezes({});
  expect(freezes).toMatchObject([{ kind: FreezeKind.TENANT }]);
});
