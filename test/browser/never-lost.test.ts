import { create, toBinary } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import type { Page, Request, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ErrorInfoSchema } from '../../generated/proto/workgate/errors/v1/errors_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { judge } from './accessibility.ts';
import { seeHeading, signInByForm, TestBrowser, workItemUrl } from './browser.ts';

let service: TestService;
let browser: TestBrowser;
let ada: TestPerson;
let item: { pack_key: string; work_item_id: string };
beforeAll(async () => {
  service = await TestService.startOwn();
  browser = await TestBrowser.launch();
  const tenantId = await service.createTenant('Acme');
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  const { workItem } = await ada.client(WorkService).createWorkItem({ subject: 'Here from the start' });
  item = { pack_key: workItem?.packKey ?? '', work_item_id: workItem?.workItemId ?? '' };
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.stop();
});

/** Matches requests to the service, except for pages and their code. */
const CALLS = /\/(workgate\.[^/]+|healthz)(\/|$)/;
/** Matches stylesheets that the first view does not need. */
const LATER_STYLES = /\/assets\/(?!index-)[\w-]+\.css$/;
/** Script that returns the stylesheets in force. */
const STYLES = '[...document.styleSheets].filter(({ href }) => href).map(({ href, cssRules }) => cssRules && href)';
const MEMBERS_CODE = /\/assets\/members-page-[\w-]+\.js$/;

const banner = (page: Page) => page.getByText(/^Workgate cannot be reached/);
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
/** True if the request loads the document again. */
const isLoad = (request: Request) => request.isNavigationRequest();

async function openInbox(): Promise<Page> {
  const page = await browser.openAs(ada);
  await page.goto(`${service.address}/work`);
  await page.getByText('Here from the start').first().waitFor();
  return page;
}

test('a page that fails leaves the navigation usable, and appears when it is tried again', async () => {
  const page = await openInbox();
  // A page with a defect that occurs only sometimes.
  await page.evaluate('globalThis.isBroken = true');
  const body = `export const MembersPage = () => {
    if (globalThis.isBroken) throw new Error('A defect');
    return 'Nothing is broken any more';
  }`;
  await page.route(MEMBERS_CODE, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await follow(page, 'Members');
  await seeHeading(page, 'This page has failed');
  await judge(page);
  expect(await page.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(5);
  await follow(page, 'Inbox');
  await seeHeading(page, 'Inbox');
  await follow(page, 'Members');
  await seeHeading(page, 'This page has failed');
  await page.evaluate('globalThis.isBroken = false');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing is broken any more').waitFor();
});

test('code that fails to load is requested again without a message', async () => {
  const page = await openInbox();
  let refusals = 0;
  await page.route(MEMBERS_CODE, (route) => {
    refusals += 1;
    return refusals <= 2 ? route.abort() : route.continue();
  });
  const loads: Request[] = [];
  page.on('request', (request) => isLoad(request) && loads.push(request));
  await follow(page, 'Members');
  await seeHeading(page, 'Members');
  expect([refusals, loads.length]).toEqual([3, 0]);
});

test('stylesheets that fail to load are requested again, and nothing is shown without its styles', async () => {
  const page = await browser.openAs(ada);
  const asked = new Map<string, number>();
  await page.route(LATER_STYLES, (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    return (asked.get(url) ?? 0) <= 2 ? route.abort() : route.continue();
  });
  await page.goto(`${service.address}/approvals/decisions`);
  await seeHeading(page, 'Decisions');
  await page.locator('.uplot').first().waitFor();
  expect([...asked.keys()].join()).toMatch(/day-chart/);
  await expect.poll(() => [...asked.values()].filter((times) => times !== 3), { timeout: 15_000 }).toEqual([]);
  const inForce = () => page.evaluate<string[]>(STYLES);
  await expect.poll(inForce).toEqual(expect.arrayContaining([...asked.keys()]));
});

test('after a deployment that removed its files, an open page reloads once, at the page that was asked for', async () => {
  const page = await openInbox();
  // The open page belongs to an older build, whose code the service does not have any more.
  await page.route(MEMBERS_CODE, (route) => route.fulfill({ status: 404 }));
  const loads: string[] = [];
  page.on('request', (request) => isLoad(request) && loads.push(new URL(request.url()).pathname));
  await follow(page, 'Members');
  // While the service still has the same build, a reload would not help.
  await seeHeading(page, 'This page has failed');
  expect(loads).toEqual([]);
  await follow(page, 'Inbox');
  await seeHeading(page, 'Inbox');

  await page.route(/\/(admin\/members)?$/, async (route) => {
    const answer = await route.fetch();
    await page.unroute(MEMBERS_CODE);
    const body = (await answer.text()).replace('/assets/index-', '/assets/./index-');
    return route.fulfill({ response: answer, body });
  });
  await follow(page, 'Members');
  await seeHeading(page, 'Members');
  expect(loads).toEqual(['/admin/members']);
});

test('while the service is away a banner says so and the content stays; afterwards the page catches up', async () => {
  const page = await browser.openAs(ada);
  await page.goto(workItemUrl(service, item));
  await page.getByText(/^Live$/).waitFor();
  await service.end('SIGKILL');
  await banner(page).waitFor();
  await judge(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Here from the start');
  await service.spawn();
  await ada.client(WorkService).appendWorkItemMessage({ workItemId: item.work_item_id, content: 'Written meanwhile' });
  await banner(page).waitFor({ state: 'detached' });
  await page.getByText('Written meanwhile').first().waitFor();
});

const OUTAGES = {
  'cannot be reached': (route: Route) => route.abort(),
  'is answered for by a proxy with 503': (route: Route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'never answers': () => undefined,
} as const;

test.each(
  Object.entries(OUTAGES),
)('a page opened while the service %s explains it, and appears without a reload afterwards', async (_, fail) => {
  const page = await browser.openAs(ada);
  await page.route(CALLS, fail);
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Workgate does not answer');
  await page.getByText('This page opens by itself').waitFor();
  await judge(page);
  const loads: Request[] = [];
  page.on('request', (request) => isLoad(request) && loads.push(request));
  await page.unroute(CALLS);
  await page.getByText('Here from the start').first().waitFor();
  expect(loads).toEqual([]);
});

/** Returns a `google.rpc.Status` as the service sends it. */
function internalError(): Uint8Array {
  const info = create(ErrorInfoSchema, { code: 'internal_error', correlationId: 'cor_1', retryable: true });
  const type = 'type.googleapis.com/workgate.errors.v1.ErrorInfo';
  const detail = new BinaryWriter().tag(1, WireType.LengthDelimited).string(type);
  detail.tag(2, WireType.LengthDelimited).bytes(toBinary(ErrorInfoSchema, info));
  const status = new BinaryWriter()
    .tag(1, WireType.Varint)
    .int32(13)
    .tag(2, WireType.LengthDelimited)
    .string('It failed.');
  return status.tag(3, WireType.LengthDelimited).bytes(detail.finish()).finish();
}

test('a page opened while the service fails says so, and appears without a reload afterwards', async () => {
  const page = await browser.openAs(ada);
  const details = Buffer.from(internalError()).toString('base64');
  const headers = {
    'content-type': 'application/grpc-web+proto',
    'grpc-status': '13',
    'grpc-status-details-bin': details,
  };
  await page.route(CALLS, (route) =>
    route.request().url().endsWith('/healthz') ? route.continue() : route.fulfill({ headers }),
  );
  await page.goto(`${service.address}/work`);
  await seeHeading(page, 'Workgate has a problem');
  await page.getByText('It tries again every 3 seconds').waitFor();
  await judge(page);
  await page.unroute(CALLS);
  await page.getByText('Here from the start').first().waitFor();
});

test('signing in leads back to exactly the same URL', async () => {
  const page = await browser.open();
  const where = '/work?status=new#row-12';
  await page.goto(`${service.address}${where}`);
  await seeHeading(page, 'Sign in');
  await signInByForm(page, ada);
  await seeHeading(page, 'Inbox');
  expect(page.url()).toBe(`${service.address}${where}`);
});

test('no page logs an unexpected error or warning', () => {
  const expected = /A defect|Failed to load resource|dynamically imported module/;
  expect(browser.complaints.filter((one) => !expected.test(one))).toEqual([]);
});
