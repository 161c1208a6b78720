import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { NARROW, seeHeading, TestBrowser, WIDE } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test.each([
  WIDE,
  NARROW,
])('the inbox shows what is mine and what nobody has, and its address says which ($width px)', async (viewport) => {
  const tenantId = await service.createTenant();
  const ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  const bob = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  const work = ada.client(WorkService);
  for (const [subject, assigneeId] of [
    ['Of Ada', ada.personId],
    ['Of Bob', bob.personId],
    ['Of nobody', undefined],
  ] as const) {
    const { workItem } = await work.createWorkItem({ subject });
    if (workItem === undefined) throw new Error('There is no WorkItem in the answer');
    if (assigneeId !== undefined) await work.assignWorkItem({ workItemId: workItem.workItemId, assigneeId });
  }
  const page = await browser.openAs(ada, { viewport });
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Inbox');
  const subjects = page.getByRole('link', { name: /^Of / });
  const filter = page.getByRole('combobox', { name: 'Assignee' });
  await expect.poll(() => subjects.allInnerTexts()).toEqual(['Of nobody', 'Of Bob', 'Of Ada']);

  await filter.click();
  await page.getByRole('option', { name: 'Nobody' }).click();
  await expect.poll(() => subjects.allInnerTexts()).toEqual(['Of nobody']);
  await filter.click();
  await page.getByRole('option', { name: 'Me' }).click();
  await expect.poll(() => subjects.allInnerTexts()).toEqual(['Of Ada']);
  expect(new URL(page.url()).search).toBe('?assignee=me');
  await judge(page);

  await page.reload();
  await expect.poll(() => subjects.allInnerTexts(), { message: 'it survives a reload' }).toEqual(['Of Ada']);
  const other = await browser.openAs(bob, { viewport });
  await other.goto(page.url());
  const theirs = other.getByRole('link', { name: /^Of / });
  await expect.poll(() => theirs.allInnerTexts(), { message: 'whoever opens it sees their own' }).toEqual(['Of Bob']);
  await other.goto(`${service.address}/work?assignee=me&status=closed`);
  await other.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => theirs.count()).toBe(3);
});
