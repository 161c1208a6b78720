/** Decisions and their statistics in the shell, as a person sees them who may read proposals. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DecisionService } from '../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, TestBrowser } from './browser.ts';

const NARROWEST = { width: 320, height: 640 };

let service: TestService;
let browser: TestBrowser;
let viewer: TestPerson;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  browser = await TestBrowser.launch();
  const desk = await RefundDesk.open(service);
  tenantId = desk.tenantId;
  viewer = await (await TestPerson.create(service, [{ tenantId, role: 'viewer' }])).signIn();
  for (const status of ['executed', 'rejected', 'cancelled', 'denied'] as const) await desk.inState(status);
  const { body } = await desk.propose(VERY_LARGE);
  await service.services.actions.approvals.approve(desk.approvers[0], body.proposal_id, 'Seen the \u202eparcel.');
  await service.services.platform.relay.drain(desk.tenantId);
}, 120_000);
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Script that returns the colour of a line in the charts' legends. */
const markerColourOf = (line: string) => `getComputedStyle(
  [...document.querySelectorAll('.u-series')].find(({ textContent }) => textContent.startsWith('${line}'))
    .querySelector('.u-marker'),
).borderColor`;

async function open(options = {}): Promise<Page> {
  const page = await browser.openAs(viewer, { timezoneId: 'Asia/Kathmandu', ...options });
  await page.goto(`${service.address}/approvals/decisions`);
  await seeHeading(page, 'Decisions');
  await page.getByRole('region', { name: 'By operation' }).waitFor();
  await page.locator('canvas').nth(1).waitFor();
  return page;
}

test('the tables below the charts show the service’s numbers, by day in the person’s time zone', async () => {
  const page = await open();
  const found = await viewer.client(DecisionService).getDecisionStatistics({ days: 30, timeZone: 'Asia/Kathmandu' });
  const figures = (await page.getByRole('region', { name: 'By day' }).getByRole('row').nth(1).innerText()).split(/\s+/);
  const {
    day,
    proposals,
    autoApprovals,
    denials,
    approvals,
    rejections,
    expiries,
    cancellations,
    executions,
    failures,
  } = found.byDay[0] ?? {};
  const counts = [
    proposals,
    autoApprovals,
    denials,
    approvals,
    rejections,
    expiries,
    cancellations,
    executions,
    failures,
  ];
  const heads = page.getByRole('region', { name: 'By day' }).getByRole('columnheader');
  expect((await heads.allInnerTexts()).slice(-2)).toEqual(['Half took at most', '9 of 10 took at most']);
  const colourOf = (line: string) => page.evaluate<string>(markerColourOf(line));
  expect(await colourOf('Failed'), 'red').toBe(await colourOf('Denied'));
  expect(figures.slice(0, 10)).toEqual([day, ...counts.map(String)]);
  expect(counts.map(Number)).toEqual([5, 1, 1, 0, 1, 0, 1, 1, 0]);
});

test('the list shows who decided and why, reveals invisible characters, and filters by outcome, decider and time', async () => {
  const page = await open();
  const list = page.getByRole('table', { name: 'Decisions' });
  await list.getByText(/Seen the .*U\+202E/).waitFor();
  expect(await list.getByRole('row').count()).toBe(6);
  expect(await list.getByRole('link').count(), 'this person may open no case').toBe(0);
  await page.getByRole('combobox', { name: 'Decision' }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await expect.poll(() => list.getByRole('row').count()).toBe(2);
  expect(page.url()).toMatch(/outcome=5$/);

  await page.goto(`${service.address}/approvals/decisions`);
  await expect.poll(() => list.getByRole('row').count()).toBe(6);
  await page.getByRole('combobox', { name: 'By' }).click();
  await page.getByRole('option', { name: 'Policy' }).click();
  const ofPolicy = list.getByRole('row', { name: /Policy/ });
  // All rows except for the heading are decisions of policy, once the list is filtered.
  await expect.poll(async () => (await list.getByRole('row').count()) - (await ofPolicy.count())).toBe(1);
  expect(await ofPolicy.count()).toBeGreaterThan(0);
  await page.getByLabel('Until').fill('2020-01-01');
  await page.getByText('No decisions match').waitFor();
  await page.reload();
  await page.getByText('No decisions match').waitFor();
  expect(new URL(page.url()).search).toBe('?by=workgate-policy&until=2020-01-01');
  await page.getByLabel('Until').fill('');
  await ofPolicy.first().waitFor();
});

test('decisions are found by order, amount and decider, and show exact times with the zone', async () => {
  const approver = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
  const [other] = (await viewer.client(DecisionService).listDecisions({})).decisions;
  const page = await browser.openAs(approver, { timezoneId: 'Asia/Kathmandu' });
  await page.goto(`${service.address}/approvals/decisions`);
  const list = page.getByRole('table', { name: 'Decisions' });
  await expect.poll(() => list.getByRole('row').count()).toBe(6);
  await list.getByRole('columnheader', { name: 'When (Asia/Kat' }).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search' });
  const money = other?.proposal?.money;
  await search.fill(`${other?.proposal?.resource?.resourceId} ${money?.amount}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => list.getByRole('row').count()).toBe(2);
  await list.getByText(/^\d+ \w+ 20\d\d, \d\d:\d\d$/).waitFor();
  await judge(page);
  await page.getByRole('checkbox', { name: 'Decided by me' }).click();
  await page.getByText('No decisions match').waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe(approver.personId);
  await page.getByRole('checkbox', { name: 'Decided by me' }).click();
  await search.fill('nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('No decisions match').waitFor();
});

test('each decision links to its case for people who may approve', async () => {
  const page = await browser.openAs(await TestPerson.create(service, [{ tenantId, role: 'approver' }]));
  await page.goto(`${service.address}/approvals/decisions`);
  const rejected = page.getByRole('table', { name: 'Decisions' }).getByRole('row', { name: /Rejected/ });
  const link = rejected.getByRole('link');
  const summary = await link.innerText();
  await judge(page);
  await link.click();
  await page.getByRole('article', { name: summary }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/approvals\/prop_\w+$/);
});

test.each([
  'light',
  'dark',
] as const)('everything works at any width, in every colour scheme (%s)', async (colorScheme) => {
  const page = await open({ colorScheme, reducedMotion: 'reduce' });
  await judge(page);
  await page.setViewportSize(NARROWEST);
  await judge(page);
});
